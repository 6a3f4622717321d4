"""What would a bot do? Only for people who play with nobody but bots: anybody else would mind."""

from __future__ import annotations

import secrets
from typing import Final

from starboard.bots import level_names
from starboard.engine.table import Table
from starboard.engine.words import move_text
from starboard.games import get
from starboard.server.bots.pool import Pool, WorkerLost
from starboard.server.bots.worker import Job, Weighed
from starboard.server.errors import ProblemError
from starboard.server.structs import Hint, Idea, Reason
from starboard.server.tables.playing import must_hold, must_play
from starboard.server.tables.replays import must_have_begun
from starboard.server.tables.room import Room
from starboard.server.tables.views import people_seats

LEVEL: Final = "casual"


def hint_level() -> str:
    """The level that gives hints, or the strongest one there is below it."""
    return LEVEL if LEVEL in level_names() else level_names()[-1]


def hint_job(
    room: Room, person: str, seat: int, seconds: float, seq: int | None, language: str
) -> Job:
    """The question for a bot, now or after a record; a problem if this seat may not ask."""
    table = asked_table(room, person, seat, seq)
    if seat not in table.actors:
        raise ProblemError("conflict", "nothing_to_decide", seat)
    log = [record.text(table.game.streams) for record in table.log[: table.seq + 1]]
    row = room.row
    pick = secrets.randbelow(2**40)
    level = hint_level()
    options = room.options
    return Job(row.id, row.game, row.size, options, log, seat, level, seconds, pick, True, language)


def asked_table(room: Room, person: str, seat: int, seq: int | None) -> Table:
    """The position to think about; a game that is over has no secrets any more."""
    must_have_begun(room)
    if room.row.status != "over" or seq is None:
        must_play(room)
        must_hold(room, person, seat)
        if not set(people_seats(room.seats)) <= set(room.held_by(person)):
            raise ProblemError("conflict", "no_hints")
    table = room.started_table()
    if seq is not None and seq > table.seq:
        raise ProblemError("not-found", "log_ends", table.seq)
    return table if seq is None or seq == table.seq else room.at(seq)


async def hint(pool: Pool, job: Job, names: dict[str, str], language: str) -> Hint:
    """A bot's best moves with their sentences."""
    try:
        thought = await pool.weigh(job)
    except WorkerLost:
        raise ProblemError("busy", "no_hint_now") from None
    ideas = [idea(job.game, one, names, language) for one in thought.weighed]
    return Hint(
        seat=job.seat,
        seq=len(job.log) - 1,
        move=thought.move,
        text=ideas[0].text,
        level=job.level,
        ideas=ideas,
    )


def idea(name: str, one: Weighed, names: dict[str, str], language: str) -> Idea:
    """A considered move as people read it."""
    game = get(name)
    return Idea(
        move=one.move,
        text=move_text(game, game.parse(one.move), names, language),
        points=one.value / 1000,
        reasons=[reason(text) for text in one.reasons],
    )


def reason(text: str) -> Reason:
    """A bot says `+1.2: controls 4 sectors`."""
    points, _, name = text.partition(": ")
    return Reason(name=name, points=float(points))
