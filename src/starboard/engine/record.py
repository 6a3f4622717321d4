"""One move as it stands in the log, with all that chance decided."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .bits import BIT, bits_of
from .chance import Draw
from .errors import BadSave
from .events import EVERYBODY

SETUP: Final = "setup"
NOBODY: Final = -1


@final
class Record:
    """Number, seat, move, draws; was something revealed, sealed, opened or withdrawn?

    Record 0 is the setup and belongs to nobody.
    """

    __slots__ = ("draws", "move", "opened", "revealed", "sealed", "seat", "seq", "withdrawn")

    def __init__(
        self,
        seq: int,
        seat: int,
        move: str,
        draws: list[Draw],
        revealed: bool,
        sealed: str,
        opened: list[str],
        withdrawn: str = "",
    ) -> None:
        self.seq = seq
        self.seat = seat
        self.move = move
        self.draws = draws
        self.revealed = revealed
        self.sealed = sealed
        self.opened = opened
        self.withdrawn = withdrawn

    @property
    def final(self) -> bool:
        """May nobody alone take this move back?"""
        return self.revealed or self.sealed != "" or bool(self.draws) or self.seat == NOBODY

    def text(self, streams: tuple[str, ...]) -> str:
        """One line: number, seat, flags, move, and what chance gave."""
        seat = "-" if self.seat == NOBODY else str(self.seat)
        line = f"{self.seq} {seat} {self._flags()} {self.move}"
        if not self.draws:
            return line
        return line + " # " + " ".join(_draw_text(draw, streams) for draw in self.draws)

    def _flags(self) -> str:
        flags = ["revealed"] if self.revealed else []
        if self.sealed:
            flags.append(f"sealed={self.sealed}")
        if self.withdrawn:
            flags.append(f"withdraws={self.withdrawn}")
        flags.extend(f"opens={label}" for label in self.opened)
        return ",".join(flags) or "-"


def _draw_text(draw: Draw, streams: tuple[str, ...]) -> str:
    text = f"{streams[int(draw.stream)]}={draw.value}"
    if draw.audience == EVERYBODY:
        return text
    return text + "@" + "+".join(str(seat) for seat in bits_of(draw.audience))


def read_record(line: str, streams: tuple[str, ...]) -> Record:
    """The record behind one line of a save file."""
    body, _, drawn = line.partition(" # ")
    words = body.split(" ", 3)
    if len(words) != 4:
        raise BadSave(f'"{line}" is no record, needed: NUMBER SEAT FLAGS MOVE [# DRAWS]')
    try:
        seq = int(words[0])
        seat = NOBODY if words[1] == "-" else int(words[1])
    except ValueError:
        raise BadSave(f'"{line}" is no record: number and seat must be whole numbers') from None
    draws = [_read_draw(word, streams) for word in drawn.split()]
    record = Record(seq, seat, words[3], draws, False, "", [])
    _read_flags(record, words[2])
    return record


def _read_flags(record: Record, text: str) -> None:
    for flag in [] if text == "-" else text.split(","):
        name, _, label = flag.partition("=")
        if name == "revealed":
            record.revealed = True
        elif name == "sealed":
            record.sealed = label
        elif name == "withdraws":
            record.withdrawn = label
        elif name == "opens":
            record.opened.append(label)
        else:
            raise BadSave(f'record {record.seq}: "{flag}" is no flag')


def _read_draw(text: str, streams: tuple[str, ...]) -> Draw:
    name, equals, rest = text.partition("=")
    value, _, seats = rest.partition("@")
    if name not in streams or not equals or not _is_number(value):
        raise BadSave(f'"{text}" is no draw, needed: STREAM=NUMBER with {", ".join(streams)}')
    audience: i64 = 0
    for seat in seats.split("+") if seats else []:
        if not _is_number(seat) or int(seat) >= len(BIT):
            raise BadSave(f'"{text}": "{seats}" are no seats')
        audience |= BIT[int(seat)]
    return Draw(streams.index(name), int(value), audience if seats else EVERYBODY)


def _is_number(text: str) -> bool:
    """Nothing but digits, and not too many for a machine word."""
    return text.isascii() and text.isdigit() and len(text) <= 18


def cut_records(log: list[Record], seat: int, streams: tuple[str, ...]) -> list[str]:
    """The log as one seat may read it: sealed moves of others and private draws are left out."""
    secret = _secret_records(log)
    lines: list[str] = []
    for record in log:
        hidden = record.seat != seat and record.seq in secret
        lines.append(_cut(record, seat, hidden).text(streams))
    return lines


def _secret_records(log: list[Record]) -> set[int]:
    """What is sealed and not opened yet (labels are used again), or was withdrawn before that."""
    closed: dict[str, list[Record]] = {}
    secret: set[int] = set()
    for record in log:
        if record.sealed:
            closed.setdefault(record.sealed, []).append(record)
        if record.withdrawn:
            for own in closed.get(record.withdrawn, []):
                if own.seat == record.seat:
                    secret.add(own.seq)
        for label in record.opened:
            closed.pop(label, None)
    for records in closed.values():
        secret.update([record.seq for record in records])
    return secret


def _cut(record: Record, seat: int, hidden: bool) -> Record:
    """The record without what this seat may not know."""
    draws = [draw for draw in record.draws if _sees(draw, seat) and not hidden]
    move = "(sealed)" if hidden else record.move
    withdrawn = "" if hidden else record.withdrawn
    opened = record.opened
    return Record(
        record.seq, record.seat, move, draws, record.revealed, record.sealed, opened, withdrawn
    )


def _sees(draw: Draw, seat: int) -> bool:
    if draw.audience == EVERYBODY:
        return True
    return seat >= 0 and (draw.audience >> seat) & 1 == 1
