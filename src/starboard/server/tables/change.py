"""A change to a table: worked out on copies, stored at once, and only then seen by anybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.sentences import Sentence
from starboard.server.store.rows import AskRow, EntryRow, SeatRow
from starboard.server.store.talk import Said, add_sentence, update_ask
from starboard.server.tables.clocks import earliest_deadline, run_clocks
from starboard.server.tables.room import Room

SPEAKER: Final = "Starboard"
Statement = Callable[[AsyncConnection], Awaitable[None]]


class Change:
    """The rows as they will be, and the entries that make them so."""

    def __init__(self, room: Room, moment: float) -> None:
        self.room = room
        self.moment = moment
        self.old = room.row
        self.row = replace(room.row)
        self.seats: list[SeatRow] = [replace(seat) for seat in room.seats]
        self.entries: list[EntryRow] = []
        self.also: list[Statement] = []
        self.said: list[Said] = []

    def note(self, kind: str, seat: int, body: str = "", client: str | None = None) -> None:
        """One more entry of the journal."""
        self.row.version += 1
        self.row.changed = self.moment
        entry = EntryRow(self.row.id, self.row.version, kind, seat, body, client, self.moment)
        self.entries.append(entry)

    def say(self, code: str, *words: object) -> None:
        """Tell everybody at the table, in the chat, what was done to the game."""
        told = Sentence(code, *words)

        async def statement(connection: AsyncConnection) -> None:
            said = await add_sentence(connection, self.row.id, SPEAKER, told, self.moment)
            self.said.append(said)

        self.also.append(statement)

    def note_records(self, after: int, client: str | None = None) -> None:
        """Entries for all records that the game has made after record `after`."""
        streams = self.room.game.streams
        for record in self.room.started_table().log[after + 1 :]:
            self.note("record", record.seat, record.text(streams), client)
            client = None

    def close_asks(self, kind: str) -> None:
        """Drop open questions that this change has overtaken."""
        for ask in self.room.asks:
            if ask.kind == kind:
                self.store_ask(replace(ask, open=False))

    def store_ask(self, ask: AskRow) -> None:
        """Write a question's new state together with the entries."""

        async def statement(connection: AsyncConnection) -> None:
            await update_ask(connection, ask)

        self.also.append(statement)

    def settle(self) -> None:
        """Bring whose turn it is, the clocks and the end of the game up to date."""
        table = self.room.started_table()
        self.row.seq = table.seq
        over = table.over or self.row.ended != ""
        self.row.actors = 0 if over else int(table.game.actors(table.state))
        if over:
            self.row.status = "over"
            self.row.held_seat = self.row.held_from = None
        run_clocks(self.row, self.seats, self.room.settings.clock, self.moment)
        self.row.deadline = earliest_deadline(self.row, self.seats, self.room.settings.clock)
