"""The odds against the game itself: the engine fights the same battles with the same policy."""

from __future__ import annotations

import json

import pytest

import starboard
from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run, settle
from starboard.engine.notation import Move
from starboard.games import get
from starboard.games.eclipse.blueprint import Blueprint
from starboard.games.eclipse.combat.fire import hull_of
from starboard.games.eclipse.combat.pair_battle import PairBattle, new_battle
from starboard.games.eclipse.combat.sector_battle import begin_sector
from starboard.games.eclipse.components.ids import (
    ANTIMATTER_SPLITTER,
    NOBODY,
    NPCS,
    PIECES,
    SHIP_TYPES,
)
from starboard.games.eclipse.moves.combat import Assign
from starboard.games.eclipse.state import State
from starboard.odds.battle import GREEDY, OPTIMAL, Battle, Group, Moment, Side
from starboard.odds.calculator import exact_odds
from starboard.odds.eclipse.advice import advise
from starboard.odds.eclipse.contests import (
    battle_going_on,
    battle_of,
    contest_in,
    running_battle,
    side_in,
)
from starboard.odds.eclipse.history import Fought, battles_of, luck_lines
from starboard.odds.eclipse.table import running_odds, table_odds
from starboard.odds.ships import BY_NAME
from starboard.odds.solver.size import estimate
from starboard.odds.text.notation import read_notation

CENTER = 1
RUNS = 800


def new_table(seats: int = 2) -> State:
    game = get("eclipse")
    options = {option.name: option.default for option in game.options()}
    state = game.setup(seats, options, Run(Quick(5), False))
    assert isinstance(state, State)
    center = state.sector(CENTER)
    for place in range(len(center.ships)):
        center.add_ships(place, -center.ships[place])
    return state


def put(state: State, seat: int, side: Side) -> None:
    """Ships of a side into the center, with the blueprints that its totals ask for."""
    center = state.sector(CENTER)
    for group in side.groups:
        if group.ship.npc:
            place = state.seats() * SHIP_TYPES + NPCS.number(group.ship.name)
            center.add_ships(place, group.count)
            continue
        kind = PIECES.index(group.ship.name)
        player = state.players[seat]
        player.blueprints[kind] = blueprint(player.blueprints[kind], group)
        for _ in range(group.count):
            center.arrive(seat, kind, state.next_moment())
    if side.splitter:
        state.players[seat].gain_tech(ANTIMATTER_SPLITTER, 0)


def blueprint(old: Blueprint, group: Group) -> Blueprint:
    return Blueprint(
        old.ship,
        old.slots,
        old.tiles,
        old.outside,
        group.initiative,
        old.energy,
        old.consumed,
        group.computer,
        group.shield,
        group.hull,
        old.movement,
        old.drives,
        packed(group.cannons),
        packed(group.missiles),
    )


def packed(dice: tuple[int, int, int, int]) -> int:
    return sum(n * 256**colour for colour, n in enumerate(dice))


def position(text: str) -> State:
    """The defender in the center first, then the attacker."""
    question = read_notation(text)
    state = new_table()
    put(state, 0, question.sides[1])
    put(state, 1, question.sides[0])
    return state


def greedy_move(state: State, step: PairBattle, moves: list[Move]) -> Move:
    """Die by die the most damage without overkill, then a kill, then the dearest and largest."""

    def merit(move: Move) -> tuple[int, ...]:
        assert isinstance(move, Assign)
        enemy = step.seat_of(1 - step.shooter)
        kind = move.target - SHIP_TYPES if enemy == NOBODY else move.target
        name = NPCS.word(kind) if enemy == NOBODY else PIECES[kind]
        left = hull_of(state, enemy, kind) + 1 - move.damage
        damage = (1, 2, 3, 4, 1)[move.colour]
        ship = BY_NAME[name]
        return (min(left, damage), left <= damage, ship.cost, ship.size)

    singles = [move for move in moves if isinstance(move, Assign) and move.count == 1]
    return max(singles, key=merit) if singles else moves[0]


def fight(state: State, seed: int, policy: int) -> bool:
    """Let the engine fight; does the attacker win?"""
    at = state.index_of(CENTER)
    run = Run(Quick(seed), False)
    game = get("eclipse")
    state.stack = [begin_sector(state, at)]
    settle(state, run)
    while (step := battle_going_on(state)) is not None:
        seat = first_bit(game.actors(state))
        moves = game.legal(state, seat)
        move = advise(state, step, moves) if policy == OPTIMAL else None
        game.apply(state, seat, move or greedy_move(state, step, moves), run)
    return state.sectors[at].fleet(1) > 0


SAME_POLICY = [
    ("3 int + 2 cru vs 2 anc", GREEDY),
    ("2 int[comp=1] + cru[die=1o,shield=1] vs 2 int[init=4] + cru[comp=2,init=0]", GREEDY),
    ("2 cru[mis=2o] vs 2 int[mis=1y,comp=1] + sta[shield=1]", GREEDY),
    ("cru[die=1r,comp=1,hull=2] {splitter} vs 3 int + cru[init=0]", GREEDY),
    ("3 int + 2 cru vs 2 anc", OPTIMAL),
    ("2 int[comp=2] + dre[init=3,die=1o] vs 2 int[init=4] + cru[comp=2,shield=1,init=4]", OPTIMAL),
]


@pytest.mark.parametrize(("text", "policy"), SAME_POLICY)
@pytest.mark.rule("ECL-CMB-08")
def test_the_engine_wins_as_often_as_the_odds_say(text: str, policy: int) -> None:
    contest = contest_in(position(text), CENTER)
    assert contest is not None
    battle = battle_of(contest)
    for side in (battle.attacker, battle.defender):
        side.policy = policy if side.policy == OPTIMAL else side.policy
    chance = exact_odds(battle, estimate(battle)).attacker_wins
    start = position(text)
    wins = sum(fight(start.clone(), seed, policy) for seed in range(1, RUNS + 1))
    sigma = (chance * (1 - chance) / RUNS) ** 0.5
    assert abs(wins / RUNS - chance) <= 4 * sigma


def test_a_battle_is_read_from_the_table_as_it_stands() -> None:
    text = "2 int[comp=1,mis=1o] + cru[die=1r,shield=1] {splitter} vs 2 gua"
    contest = contest_in(position(text), CENTER)
    assert contest is not None
    found, wanted = battle_of(contest), read_notation(text).battle()
    wanted.attacker.can_retreat = found.attacker.can_retreat
    npcs = position(text).rules.npcs
    assert found.attacker.key() == wanted.attacker.key()
    assert found.defender.groups[0].hull == npcs[1].hull


def test_arriving_ships_make_a_hypothetical_battle() -> None:
    state = new_table()
    put(state, 0, read_notation("int vs cru").sides[1])
    assert contest_in(state, CENTER) is None
    contest = contest_in(state, CENTER, 1, {"interceptor": 2})
    assert contest is not None
    battle = battle_of(contest)
    assert [group.count for group in battle.attacker.groups] == [2]
    assert battle.attacker is contest.sides[1]


@pytest.mark.rule("ECL-CMB-05")
def test_the_controller_defends_even_when_it_came_last() -> None:
    state = position("int vs cru")
    state.sector(CENTER).owner = 1
    contest = contest_in(state, CENTER)
    assert contest is not None
    assert battle_of(contest).defender is contest.sides[contest.seats.index(1)]


def test_a_running_battle_goes_on_where_it_stands() -> None:
    state = position("2 int[init=4] + cru[init=4] vs 2 cru[hull=2]")
    at = state.index_of(CENTER)
    state.stack = [begin_sector(state, at), new_battle(at, 1, 0)]
    settle(state, Run(Quick(3), False))
    step = battle_going_on(state)
    assert step is not None
    before = running(state, step)
    step.acted = 1
    after = running(state, step)
    assert (before[1].missiles, before[1].acted, after[1].acted) == (False, (), ((0, 1),))
    chances = [exact_odds(b, estimate(b), moment).attacker_wins for b, moment in (before, after)]
    assert chances[1] < chances[0]


def running(state: State, step: PairBattle) -> tuple[Battle, Moment]:
    found = running_battle(state, step)
    assert found is not None
    return found


def test_a_side_counts_the_damage_its_ships_have() -> None:
    state = position("2 cru vs int")
    sector = state.sector(CENTER)
    sector.set_damage(SHIP_TYPES + 1, 1)
    side = side_in(state, state.index_of(CENTER), 1)
    assert side.groups[0].hit_points() == [1, 2]


def test_a_table_tells_the_odds_of_a_sector_as_data() -> None:
    table = starboard.new("eclipse", seats=2, seed="odds")
    assert table_odds(table, 999) is None
    guarded = table_odds(table, CENTER, 0, {"interceptor": 2})
    assert guarded is not None
    assert (guarded["attacker"], guarded["method"], guarded["policy"]) == (
        0,
        "exact",
        "optimal/npc",
    )
    assert json.loads(json.dumps(guarded)) == guarded
    assert table_odds(table, CENTER) is None
    assert running_odds(table) is None


def test_the_log_tells_how_likely_each_battle_was() -> None:
    """Games of simple bots until a battle is over; its line must be one of the endings."""
    lines: list[dict[str, object]] = []
    for seed in range(6):
        table = starboard.new("eclipse", seats=2, seed=f"luck {seed}")
        picks = Quick(seed + 1)
        while not table.over and len(table.log) < 400 and not any(map(over, battles_of(table))):
            seat = table.actors[0]
            moves = [move for move in table.legal(seat) if "retreat" not in str(move)]
            moves = sorted(moves, key=lambda move: not str(move).startswith("move"))[:12]
            table.play(seat, moves[picks.below(0, len(moves))])
        lines += luck_lines(table)
    assert lines
    for line in lines:
        shares = [line["same"], line["better_for_attacker"], line["worse_for_attacker"]]
        assert sum(float(str(share)) for share in shares) == pytest.approx(1.0, abs=1e-9)
        assert float(str(line["same"])) > 0.0


def over(fought: Fought) -> bool:
    return fought.is_over()
