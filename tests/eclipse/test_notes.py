"""Notes on moves tell the truth: what they foretell is what the move brings."""

from collections import Counter

import pytest
from tests.eclipse.positions import Position

from starboard.engine.chance import Quick
from starboard.engine.game import Note
from starboard.engine.table import Table
from starboard.engine.words import note_text
from starboard.games.eclipse.components.ids import PIECES
from starboard.games.eclipse.game import Eclipse
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.state import State
from starboard.games.eclipse.timing import in_action_phase
from starboard.games.eclipse.upkeep.payment import purse
from starboard.games.eclipse.upkeep.production import production, upkeep_cost

GAME = Eclipse()
TOTALS = ("initiative", "computer", "shield", "hull", "movement")


def told(position: Position, move: str) -> str:
    return note_text(GAME, position.state, 0, GAME.parse(move), {})


def came_true(note: Note, move: str, state: State, player: Player) -> bool | None:
    """Is the position after the move as the note said? None for what it does not show."""
    values = note.values
    if note.kind in ("costs", "gains"):
        return player.storage[values[1]] == values[2]
    if note.kind == "production":
        return production(state, player, values[0]) == values[2]
    if note.kind == "upkeep_after":
        upkeep = upkeep_cost(state, player)
        return (upkeep, purse(state, player) - upkeep) == values
    if note.kind == "upkeep_drops":
        return upkeep_cost(state, player) == values[1]
    if note.kind in TOTALS:
        ship = PIECES.index(move.split()[1])
        return getattr(player.blueprints[ship], note.kind) == values[1]
    return None


def notes_that_came_true(seats: int, seed: int) -> Counter[str]:
    """Play a random game and compare every note with the position right after its move."""
    table, picks = Table(GAME, seats, f"notes {seed}", {}), Quick(seed)
    seen: Counter[str] = Counter()
    while not table.over:
        seat = table.actors[0]
        moves = list(table.legal(seat))
        if table.seq % 3 > 0:
            moves = GAME.prudent(table.state, seat, moves)
        move = moves[picks.below(0, len(moves))]
        notes = GAME.notes(table.state, seat, move)
        round_before = GAME.round_of(table.state)
        table.play(seat, move)
        state = table.state
        assert isinstance(state, State)
        for note in (
            notes if state.stack and in_action_phase(state) and state.round == round_before else []
        ):
            fine = came_true(note, str(move), state, state.players[seat])
            assert fine is not False, f"{move}: {note.kind} {note.values}"
            seen[note.kind] += fine is True
    return seen


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_note_foretells_is_what_the_move_brings(seats: int) -> None:
    seen = sum((notes_that_came_true(seats, seed) for seed in range(6)), Counter[str]())
    for kind in ("costs", "gains", "production", "upkeep_after", "hull"):
        assert seen[kind] > 0, seen


@pytest.mark.rule("ECL-ACT-08")
def test_the_first_to_pass_is_told_of_the_money() -> None:
    assert told(Position(), "pass").startswith("first to pass: +2 Money")


@pytest.mark.rule("ECL-ACT-13")
def test_an_action_tells_activations_upkeep_and_balance() -> None:
    position = Position()
    player = position.player(0)
    money = purse(position.state, player)
    player.discs -= 1
    upkeep = upkeep_cost(position.state, player)
    player.discs += 1
    text = told(position, "action research")
    assert text == f"1 activation; upkeep {upkeep}, {money - upkeep} Money after it"


@pytest.mark.rule("ECL-UPK-04")
def test_an_action_that_cannot_be_paid_tells_what_is_missing() -> None:
    position = Position()
    position.player(0).storage[2] = 0
    position.player(0).discs = 1
    assert "Money missing" in told(position, "action build")


@pytest.mark.rule("ECL-RES-02")
def test_notes_and_view_show_the_values_of_a_table_with_own_components() -> None:
    dear = {"techs.toml": '[[techs]]\nid = "orbital"\ncost = 7\nmin_cost = 7\n'}
    position = Position(overrides=dear)
    position.offer("orbital")
    position.player(0).storage[1] = 9
    position.play(0, "action research")
    assert told(position, "research orbital nano") == "costs 7 Science, 2 left"
    techs = position.table.view(0)["board"]["techs"]
    assert [row["cost"] for row in techs if row["tech"] == "orbital"] == [7]
