"""Every exception becomes a problem document."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from starboard.engine.errors import StarboardError
from starboard.server import metrics
from starboard.server.errors import ProblemError, of_engine
from starboard.server.languages import language_of
from starboard.server.structs import Problem

LOG: Final = structlog.get_logger()
MEDIA: Final = "application/problem+json"
KINDS: Final = {
    400: "bad-request",
    401: "sign-in",
    403: "forbidden",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "media-type",
    429: "too-many",
    503: "busy",
}
AnyRequest = Request[Any, Any, Any]


def answer(request: AnyRequest, error: ProblemError) -> Response[Problem]:
    """The document with its status, in the language that the request asks for."""
    metrics.REFUSED.labels(error.kind).inc()
    headers = {"Retry-After": "5"} if error.kind in ("too-many", "busy") else {}
    document = error.problem(language_of(request.headers.get("accept-language", "")))
    return Response(document, status_code=error.status, media_type=MEDIA, headers=headers)


def on_problem(request: AnyRequest, error: ProblemError) -> Response[Problem]:
    """Our own problems."""
    return answer(request, error)


def on_engine(request: AnyRequest, error: StarboardError) -> Response[Problem]:
    """What the rules refuse."""
    return answer(request, of_engine(error))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    kind = KINDS.get(error.status_code)
    if kind is None:
        return on_fault(request, error)
    problem = ProblemError(kind, "verbatim", error.detail or "", fields=_fields(error))
    return answer(request, problem)


def _fields(error: HTTPException) -> dict[str, str] | None:
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    found: dict[str, str] = {}
    for row in error.extra:
        if isinstance(row, dict):
            found[str(row.get("key", ""))] = str(row.get("message", ""))
    return found or None


def on_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own mistakes: logged with all we know, told without details."""
    LOG.exception("fault", path=request.url.path, exc_info=error)
    return answer(request, ProblemError("internal", "fault"))
