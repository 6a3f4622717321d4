"""Health, readiness and metrics."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from starboard.server import metrics
from starboard.server.services import Services

from .common import ServicesDep

LOG: Final = structlog.get_logger()
READY_SECONDS: Final = 3.0


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(services: ServicesDep) -> Response[dict[str, str]]:
    """The process can serve: it has started and its database answers."""
    fine = services.ready and await _answers(services)
    status = {"status": "ready" if fine else "not ready"}
    return Response(status, status_code=200 if fine else 503)


async def _answers(services: Services) -> bool:
    try:
        async with asyncio.timeout(READY_SECONDS), services.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        LOG.warning("the database is away", error=str(error))
        return False
    return True


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def show_metrics() -> bytes:
    """For Prometheus."""
    return metrics.exposition()


ROUTES = [health, ready, show_metrics]
