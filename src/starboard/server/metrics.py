"""What Prometheus reads."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES: Final = Counter("starboard_moves", "Moves stored", ["game"], registry=REGISTRY)
REFUSED: Final = Counter("starboard_refused", "Problems told", ["kind"], registry=REGISTRY)
CONFLICTS: Final = Counter("starboard_conflicts", "Lost races for a journal", registry=REGISTRY)
PLAYING: Final = Histogram(
    "starboard_move_seconds", "From receipt to stored", registry=REGISTRY, buckets=BUCKETS
)
OPENING: Final = Histogram(
    "starboard_open_seconds", "Opening a cold table", registry=REGISTRY, buckets=BUCKETS
)
THINKING: Final = Histogram(
    "starboard_think_seconds", "A bot's thought", ["level"], registry=REGISTRY, buckets=BUCKETS
)
THINKERS_LOST: Final = Counter("starboard_thinkers_lost", "Workers replaced", registry=REGISTRY)
WARM: Final = Gauge("starboard_tables_warm", "Tables in memory", registry=REGISTRY)
CLIENTS: Final = Gauge("starboard_clients", "WebSocket clients", registry=REGISTRY)
NOTICES: Final = Counter("starboard_notices", "Notices", ["channel", "status"], registry=REGISTRY)


def exposition() -> bytes:
    """All metrics as text."""
    return generate_latest(REGISTRY)
