"""What goes over the wire: requests, answers and messages (docs/api.md shows examples)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Mail = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of everything a client sends: unknown fields are refused."""


class Answer(Struct, kw_only=True):
    """The base of everything the server sends."""


# -- people ------------------------------------------------------------------------------------


class Person(Answer):
    """Somebody who sits at tables: a guest, or an account with an e-mail address."""

    id: str
    name: str
    guest: bool
    email: str | None = None


class Me(Answer):
    """Who is asking. `csrf` must be sent back as header `X-CSRF-Token` with every change."""

    person: Person | None
    csrf: str


class NewGuest(Request):
    """Sit down without an account."""

    name: Name


class NewAccount(Request):
    """Register; seats held as a guest are kept."""

    name: Name
    email: Mail
    password: Password


class SignIn(Request):
    """Open a session of an account."""

    email: Mail
    password: Annotated[str, Meta(max_length=200)]


class Rename(Request):
    """Change the name that others see."""

    name: Name


class ResetRequest(Request):
    """Ask for a password reset by mail."""

    email: Mail


class ResetUse(Request):
    """Set a new password with the token of the mail."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class DeleteAccount(Request):
    """Remove the account; guests leave the password empty."""

    password: Annotated[str, Meta(max_length=200)] = ""


# -- games -------------------------------------------------------------------------------------


class OptionInfo(Answer):
    """A field of a table's options or of a player's standing answers."""

    name: str
    title: str
    default: object
    choices: list[str]
    kind: str
    each: bool


class BotLevel(Answer):
    """A bot that can take a seat."""

    level: str
    title: str


class GameInfo(Answer):
    """A game that tables can be made for."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]
    preferences: list[OptionInfo]
    bots: list[BotLevel]


# -- tables ------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True, kw_only=True):
    """none; reserve: seconds for the game plus an increment per move; days: days per move.

    When time is up a bot of `bot_level` sits in. Play hours and the zone belong to `days`.
    """

    kind: Literal["none", "reserve", "days"] = "none"
    reserve_s: Annotated[int, Meta(ge=10, le=10_000_000)] = 3600
    increment_s: Annotated[int, Meta(ge=0, le=100_000)] = 30
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    play_from: Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] = "00:00"
    play_to: Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] = "00:00"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    bot_level: Annotated[str, Meta(max_length=40)] = "novice"


class SeatClock(Answer):
    """How much time a seat has: `remaining_s` now, running if it is deciding."""

    remaining_s: float
    running: bool
    deadline: str | None = None


class SeatInfo(Answer):
    """One seat: open, a person or a bot. `sitting_in` is the bot that plays for a person."""

    seat: int
    kind: str
    name: str
    person: str | None = None
    level: str | None = None
    sitting_in: str | None = None
    ready: bool = False
    online: bool = False
    acting: bool = False
    resigned: bool = False
    clock: SeatClock | None = None


class TableInfo(Answer):
    """A table as the lobby and the head of the page show it."""

    id: str
    game: str
    game_title: str
    name: str
    status: str
    access: str
    owner: str
    seats: list[SeatInfo]
    options: dict[str, object]
    clock: Clock
    hot_seat: bool
    confirm_turns: bool
    spectators: str
    spectator_delay: int
    version: int
    seq: int
    your_seats: list[int]
    your_turn: bool
    created: str
    changed: str
    rematch: str | None = None


class TableList(Answer):
    """Tables of one list."""

    tables: list[TableInfo]


class NewTable(Request):
    """Make a table; the maker takes seat 0."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=9)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, object] = field(default_factory=dict)
    access: Literal["open", "invite"] = "open"
    clock: Clock = field(default_factory=Clock)
    hot_seat: bool = False
    confirm_turns: bool = False
    spectators: Literal["none", "live", "delayed"] = "live"
    spectator_delay: Annotated[int, Meta(ge=0, le=500)] = 0


class Join(Request):
    """Take a seat (any free one if none is named); `name` is for hot-seat players."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SeatRequest(Request):
    """Something about one seat."""

    seat: SeatNumber


class Swap(Request):
    """Exchange two seats before the start."""

    seat: SeatNumber
    other: SeatNumber


class AddBot(Request):
    """Put a bot on a free seat."""

    level: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Ready(Request):
    """Say whether all own seats are ready."""

    ready: bool


class Invite(Answer):
    """A link for one person: it can be used once."""

    token: str
    path: str


class ImportGame(Request):
    """A saved game as text becomes a table for its maker."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    name: Annotated[str, Meta(max_length=80)] = ""


# -- playing -----------------------------------------------------------------------------------


class WhyNotInfo(Answer):
    """Why a move is refused: code, rule id, named numbers, sentence and a way out."""

    code: str
    rule: str
    params: dict[str, object]
    text: str
    fix: str = ""


class Held(Answer):
    """Own steps that nobody else has seen yet: from this record on, until confirmed."""

    seat: int
    from_seq: int


class Ask(Answer):
    """Something that needs the consent of the others."""

    id: str
    kind: str
    seat: int
    to_seq: int | None
    until: str | None
    agreed: list[int]
    waiting: list[int]


class Update(Answer, tag="update", tag_field="type"):
    """A table for one seat: after hello, and after every change.

    `events` are those after record `since`. `rewound` says that records were taken back: drop all
    events after `since` before adding these.
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
    """Take back own moves down to record `to_seq` (default: the last one)."""

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


# -- chat, notes, replay -----------------------------------------------------------------------


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


# -- notices -----------------------------------------------------------------------------------


class NoticeSettings(Struct, forbid_unknown_fields=True, kw_only=True):
    """How somebody hears that it is their turn. Quiet hours are in `zone`."""

    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["generic", "discord", "slack"] = "generic"
    push: bool = False
    quiet_from: Annotated[str, Meta(pattern=r"^(|([01]\d|2[0-3]):[0-5]\d)$")] = ""
    quiet_to: Annotated[str, Meta(pattern=r"^(|([01]\d|2[0-3]):[0-5]\d)$")] = ""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    digest_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0
    muted_tables: list[Annotated[str, Meta(max_length=40)]] = field(default_factory=list)


class PushKey(Answer):
    """The server's public key for web push (VAPID), or null if push is off."""

    key: str | None


class PushSubscription(Request):
    """What the browser gives: endpoint and the two keys."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Delivery(Answer):
    """One notice that was or will be sent."""

    id: int
    channel: str
    table: str | None
    status: str
    attempts: int
    error: str
    created: str


class DeliveryList(Answer):
    """The latest notices of a person."""

    deliveries: list[Delivery]


# -- problems ----------------------------------------------------------------------------------


class Problem(Answer):
    """RFC 9457. `type` is a stable word behind `/problems/`; `detail` is a sentence."""

    type: str
    title: str
    status: int
    detail: str
    fields: dict[str, str] | None = None
    why: WhyNotInfo | None = None
    update: Update | None = None


# -- WebSocket: client to server ---------------------------------------------------------------


class Hello(Request, tag="hello", tag_field="type"):
    """First message. `version` and `seq` are what was last seen; leave them out at first."""

    seat: SeatNumber | None = None
    version: Number | None = None
    seq: Number | None = None


class Watch(Request, tag="watch", tag_field="type"):
    """Show the table from another own seat (hot seat), or as a spectator."""

    seat: SeatNumber | None = None


class LivePlay(Request, tag="play", tag_field="type"):
    """The same as POST moves."""

    seat: SeatNumber
    move: Line
    version: Number
    client_id: ClientId


class Ping(Request, tag="ping", tag_field="type"):
    """Heartbeat: send one every 20 seconds."""


ClientMessage = Hello | Watch | LivePlay | Ping


# -- WebSocket: server to client ---------------------------------------------------------------


class Accepted(Answer, tag="accepted", tag_field="type"):
    """The move with this client_id is stored; the update follows or has come already."""

    client_id: str
    version: int


class Refused(Answer, tag="refused", tag_field="type"):
    """The move with this client_id was not made; a stale one carries the new state."""

    client_id: str | None
    problem: Problem


class Pong(Answer, tag="pong", tag_field="type"):
    """Answer to ping."""

    version: int


class Chatted(Answer, tag="chat", tag_field="type"):
    """A new line of chat."""

    line: ChatLine


class Presence(Answer, tag="presence", tag_field="type"):
    """Who is connected now: ids of people, and the number of spectators."""

    people: list[str]
    spectators: int


class Thinking(Answer, tag="thinking", tag_field="type"):
    """A bot has begun to think for this seat."""

    seat: int
    level: str


class Closing(Answer, tag="closing", tag_field="type"):
    """The server is about to stop; reconnect after a moment."""

    reason: str


ServerMessage = Update | Accepted | Refused | Pong | Chatted | Presence | Thinking | Closing
