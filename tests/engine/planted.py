"""Mini with one planted fault each: what the conformance suite must catch.

Each fault wraps the real game from outside, so that it works interpreted and compiled alike.
"""

from typing import cast

from starboard.engine.catalogue import Catalogue, read_catalogue
from starboard.engine.chance import Quick, Recorded
from starboard.engine.flow import Run, State
from starboard.engine.game import Game, Note, Prompt
from starboard.engine.notation import Move
from starboard.engine.options import Option
from starboard.engine.outcome import Outcome
from starboard.engine.refusal import NOT_NOW, Refusal
from starboard.games.mini.game import Mini
from starboard.games.mini.moves import Bid, Settle
from starboard.games.mini.state import DICE
from starboard.games.mini.state import State as MiniState
from starboard.games.mini.steps.bids import Bids
from starboard.games.mini.steps.turn import Turns


class Wrapped(Game):
    """The miniature game as it is."""

    def __init__(self) -> None:
        self.inner = Mini()
        self.name = self.inner.name
        self.title = self.inner.title
        self.min_seats = self.inner.min_seats
        self.max_seats = self.inner.max_seats
        self.rules_version = self.inner.rules_version
        self.streams = self.inner.streams
        self.packages = self.inner.packages

    def options(self) -> list[Option]:
        return self.inner.options()

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        return self.inner.setup(seats, options, run)

    def legal(self, state: State, seat: int) -> list[Move]:
        return self.inner.legal(state, seat)

    def candidates(self, state: State, seat: int) -> list[Move]:
        return self.inner.candidates(state, seat)

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        return self.inner.refusal(state, seat, move)

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)

    def clone(self, state: State) -> State:
        return self.inner.clone(state)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return self.inner.view(state, seat)

    def prompt(self, state: State, seat: int) -> Prompt:
        return self.inner.prompt(state, seat)

    def notes(self, state: State, seat: int, move: Move) -> list[Note]:
        return self.inner.notes(state, seat, move)

    def determinize(self, state: State, seat: int, run: Run) -> State:
        return self.inner.determinize(state, seat, run)

    def parse(self, text: str) -> Move:
        return self.inner.parse(text)

    def outcome(self, state: State) -> Outcome:
        return self.inner.outcome(state)

    def catalogue(self, language: str = "en") -> Catalogue:
        return self.inner.catalogue(language)

    def word(self, kind: str, value: int) -> str:
        return self.inner.word(kind, value)


class ShowsHands(Wrapped):
    """The view shows everybody's hand."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        board = self.inner.view(state, seat)
        board["hands"] = [[int(n) for n in player.hand] for player in mini_state(state).players]
        return board


class ShowsSealedBids(Wrapped):
    """The view shows sealed answers while others still think."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        board = self.inner.view(state, seat)
        board["bids"] = [list(step.answers) for step in state.stack if isinstance(step, Bids)]
        return board


class SharesBoard(Wrapped):
    """A clone keeps the original's list of hexes."""

    def clone(self, state: State) -> State:
        twin = mini_state(self.inner.clone(state))
        twin.hexes = mini_state(state).hexes
        return twin


class ForgetsInClone(Wrapped):
    """A clone has another round."""

    def clone(self, state: State) -> State:
        twin = mini_state(self.inner.clone(state))
        twin.round = 9
        return twin


class RollsBehindTheTable(Wrapped):
    """Guards come and go by chance that no record knows."""

    def __init__(self) -> None:
        super().__init__()
        self.own = Quick(3)

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        mini_state(state).players[seat].guards = self.own.below(0, 100)


class DrawsAtReplay(Wrapped):
    """A silent replay draws once more than the move did."""

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        if not run.loud:
            run.draw(DICE, 6)


class ForgetsSetupDraw(Wrapped):
    """Only the first table that is made draws a die in its setup."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = 0

    def setup(self, seats: int, options: dict[str, object], run: Run) -> State:
        self.tables += 1
        state = self.inner.setup(seats, options, run)
        if self.tables == 1:
            run.draw(DICE, 6)
        return state


class DrawsWhenLoaded(Wrapped):
    """A loaded game draws once more at every move."""

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        if run.loud and isinstance(run.chance, Recorded):
            run.draw(DICE, 6)


class ListsTooMuch(Wrapped):
    """`legal` forgets who owns a hex."""

    def legal(self, state: State, seat: int) -> list[Move]:
        moves = self.inner.legal(state, seat)
        more = [move for move in self.inner.candidates(state, seat) if move not in moves]
        return moves + [move for move in more if isinstance(move, Settle)]


class RefusesTooLittle(Wrapped):
    """`refusal` forgets that a settlement must be near an own hex."""

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.refusal(state, seat, move)
        return None if refusal is not None and refusal.code == "too_far" else refusal


class RefusesOnce(Wrapped):
    """The same question gets another answer the second time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.refusal(state, seat, move)
        if refusal is None or refusal.code != "card_not_held" or str(move) not in self.asked:
            self.asked.add(str(move))
            return refusal
        return None


class AsksOthersHands(Wrapped):
    """Nobody may pass while another seat holds a 5."""

    def legal(self, state: State, seat: int) -> list[Move]:
        return [
            move for move in self.inner.legal(state, seat) if not self.barred(state, seat, move)
        ]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.refusal(state, seat, move)
        return NOT_NOW if refusal is None and self.barred(state, seat, move) else refusal

    def barred(self, state: State, seat: int, move: Move) -> bool:
        others = [p for p in mini_state(state).players if p.seat != seat]
        return str(move) == "pass" and any(player.hand[5] > 0 for player in others)


class TellsInRefusal(Wrapped):
    """The numbers of a refusal tell how many cards of a value others hold."""

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.refusal(state, seat, move)
        if refusal is None or not isinstance(move, Bid) or refusal.code != "card_not_held":
            return refusal
        held = sum(int(player.hand[move.card]) for player in mini_state(state).players)
        return Refusal(refusal.code, refusal.rule, held)


class TellsInANote(Wrapped):
    """The note on a bid counts the cards of that value in all hands."""

    def notes(self, state: State, seat: int, move: Move) -> list[Note]:
        if not isinstance(move, Bid):
            return []
        held = sum(int(player.hand[move.card]) for player in mini_state(state).players)
        return [Note("worth", (0, held))]


class TellsByActing(Wrapped):
    """While bids are made nobody waits for seat 0 if seat 1 holds a 5."""

    def actors(self, state: State) -> int:
        actors = int(super().actors(state))
        return actors & ~1 if actors == 3 and mini_state(state).players[1].hand[5] else actors


class MiscountsPoints(Wrapped):
    """A score has one point from nowhere."""

    def outcome(self, state: State) -> Outcome:
        right = self.inner.outcome(state)
        return Outcome([score + 1 for score in right.scores], right.ranks, right.breakdown)


class HasNoWinner(Wrapped):
    """Ranks begin with 2."""

    def outcome(self, state: State) -> Outcome:
        right = self.inner.outcome(state)
        return Outcome(right.scores, [rank + 1 for rank in right.ranks], right.breakdown)


class NeverEnds(Wrapped):
    """Every round is the first."""

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        mini_state(state).round = 1


class ShowsAHandOnSettling(Wrapped):
    """Settling shows the hand of the next seat, and the move can still be taken back."""

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        if isinstance(move, Settle) and state.stack and isinstance(state.stack[-1], Turns):
            players = mini_state(state).players
            # the discards are public: a five there tells of a five in a hidden hand
            mini_state(state).discards[0] = players[(seat + 1) % len(players)].hand[5]


class ChangesOnLook(Wrapped):
    """Looking at the board turns the round on."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        mini_state(state).round += 1
        board = self.inner.view(state, seat)
        board["round"] = 0
        return board


class ShowsNoJson(Wrapped):
    """The view has something that JSON does not know."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        board = self.inner.view(state, seat)
        board["odd"] = {1, 2}
        return board


class ShowsTuples(Wrapped):
    """The view has something that comes back from JSON as something else."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        board = self.inner.view(state, seat)
        board["odd"] = (1, 2)
        return board


class CitesNoRule(Wrapped):
    """A refusal names a rule that is not written down."""

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.refusal(state, seat, move)
        return None if refusal is None else Refusal(refusal.code, "MIN-ODD-99")


class TellsWithoutARule(Wrapped):
    """An event names no rule."""

    def apply(self, state: State, seat: int, move: Move, run: Run) -> None:
        self.inner.apply(state, seat, move, run)
        run.tell("TurnPassed", "", (seat,))


class RepeatsAMove(Wrapped):
    """The first legal move is listed twice."""

    def legal(self, state: State, seat: int) -> list[Move]:
        moves = self.inner.legal(state, seat)
        return moves[:1] + moves


class ReadsOtherMoves(Wrapped):
    """Every notation is read as a pass."""

    def parse(self, text: str) -> Move:
        return self.inner.parse("pass")


class LeavesNothingToDo(Wrapped):
    """A seat is asked, but has no legal move."""

    def legal(self, state: State, seat: int) -> list[Move]:
        return []


class WaitsForNobody(Wrapped):
    """The game goes on, but nobody is asked."""

    def actors(self, state: State) -> int:
        return 0


class HasOtherSentences(Wrapped):
    """The sentences of the game, without one of them or with an unknown parameter."""

    def __init__(self, section: str, code: str, text: str = "") -> None:
        super().__init__()
        self.messages = read_catalogue(["starboard.games.mini"])
        if text:
            self.messages.sections[section][code].text = text
        else:
            del self.messages.sections[section][code]

    def catalogue(self, language: str = "en") -> Catalogue:
        return self.messages


def mini_state(state: State) -> MiniState:
    return cast("MiniState", state)
