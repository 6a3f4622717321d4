"""A position of Space Station Phoenix that is looked at and played.

`starboard.testing` arranges it: empty hands, the five Level-1 ships each, no Sectors and all
tokens on level 0, but for what the text says.
"""

from __future__ import annotations

from collections.abc import Iterable

from starboard.engine.chance import Chance, Draw, Quick
from starboard.engine.events import EVERYBODY, Event
from starboard.games.phoenix.chance import DICE_STREAM
from starboard.games.phoenix.components.ids import FACES, GOODS, SPECIES, TRACKS
from starboard.games.phoenix.components.words import read_ship, sector_index, slot_of, source_word
from starboard.games.phoenix.game import Phoenix
from starboard.games.phoenix.player import Player
from starboard.games.phoenix.state import State
from starboard.games.phoenix.station.residents import slot_at
from starboard.testing import arrange, play, position

GAME = Phoenix()
DEFAULTS: dict[str, object] = {
    "game": "basic",
    "friendly": False,
    "first_player": "0",
    "colours": "",
    "overrides": {},
}
RED, BLUE, YELLOW, GREEN = 0, 1, 2, 3


class Fixed(Chance):
    """Dice that fall as told, by the name of their face; everything else is arbitrary."""

    def __init__(self, faces: list[str]) -> None:
        super().__init__()
        self.faces = faces
        self.quick = Quick(1)

    def below(self, stream: int, n: int, audience: int = EVERYBODY) -> int:
        value = self.face() if stream == DICE_STREAM else int(self.quick.below(stream, n))
        self.drawn.append(Draw(stream, value, audience))
        return value

    def face(self) -> int:
        assert self.faces, "more dice are rolled than the test names"
        return {"food": 0, "water": 2, "metal": 4, "human": 5}[self.faces.pop(0)]


def faces(text: str) -> list[str]:
    """`4 food 1 metal 1 human` as single dice."""
    words = text.split()
    out: list[str] = []
    for count, face in zip(words[::2], words[1::2], strict=True):
        assert face in FACES
        out += [face] * int(count)
    return out


def listed(head: str, things: Iterable[object]) -> str:
    """A sentence about several things, or no sentence if there are none."""
    words = [str(thing) for thing in things]
    return f"{head} {', '.join(words)}" if words else ""


class Position:
    """A table by its text, with short words for playing it and looking at it."""

    def __init__(self, text: str = "", **options: object) -> None:
        self.table = position("phoenix", text, options=options)
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # -- playing ---------------------------------------------------------------------------

    def arrange(self, text: str) -> Position:
        """Change the position by sentences."""
        arrange(self.table, text)
        return self

    def play(self, *moves: str, dice: str = "", seat: int | None = None) -> Position:
        """Moves of whoever must decide first, or of the seat named."""
        left = faces(dice)
        for text in moves:
            who = self.table.actors[0] if seat is None else seat
            refusal = GAME.refusal(self.state, who, GAME.parse(text))
            assert refusal is None, f"{text}: {refusal}"
            assert text in self.legal(who), f"{text} is not among {self.legal(who)}"
            self.events += play(self.table, who, text, Fixed(left))
        return self

    def why(self, text: str, seat: int | None = None) -> str:
        """The code of the refusal of a move, empty if it is legal."""
        who = self.table.actors[0] if seat is None else seat
        refusal = GAME.refusal(self.state, who, GAME.parse(text))
        assert (refusal is None) == (text in self.legal(who)), text
        return "" if refusal is None else refusal.code

    def rule(self, text: str, seat: int | None = None) -> str:
        """The rule that refuses a move, empty if it is legal."""
        who = self.table.actors[0] if seat is None else seat
        refusal = GAME.refusal(self.state, who, GAME.parse(text))
        return "" if refusal is None else refusal.rule

    def legal(self, seat: int | None = None) -> list[str]:
        who = self.table.actors[0] if seat is None else seat
        return [str(move) for move in GAME.legal(self.state, who)]

    # -- looking ---------------------------------------------------------------------------

    @property
    def actors(self) -> list[int]:
        return list(self.table.actors)

    @property
    def over(self) -> bool:
        return self.table.over

    def has(self, seat: int, *names: str) -> list[int]:
        goods = self.player(seat).goods
        return [int(goods[GOODS.index(name)]) for name in names]

    def gems(self, seat: int) -> int:
        return self.has(seat, "gems")[0]

    def points(self, seat: int) -> int:
        return self.has(seat, "points")[0]

    def level(self, seat: int, track: str) -> int:
        return int(self.player(seat).levels[TRACKS.index(track)])

    def residents(self, seat: int, species: str) -> int:
        return int(self.player(seat).residents[SPECIES.index(species)])

    def living_in(self, seat: int, number: int) -> list[str]:
        player = self.player(seat)
        slot = slot_at(player, number)
        home = int(player.homes[slot])
        return [SPECIES[(home >> 3 * k & 7) - 1] for k in range(int(player.filled[slot]))]

    def index(self, ship: str) -> int:
        return int(self.state.rules.by_code[read_ship(ship)])

    def gems_on(self, ship: str) -> int:
        return int(self.state.gems_on[self.index(ship)])

    def owns(self, seat: int, ship: str) -> bool:
        return bool(int(self.player(seat).fleet) >> self.index(ship) & 1)

    def on_display(self, number: int) -> bool:
        sector = sector_index(number)
        return bool(int(self.state.display[slot_of(sector)]) >> int(sector % 8) & 1)

    def score(self, seat: int) -> dict[str, int]:
        return dict(GAME.outcome(self.state).breakdown[seat])

    def gained(self, seat: int, source: str) -> dict[str, int]:
        """What a player got from a source since the position was made."""
        out: dict[str, int] = {}
        for event in self.events:
            if event.kind != "GoodsGained" or event.values[0] != seat:
                continue
            if source_word(event.values[3]) == source:
                name = GOODS[event.values[2]]
                out[name] = out.get(name, 0) + event.values[1]
        return out

    def told(self, kind: str) -> int:
        return sum(1 for event in self.events if event.kind == kind)
