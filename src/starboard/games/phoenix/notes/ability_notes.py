"""Abilities in words: what a Sector, Hub or bonus gives, as notes for players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.game import Note

from ..components.effects import (
    ADVANCE_ALL,
    ADVANCE_FREE,
    CONVERT,
    DEEDS,
    DIPLOMACY_ACTION,
    DISCOUNT_GEMS,
    DISCOUNT_RESOURCES,
    EXTRA_TURN,
    FORMULA,
    GAIN,
    GAIN_ALIEN,
    GAIN_CHOICE,
    GAIN_HUMAN,
    GAIN_PER,
    MODIFIER,
    PAY_FOR,
    REROLL,
    ROLL_KEEP,
    SCORE,
    TRANSACTIONS,
    Effect,
)


def moment_of(effect: Effect) -> int:
    """When an ability works, with the type of ship it belongs to, as one number."""
    return int(effect.on) * 10 + int(effect.kind) + 1


def goods_notes(code: str, goods: vec[i64], *before: int) -> list[Note]:
    """A note for each kind of goods of which there are some."""
    out: list[Note] = []
    for good, amount in enumerate(goods):
        if amount != 0:
            out.append(Note(code, (*before, int(amount), good)))
    return out


def ability_notes(effect: Effect) -> list[Note]:
    """What an ability gives, and when."""
    return deed_notes(effect, moment_of(effect))


def deed_notes(effect: Effect, when: int) -> list[Note]:
    """What an ability gives at a moment; that of a purchase holds for what is bought, too."""
    if effect.deed == GAIN:
        return goods_notes("gain", effect.gain, when)
    if effect.deed == GAIN_PER:
        return [counted_gain(effect, note) for note in goods_notes("gain", effect.gain, when)]
    if effect.deed == PAY_FOR:
        return purchase_notes(effect, when)
    if effect.deed == SCORE and effect.every == 1:
        return [Note("score_each", (int(effect.amount), int(effect.per)))]
    return [Note(DEEDS[effect.deed], deed_values(effect, when))]


def counted_gain(effect: Effect, note: Note) -> Note:
    """A gain for each ship or resident, or for every few of them."""
    if effect.every == 1:
        return Note("gain_each", (*note.values, int(effect.per)))
    return Note("gain_per", (*note.values, int(effect.every), int(effect.per)))


def purchase_notes(effect: Effect, when: int) -> list[Note]:
    """The price of an optional purchase, then what it brings."""
    out = goods_notes("price", effect.pay, when)
    if effect.pay_any > 0:
        out.append(Note("price_any", (when, int(effect.pay_any))))
    return out + (deed_notes(effect.inner, when) if effect.inner is not None else [])


def deed_values(effect: Effect, when: int) -> tuple[int, ...]:
    """The numbers of a deed's note, in the order of its sentence."""
    deed = effect.deed
    amount = int(effect.amount)
    if deed == GAIN_CHOICE:
        return (when, amount, int(effect.choice))
    if deed == GAIN_ALIEN:
        return (when, amount, int(effect.hue))
    if deed == MODIFIER:
        return (when, int(effect.key), amount)
    if deed == ROLL_KEEP:
        return (when, amount, int(effect.keep))
    if deed == DISCOUNT_GEMS:
        return (int(effect.scope), amount)
    if deed == SCORE:
        return (amount, int(effect.every), int(effect.per))
    if deed == FORMULA:
        return (when, int(effect.least), amount)
    if deed == CONVERT:
        return (int(effect.choice),)
    return counted(effect, when, amount)


def counted(effect: Effect, when: int, amount: int) -> tuple[int, ...]:
    """Deeds that need no more than their moment and a number, or nothing at all."""
    deed = effect.deed
    if deed == DISCOUNT_RESOURCES:
        return (amount,)
    if deed in (GAIN_HUMAN, TRANSACTIONS, REROLL, ADVANCE_FREE):
        return (when, amount)
    return (when,) if deed in (ADVANCE_ALL, EXTRA_TURN, DIPLOMACY_ACTION) else ()


def all_notes(effects: list[Effect]) -> list[Note]:
    """The notes of several abilities: equal gains are added up, the rest follows."""
    totals: dict[tuple[int, int], int] = {}
    rest: list[Note] = []
    for effect in effects:
        for note in ability_notes(effect):
            if note.kind == "gain":
                key = (note.values[0], note.values[2])
                totals[key] = totals.get(key, 0) + note.values[1]
            else:
                rest.append(note)
    sums = [Note("gain", (when, totals[when, good], good)) for when, good in totals]
    return sums + rest
