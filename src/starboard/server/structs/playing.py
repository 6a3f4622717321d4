"""Moves, updates, chat, replay and problems."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .base import Answer, ClientId, Line, Number, Request, SeatNumber
from .tables import TableInfo


class WhyNotInfo(Answer):
    """Why a move is refused: code, rule id, named numbers, sentence and a way out."""

    code: str
    rule: str
    params: dict[str, object]
    text: str
    fix: str = ""


class Held(Answer):
    """Steps of this seat that nobody else has seen yet: after this record, until confirmed."""

    seat: int
    from_seq: int


class Ask(Answer):
    """Something that needs the consent of the others."""

    id: str
    kind: Literal["undo", "end", "holiday"]
    seat: int
    to_seq: int | None
    until: str | None
    agreed: list[int]
    waiting: list[int]


class Update(Answer, tag="update", tag_field="type"):
    """A table for one seat: after hello, and after every change.

    `events` are those after record `since`; a client that has seen none gets the latest ones, and
    older ones by GET events. `rewound` says that records were taken back: drop all events after
    `since` before adding these.
    """

    version: int
    since: int
    rewound: bool
    table: TableInfo
    view: dict[str, object] | None
    events: list[dict[str, object]]
    undo_to: int | None = None
    held: Held | None = None
    asks: list[Ask] = field(default_factory=list)


class Play(Request):
    """A move in notation; `version` is the last one seen, `client_id` makes it happen once."""

    seat: SeatNumber
    move: Line
    version: Number
    client_id: ClientId


class Explain(Request):
    """Ask why a move is refused."""

    seat: SeatNumber
    move: Line


class Explained(Answer):
    """`why` is null if the move is legal."""

    why: WhyNotInfo | None


class Undo(Request):
    """Take back one's own moves down to record `to_seq` (default: the last one)."""

    seat: SeatNumber
    version: Number
    to_seq: Number | None = None


class Confirm(Request):
    """Show the held steps to everybody."""

    seat: SeatNumber
    version: Number


class NewAsk(Request):
    """Ask the others: undo beyond the horizon, end the game now, or stop the clocks until a day."""

    kind: Literal["undo", "end", "holiday"]
    seat: SeatNumber
    to_seq: Number | None = None
    until: Annotated[str, Meta(max_length=40)] | None = None


class AnswerAsk(Request):
    """Agree or refuse."""

    seat: SeatNumber
    agree: bool


class Preferences(Request):
    """Standing answers of a seat, as the game's `preferences` describe them."""

    seat: SeatNumber
    preferences: dict[str, object]


class PreferencesInfo(Answer):
    """The standing answers of a seat."""

    seat: int
    preferences: dict[str, object]


class NewChat(Request):
    """A line for everybody at the table; @Name mentions somebody."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ChatLine(Answer):
    """One line of chat. `mentions` are ids of people."""

    id: int
    at: str
    person: str
    name: str
    text: str
    mentions: list[str]


class ChatList(Answer):
    """Chat lines, oldest first."""

    lines: list[ChatLine]


class Notes(Struct, forbid_unknown_fields=True, kw_only=True):
    """Private notes of one person at one table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Replay(Answer):
    """The position after record `seq` as a seat could see it, and what that record did."""

    seq: int
    last: int
    log: list[str]
    view: dict[str, object]
    events: list[dict[str, object]]


class EventList(Answer):
    """Events after record `since` that a seat may see."""

    since: int
    seq: int
    events: list[dict[str, object]]


class NewReport(Request):
    """Report a problem at a record (default: now)."""

    seat: SeatNumber | None = None
    seq: Number | None = None
    text: Annotated[str, Meta(max_length=4000)] = ""


class Report(Answer):
    """A frozen position with the reporter's words."""

    id: str
    path: str
    game: str
    table: str
    seat: int | None
    seq: int
    text: str
    view: dict[str, object]
    log: list[str]
    created: str


class Problem(Answer):
    """RFC 9457. `type` is a stable word behind `/problems/`; `detail` is a sentence."""

    type: str
    title: str
    status: int
    detail: str
    fields: dict[str, str] | None = None
    why: WhyNotInfo | None = None
    update: Update | None = None
