"""New tables: made, imported, or as a rematch."""

from __future__ import annotations

import secrets
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.engine.history import full_options
from starboard.engine.savefile import read_save
from starboard.engine.table import Table, open_save
from starboard.games import UnknownGame, get
from starboard.server.errors import ProblemError
from starboard.server.sentences import Sentence
from starboard.server.services import Services
from starboard.server.store import tables
from starboard.server.store.rows import EntryRow, PersonRow, SeatRow, TableRow
from starboard.server.structs import Clock, ImportGame, NewTable
from starboard.server.tables.change import Change
from starboard.server.tables.lobby import begin, check_level, free_seat, put_bot, rematch_of
from starboard.server.tables.room import NOBODY, Room, TableSettings
from starboard.server.tokens import new_id, now


async def make_table(services: Services, wanted: NewTable, person: PersonRow, language: str) -> str:
    """A new table with its maker on seat 0."""
    options = checked_options(wanted)
    seed = checked_seed(services, wanted.seed)
    settings = TableSettings(
        clock=wanted.clock,
        hot_seat=wanted.hot_seat,
        confirm_turns=wanted.confirm_turns,
        spectators=wanted.spectators,
        spectator_delay=wanted.spectator_delay,
    )
    name = wanted.name or Sentence("table_of", person.name).text(language)
    row = table_row(wanted.game, name, wanted.seats, options, settings, person, wanted.access)
    row.seed = seed or row.seed
    seats = [free_seat(row.id, seat) for seat in range(wanted.seats)]
    sit_down(seats[0], person)
    await insert(services, row, seats)
    return row.id


def checked_options(wanted: NewTable) -> dict[str, object]:
    """The game checks its own options, we check the clock; every wrong field is named."""
    try:
        game = get(wanted.game)
    except UnknownGame as error:
        raise ProblemError("bad-options", "no_game", error, field="game") from None
    check_clock(wanted.clock)
    return full_options(game, wanted.seats, wanted.options)


def checked_seed(services: Services, seed: str | None) -> str | None:
    """Only a server for tests takes seeds: nobody may know the dice of a game that counts."""
    if seed is not None and not services.settings.test_seeds:
        raise ProblemError("bad-options", "own_seeds", field="seed")
    return seed


def check_clock(clock: Clock) -> None:
    """The zone must be known and the bot must exist."""
    check_level(clock.bot_level)
    try:
        ZoneInfo(clock.zone)
    except (KeyError, ValueError, OSError):
        raise ProblemError("bad-options", "no_zone", repr(clock.zone), field="clock") from None


def table_row(
    game: str,
    name: str,
    size: int,
    options: dict[str, object],
    settings: TableSettings,
    person: PersonRow,
    access: str,
) -> TableRow:
    """A table that nobody has played at yet."""
    moment = now()
    return TableRow(
        id=new_id("t"),
        game=game,
        rules_version=get(game).rules_version,
        name=name,
        status="open",
        access=access,
        owner=person.id,
        size=size,
        seed=secrets.token_hex(16),
        options=msgspec.json.encode(options).decode(),
        settings=msgspec.json.encode(settings).decode(),
        version=1,
        seq=-1,
        actors=0,
        held_seat=None,
        held_from=None,
        paused_until=None,
        deadline=None,
        thinking_until=0.0,
        ended="",
        created=moment,
        changed=moment,
        rematch=None,
    )


def sit_down(seat: SeatRow, person: PersonRow) -> None:
    """Put a person on a chair."""
    seat.kind, seat.person, seat.name, seat.ready = "person", person.id, person.name, True


async def insert(services: Services, row: TableRow, seats: list[SeatRow]) -> None:
    """Store a new table with the first entry of its journal."""
    first = EntryRow(row.id, 1, "made", NOBODY, "", None, row.created)
    async with services.database.write() as connection:
        await tables.insert_table(connection, row, seats, [first])


async def import_game(
    services: Services, wanted: ImportGame, person: PersonRow, language: str
) -> str:
    """A saved game becomes a table at which its maker holds every seat, or one against bots."""
    table = _read(wanted.text)
    check_level(wanted.level)
    if wanted.seat is not None and wanted.seat >= table.seats:
        raise ProblemError("bad-options", "no_seat_in_save", table.seats - 1, field="seat")
    alone = wanted.seat is None
    settings = TableSettings(hot_seat=alone, confirm_turns=not alone)
    title = wanted.name or Sentence("game_of", table.game.title, person.name).text(language)
    row = table_row(table.game.name, title, table.seats, table.options, settings, person, "invite")
    row.seed = table.seed
    seats = [imported_seat(row.id, seat, wanted, person) for seat in range(table.seats)]
    await insert(services, row, seats)
    await services.rooms.change(row.id, lambda room, change: begin(room, change, table))
    return row.id


def imported_seat(table_id: str, seat: int, wanted: ImportGame, person: PersonRow) -> SeatRow:
    """The maker, or a bot if the maker wants another seat."""
    row = free_seat(table_id, seat)
    if wanted.seat is None:
        sit_down(row, person)
        row.name = f"{person.name} {seat + 1}"
    elif wanted.seat == seat:
        sit_down(row, person)
    else:
        put_bot(row, wanted.level)
    return row


def _read(text: str) -> Table:
    save = read_save(text)
    try:
        return open_save(get(save.game), save, verify=True)
    except UnknownGame as error:
        raise ProblemError("bad-save", "no_game", error) from None


async def make_rematch(services: Services, table_id: str, person: PersonRow) -> str:
    """One rematch per table: who asks second joins the first one."""
    new_table = new_id("t")

    def mark(room: Room, change: Change) -> tuple[TableRow, list[SeatRow]] | None:
        if not room.held_by(person.id):
            raise ProblemError("not-your-seat", "rematch_by_players")
        if room.row.rematch is not None:
            return None
        made = rematch_of(room, new_table, now())
        change.row.rematch = new_table
        change.note("rematch", NOBODY, new_table)

        async def statement(connection: AsyncConnection) -> None:
            row, seats = made
            entry = EntryRow(row.id, 1, "made", NOBODY, "", None, row.created)
            await tables.insert_table(connection, row, seats, [entry])

        change.also.append(statement)
        return made

    made = await services.rooms.change(table_id, mark)
    if made is not None:
        return new_table
    async with services.rooms.enter(table_id) as room:
        assert room.row.rematch is not None, "there is a rematch"
        return room.row.rematch
