"""Clocks: reserve with increment, or days per move with play hours; nothing is gained by undo."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from starboard.server.store.rows import SeatRow, TableRow
from starboard.server.structs import Clock

DAY: Final = 86_400.0
HORIZON_DAYS: Final = 400


def run_clocks(row: TableRow, seats: list[SeatRow], clock: Clock, moment: float) -> None:
    """Stop the clocks of those who have decided, start those of the new actors."""
    for seat in seats:
        acts = row.status == "playing" and row.actors >> seat.seat & 1 == 1
        acts = acts and seat.bot is None
        if seat.started is not None:
            seat.remaining -= spent(seat, row, clock, moment)
            seat.started = None
            if clock.kind == "reserve" and not acts:
                _grant(seat, row.seq, seat.remaining + clock.increment_s)
        if acts and clock.kind != "none":
            if clock.kind == "days":
                _grant(seat, row.seq, clock.days * DAY)
            seat.started = moment


def _grant(seat: SeatRow, seq: int, remaining: float) -> None:
    """Time is given once per record number: taking a move back gives nothing."""
    if seq > seat.granted:
        seat.granted = seq
        seat.remaining = remaining


def first_time(clock: Clock) -> float:
    """What a seat has at the start."""
    return float(clock.reserve_s) if clock.kind == "reserve" else clock.days * DAY


def spent(seat: SeatRow, row: TableRow, clock: Clock, moment: float) -> float:
    """Seconds that this seat's clock has run since it was started."""
    if seat.started is None:
        return 0.0
    start = max(seat.started, row.paused_until or 0.0)
    if start >= moment:
        return 0.0
    return counted(start, moment, clock)


def counted(start: float, end: float, clock: Clock) -> float:
    """The seconds between two moments that lie in the play hours."""
    if not has_hours(clock):
        return end - start
    total = 0.0
    for opens, closes in _windows(start, end, clock):
        total += max(0.0, min(end, closes) - max(start, opens))
    return total


def deadline(seat: SeatRow, row: TableRow, clock: Clock) -> float | None:
    """The moment when this seat's time is up."""
    if seat.started is None or clock.kind == "none":
        return None
    start = max(seat.started, row.paused_until or 0.0)
    if not has_hours(clock):
        return start + seat.remaining
    left = seat.remaining
    for opens, closes in _windows(start, start + HORIZON_DAYS * DAY, clock):
        begin = max(start, opens)
        if closes - begin >= left:
            return begin + left
        left -= max(0.0, closes - begin)
    return start + HORIZON_DAYS * DAY


def earliest_deadline(row: TableRow, seats: list[SeatRow], clock: Clock) -> float | None:
    """When the first of the acting seats runs out of time."""
    found = [end for end in (deadline(seat, row, clock) for seat in seats) if end is not None]
    return min(found) if found else None


def has_hours(clock: Clock) -> bool:
    """Does this clock rest at night?"""
    return clock.kind == "days" and clock.play_from != clock.play_to


def _windows(start: float, end: float, clock: Clock) -> list[tuple[float, float]]:
    """The play hours of all days that touch the interval."""
    zone = ZoneInfo(clock.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(end, zone).date()
    out: list[tuple[float, float]] = []
    while day <= last:
        opens = _at(day.isoformat(), clock.play_from, zone)
        closes = _at(day.isoformat(), clock.play_to, zone)
        if closes <= opens:
            closes = _at((day + timedelta(days=1)).isoformat(), clock.play_to, zone)
        out.append((opens.timestamp(), closes.timestamp()))
        day += timedelta(days=1)
    return out


def _at(day: str, hour: str, zone: ZoneInfo) -> datetime:
    return datetime.fromisoformat(f"{day}T{hour}").replace(tzinfo=zone)
