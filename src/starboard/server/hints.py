"""What would a bot do? For people who play with bots only: others would not like it."""

from __future__ import annotations

import secrets
from typing import Final

from starboard.bots import levels
from starboard.engine.words import move_text
from starboard.games import get
from starboard.server.errors import ProblemError
from starboard.server.playing import must_hold, must_play
from starboard.server.room import Room
from starboard.server.structs import Hint
from starboard.server.thinker import Job
from starboard.server.thinkers import Pool, ThoughtLost
from starboard.server.views import people_seats

LEVEL: Final = "casual"


def hint_level() -> str:
    """The level that is asked, or the strongest below it."""
    return LEVEL if LEVEL in levels() else levels()[-1]


def hint_job(room: Room, person: str, seat: int, seconds: float) -> Job:
    """The question for a bot; a problem when this seat may not ask now."""
    must_play(room)
    must_hold(room, person, seat)
    if not set(people_seats(room.seats)) <= set(room.held_by(person)):
        raise ProblemError("conflict", "with other people at the table nobody gets hints")
    table = room.started_table()
    if seat not in table.actors:
        raise ProblemError("conflict", f"seat {seat} has nothing to decide")
    log = [record.text(table.game.streams) for record in table.log]
    row = room.row
    pick = secrets.randbelow(2**40)
    return Job(row.id, row.game, row.size, room.options, log, seat, hint_level(), seconds, pick)


async def hint(pool: Pool, job: Job, names: dict[str, str], language: str) -> Hint:
    """A bot's move with its sentence."""
    try:
        move = await pool.think(job)
    except ThoughtLost:
        raise ProblemError("busy", "the bot did not answer") from None
    game = get(job.game)
    return Hint(
        seat=job.seat,
        seq=len(job.log) - 1,
        move=move,
        text=move_text(game, game.parse(move), names, language),
        level=job.level,
    )
