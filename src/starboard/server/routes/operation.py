"""Health, readiness and metrics."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text

from starboard.server import metrics

from .common import ServicesDep


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(services: ServicesDep) -> Response[dict[str, str]]:
    """The process can serve: it has started and its database answers."""
    fine = services.ready
    if fine:
        async with services.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    status = {"status": "ready" if fine else "not ready"}
    return Response(status, status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def show_metrics() -> bytes:
    """For Prometheus."""
    return metrics.exposition()


ROUTES = [health, ready, show_metrics]
