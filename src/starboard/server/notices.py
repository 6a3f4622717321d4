"""Tells people that it is their turn."""

from __future__ import annotations

from starboard.server.change import Change
from starboard.server.hub import Hub
from starboard.server.room import Room
from starboard.server.settings import Settings
from starboard.server.store.database import Database
from starboard.server.store.rows import PersonRow


class Notices:
    """Queues notices when it becomes somebody's turn, and delivers them."""

    def __init__(self, database: Database, hub: Hub, settings: Settings) -> None:
        self.database = database
        self.hub = hub
        self.settings = settings

    def changed(self, room: Room, change: Change) -> None:
        """Somebody may have to decide now."""

    async def deliver_due(self) -> None:
        """Send what is due."""

    async def close(self) -> None:
        """Stop."""

    async def queue_letter(self, person: PersonRow, subject: str, text: str) -> None:
        """A letter that is not about a turn."""
