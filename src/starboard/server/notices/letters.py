"""Letters by mail that are not about a turn."""

from __future__ import annotations

from starboard.server.sentences import Sentence
from starboard.server.services import Services
from starboard.server.store.rows import PersonRow


async def send_later(
    services: Services, person: PersonRow, subject: Sentence, text: Sentence
) -> None:
    """Queue a letter; it is sent with retries like every notice."""
    await services.notices.queue_letter(person, subject, text)
