"""One ability of a Hub, a living quarters or an immediate effect, read from its row."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT
from starboard.engine.row import Row, shown

from .ids import COLOURS, GOODS, NOTHING, TYPES

# When an ability works.
INCOME: Final[i64] = 0
SHIP: Final[i64] = 1
GAIN_ALIEN_ON: Final[i64] = 2
GAIN_HUMAN_ON: Final[i64] = 3
HUMAN_PRICE: Final[i64] = 4
SHIP_COST: Final[i64] = 5
RULE: Final[i64] = 6
TURN: Final[i64] = 7
ANY_TIME: Final[i64] = 8
TURN_ALTERNATIVE: Final[i64] = 9
INCOME_END: Final[i64] = 10
ENDGAME: Final[i64] = 11
IMMEDIATE: Final[i64] = 12
MOMENTS: Final[tuple[str, ...]] = (
    "income",
    "ship",
    "gain:alien",
    "gain:human",
    "price:human",
    "ship_cost",
    "rule",
    "turn",
    "any_time",
    "turn_alternative",
    "income_end",
    "endgame",
)

MODIFY: Final[i64] = 0
DURING: Final[i64] = 1
AFTER: Final[i64] = 2
LAST: Final[i64] = 3
TIMINGS: Final[tuple[str, ...]] = ("modify", "during", "after", "after_diplomacy_bonuses")

# What an ability does.
GAIN: Final[i64] = 0
GAIN_CHOICE: Final[i64] = 1
GAIN_PER: Final[i64] = 2
GAIN_ALIEN: Final[i64] = 3
GAIN_HUMAN: Final[i64] = 4
TRANSACTIONS: Final[i64] = 5
MODIFIER: Final[i64] = 6
REROLL: Final[i64] = 7
ROLL_KEEP: Final[i64] = 8
PAY_FOR: Final[i64] = 9
DIPLOMACY_ACTION: Final[i64] = 10
ADVANCE_FREE: Final[i64] = 11
ADVANCE_ALL: Final[i64] = 12
EXTRA_TURN: Final[i64] = 13
EXCHANGE: Final[i64] = 14
DISCOUNT_RESOURCES: Final[i64] = 15
DISCOUNT_GEMS: Final[i64] = 16
FREE_SECTOR: Final[i64] = 17
MIXED_SPECIES: Final[i64] = 18
BUILD_ANY_ORDER: Final[i64] = 19
SCORE: Final[i64] = 20
FORMULA: Final[i64] = 21
CONVERT: Final[i64] = 22
MOVE_HUB_RESIDENT: Final[i64] = 23
RETURN_ONE: Final[i64] = 24
DEEDS: Final[tuple[str, ...]] = (
    "gain",
    "gain_choice",
    "gain_per",
    "gain_alien",
    "gain_human",
    "transport_transactions",
    "modify",
    "reroll",
    "roll_keep",
    "pay_for",
    "diplomacy_action",
    "advance_free",
    "advance_free_all",
    "extra_turn",
    "exchange_resource",
    "discount_resources",
    "discount_gems",
    "free_sector",
    "mixed_species",
    "build_any_order",
    "score",
    "gain_points_formula",
    "convert",
    "move_hub_resident",
    "return_one",
)

DURATION: Final[i64] = 0
CAPACITY: Final[i64] = 1
TRANSACTION_LIMIT: Final[i64] = 2
EXTRA_METAL: Final[i64] = 3
METAL_DISCOUNT: Final[i64] = 4
KEYS: Final[tuple[str, ...]] = (
    "duration",
    "capacity",
    "transactions",
    "extra_metal",
    "metal_discount",
)

PER_TEAL: Final[i64] = 0
PER_BROWN: Final[i64] = 1
PER_PINK: Final[i64] = 2
PER_HUMAN: Final[i64] = 4
PER_SHIP: Final[i64] = 5
PER_METAL: Final[i64] = 6
PER_SECTOR: Final[i64] = 7
PER_FULL_SECTOR: Final[i64] = 8
PER_LEVEL_3: Final[i64] = 9
PER_SHIPS_LEFT: Final[i64] = 10
PERS: Final[tuple[str, ...]] = (
    "teal_alien",
    "brown_alien",
    "pink_alien",
    "gold_alien",
    "human",
    "own_ship",
    "metal",
    "sector",
    "full_sector",
    "level3_sector",
    "own_ships_left",
)

ANY_COLOUR: Final[i64] = 3
SAME_AS_BUILT: Final[i64] = 4
SAME_AS_MATCHED: Final[i64] = 5
ANY_MISSING: Final[i64] = 6
HUES: Final[tuple[str, ...]] = (*COLOURS, "any", "same_as_built", "same_as_matched", "any_missing")

OWN: Final[i64] = 0
FOREIGN: Final[i64] = 1
ANY_SHIP: Final[i64] = 2
SCOPES: Final[tuple[str, ...]] = ("own", "opponent_or_neutral", "any")

# The field with the amount of each deed: count, times, dice rolled, points or GEMs.
AMOUNTS: Final[dict[str, str]] = {
    "gain_choice": "count",
    "gain_alien": "count",
    "gain_human": "count",
    "transport_transactions": "count",
    "diplomacy_action": "count",
    "advance_free": "count",
    "modify": "amount",
    "discount_resources": "amount",
    "discount_gems": "amount",
    "reroll": "times",
    "roll_keep": "roll",
    "score": "points",
    "gain_points_formula": "minus",
}
# Fields that say in words what the code of a deed does anyway: nothing else is possible.
IN_WORDS: Final[dict[str, tuple[object, ...]]] = {
    "limit": ("once_per_turn", "once_per_action"),
    "of": (["alien", "human", "sector"],),
    "then": ("income",),
    "first_n_incomes": (5,),
    "if_impossible": ("return one hub resident to the supply",),
    "new_human_counts_now": (True,),
    "optional": (True,),
    "track": ("any",),
    "level": (1,),
}

MOST: Final = 99
MOST_OF_CHOICE: Final = 7  # resources of whatever kind in one payment
NO_GOODS: Final[vec[i64]] = vec[i64]([0] * 5)


@final
class Effect:
    """One ability; fields that do not belong to its deed are 0."""

    __slots__ = (
        "amount",
        "choice",
        "deed",
        "every",
        "gain",
        "hue",
        "inner",
        "keep",
        "key",
        "kind",
        "least",
        "on",
        "pay",
        "pay_any",
        "per",
        "scope",
        "source",
        "timing",
    )

    def __init__(self, on: i64, deed: i64, source: i64) -> None:
        self.on: i64 = on
        self.deed: i64 = deed
        self.source: i64 = source
        self.kind: i64 = NOTHING  # the ship type it belongs to
        self.timing: i64 = AFTER
        self.gain: vec[i64] = NO_GOODS
        self.pay: vec[i64] = NO_GOODS
        self.pay_any: i64 = 0  # resources of whatever kind
        self.choice: i64 = 0  # mask of goods to choose from
        self.amount: i64 = 0  # count, times, dice rolled, points or the amount of a modifier
        self.keep: i64 = 0
        self.least: i64 = 1  # the lowest cost, level or number that counts
        self.key: i64 = 0
        self.per: i64 = 0
        self.every: i64 = 1
        self.hue: i64 = 0
        self.scope: i64 = ANY_SHIP
        self.inner: Effect | None = None

    def fits(self, on: i64, kind: i64, timing: i64) -> bool:
        """Does it belong to this moment and ship type? A timing of -1 is any."""
        if self.on != on or self.kind != kind:
            return False
        return timing < 0 or self.timing == timing

    def automatic(self) -> bool:
        """Fixed gains are taken without a question."""
        return self.deed == GAIN or self.deed == GAIN_PER or self.deed == FORMULA


def read_effect(row: Row, source: i64, on: i64 = NOTHING) -> Effect:
    """The effect behind a row; `on` is given where the row does not say it."""
    kind: i64 = NOTHING
    if on < 0:
        text = row.text("on")
        if text.startswith("ship:"):
            on = SHIP
            kind = ship_type(row, text.removeprefix("ship:"))
        else:
            on = row.choice("on", MOMENTS)
    deed: i64 = row.choice("do", DEEDS) if row.has("do") else SCORE
    effect = Effect(on, deed, source)
    effect.kind = kind
    if row.has("type"):
        effect.kind = row.choice("type", TYPES)
    effect.timing = row.choice_or("timing", TIMINGS, int(AFTER))
    read_amounts(row, effect)
    read_limits(row, effect)
    read_prices(row, effect)
    row.has("on")
    for field, allowed in IN_WORDS.items():
        if row.has(field) and row.value(field) not in allowed:
            words = " or ".join(shown(one) for one in allowed)
            raise row.wrong(field, words + " (the rules are fixed here)", row.value(field))
    row.done()
    return effect


def read_amounts(row: Row, effect: Effect) -> None:
    """How much an effect gives."""
    if row.has("gain"):
        effect.gain = goods_of(row, "gain", row.counts("gain", -1000))
    if row.has("from"):
        effect.choice = mask_of(row, "from")
    if row.has("get_one_of"):
        effect.choice = mask_of(row, "get_one_of")
    field = AMOUNTS.get(DEEDS[effect.deed], "")
    if field:
        effect.amount = row.number(field, 0, MOST)
    if effect.deed == EXTRA_TURN or effect.deed == ADVANCE_ALL:
        effect.amount = row.number_or("count", 1, 0, MOST)
    if effect.deed == ROLL_KEEP:
        effect.keep = row.number("keep", 1, MOST)
    effect.key = row.choice_or("key", KEYS, 0)
    effect.per = row.choice_or("per", PERS, 0)
    effect.every = row.number_or("every", 1, 1)
    effect.hue = row.choice_or("colour", HUES, 0)


def read_limits(row: Row, effect: Effect) -> None:
    """From where on an effect counts, and where it ends."""
    if effect.deed == DISCOUNT_GEMS:
        effect.scope = row.choice("scope", SCOPES)
        effect.least = row.number("min", 1)
    elif effect.deed == MIXED_SPECIES:
        row.choice("scope", ("own_teal_sectors",))
    elif effect.deed == FORMULA:
        effect.least = row.number("tokens_at_level", 0, 5)
    elif effect.deed == MOVE_HUB_RESIDENT or effect.deed == RETURN_ONE:
        row.number_or("count", 1, 1, 1)
    elif row.has("if"):
        condition = row.table("if")
        effect.least = condition.number("aliens_of_one_colour_at_least", 1)
        condition.done()


def read_prices(row: Row, effect: Effect) -> None:
    """What an effect asks for, and what it gives in return."""
    if effect.deed == EXCHANGE:
        row.number("give", 1, 1)
        row.number("get", 1, 1)
        return
    if effect.on == TURN_ALTERNATIVE and effect.deed == PAY_FOR:
        row.choice("pay", ("human_price",))
        row.table("get").number("count", 1, 1)
    for field in ("pay", "give"):
        if row.has(field) and isinstance(row.value(field), dict):
            counts = row.counts(field)
            effect.pay_any = counts.pop("any_resources", 0)
            if effect.pay_any > MOST_OF_CHOICE:
                most = f"at most {MOST_OF_CHOICE}"
                raise row.wrong(field + ".any_resources", most, int(effect.pay_any))
            effect.pay = goods_of(row, field, counts)
    if row.has("get"):
        effect.inner = read_effect(row.table("get"), effect.source, effect.on)
    if row.has("else"):
        effect.inner = read_effect(row.table("else"), effect.source, effect.on)


def ship_type(row: Row, name: str) -> i64:
    """The number of a ship type named after "ship:"."""
    if name not in TYPES:
        raise row.wrong("on", "ship: and one of " + ", ".join(TYPES), name)
    return TYPES.index(name)


def goods_of(row: Row, field: str, counts: dict[str, int]) -> vec[i64]:
    """Amounts by name as amounts by number."""
    amounts = [0] * len(GOODS)
    for name, count in counts.items():
        amounts[good_named(row, field, name)] = count
    return vec[i64](amounts)


def mask_of(row: Row, field: str) -> i64:
    """Names of goods as a mask."""
    mask: i64 = 0
    for name in row.texts(field):
        mask |= BIT[good_named(row, field, name)]
    return mask


def good_named(row: Row, field: str, name: str) -> int:
    """The number of goods that a row names."""
    if name not in GOODS:
        raise row.wrong(field, "names among " + ", ".join(GOODS), name)
    return GOODS.index(name)
