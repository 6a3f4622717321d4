"""A whole game as one small text: a head line, then one line per record.

starboard save 1
{"game": "eclipse", "rules": 1, "seats": 2, "seed": "...", ...}
0 - revealed setup # techs=17 techs=3
1 0 - action explore
end 5f0c1d...
"""

from __future__ import annotations

import json
from typing import Final, final

from .errors import BadSave
from .record import NOBODY, SETUP, Record, read_record

FIRST_LINE: Final = "starboard save 1"


@final
class SaveFile:
    """What a save text says, before anything is replayed."""

    __slots__ = (
        "commitment",
        "end",
        "game",
        "lines",
        "options",
        "preferences",
        "rules",
        "seats",
        "seed",
    )

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: str,
        commitment: str,
        options: dict[str, object],
        preferences: dict[str, object],
        lines: list[str],
        end: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.commitment = commitment
        self.options = options
        self.preferences = preferences
        self.lines = lines
        self.end = end

    def text(self) -> str:
        """The save file."""
        head = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "commitment": self.commitment,
            "options": self.options,
            "preferences": self.preferences,
        }
        end = [f"end {self.end}"] if self.end else []
        return "\n".join([FIRST_LINE, json.dumps(head), *self.lines, *end]) + "\n"

    def records(self, streams: tuple[str, ...]) -> list[Record]:
        """The log; record numbers must be without gaps."""
        log = [read_record(line, streams) for line in self.lines]
        if not log or log[0].move != SETUP or log[0].seat != NOBODY:
            raise BadSave(f'the first record must be "0 - ... {SETUP}"')
        for k, record in enumerate(log):
            if record.seq != k:
                raise BadSave(f"record {record.seq} stands where record {k} was needed")
        return log


def read_save(text: str) -> SaveFile:
    """The parts of a save text; `BadSave` says which line is wrong."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 3 or lines[0] != FIRST_LINE:
        raise BadSave(f'the text is no saved game: it must begin with the line "{FIRST_LINE}"')
    head = _read_head(lines[1])
    end = lines[-1].removeprefix("end ") if lines[-1].startswith("end ") else ""
    return SaveFile(
        _text(head, "game"),
        _number(head, "rules"),
        _number(head, "seats"),
        _text(head, "seed"),
        _text(head, "commitment"),
        _table(head, "options"),
        _table(head, "preferences"),
        lines[2:-1] if end else lines[2:],
        end,
    )


def _read_head(line: str) -> dict[str, object]:
    try:
        head: object = json.loads(line)
    except ValueError:
        raise BadSave("line 2 of the save file is no JSON object") from None
    if not isinstance(head, dict):
        raise BadSave("line 2 of the save file is no JSON object")
    return head


def _text(head: dict[str, object], key: str) -> str:
    value = head.get(key)
    if not isinstance(value, str):
        raise BadSave(f'the head of the save file needs a text "{key}", found {value!r}')
    return value


def _number(head: dict[str, object], key: str) -> int:
    value = head.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f'the head of the save file needs a whole number "{key}", found {value!r}')
    return value


def _table(head: dict[str, object], key: str) -> dict[str, object]:
    value = head.get(key, {})
    if not isinstance(value, dict):
        raise BadSave(f'the head of the save file needs an object "{key}", found {value!r}')
    return value
