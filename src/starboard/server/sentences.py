"""The server's own sentences: a code with its words, told in the reader's language.

`messages.toml` and `messages.de.toml` hold them as the games' catalogues hold theirs: rows
`code = "text"` or `code = { params = [...], text = "..." }`. The section says who reads them;
`titles` are those of problem documents.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Final, final

import msgspec

from starboard.engine.catalogue import Message
from starboard.server.languages import DEFAULT

TITLES: Final = "titles"
HOLE: Final = re.compile(r"\{(\w+)\}")


@final
class Sentence:
    """A code of the catalogue and the words for its parameters, in their order."""

    def __init__(self, code: str, *words: object) -> None:
        self.code = code
        self.words = [str(word) for word in words]

    def text(self, language: str = DEFAULT) -> str:
        """What somebody reads; a word that looks like a parameter stays as it is."""
        message = sentences(language)[self.code]
        words = dict(zip(message.params, self.words, strict=True))
        return HOLE.sub(lambda hole: words[hole[1]], message.text)

    def __str__(self) -> str:
        return self.text()

    def stored(self) -> str:
        """As the database keeps it, so that it can be told in any language later."""
        return msgspec.json.encode([self.code, *self.words]).decode()


def stored_sentence(text: str) -> Sentence:
    """What `stored` has made; text of an older release stays as it was written."""
    if not text.startswith("["):
        return Sentence("verbatim", text)
    code, *words = msgspec.json.decode(text, type=list[str])
    return Sentence(code, *words)


def title(kind: str, language: str) -> str:
    """The title of a problem of this kind."""
    return _sections(language)[TITLES][kind].text


@cache
def sentences(language: str) -> dict[str, Message]:
    """All sentences but the titles by their code."""
    every = _sections(language).items()
    return {code: row for name, rows in every if name != TITLES for code, row in rows.items()}


@cache
def _sections(language: str) -> dict[str, dict[str, Message]]:
    name = "messages.toml" if language == DEFAULT else f"messages.{language}.toml"
    data = tomllib.loads(resources.files("starboard.server").joinpath(name).read_text("utf-8"))
    return {
        section: {code: _message(row) for code, row in rows.items()}
        for section, rows in data.items()
    }


def _message(row: str | dict[str, object]) -> Message:
    if isinstance(row, str):
        return Message([], row, "")
    return Message(msgspec.convert(row["params"], list[str]), str(row["text"]), "")
