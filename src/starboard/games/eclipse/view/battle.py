"""A battle that is being fought, ready for JSON."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.bits import has

from ..combat.fire import FACES, damage_list, initiative_of, kinds_of, place_of
from ..combat.pair_battle import PairBattle
from ..combat.sides import ATTACKER, DEFENDER, MISSILES, SIDE
from ..components.ids import NOBODY, NPCS, PIECES
from ..moves.combat import DICE_COLOURS
from ..state import State
from .ships import npc_totals_json, totals_json


def battle_json(state: State, battle: PairBattle) -> dict[str, object]:
    """Both sides, the order of fire and the dice on the table. Rules: ECL-CMB-09"""
    order = order_json(state, battle)
    waiting = [at for at, row in enumerate(order) if row["done"] is False]
    return {
        "sector": int(state.sectors[battle.at].number),
        "attacker": owner_json(battle.attacker),
        "defender": owner_json(battle.defender),
        "engagement": 0 if battle.stage == MISSILES else 1,
        "ships": side_json(state, battle, DEFENDER) + side_json(state, battle, ATTACKER),
        "order": order,
        "current": waiting[0] if waiting else len(order),
        "rolls": rolls_json(battle),
    }


def owner_json(seat: i64) -> int | None:
    """Non-player ships belong to nobody."""
    return None if seat == NOBODY else int(seat)


def type_json(seat: i64, kind: i64) -> str:
    """The word of a ship type of one side."""
    return NPCS.word(kind) if seat == NOBODY else PIECES[kind]


def side_json(state: State, battle: PairBattle, side: i64) -> list[dict[str, object]]:
    """Every ship of one side with its damage, the most damaged of a type first."""
    seat = battle.seat_of(side)
    found: list[dict[str, object]] = []
    for kind in range(int(kinds_of(state, seat))):
        place = place_of(state, seat, kind)
        for at, damage in enumerate(damage_list(state.sectors[battle.at], place)):
            found.append(
                {
                    "owner": owner_json(seat),
                    "type": type_json(seat, kind),
                    "index": at + 1,
                    "damage": damage,
                    "totals": ship_totals(state, seat, kind),
                    "retreating": battle.retreats[SIDE * side + kind] > 0,
                }
            )
    return found


def ship_totals(state: State, seat: i64, kind: i64) -> dict[str, object]:
    """What a ship of this type can do."""
    if seat == NOBODY:
        return npc_totals_json(state.rules.npcs[kind])
    return totals_json(state.players[seat].blueprints[kind])


def order_json(state: State, battle: PairBattle) -> list[dict[str, object]]:
    """Types by descending initiative, the defender's first when tied. Rules: ECL-CMB-10"""
    rows: list[tuple[int, dict[str, object]]] = []
    for side in (DEFENDER, ATTACKER):
        seat = battle.seat_of(side)
        here = battle.present(state, side)
        for kind in range(int(kinds_of(state, seat))):
            if not has(here, kind):
                continue
            initiative = int(initiative_of(state, seat, kind))
            row: dict[str, object] = {
                "owner": owner_json(seat),
                "type": type_json(seat, kind),
                "initiative": initiative,
                "done": has(battle.acted, SIDE * side + kind),
            }
            rows.append((-initiative, row))
    rows.sort(key=rank)
    return [row for _, row in rows]


def rank(pair: tuple[int, dict[str, object]]) -> int:
    """The sort is stable: ties keep the defender in front."""
    return pair[0]


def rolls_json(battle: PairBattle) -> list[dict[str, object]]:
    """The dice that hit something and are not yet assigned; 1 is the blank, 6 the burst."""
    found: list[dict[str, object]] = []
    for at, count in enumerate(battle.pool):
        for _ in range(int(count)):
            found.append(
                {
                    "color": DICE_COLOURS[at // FACES],
                    "face": int(at % FACES) + 1,
                    "missile": battle.stage == MISSILES,
                }
            )
    return found
