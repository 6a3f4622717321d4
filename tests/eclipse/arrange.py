"""Small positions for the phases after the actions, made with the methods of the rules."""

from starboard.engine.table import Table
from starboard.games.eclipse.board import put_tile
from starboard.games.eclipse.components.ids import PIECES, RESOURCES
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.sector import Sector
from starboard.games.eclipse.state import State

GAME = Eclipse()
TERRANS = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"]
EMPTY_SPACES = {0: 2, 1: 3, 2: 4, 3: 5, 5: 6, 7: 7, 10: 8, 13: 9}  # by upkeep
IDLE = {"choose_action": "pass", "choose_reaction": "pass", "conquer": "leave"}


def new_table(boards: list[str] | None = None, seats: int = 2) -> Table:
    """A table with these species; seat 0 begins."""
    chosen = boards or TERRANS[:seats]
    options: dict[str, object] = {"species": "chosen", "boards": ",".join(chosen), "start": "0"}
    return Table(GAME, len(chosen), "arranged", options)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def player_of(table: Table, seat: int) -> Player:
    return state_of(table).players[seat]


def store(table: Table, seat: int, materials: int, science: int, money: int) -> None:
    """What lies in a player's storage."""
    for track, amount in enumerate((materials, science, money)):
        player_of(table, seat).storage[track] = amount


def stored(table: Table, seat: int) -> list[int]:
    return [int(n) for n in player_of(table, seat).storage]


def cubes_off(table: Table, seat: int, resource: str, count: int) -> None:
    """So many cubes are off a track; where they are does not matter here."""
    player_of(table, seat).cubes[RESOURCES.index(resource)] = 11 - count


def owe(table: Table, seat: int, upkeep: int) -> None:
    """As many discs are away as cost this upkeep."""
    player_of(table, seat).discs = 13 - EMPTY_SPACES[upkeep]


def control(table: Table, seat: int, number: int) -> Sector:
    """A sector far away from all others, with a disc of this player from the track."""
    state = state_of(table)
    tile = state.rules.box.tile_of(number)
    for ring, stack in enumerate(state.stacks):
        if tile in stack:
            state.stacks[ring] = [one for one in stack if one != tile]
            left = state.left[:]
            left[ring] -= 1
            state.left = left
    sector = put_tile(state, tile, 10 + 3 * len(state.sectors), 0, 0)
    sector.owner = seat
    state.players[seat].discs -= 1
    return sector


def populate(table: Table, sector: Sector, square: int, resource: str) -> None:
    """A cube of the controller on a square."""
    track = RESOURCES.index(resource)
    state_of(table).players[sector.owner].cubes[track] -= 1
    sector.put_cube(square, track)


def station(table: Table, seat: int, piece: str, sector: Sector) -> None:
    """A ship of a player in a sector."""
    state = state_of(table)
    ship = PIECES.index(piece)
    sector.arrive(seat, ship, state.next_moment())
    state.players[seat].add_supply(ship, -1)


def befriend(table: Table, one: int, other: int, resource: str = "science") -> None:
    """Diplomatic relations, each with a cube of this track on the ambassador."""
    track = RESOURCES.index(resource)
    for seat, partner in ((one, other), (other, one)):
        player = player_of(table, seat)
        player.partners |= 2**partner
        player.cubes[track] -= 1


def strip(table: Table, seat: int) -> None:
    """All sectors and ships of a player are gone from the board, as after lost battles."""
    player = player_of(table, seat)
    for sector in state_of(table).sectors:
        for ship in range(4):
            while sector.ships[seat * 4 + ship] > 0:
                sector.depart(seat, ship)
                player.add_supply(ship, 1)
        if sector.owner == seat:
            for square in sector.occupied():
                player.cubes[sector.cube(square)] += 1
                sector.take_cube(square)
            sector.owner = -1
            player.discs += 1


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
