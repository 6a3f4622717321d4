"""Bodies are read strictly: the text "2" is no number, and an unknown field is an error."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request

from starboard.server.errors import ProblemError

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
            raise ProblemError("bad-request", f"the body is no JSON: {error}") from None
        return msgspec.json.decode(body)


def _problem(text: str) -> ProblemError:
    found = PLACE.match(text)
    fields = {found.group(2): found.group(1)} if found is not None else None
    return ProblemError("bad-request", text, fields=fields)
