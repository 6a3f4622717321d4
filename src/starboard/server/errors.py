"""Everything that can go wrong for a client, and its problem document (RFC 9457).

Only this file knows which status belongs to which problem.
"""

from __future__ import annotations

from typing import Final

from starboard.engine.errors import (
    BadNotation,
    BadOptions,
    BadSave,
    GameOver,
    IllegalMove,
    StarboardError,
    WhyNot,
)
from starboard.server.sentences import Sentence, title
from starboard.server.structs import Problem, Update, WhyNotInfo

STATUS: Final = {
    "bad-request": 400,
    "sign-in": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "csrf": 403,
    "origin": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "conflict": 409,
    "needs-consent": 409,
    "still-running": 409,
    "game-over": 409,
    "too-large": 413,
    "media-type": 415,
    "bad-notation": 422,
    "illegal-move": 422,
    "bad-options": 422,
    "bad-save": 422,
    "too-many": 429,
    "internal": 500,
    "busy": 503,
}


class ProblemError(Exception):
    """A problem to be told to the client: its kind, and a sentence of the catalogue.

    `field` names the field of the request that the sentence is about; `fields` are those that
    others (the engine, the framework) have found wrong.
    """

    def __init__(
        self,
        kind: str,
        code: str,
        *words: object,
        field: str = "",
        fields: dict[str, str] | None = None,
        why: WhyNotInfo | None = None,
        update: Update | None = None,
    ) -> None:
        self.detail = Sentence(code, *words)
        super().__init__(str(self.detail))
        self.kind = kind
        self.field = field
        self.fields = fields
        self.why = why
        self.update = update

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.kind]

    def problem(self, language: str) -> Problem:
        """The document as somebody reads it."""
        detail = self.detail.text(language)
        return Problem(
            type=f"/problems/{self.kind}",
            title=title(self.kind, language),
            status=self.status,
            detail=detail,
            fields={self.field: detail} if self.field else self.fields,
            why=self.why,
            update=self.update,
        )


def why_info(why: WhyNot) -> WhyNotInfo:
    """A refusal on the wire."""
    return WhyNotInfo(code=why.code, rule=why.rule, params=why.params, text=why.text, fix=why.fix)


def of_engine(error: StarboardError) -> ProblemError:
    """The problem behind an error of the engine."""
    if isinstance(error, IllegalMove):
        return ProblemError("illegal-move", "verbatim", error, why=why_info(error.refusal))
    if isinstance(error, BadNotation):
        return ProblemError("bad-notation", "verbatim", error)
    if isinstance(error, GameOver):
        return ProblemError("game-over", "no_more_moves")
    if isinstance(error, BadOptions):
        return ProblemError("bad-options", "verbatim", error, fields=error.fields)
    if isinstance(error, BadSave):
        return ProblemError("bad-save", "verbatim", error)
    return ProblemError("bad-request", "verbatim", error)


class VersionConflict(Exception):
    """Another process wrote to the journal first; catch up and decide again."""
