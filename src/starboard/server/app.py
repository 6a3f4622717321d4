"""The application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from starboard.engine.errors import StarboardError
from starboard.server.errors import ProblemError
from starboard.server.live.sockets import live
from starboard.server.routes import lobby, notices, odds, operation, people, playing, talk
from starboard.server.routes.bodies import StrictRequest, refuse_nul
from starboard.server.routes.common import provide_caller, provide_services
from starboard.server.routes.page import page
from starboard.server.routes.problems import on_engine, on_fault, on_http, on_problem
from starboard.server.services import Services
from starboard.server.settings import Settings

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW: Final = [(name.lower().encode(), text.encode()) for name, text in HEADERS.items()]


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the security headers, problems too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *RAW]


def create_app(settings: Settings) -> Litestar:
    """The server with these settings; it opens its database when it starts."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    groups = (people, lobby, playing, odds, talk, notices)
    handlers = [handler for group in groups for handler in group.ROUTES]
    return Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), *operation.ROUTES, live, page],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        exception_handlers={
            ProblemError: on_problem,
            StarboardError: on_engine,
            HTTPException: on_http,
            Exception: on_fault,
        },
        state=State({"services": services}),
        lifespan=[lifespan],
        logging_config=None,
        request_class=StrictRequest,
        before_request=refuse_nul,
        request_max_body_size=settings.max_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        before_send=[add_headers],
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
