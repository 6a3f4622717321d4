"""How every move reads back from its notation."""

from __future__ import annotations

from typing import Final

from starboard.engine.notation import Move, Notation

from ..components.words import (
    read_face,
    read_good,
    read_hub,
    read_kind,
    read_level,
    read_payment,
    read_place,
    read_sector,
    read_ship,
    read_source,
    read_species,
    read_track,
)
from .moves import (
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
    Advance,
    Bonus,
    Build,
    Buy,
    Choose,
    Claim,
    ClaimBoth,
    Convert,
    Dismantle,
    Draft,
    Exchange,
    GainAlien,
    GiveBack,
    GiveBackSector,
    KeepDice,
    KeepHub,
    Lobby,
    MoveOut,
    Pay,
    Relocate,
    Reroll,
    ReturnDrawn,
    Scrap,
    SendHome,
    Settle,
    TakeSector,
    Trade,
    Use,
    UsePower,
)

NOTATION: Final[Notation] = Notation()


def read_count(word: str) -> int:
    """A number without sign or leading zeros."""
    if str(int(word)) != word or int(word) < 0:
        raise ValueError(word)
    return int(word)


def _draft(words: list[str]) -> Move:
    return Draft(read_kind(words[0]))


def _keephub(words: list[str]) -> Move:
    return KeepHub(read_hub(words[0]))


def _returndrawn(words: list[str]) -> Move:
    return ReturnDrawn(read_kind(words[0]))


def _scrap(words: list[str]) -> Move:
    return Scrap(read_kind(words[0]))


def _advance(words: list[str]) -> Move:
    return Advance(read_track(words[0]))


def _lobby(words: list[str]) -> Move:
    return Lobby(read_track(words[0]))


def _takesector(words: list[str]) -> Move:
    return TakeSector(read_sector(words[0]))


def _use(words: list[str]) -> Move:
    return Use(read_ship(words[0]))


def _dismantle(words: list[str]) -> Move:
    return Dismantle(read_ship(words[0]))


def _build(words: list[str]) -> Move:
    return Build(read_sector(words[0]))


def _convert(words: list[str]) -> Move:
    return Convert(read_good(words[0]))


def _gainalien(words: list[str]) -> Move:
    return GainAlien(read_species(words[0]))


def _buy(words: list[str]) -> Move:
    return Buy(read_good(words[0]))


def _pay(words: list[str]) -> Move:
    return Pay(read_payment(words[0]))


def _settle(words: list[str]) -> Move:
    return Settle(read_place(words[0]))


def _choose(words: list[str]) -> Move:
    return Choose(read_good(words[0]))


def _bonus(words: list[str]) -> Move:
    return Bonus(read_source(words[0]))


def _usepower(words: list[str]) -> Move:
    return UsePower(read_source(words[0]))


def _claim(words: list[str]) -> Move:
    return Claim(read_level(words[0]))


def _moveout(words: list[str]) -> Move:
    return MoveOut(read_species(words[0]))


def _sendhome(words: list[str]) -> Move:
    return SendHome(read_species(words[0]))


def _givebacksector(words: list[str]) -> Move:
    return GiveBackSector(read_sector(words[0]))


def _trade(words: list[str]) -> Move:
    return Trade(read_payment(words[0]), read_good(words[1]))


def _exchange(words: list[str]) -> Move:
    return Exchange(read_good(words[0]), read_good(words[1]))


def _reroll(words: list[str]) -> Move:
    return Reroll(read_face(words[0]), read_count(words[1]))


def _keepdice(words: list[str]) -> Move:
    return KeepDice(read_face(words[0]), read_count(words[1]))


def _claimboth(words: list[str]) -> Move:
    return ClaimBoth(read_level(words[0]), read_level(words[1]))


def _relocate(words: list[str]) -> Move:
    return Relocate(read_species(words[0]), read_place(words[1]))


def _giveback(words: list[str]) -> Move:
    return GiveBack(read_species(words[0]), read_place(words[1]))


def _income_action(words: list[str]) -> Move:
    return INCOME_ACTION


def _recruit(words: list[str]) -> Move:
    return RECRUIT


def _spend_point(words: list[str]) -> Move:
    return SPEND_POINT


def _buy_metal(words: list[str]) -> Move:
    return BUY_METAL


def _buy_human(words: list[str]) -> Move:
    return BUY_HUMAN


def _stand(words: list[str]) -> Move:
    return STAND


def _observe(words: list[str]) -> Move:
    return OBSERVE


def _ally(words: list[str]) -> Move:
    return ALLY


def _extra_turn_move(words: list[str]) -> Move:
    return EXTRA_TURN_MOVE


def _done(words: list[str]) -> Move:
    return DONE


NOTATION.add("draft KIND", _draft)
NOTATION.add("keep HUB", _keephub)
NOTATION.add("return KIND", _returndrawn)
NOTATION.add("scrap KIND", _scrap)
NOTATION.add("advance TRACK", _advance)
NOTATION.add("lobby TRACK", _lobby)
NOTATION.add("take SECTOR", _takesector)
NOTATION.add("use SHIP", _use)
NOTATION.add("dismantle SHIP", _dismantle)
NOTATION.add("build SECTOR", _build)
NOTATION.add("convert GOOD", _convert)
NOTATION.add("alien SPECIES", _gainalien)
NOTATION.add("buy GOOD", _buy)
NOTATION.add("pay PAYMENT", _pay)
NOTATION.add("settle PLACE", _settle)
NOTATION.add("choose GOOD", _choose)
NOTATION.add("bonus SOURCE", _bonus)
NOTATION.add("power SOURCE", _usepower)
NOTATION.add("claim LEVEL", _claim)
NOTATION.add("move-out SPECIES", _moveout)
NOTATION.add("send-home SPECIES", _sendhome)
NOTATION.add("give-back-sector SECTOR", _givebacksector)
NOTATION.add("trade PAYMENT GOOD", _trade)
NOTATION.add("exchange GIVE GET", _exchange)
NOTATION.add("reroll FACE COUNT", _reroll)
NOTATION.add("keep-dice FACE COUNT", _keepdice)
NOTATION.add("claim-both LOW HIGH", _claimboth)
NOTATION.add("relocate SPECIES PLACE", _relocate)
NOTATION.add("give-back SPECIES PLACE", _giveback)
NOTATION.add("income", _income_action)
NOTATION.add("recruit", _recruit)
NOTATION.add("spend-point", _spend_point)
NOTATION.add("buy-metal", _buy_metal)
NOTATION.add("buy-human", _buy_human)
NOTATION.add("stand", _stand)
NOTATION.add("observe", _observe)
NOTATION.add("ally", _ally)
NOTATION.add("extra-turn", _extra_turn_move)
NOTATION.add("done", _done)
