"""What leaves the process: everything is cut for one viewer here and nowhere else."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from starboard.engine.bits import bits_of
from starboard.engine.table import Table
from starboard.games import get
from starboard.server.errors import ProblemError
from starboard.server.store.rows import AskRow, SeatRow, TableRow
from starboard.server.structs import Ask, Held, SeatClock, SeatInfo, TableInfo, Update
from starboard.server.tables import clocks
from starboard.server.tables.room import Room, TableSettings
from starboard.server.tokens import iso, now

PAGE: Final = 200


class Viewer(Struct, frozen=True):
    """Who looks, and from which seat; no seat is a spectator."""

    person: str | None
    seat: int | None
    language: str = "en"


def belongs(room: Room, person: str | None) -> bool:
    """Does somebody own the table or sit there?"""
    return person is not None and (room.row.owner == person or bool(room.held_by(person)))


def may_see(room: Room, person: str | None) -> bool:
    """Who has a table's link may watch: no list shows those by invitation, nobody guesses their id.

    Without spectators a table by invitation does not exist for strangers.
    """
    hidden = room.row.access == "invite" and room.settings.spectators == "none"
    return not hidden or belongs(room, person)


def check_viewer(room: Room, viewer: Viewer) -> None:
    """May this person look from this seat? Once the game is over everybody may."""
    if not may_see(room, viewer.person):
        raise ProblemError("not-found", "no_table", room.row.id)
    if viewer.seat is None:
        hidden = room.settings.spectators == "none" and room.playing
        if hidden and not room.held_by(viewer.person):
            raise ProblemError("forbidden", "no_spectators")
        return
    if viewer.seat >= room.row.size:
        raise ProblemError("not-found", "no_seat", room.row.size - 1)
    if room.row.status != "over" and viewer.seat not in room.held_by(viewer.person):
        raise ProblemError("not-your-seat", "seat_of_another", viewer.seat)


def shown_seq(room: Room, seat: int | None) -> int:
    """The last record that a seat may know of: others' unconfirmed steps and delays are cut."""
    last = room.row.seq
    if room.row.held_from is not None and room.row.held_seat != seat:
        last = min(last, room.row.held_from)
    delayed = seat is None and room.settings.spectators == "delayed" and room.playing
    return max(0, last - room.settings.spectator_delay) if delayed else last


def shown_table(room: Room, seat: int | None) -> Table:
    """The game as far as a seat may know it."""
    seq = shown_seq(room, seat)
    table = room.started_table()
    return table if seq == table.seq else room.at(seq)


def update_for(
    room: Room, viewer: Viewer, version: int, seq: int, online: frozenset[str]
) -> Update:
    """The state for one viewer who has last seen `version` and the events up to record `seq`."""
    info = room_info(room, viewer.person, online)
    if room.table is None:
        return Update(
            version=room.row.version, since=-1, rewound=False, table=info, view=None, events=[]
        )
    table = shown_table(room, viewer.seat)
    since = last_common(room, version, min(seq, table.seq))
    if seq < 0:
        since = latest_page(table)
    return Update(
        version=room.row.version,
        since=since,
        rewound=since < seq,
        table=info,
        view=cut_view(room, table, viewer),
        events=table.told(viewer.seat, since + 1, viewer.language),
        undo_to=undo_to(room, viewer.seat),
        held=held_for(room, viewer.seat),
        asks=[ask_info(room, ask) for ask in room.asks],
    )


def latest_page(table: Table) -> int:
    """The record after which the latest events begin, for somebody who has seen none.

    Hidden ones are counted, too: the number of events that a seat is told must not give them away.
    """
    count, since = 0, table.seq
    while since >= 0 and count < PAGE:
        count += len(table.events[since])
        since -= 1
    return since


def last_common(room: Room, version: int, seq: int) -> int:
    """The last record that the viewer's copy and the table have in common."""
    lowest = room.lowest_since(version)
    return seq if lowest is None else min(seq, lowest)


def cut_view(room: Room, table: Table, viewer: Viewer) -> dict[str, object]:
    """The view; a game that was ended by agreement shows its outcome and asks nobody."""
    view = table.view(viewer.seat, viewer.language)
    if room.row.ended and not table.over:
        view.update(over=True, actors=[], decision=None, outcome=table.outcome.json())
    return view


def undo_to(room: Room, seat: int | None) -> int | None:
    """How far a seat can go back alone."""
    if seat is None or not room.playing:
        return None
    table = room.started_table()
    horizon = table.horizon(seat)
    return horizon if horizon < table.seq else None


def held_for(room: Room, seat: int | None) -> Held | None:
    """The owner's unconfirmed steps; nobody else hears of them."""
    if room.row.held_from is None or seat is None or room.row.held_seat != seat:
        return None
    return Held(seat=seat, from_seq=room.row.held_from)


def ask_info(room: Room, ask: AskRow) -> Ask:
    """A question to the others with who has agreed so far."""
    agreed = msgspec.json.decode(ask.agreed, type=list[int])
    return Ask(
        id=ask.id,
        kind=msgspec.convert(ask.kind, Literal["undo", "end", "holiday"]),
        seat=ask.seat,
        to_seq=ask.to_seq,
        until=ask.until,
        agreed=agreed,
        waiting=[seat for seat in people_seats(room.seats) if seat not in agreed],
    )


def people_seats(seats: list[SeatRow]) -> list[int]:
    """The seats whose people are asked."""
    return [seat.seat for seat in seats if seat.kind == "person" and not seat.resigned]


def room_info(room: Room, person: str | None, online: frozenset[str]) -> TableInfo:
    """The head of a table for somebody; while steps are held others see the turn before them."""
    actors = room.row.actors
    mine = room.held_by(person)
    if room.row.held_from is not None and room.row.held_seat not in mine:
        actors = sum(2**seat for seat in room.at(room.row.held_from).actors)
    seq = room.row.seq if room.row.held_seat in mine else shown_seq(room, mine[0] if mine else None)
    return table_info(room.row, room.seats, room.settings, person, online, actors, seq)


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    settings: TableSettings,
    person: str | None,
    online: frozenset[str],
    actors: int,
    seq: int,
) -> TableInfo:
    """A table as the lobby shows it."""
    acting = bits_of(actors)
    mine = [] if person is None else [seat.seat for seat in seats if seat.person == person]
    return TableInfo(
        id=row.id,
        game=row.game,
        game_title=title_of(row.game),
        name=row.name,
        status=row.status,
        access=row.access,
        owner=row.owner,
        seats=[seat_info(seat, row, settings, online, seat.seat in acting) for seat in seats],
        options=msgspec.json.decode(row.options, type=dict[str, object]),
        clock=settings.clock,
        hot_seat=settings.hot_seat,
        confirm_turns=settings.confirm_turns,
        spectators=settings.spectators,
        spectator_delay=settings.spectator_delay,
        version=row.version,
        seq=seq,
        your_seats=mine,
        your_turn=any(seat in acting for seat in mine),
        created=iso(row.created),
        changed=iso(row.changed),
        rematch=row.rematch,
    )


def title_of(game: str) -> str:
    """A game's title."""
    return get(game).title


def seat_info(
    seat: SeatRow, row: TableRow, settings: TableSettings, online: frozenset[str], acting: bool
) -> SeatInfo:
    """One seat as everybody may see it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        level=seat.level,
        sitting_in=seat.sitting_in,
        ready=seat.ready,
        online=seat.kind == "bot" or seat.person in online,
        acting=acting,
        resigned=seat.resigned,
        clock=seat_clock(seat, row, settings),
    )


def seat_clock(seat: SeatRow, row: TableRow, settings: TableSettings) -> SeatClock | None:
    """The clock of a seat, if the table has clocks and has begun."""
    if settings.clock.kind == "none" or row.status == "open" or seat.kind == "bot":
        return None
    end = clocks.deadline(seat, row, settings.clock)
    left = seat.remaining - clocks.spent(seat, row, settings.clock, now())
    return SeatClock(
        remaining_s=round(max(0.0, left), 3),
        running=seat.started is not None,
        deadline=None if end is None else iso(end),
    )
