"""The base class of every game: what the table needs from it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .catalogue import Catalogue, catalogue_of
from .events import EventKind
from .flow import Run, State, settle, top
from .notation import Move, Notation
from .options import Option
from .outcome import Outcome
from .prompt import Note as Note
from .prompt import Prompt as Prompt
from .refusal import LOUD, NOT_NOW, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's rules, without any state of its own; a spectator is seat -1.

    A base class and not a Protocol: calls through a Protocol are ten times slower when compiled.
    A game in plain Python sets `self.name` and so on in its `__init__`: the compiled engine does
    not see what an interpreted class only declares.
    """

    name: str = ""
    title: str = ""
    min_seats: int = 2
    max_seats: int = 2
    rules_version: int = 1
    streams: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()  # where rulebook.toml and messages.toml lie, base first

    def options(self) -> list[Option]:
        """What can be chosen when a table is made."""
        return []

    def check(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        """Problems between options that each are fine alone: field -> sentence."""
        return {}

    def event_kinds(self) -> list[EventKind]:
        """Every kind of event that this game can tell."""
        return []

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        """The first position, settled at the first decision."""
        raise NotImplementedError

    def actors(self, state: State) -> i64:
        """Bit mask of the seats that must decide now."""
        return state.stack[-1].actors() if state.stack else 0

    def optional(self, state: State) -> i64:
        """Bit mask of the seats that may move although nobody waits for them."""
        return state.stack[-1].optional() if state.stack else 0

    def over(self, state: State) -> bool:
        """An empty stack is the end."""
        return not state.stack

    def legal(self, state: State, seat: i64) -> list[Move]:
        """All moves of this seat that no rule refuses."""
        out: list[Move] = []
        top(state).legal(state, seat, out)
        return out

    def round_of(self, state: State) -> int:
        """The number of the round that is being played."""
        return 1

    def prudent(self, state: State, seat: i64, moves: list[Move]) -> list[Move]:
        """The legal moves that do not throw the game away, for random play into late rounds."""
        return moves

    def candidates(self, state: State, seat: i64) -> list[Move]:
        """Moves worth showing, with their refusal where a rule forbids them."""
        out: list[Move] = []
        top(state).candidates(state, seat, out)
        return out

    def refusal(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """Why this move is not legal, with numbers; None if it is."""
        found = top(state).refuse(state, seat, move, LOUD)
        return self.wrong_time(state, seat, move) if found is NOT_NOW else found

    def wrong_time(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """When a move that is not possible now would be."""
        return NOT_NOW

    def idle(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """A better reason than "it is not your turn" for a seat with nothing to decide."""
        return None

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        """Make a legal move and settle: afterwards somebody must decide or the game is over."""
        top(state).apply(state, seat, move, run)
        settle(state, run)

    def clone(self, state: State) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> dict[str, object]:
        """All that this seat may know, ready for JSON."""
        raise NotImplementedError

    def prompt(self, state: State, seat: i64) -> Prompt:
        """The question that this seat must answer now."""
        return top(state).prompt(state, seat)

    def notes(self, state: State, seat: i64, move: Move) -> list[Note]:
        """What to know of a legal move before choosing it: its price, what it brings."""
        return []

    def determinize(self, state: State, seat: i64, run: Run) -> State:
        """A clone that this seat cannot tell from the real state: its secrets are dealt anew."""
        raise NotImplementedError

    def notation(self) -> Notation:
        """The verbs of this game with the form of each."""
        return Notation()

    def parse(self, text: str) -> Move:
        """The move behind a notation; `BadNotation` otherwise."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The scores if the game ended now; at the end, the result."""
        raise NotImplementedError

    def catalogue(self, language: str = "en") -> Catalogue:
        """The sentences of this game."""
        return catalogue_of(self.packages, language)

    def word(self, kind: str, value: int) -> str:
        """The id behind a number of an event or refusal, e.g. word("tech", 2)."""
        return str(value)

    def own_names(self, state: State, language: str = "en") -> dict[str, str]:
        """What only this table's board can name, by kind and word: "hex 3,-4" is the star there."""
        return {}

    def preferences(self) -> list[Option]:
        """Standing answers that a player may leave with the table."""
        return []

    def secret(self, state: State) -> bool:
        """Are the pending answers sealed? Then a standing one waits for those given by hand."""
        return False

    def standing(self, state: State, seat: i64, preferences: dict[str, object]) -> Move | None:
        """What this seat's standing answers say to the pending decision, or None to ask."""
        return None
