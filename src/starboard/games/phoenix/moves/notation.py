"""All verbs of the game, each with its form and the reader of its words."""

from __future__ import annotations

from typing import Final

from starboard.engine.notation import Notation

from .bonuses import (
    read_advance,
    read_bonus,
    read_choose,
    read_claim,
    read_claim_both,
    read_convert,
    read_exchange,
    read_take_sector,
    read_use_power,
)
from .residents import (
    read_give_back,
    read_give_back_sector,
    read_move_out,
    read_pay,
    read_relocate,
    read_send_home,
    read_settle,
)
from .setup import read_draft, read_keep_hub, read_return_drawn, read_scrap
from .ships import (
    read_build,
    read_buy,
    read_dismantle,
    read_gain_alien,
    read_keep_dice,
    read_lobby,
    read_reroll,
    read_trade,
    read_use,
)
from .words import (
    ALLY,
    BUY_HUMAN,
    BUY_METAL,
    DONE,
    EXTRA_TURN_MOVE,
    INCOME_ACTION,
    OBSERVE,
    RECRUIT,
    SPEND_POINT,
    STAND,
)

NOTATION: Final[Notation] = Notation()


NOTATION.add("draft KIND", read_draft)
NOTATION.add("keep HUB", read_keep_hub)
NOTATION.add("return KIND", read_return_drawn)
NOTATION.add("scrap KIND", read_scrap)
NOTATION.add("advance TRACK", read_advance)
NOTATION.add("lobby TRACK", read_lobby)
NOTATION.add("take SECTOR", read_take_sector)
NOTATION.add("use SHIP", read_use)
NOTATION.add("dismantle SHIP", read_dismantle)
NOTATION.add("build SECTOR", read_build)
NOTATION.add("convert GOOD", read_convert)
NOTATION.add("alien SPECIES", read_gain_alien)
NOTATION.add("buy GOOD", read_buy)
NOTATION.add("pay PAYMENT", read_pay)
NOTATION.add("settle PLACE", read_settle)
NOTATION.add("choose GOOD", read_choose)
NOTATION.add("bonus SOURCE", read_bonus)
NOTATION.add("power SOURCE", read_use_power)
NOTATION.add("claim LEVEL", read_claim)
NOTATION.add("move-out SPECIES", read_move_out)
NOTATION.add("send-home SPECIES", read_send_home)
NOTATION.add("give-back-sector SECTOR", read_give_back_sector)
NOTATION.add("trade PAYMENT GOOD", read_trade)
NOTATION.add("exchange GIVE GET", read_exchange)
NOTATION.add("reroll FACE COUNT", read_reroll)
NOTATION.add("keep-dice FACE COUNT", read_keep_dice)
NOTATION.add("claim-both LOW HIGH", read_claim_both)
NOTATION.add("relocate SPECIES PLACE", read_relocate)
NOTATION.add("give-back SPECIES PLACE", read_give_back)
NOTATION.add_words(
    (
        INCOME_ACTION,
        RECRUIT,
        SPEND_POINT,
        BUY_METAL,
        BUY_HUMAN,
        STAND,
        OBSERVE,
        ALLY,
        EXTRA_TURN_MOVE,
        DONE,
    )
)
