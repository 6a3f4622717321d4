"""Battles arranged by the sentences of `starboard.testing`, with dice that fall as told."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.chance import Chance, Quick
from starboard.engine.errors import WhyNot
from starboard.engine.events import EVERYBODY, Event
from starboard.engine.flow import Run
from starboard.games.eclipse.chance import DICE
from starboard.games.eclipse.combat.fire import damage_list, place_of
from starboard.games.eclipse.components.ids import NOBODY, NPCS, PIECES
from starboard.games.eclipse.moves.words import FACES
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.testing import arrange, position

BLANK, TWO, THREE, FOUR, FIVE, BURST = range(6)
TERRANS = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"]
SHIPS = {word: k for k, word in enumerate(PIECES)}


class Scripted(Chance):
    """Dice fall as told, then blanks; everything else is random but fixed."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__()
        self.faces = faces
        self.blanks = 60
        self.rest = Quick(7)
        self.audiences: list[tuple[int, int]] = []  # who saw which stream

    def below(self, stream: i64, n: i64, audience: i64 = EVERYBODY) -> i64:
        self.audiences.append((int(stream), int(audience)))
        if stream == DICE:
            return self.faces.pop(0) if self.faces else self.blank()
        return self.rest.below(stream, n, audience)

    def blank(self) -> int:
        """So many blanks, then only bursts: every battle ends."""
        self.blanks -= 1
        return BLANK if self.blanks >= 0 else BURST


class Fight:
    """A table whose combat phase is played with scripted dice."""

    def __init__(self, boards: list[str] | None = None, **options: object) -> None:
        chosen = boards or TERRANS[:2]
        settings: dict[str, object] = {"species": "chosen", "start": "0"}
        settings["boards"] = ", ".join(chosen)
        settings.update(options)
        text = "nobody has ships"
        self.table = position("eclipse", text, len(chosen), "a battle", settings)
        self.run = Run(Scripted([]), True)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    # -- arranging: every change is a sentence ---------------------------------------------

    def arrange(self, text: str) -> Fight:
        """Change the position by sentences of `starboard.testing`."""
        arrange(self.table, text)
        return self

    def home(self, seat: int) -> Sector:
        return self.state.sector(self.state.players[seat].home)

    def tile(self, number: int, q: int = 5, r: int = 5, turn: int = 0) -> Sector:
        """A sector put on the board without its printed defenders."""
        self.arrange(f"sector {number} at {q},{r} turned {turn} bare")
        return self.state.sector(number)

    def ships(self, sector: Sector, seat: int, **counts: int) -> None:
        """Ships of a player arrive, now."""
        for word, count in counts.items():
            self.arrange(f"seat {seat} {count} {word} in {sector.number}")

    def npcs(self, sector: Sector, kind: int, count: int = 1) -> None:
        """Non-player ships."""
        self.arrange(f"{count} {NPCS.word(kind)} in {sector.number}")

    def own(self, sector: Sector, seat: int, squares: tuple[int, ...] = ()) -> None:
        """A disc, and cubes on some squares."""
        self.arrange(f"seat {seat} controls {sector.number}")
        for square in squares:
            self.arrange(f"cube on {square} of {sector.number}")

    def fit(self, seat: int, ship: str, *parts: str) -> None:
        """Parts on the spaces of a blueprint, from the first one on; rules do not look."""
        self.arrange(f"seat {seat}'s {ship} has {', '.join(parts)}")

    def design(self, seat: int, ship: str, *parts: str) -> None:
        """A blueprint of exactly these parts; energy sources fill what is left."""
        self.arrange(f"seat {seat}'s {ship} has only {', '.join(parts) or 'nuclear_source'}")

    def next_to(self, sector: Sector, edge: int, number: int, hole: bool = True) -> Sector:
        """A tile behind an edge, turned so that its side has a wormhole, or has none."""
        closed = "" if hole else " closed"
        self.arrange(f"sector {number} beyond edge {edge} of {sector.number}{closed} bare")
        return self.state.sector(number)

    def hurt(self, sector: Sector, seat: int, ship: str | int, *damages: int) -> None:
        """Ships of a type have taken damage."""
        side = f"seat {seat}'s {ship}" if isinstance(ship, str) else NPCS.word(ship)
        taken = ", ".join(str(damage) for damage in damages)
        self.arrange(f"{side} in {sector.number} have {taken} damage")

    def learn(self, seat: int, tech: str) -> None:
        self.arrange(f"seat {seat} has {tech}")

    def place(self, seat: int, ship: str | int) -> int:
        kind = SHIPS[ship] if isinstance(ship, str) else ship
        return int(place_of(self.state, seat, kind))

    # -- acting ----------------------------------------------------------------------------

    def begin(self, *faces: int) -> Fight:
        """The combat phase starts."""
        self.dice(*faces)
        self.run.events += arrange(self.table, "only combat is left", self.run.chance)
        return self

    def dice(self, *faces: int) -> None:
        chance = self.run.chance
        assert isinstance(chance, Scripted)
        chance.faces = list(faces)

    def play(self, text: str, *faces: int) -> Fight:
        """The player who must decide makes a move; dice may be told anew."""
        seat = self.seat
        assert self.why(text) is None, self.why(text)
        if faces:
            self.dice(*faces)
        self.table.game.apply(self.state, seat, self.table.game.parse(text), self.run)
        return self

    def all_decline(self) -> Fight:
        """Nobody keeps any of the reputation tiles drawn."""
        while "none" in self.legal:
            self.play("none")
        return self

    # -- looking ---------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.table.actors[0]

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in self.table.legal(self.seat)] if self.table.actors else []

    def why(self, text: str) -> WhyNot | None:
        return self.table.explain(self.seat, text)

    def code(self, text: str) -> tuple[str, str]:
        why = self.why(text)
        assert why is not None
        return why.code, why.rule

    def fleet(self, sector: Sector, seat: int) -> int:
        return int(sector.fleet(seat))

    def ships_of(self, sector: Sector, seat: int, ship: str | int) -> int:
        return int(sector.ships[self.place(seat, ship)])

    def damages(self, sector: Sector, seat: int, ship: str | int) -> list[int]:
        return damage_list(sector, self.place(seat, ship))

    def audiences(self, stream: int) -> list[int]:
        chance = self.run.chance
        assert isinstance(chance, Scripted)
        return [audience for drawn, audience in chance.audiences if drawn == stream]

    def values(self, kind: str) -> list[tuple[int, ...]]:
        return [event.values for event in self.told(kind)]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.run.events if event.kind == kind]

    def rolls(self) -> list[tuple[int, int]]:
        """Seat and ship type of every roll, in order, without repetition."""
        out: list[tuple[int, int]] = []
        for event in self.run.events:
            if event.kind in ("DiceRolled", "NpcDiceRolled"):
                pair = (event.values[0], event.values[1])
                if not out or out[-1] != pair:
                    out.append(pair)
        return out


def faces(words: str) -> list[int]:
    """ "burst 5 blank" as faces."""
    return [FACES.index(word) for word in words.split()]


NPC = int(NOBODY)
ANCIENT, GUARDIAN, GCDS = range(3)
