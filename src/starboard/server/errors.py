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
from starboard.server.structs import Problem, Update, WhyNotInfo

TITLES: Final[dict[str, tuple[int, str]]] = {
    "bad-request": (400, "The request cannot be understood"),
    "sign-in": (401, "Somebody must be signed in for this"),
    "forbidden": (403, "This is not allowed"),
    "not-your-seat": (403, "This seat is held by somebody else"),
    "csrf": (403, "The page's token is missing or wrong"),
    "origin": (403, "The request comes from a foreign page"),
    "not-found": (404, "There is no such thing here"),
    "method": (405, "The route does not know this method"),
    "stale": (409, "The table has moved on"),
    "conflict": (409, "The table does not allow this now"),
    "needs-consent": (409, "The others must agree first"),
    "still-running": (409, "The game is still running"),
    "game-over": (409, "The game is over"),
    "too-large": (413, "The request is too large"),
    "media-type": (415, "The body must be JSON"),
    "bad-notation": (422, "The text is no move"),
    "illegal-move": (422, "The move is not allowed"),
    "bad-options": (422, "The table cannot be made with these options"),
    "bad-save": (422, "The text is no saved game"),
    "too-many": (429, "Too many requests"),
    "internal": (500, "The server made a mistake"),
    "busy": (503, "The server cannot do this now"),
}


class ProblemError(Exception):
    """A problem to be told to the client."""

    def __init__(
        self,
        kind: str,
        detail: str,
        fields: dict[str, str] | None = None,
        why: WhyNotInfo | None = None,
        update: Update | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind = kind
        self.fields = fields
        self.why = why
        self.update = update

    @property
    def status(self) -> int:
        """The HTTP status."""
        return TITLES[self.kind][0]

    def problem(self) -> Problem:
        """The document."""
        status, title = TITLES[self.kind]
        return Problem(
            type=f"/problems/{self.kind}",
            title=title,
            status=status,
            detail=str(self),
            fields=self.fields,
            why=self.why,
            update=self.update,
        )


def why_info(why: WhyNot) -> WhyNotInfo:
    """A refusal on the wire."""
    return WhyNotInfo(code=why.code, rule=why.rule, params=why.params, text=why.text, fix=why.fix)


def of_engine(error: StarboardError) -> ProblemError:
    """The problem behind an error of the engine."""
    if isinstance(error, IllegalMove):
        return ProblemError("illegal-move", str(error), why=why_info(error.refusal))
    if isinstance(error, BadNotation):
        return ProblemError("bad-notation", str(error))
    if isinstance(error, GameOver):
        return ProblemError("game-over", str(error))
    if isinstance(error, BadOptions):
        return ProblemError("bad-options", str(error), fields=error.fields)
    if isinstance(error, BadSave):
        return ProblemError("bad-save", str(error))
    return ProblemError("bad-request", str(error))


class VersionConflict(Exception):
    """Another process wrote to the journal first; catch up and decide again."""
