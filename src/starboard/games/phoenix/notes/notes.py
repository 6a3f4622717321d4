"""What to know of a move before choosing it: its price and what it brings."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.engine.game import Note
from starboard.engine.notation import Move, Word

from ..actions.construction import Construct
from ..actions.dismantle import DismantleShip, metal_of
from ..actions.expedition import Expedition
from ..actions.ships import action_number, dice_kept, fee_of, ship_cost
from ..actions.transport import Transport
from ..actions.turns import Turns
from ..bonuses.menu import BonusMenu
from ..components.effects import NO_GOODS, Effect
from ..components.hubs import Hub
from ..components.ids import EXPEDITION, GEMS, GOLD, GOODS, LAST_BONUS_LEVEL, NOBODY, SLOTS, TYPES
from ..components.ships import Ship
from ..components.words import sector_index
from ..diplomacy.track_bonuses import TrackBonuses
from ..diplomacy.tracks import lobbying_cost
from ..moves.bonuses import Advance, Bonus, Claim, ClaimBoth, TakeSector, UsePower
from ..moves.residents import Settle
from ..moves.setup import Draft, KeepHub, ReturnDrawn, Scrap
from ..moves.ships import Build, Buy, Dismantle, GainAlien, Lobby, Use
from ..player import Player
from ..powers import hub_b6_effect
from ..state import State
from ..station.payments import human_price
from ..station.residents import slot_at
from ..station.wings import price_of
from ..view.outlook import next_income
from .ability_notes import ability_notes, all_notes, goods_notes


def notes(state: State, seat: i64, move: Move) -> list[Note]:
    """The notes on a legal move of this seat."""
    player = state.players[seat]
    if isinstance(move, Use):
        return use_notes(state, player, state.rules.by_code[move.ship])
    if isinstance(move, (Draft, ReturnDrawn, Scrap)):
        return card_notes(state.rules.ships[state.rules.by_code[move.kind]])
    if isinstance(move, Dismantle):
        return dismantle_notes(state, player, move)
    if isinstance(move, (Build, TakeSector)):
        return sector_notes(state, move)
    if isinstance(move, KeepHub):
        return hub_notes(state.rules.hubs[move.hub])
    if isinstance(move, Settle):
        return quarters_notes(state, player, move.place)
    if isinstance(move, Word):
        return plain_notes(state, player, move.verb)
    return bonus_notes(state, player, move)


def bonus_notes(state: State, player: Player, move: Move) -> list[Note]:
    """What bonuses and transactions bring or cost."""
    step = state.stack[-1]
    if isinstance(move, Lobby):
        return lobby_notes(state, player, move.track)
    if isinstance(move, Claim) and isinstance(step, TrackBonuses):
        return level_notes(state, step.track, move.level)
    if isinstance(move, ClaimBoth) and isinstance(step, TrackBonuses):
        low = level_notes(state, step.track, move.low)
        return low + level_notes(state, step.track, move.high)
    if isinstance(move, (Bonus, UsePower)) and isinstance(step, BonusMenu):
        return power_notes(step.effects(state), move.source)
    if isinstance(move, GainAlien) and isinstance(step, Transport):
        return goods_notes("costs", state.rules.prices.of_alien(move.species == GOLD))
    if isinstance(move, Buy):
        return [Note("costs", (int(state.rules.prices.buy), int(GEMS)))]
    if isinstance(move, Advance):
        return free_notes(state, player, move.track)
    return []


def use_notes(state: State, player: Player, index: i64) -> list[Note]:
    """Cost, fee and what the ship can do for this player."""
    ship = state.rules.ships[index]
    owner = state.owner(index)
    own = owner == player.seat
    cost, fee = int(ship_cost(state, player, ship, own)), int(fee_of(ship, own))
    price = Note("own_ship", (cost,))
    if owner == NOBODY:
        price = Note("neutral_ship", (cost,))
    elif not own:
        price = Note("ship_of", (cost, fee, int(owner)))
    return [price, action_note(state, player, ship)]


def action_note(state: State, player: Player, ship: Ship) -> Note:
    """The number of a ship's action with all that the station adds."""
    number = int(action_number(state, player, ship))
    if ship.kind != EXPEDITION:
        return Note(TYPES[ship.kind], (number,))
    return Note("expedition", (number, int(dice_kept(state, player, ship))))


def card_notes(ship: Ship) -> list[Note]:
    """The printed numbers of a ship card."""
    facts = Note("card", (int(ship.cost), int(ship.fee), int(ship.metal)))
    numbers = [int(ship.ability)]
    if ship.kind == EXPEDITION:
        numbers.append(int(ship.capacity))
    return [facts, Note(TYPES[ship.kind], tuple(numbers))]


def dismantle_notes(state: State, player: Player, move: Dismantle) -> list[Note]:
    """The metal that the ship yields with the ship in use and the player's station."""
    step = state.stack[-1]
    if not isinstance(step, DismantleShip):
        return []
    target = state.rules.by_code[move.ship]
    return [Note("yields", (int(metal_of(state, player, step.ship, target)),))]


def sector_notes(state: State, move: Build | TakeSector) -> list[Note]:
    """Price, size, and what the Sector gives once everybody has moved in."""
    index = sector_index(int(move.sector))
    sector = state.rules.sectors[index]
    step = state.stack[-1]
    out = [Note("sector", (int(sector.colour), int(sector.level), int(sector.size)))]
    if isinstance(step, Construct):
        out.insert(0, Note("metal", (int(price_of(state, index, step.discount(state))),)))
    return out + all_notes(sector.immediate) + all_notes(abilities(sector.quarters))


def abilities(quarters: list[Effect | None]) -> list[Effect]:
    """The quarters that can do something."""
    return [effect for effect in quarters if effect is not None]


def hub_notes(hub: Hub) -> list[Note]:
    """What a Hub gives at the start and all the time."""
    return goods_notes("start", hub.start) + all_notes(hub.effects) + all_notes(hub.scores)


def quarters_notes(state: State, player: Player, place: i64) -> list[Note]:
    """The living quarters that a resident would move into."""
    slot = slot_at(player, place)
    if slot < 0 or slot >= SLOTS:
        return []
    sector = state.rules.sectors[player.wings[slot]]
    position = player.filled[slot]
    effect = sector.quarters[position] if position < sector.size else None
    free = Note("free_quarters", (int(sector.size - position), int(sector.size)))
    return [free, *(ability_notes(effect) if effect is not None else [])]


def lobby_notes(state: State, player: Player, track: i64) -> list[Note]:
    """The lobbying cost, the new level and its bonus."""
    cost = Note("costs", (int(lobbying_cost(state, player, track)), int(GEMS)))
    return [cost, *free_notes(state, player, track)]


def free_notes(state: State, player: Player, track: i64) -> list[Note]:
    """A free advance: the new level and the bonus that ships of this type bring there."""
    level = player.levels[track] + 1
    if level > LAST_BONUS_LEVEL:
        return [Note("to_top", (int(level),))]
    choice = state.rules.tracks[track].choices[level]
    if choice != 0:
        return [Note("to_level_choice", (int(level), int(choice)))]
    return goods_notes("to_level", state.rules.tracks[track].bonuses[level], int(level))


def level_notes(state: State, track: i64, level: i64) -> list[Note]:
    """The bonus of one level of a Diplomacy track."""
    choice = state.rules.tracks[track].choices[level]
    if choice != 0:
        return [Note("bonus_choice", (int(choice),))]
    return goods_notes("bonus", state.rules.tracks[track].bonuses[level])


def power_notes(effects: list[Effect], source: i64) -> list[Note]:
    """The ability behind a bonus."""
    for effect in effects:
        if effect.source == source and not effect.automatic():
            return ability_notes(effect)
    return []


def plain_notes(state: State, player: Player, verb: str) -> list[Note]:
    """What income brings, and the price of Humans."""
    if verb == "income":
        return income_notes(state, player)
    if verb in ("ally", "recruit"):
        price = human_price(state, player, state.rules.prices.human)
        return [Note("human_price", (int(price),))]
    return sale_notes(sale_of(state, player, verb))


def sale_of(state: State, player: Player, verb: str) -> Effect | None:
    """The Sector or Hub ability behind a purchase."""
    step = state.stack[-1]
    if verb == "spend-point":
        return hub_b6_effect(state, player)
    if verb == "buy-metal" and isinstance(step, Transport):
        return step.cheap_metal(state, player)
    if verb == "buy-human" and isinstance(step, Expedition):
        return step.sale(state, player)
    if verb == "extra-turn" and isinstance(step, Turns):
        return step.purchase(state, player)
    return None


def sale_notes(effect: Effect | None) -> list[Note]:
    """What a purchase costs and gives."""
    if effect is None:
        return []
    gain = effect.inner.gain if effect.inner is not None else NO_GOODS
    return goods_notes("costs", effect.pay) + goods_notes("bonus", gain)


def income_notes(state: State, player: Player) -> list[Note]:
    """All fixed gains of the station."""
    gained = next_income(state, player)
    return [Note("bonus", (gained[name], GOODS.index(name))) for name in gained]
