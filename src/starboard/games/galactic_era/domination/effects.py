"""Playing a domination card: points at once, then the effect."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import Run
from starboard.engine.game import Prompt
from starboard.engine.notation import Move, is_word
from starboard.engine.refusal import NOT_NOW, Refusal, Why

from ..combat.battlefield import EARLY_RETREATS, TOTALS
from ..components.ids import (
    ACQUISITION,
    ALIGNMENT_CARD,
    ALL,
    CENTRAL,
    DEFENSIVE,
    DENSITY,
    DIPLOMATIC,
    ECONOMIC,
    EXPLORATORY,
    FROM_CARD,
    GENERAL_SCIENTIFIC,
    MILITARY,
    MILITARY_CARD,
    NONE,
    NOWHERE,
    PERSONAL_GROWTH,
    PROPULSION,
    SPATIAL,
    SPECIAL_SCIENTIFIC,
    TOP_LEVEL,
)
from ..events import CARD_PLAYED, FLEET_SHOWN, STAR_GREW
from ..fleets.pools import lay_open
from ..growth.grow_population import SpareDiscs
from ..growth.placement import EXTRA_SHIPS, new_placing
from ..growth.technology import LearnLevel, StealLevel
from ..hexmap import place_of
from ..levels import can_rise, raise_level, score
from ..moves.growth import Show
from ..moves.words import CARD, DONE_WORD
from ..player import Player
from ..refusals import ALREADY_SHOWN, CARD_ALREADY_PLAYED, FLEET_NOT_THERE
from ..state import State
from ..step import Ask
from ..view.shape import ProveShipsView
from .conditions import dense_stars, fulfilled, home_sector, open_value
from .inspection import Inspection


def offer_card(player: Player, out: list[Move]) -> None:
    """The own card can be played at every own decision. Rules: GE-DOM-01"""
    if player.card != NONE:
        out.append(CARD)


def refuse_card(player: Player, why: Why) -> Refusal | None:
    """One card in the whole game. Rules: GE-DOM-01"""
    return why.no(CARD_ALREADY_PLAYED) if player.card == NONE else None


def play_card(state: State, player: Player, run: Run) -> None:
    """The card is shown and stays open. Rules: GE-DOM-01, GE-DOM-02, GE-DOM-04"""
    card = player.card
    player.card = NONE
    player.played = card
    state.learn_card(card, ALL)
    run.reveal()
    run.tell(CARD_PLAYED, (int(player.number), int(card)))
    if card != MILITARY_CARD:
        settle_card(state, player, fulfilled(state, player, card), run)
        return
    need = state.rules.cards[card].need
    has_fleet = player.ships_in_fleets() > 0
    if open_value(state, player) >= need or not has_fleet:
        settle_card(state, player, open_value(state, player) >= need, run)
    else:
        state.push(ProveShips(player.number, 0, open_value(state, player), 0))


def settle_card(state: State, player: Player, top: bool, run: Run) -> None:
    """Top points with the effect, or bottom points without. Rules: GE-DOM-02, GE-DOM-03"""
    row = state.rules.cards[player.played]
    score_card(state, player, row.vp if top else row.alt_vp, run)
    if top:
        take_effect(state, player, run)


def score_card(state: State, player: Player, vp: i64, run: Run) -> None:
    """Personal Growth doubles all points of cards. Rules: GE-GOL-09, GE-DOM-03"""
    score(state, player, FROM_CARD, vp * card_times(state), "GE-DOM-02", run)


def card_times(state: State) -> i64:
    """How often the points of a card count. Rules: GE-GOL-09"""
    return 2 if state.goal == PERSONAL_GROWTH else 1


def take_effect(state: State, player: Player, run: Run) -> None:
    """The one-time effect of the card just played. Rules: GE-DOM-07"""
    card = player.played
    if card == ALIGNMENT_CARD:
        count_switches(state, player, run)
    elif card == CENTRAL:
        player.central_gains = 1
    elif card == DEFENSIVE:
        defend(state, player)
    elif card == DENSITY:
        add_density(state, player, run)
    elif card == DIPLOMATIC:
        player.protected = 1
    elif card == GENERAL_SCIENTIFIC:
        player.extra_trades = 1
    elif card == MILITARY_CARD:
        lock_opponents(state, player)
    elif card == SPATIAL:
        raise_level(state, player, PROPULSION, 1, "GE-DOM-18", run)
    else:
        ask_effect(state, player, card)


def ask_effect(state: State, player: Player, card: i64) -> None:
    """Effects that leave a choice. Rules: GE-DOM-09, GE-DOM-14, GE-DOM-15, GE-DOM-19"""
    if card == ACQUISITION:
        state.push(StealLevel(player.number, 0, player.victims, "GE-DOM-09"))
    elif card == ECONOMIC:
        state.push(new_placing(player.number, 5, EXTRA_SHIPS, NONE))
    elif card == EXPLORATORY:
        state.push(Inspection(player.number, 0))
    elif card == SPECIAL_SCIENTIFIC:
        raise_highest(state, player)


def count_switches(state: State, player: Player, run: Run) -> None:
    """2 VP per Switch Alignment counter of this round, at the reveal if that is to come.

    Rules: GE-DOM-08
    """
    if state.switches == NONE:
        player.awaits_switches = 1
    else:
        score_card(state, player, 2 * state.switches, run)


def defend(state: State, player: Player) -> None:
    """20 CV for the player's side in a battle of the home sector. Rules: GE-DOM-11, GE-CMB-08"""
    battle = state.battle
    if battle is None or battle.phase > TOTALS:
        return
    here = place_of(battle.hexagon) == home_sector(state, player)
    if here and takes_part(state, player.number):
        battle.bonus |= mask(player.number)


def mask(number: i64) -> i64:
    """A player as a mask."""
    return BIT[number]


def takes_part(state: State, player: i64) -> bool:
    """Is the player on one of the sides of the battle under way?"""
    battle = state.battle
    if battle is None:
        return False
    return battle.attacker == player or state.at_war(battle.attacker, player)


def lock_opponents(state: State, player: Player) -> None:
    """Opponents in the battle cannot retreat early. Rules: GE-DOM-17"""
    battle = state.battle
    if battle is not None and battle.phase <= EARLY_RETREATS and takes_part(state, player.number):
        battle.locked |= mask(player.number)


def add_density(state: State, player: Player, run: Run) -> None:
    """One disc more on each star with 5+; limits and blocks do not matter. Rules: GE-DOM-12"""
    stars = dense_stars(state, player)
    supply = state.disc_supply(player.number)
    if supply >= len(stars):
        for star in stars:
            state.set_discs(star, state.discs[star] + 1)
            run.tell(STAR_GREW, (int(player.number), star, 1), rule="GE-DOM-12")
    elif supply > 0:
        state.push(SpareDiscs(player.number, 0, stars))


def raise_highest(state: State, player: Player) -> None:
    """Three levels in the highest field below 6, by choice among equals. Rules: GE-DOM-19"""
    best: i64 = 0
    field: i64 = 0
    while field < 5:
        if can_rise(player, field) and player.levels[field] < TOP_LEVEL:
            best = max(best, player.levels[field])
        field += 1
    fields = [f for f in range(5) if can_rise(player, f) and player.levels[f] == best]
    if fields:
        state.push(LearnLevel(player.number, 0, fields, 3, "GE-DOM-19"))


@final
class ProveShips(Ask):
    """The Military card: the owner opens fleets until their value is proven, or stops.

    Rules: GE-DOM-17
    """

    __slots__ = ("shown", "value")

    def __init__(self, player: i64, asked: i64, value: i64, shown: i64) -> None:
        super().__init__(player, asked)
        self.value: i64 = value
        self.shown: i64 = shown

    def clone(self) -> ProveShips:
        return ProveShips(self.player, self.asked, self.value, self.shown)

    def candidates(self, state: State, seat: i64, out: list[Move]) -> None:
        player = state.players[self.player]
        fleet: i64 = 0
        while fleet < 5:
            if player.fleet_hex[fleet] != NOWHERE:
                out.append(Show(fleet))
            fleet += 1
        out.append(DONE_WORD)

    def refuse(self, state: State, seat: i64, move: Move, why: Why) -> Refusal | None:
        if isinstance(move, Show):
            if state.players[self.player].fleet_hex[move.fleet] == NOWHERE:
                return why.no(FLEET_NOT_THERE, move.fleet)
            if has(self.shown, move.fleet):
                return why.no(ALREADY_SHOWN, move.fleet)
            return None
        return None if is_word(move, "done") else NOT_NOW

    def apply(self, state: State, seat: i64, move: Move, run: Run) -> None:
        player = state.players[self.player]
        if isinstance(move, Show):
            self.show(state, player, move.fleet, run)
        if is_word(move, "done") or self.value >= state.rules.cards[player.played].need:
            state.pop()
            proven = self.value >= state.rules.cards[player.played].need
            settle_card(state, player, proven, run)

    def show(self, state: State, player: Player, fleet: i64, run: Run) -> None:
        """Everybody sees what the fleet holds."""
        self.shown |= BIT[fleet]
        lay_open(player, fleet)
        ships = player.fleet_ships(fleet)
        self.value += ships * state.rules.combat_value[player.levels[MILITARY]]
        run.reveal()
        run.tell(FLEET_SHOWN, (int(player.number), int(fleet), int(ships)))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("prove", (int(self.value), int(state.rules.cards[MILITARY_CARD].need)))

    def seen_by(self, state: State, seat: i64) -> ProveShipsView:
        return {
            "step": "ProveShips",
            "kind": "ProveShips",
            "player": int(self.player),
            "shown": int(self.shown),
        }
