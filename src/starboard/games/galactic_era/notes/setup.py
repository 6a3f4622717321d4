"""Races, alignments, domination cards and bids."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move

from ..components.ids import (
    ALIGNMENTS,
    ANCHARA,
    AVIANS,
    CARDS,
    DRACOS,
    ICC,
    MANTIDS,
    MILITARY,
    MILITARY_CARD,
    NONE,
    PERSONAL_GROWTH,
    PROGENITORS,
    RACES,
    STO,
    STS,
    YOWIES,
)
from ..domination.conditions import fulfilled
from ..moves.cards import KeepCard
from ..moves.setup import ChooseAlignment, ChooseRace, TakeRace
from ..player import Player
from ..state import State

PLAIN_RACES: Final = (AVIANS, DRACOS)
SAME_ON_BOTH_SIDES: Final = (ANCHARA, ICC, MANTIDS, PROGENITORS, YOWIES)


def power(race: i64, side: i64) -> list[Note]:
    """The power of a race on one side of its tile."""
    if race == NONE or int(race) in PLAIN_RACES:
        return []
    if int(race) in SAME_ON_BOTH_SIDES:
        return [Note(f"power_{RACES[race]}")]
    return [Note(f"{ALIGNMENTS[side]}_{RACES[race]}")]


def race_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Both sides of the tile and what it starts with. Rules: GE-SET-14"""
    assert isinstance(move, (ChooseRace, TakeRace))
    race = move.race
    out = power(race, STO)
    if int(race) not in SAME_ON_BOTH_SIDES:
        out += power(race, STS)
    return out + start_notes(state, race)


def start_notes(state: State, race: i64) -> list[Note]:
    """Levels above 1, more ships, population or points."""
    row = state.rules.races[race]
    out: list[Note] = []
    for field, level in enumerate(row.levels):
        if level > 1:
            out.append(Note("start_level", (field, int(level))))
    if row.ships > 0:
        out.append(Note("start_ships", (int(row.ships),)))
    if row.population > 0:
        out.append(Note("start_people", (int(row.population),)))
    if row.vp != 0:
        out.append(Note("start_vp", (int(row.vp),)))
    return out


def align_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What every player of that side may do, then the race's own power."""
    assert isinstance(move, ChooseAlignment)
    return [Note(f"as_{ALIGNMENTS[move.side]}"), *power(player.race, move.side)]


def tile_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-VAR-04"""
    return [Note("tile_home")]


def order_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Rules: GE-MOV-02"""
    return [Note("order_use")]


def bid_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Only the higher bid is paid. Rules: GE-VAR-09, GE-VAR-11"""
    return [Note("bid_pays", (int(player.vp()),))]


def keep_card_notes(state: State, player: Player, move: Move) -> list[Note]:
    """Points of both halves of a card that was drawn."""
    assert isinstance(move, KeepCard)
    row = state.rules.cards[move.card]
    values = (int(row.vp), int(row.alt_vp))
    return [Note("card_worth", values), condition(state, move.card)]


def condition(state: State, card: i64) -> Note:
    """What the top half asks for."""
    return Note(f"card_{CARDS[card]}", (int(state.rules.cards[card].need),))


def card_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What the own card scores now. Rules: GE-DOM-02, GE-DOM-03, GE-GOL-09"""
    card = player.card
    if card == NONE:
        return []
    row = state.rules.cards[card]
    times = 2 if state.goal == PERSONAL_GROWTH else 1
    top = int(row.vp) * times
    if ready(state, player, card):
        return [Note("card_top", (int(card), top)), condition(state, card)]
    low = int(row.alt_vp) * times
    return [Note("card_bottom", (int(card), low, top)), condition(state, card)]


def ready(state: State, player: Player, card: i64) -> bool:
    """Does the top half score? The owner knows what his own fleets could show."""
    if card != MILITARY_CARD:
        return fulfilled(state, player, card)
    ships = player.piece_count() + player.ships_in_fleets()
    return ships * state.rules.combat_value[player.levels[MILITARY]] >= state.rules.cards[card].need


def exchange_notes(state: State, player: Player, move: Move) -> list[Note]:
    """The new card is unknown. Rules: GE-DOM-05, GE-GOL-09"""
    out = [Note("card_blind")]
    if state.goal == PERSONAL_GROWTH:
        out.append(Note("brings_vp", (2,)))
    return out
