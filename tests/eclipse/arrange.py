"""Small positions for the phases after the actions, by sentences of `starboard.testing`."""

from starboard.engine.table import Table
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State
from starboard.testing import arrange, position

GAME = Eclipse()
TERRANS = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"]
EMPTY_SPACES = {0: 2, 1: 3, 2: 4, 3: 5, 5: 6, 7: 7, 10: 8, 13: 9}  # by upkeep
IDLE = {"choose_action": "pass", "choose_reaction": "pass", "conquer": "leave"}


def new_table(boards: list[str] | None = None, seats: int = 2) -> Table:
    """A table with these species; seat 0 begins."""
    chosen = boards or TERRANS[:seats]
    options: dict[str, object] = {"species": "chosen", "boards": ",".join(chosen), "start": "0"}
    return position("eclipse", "", len(chosen), "arranged", options)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def player_of(table: Table, seat: int) -> Player:
    return state_of(table).players[seat]


def store(table: Table, seat: int, materials: int, science: int, money: int) -> None:
    """What lies in a player's storage."""
    arrange(table, f"seat {seat} has {materials} materials, {science} science, {money} money")


def stored(table: Table, seat: int) -> list[int]:
    return [int(n) for n in player_of(table, seat).storage]


def cubes_off(table: Table, seat: int, resource: str, count: int) -> None:
    """So many cubes are off a track."""
    arrange(table, f"seat {seat} has {11 - count} {resource} cubes")


def owe(table: Table, seat: int, upkeep: int) -> None:
    """As many discs are away as cost this upkeep."""
    arrange(table, f"seat {seat} has {13 - EMPTY_SPACES[upkeep]} discs")


def control(table: Table, seat: int, number: int) -> Sector:
    """A sector far away from all others, with a disc of this player from the track."""
    there = state_of(table).index_of(number) >= 0
    place = "" if there else f" at {10 + 3 * len(state_of(table).sectors)},0"
    arrange(table, f"seat {seat} controls {number}{place}")
    return state_of(table).sector(number)


def populate(table: Table, sector: Sector, square: int, resource: str) -> None:
    """A cube of the controller on a square."""
    arrange(table, f"cube on {square} {resource} of {sector.number}")


def station(table: Table, seat: int, piece: str, sector: Sector) -> None:
    """A ship of a player in a sector."""
    arrange(table, f"seat {seat} {piece} in {sector.number}")


def befriend(table: Table, one: int, other: int, resource: str = "science") -> None:
    """Diplomatic relations, each with a cube of this track on the ambassador."""
    arrange(table, f"seat {one} and seat {other} have diplomatic relations by {resource}")


def strip(table: Table, seat: int) -> None:
    """All sectors and ships of a player are gone from the board, as after lost battles."""
    arrange(table, f"seat {seat} has nothing on the board")


def end_actions(table: Table) -> None:
    """Everybody passes; what follows runs until somebody must decide."""
    before = state_of(table).round
    while not table.over and state_of(table).round == before:
        seat = table.actors[0]
        question = table.game.prompt(table.state, seat).kind
        if question not in IDLE:
            return
        table.play(seat, IDLE[question])


def code(table: Table, seat: int, move: str) -> str:
    """The code and rule of a refusal, or nothing for a legal move."""
    why = table.explain(seat, move)
    return "" if why is None else f"{why.code} {why.rule}"


def told(table: Table, kind: str) -> list[str]:
    """The sentences of all events of one kind."""
    return [str(event["text"]) for event in table.told(None) if event["kind"] == kind]
