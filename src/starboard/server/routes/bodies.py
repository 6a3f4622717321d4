"""Bodies are read strictly: the text "2" is no number, and an unknown field is an error."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request

from starboard.server.errors import ProblemError

NUL: Final = "\0"
PLACE: Final = re.compile(r"(.*) - at `\$\.?(.*)`$")


class StrictRequest(Request[Any, Any, Any]):
    """The framework converts leniently; this checks the body against its type first."""

    async def json(self) -> Any:
        """The body, once it fits the route's type exactly."""
        body = await self.body()
        field = self.route_handler.parsed_data_field
        wanted = dict[str, object] if field is None else field.annotation
        try:
            msgspec.json.decode(body, type=wanted)
        except msgspec.ValidationError as error:
            raise _problem(str(error)) from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise ProblemError("bad-request", "no_json", error) from None
        document = msgspec.json.decode(body)
        if holds_nul(document):
            raise ProblemError("bad-request", "nul_in_body")
        return document


def holds_nul(value: object) -> bool:
    """PostgreSQL stores no text with this character, and nobody types it."""
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, dict):
        return any(holds_nul(one) for pair in value.items() for one in pair)
    return isinstance(value, list) and any(holds_nul(one) for one in value)


async def refuse_nul(request: Request[Any, Any, Any]) -> None:
    """Nothing in an address is called by a name with NUL."""
    if NUL in request.url.path or "%00" in request.url.path:
        raise ProblemError("not-found", "nul_in_path")
    if "%00" in request.url.query or NUL in request.url.query:
        raise ProblemError("bad-request", "nul_in_query")


def _problem(text: str) -> ProblemError:
    found = PLACE.match(text)
    fields = {found.group(2): found.group(1)} if found is not None else None
    return ProblemError("bad-request", "verbatim", text, fields=fields)
