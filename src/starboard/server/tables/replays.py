"""Looking back: replay, reports, save files; always cut for who is looking."""

from __future__ import annotations

from starboard.engine.record import cut_records
from starboard.engine.table import SPECTATOR, Table
from starboard.server.errors import ProblemError
from starboard.server.structs import NewReport, Replay, Report
from starboard.server.tables.room import Room
from starboard.server.tables.views import Viewer, people_seats, shown_table
from starboard.server.tokens import iso


def must_have_begun(room: Room) -> None:
    """There is nothing to see before the start."""
    if room.table is None:
        raise ProblemError("conflict", "not_begun")


def replay(room: Room, viewer: Viewer, seq: int | None) -> Replay:
    """The position after a record, as this seat could see it then."""
    must_have_begun(room)
    last = shown_table(room, viewer.seat)
    wanted = last.seq if seq is None else seq
    if wanted > last.seq:
        raise ProblemError("not-found", "log_ends", last.seq)
    table = last if wanted == last.seq else room.at(wanted)
    return Replay(
        seq=wanted,
        last=last.seq,
        log=log_of(room, last, viewer.seat),
        view=past_view(table, viewer),
        events=table.told(viewer.seat, wanted, viewer.language),
    )


def log_of(room: Room, table: Table, seat: int | None) -> list[str]:
    """The log as a seat may read it; after an agreed end the rest stays cut."""
    if room.row.status == "over":
        return [record.text(table.game.streams) for record in table.log]
    who = SPECTATOR if seat is None else seat
    return cut_records(table.log, who, table.game.streams)


def past_view(table: Table, viewer: Viewer) -> dict[str, object]:
    """A view without a question, because nothing can be decided in the past."""
    view = table.view(viewer.seat, viewer.language)
    view["decision"] = None
    return view


def save_text(room: Room, person: str | None) -> str:
    """The whole game; while it runs only for the one person who plays it."""
    must_have_begun(room)
    people = people_seats(room.seats)
    alone = bool(people) and set(people) <= set(room.held_by(person))
    if room.row.status != "over" and not alone:
        raise ProblemError("still-running", "secrets_in_file")
    return room.started_table().save()


def report(room: Room, report_id: str, wanted: NewReport, viewer: Viewer, moment: float) -> Report:
    """A frozen position with the reporter's words."""
    seen = replay(room, viewer, wanted.seq)
    return Report(
        id=report_id,
        path=f"/report/{report_id}",
        game=room.row.game,
        table=room.row.id,
        seat=wanted.seat,
        seq=seen.seq,
        text=wanted.text,
        view=seen.view,
        log=seen.log,
        created=iso(moment),
    )
