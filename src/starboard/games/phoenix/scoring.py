"""Final scoring, category by category."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.outcome import Outcome, outcome_of

from .components.effects import (
    ENDGAME,
    PER_FULL_SECTOR,
    PER_LEVEL_3,
    PER_METAL,
    PER_SECTOR,
    PER_SHIP,
    Effect,
)
from .components.ids import FOOD, GEMS, HUMAN, METAL, POINTS, SLOTS, SPECIES, WATER
from .components.words import source_word
from .player import Player
from .powers import hub_a1_score
from .state import State
from .station.residents import quarters


def score_sectors(state: State, player: Player) -> i64:
    """4, 6 and 10 points by level, occupied or not. Rules: SSP-SCO-02, SSP-HUB-61, SSP-HUB-03"""
    points: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] >= 0:
            points += state.rules.scoring.sectors[slot % 3]
        slot += 1
    return points


def residents_of(player: Player) -> i64:
    """All residents of the station, those on the Hub too. Rules: SSP-SCO-03, SSP-HUB-69"""
    n: i64 = 0
    for count in player.residents:
        n += count
    return n


def plurality(counts: list[int], seat: int, first: int, second: int) -> int:
    """10 points for the most residents of a kind, 5 for the second most; ties share.

    Rules: SSP-SCO-04, SSP-SCO-05, SSP-SCO-06, SSP-SCO-07, SSP-SCO-08
    """
    own = counts[seat]
    if own == 0:
        return 0
    higher = [count for count in counts if count > own]
    tied = counts.count(own)
    if not higher:
        return first if tied == 1 else (first + second) // tied
    return second // tied if len(higher) == 1 else 0


def counted(state: State, player: Player, per: i64) -> i64:
    """How many of something a station has for an endgame bonus. Rules: SSP-RES-15"""
    if per <= HUMAN:
        return player.residents[per]
    if per == PER_SHIP:
        return player.ships()
    if per == PER_METAL:
        return player.goods[METAL]
    if per == PER_SECTOR:
        return player.sectors()
    n: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if player.wings[slot] >= 0:
            if per == PER_LEVEL_3 and slot % 3 == 2:
                n += 1
            if per == PER_FULL_SECTOR and player.filled[slot] == quarters(state, player, slot):
                n += 1
        slot += 1
    return n


def endgame_effects(state: State, player: Player) -> list[Effect]:
    """Endgame bonuses of the Hub and of occupied quarters, also those filled last.

    Rules: SSP-SEC-06, SSP-SCO-09, SSP-HUB-04
    """
    out: list[Effect] = list(state.hub(player).scores)
    slot: i64 = 0
    while slot < SLOTS:
        if player.filled[slot] > 0:
            sector = state.rules.sectors[player.wings[slot]]
            for position in range(player.filled[slot]):
                effect = sector.quarters[position]
                if effect is not None and effect.on == ENDGAME:
                    out.append(effect)
        slot += 1
    return out


def score_bonuses(state: State, player: Player) -> list[tuple[str, int]]:
    """Station endgame bonuses, one row per source.

    Rules: SSP-SCO-09, SSP-HUB-06, SSP-HUB-12, SSP-HUB-14, SSP-HUB-18, SSP-HUB-19, SSP-HUB-21,
    SSP-HUB-23, SSP-HUB-25, SSP-HUB-29, SSP-HUB-31, SSP-HUB-35, SSP-HUB-43, SSP-HUB-50,
    SSP-SEC-305, SSP-SEC-306, SSP-SEC-308, SSP-SEC-316, SSP-SEC-325, SSP-SEC-327
    """
    rows: list[tuple[str, int]] = []
    if player.hub < 0:
        return rows
    few = hub_a1_score(state, player)
    if few > 0:
        rows.append(("A-1", int(few)))
    for effect in endgame_effects(state, player):
        points = effect.amount * (counted(state, player, effect.per) // effect.every)
        rows.append((source_word(effect.source), int(points)))
    return rows


def score_player(state: State, player: Player) -> list[tuple[str, int]]:
    """All points of one player by source.

    Rules: SSP-SCO-01, SSP-SCO-10, SSP-SCO-11, SSP-SCO-14
    """
    scoring = state.rules.scoring
    first, second = int(scoring.first), int(scoring.second)
    rows: list[tuple[str, int]] = [
        ("track", int(player.goods[POINTS])),
        ("sectors", int(score_sectors(state, player))),
        ("residents", int(scoring.resident * residents_of(player))),
    ]
    for species, name in enumerate(SPECIES):
        counts = [int(other.residents[species]) for other in state.players]
        rows.append((f"most_{name}", plurality(counts, int(player.seat), first, second)))
    rows += score_bonuses(state, player)
    goods = player.goods
    rows.append(("gems", int(goods[GEMS] // scoring.gems)))
    resources = goods[FOOD] + goods[WATER] + goods[METAL]
    rows.append(("resources", int(resources // scoring.resources)))
    return rows


def outcome(state: State) -> Outcome:
    """Most points win; then most Aliens, then most Humans. Rules: SSP-SCO-12, SSP-SCO-13"""
    rows = [score_player(state, player) for player in state.players]
    ties: list[tuple[int, ...]] = []
    for player in state.players:
        humans = player.residents[HUMAN]
        ties.append((int(residents_of(player) - humans), int(humans)))
    return outcome_of(rows, ties)
