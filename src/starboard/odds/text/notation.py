"""Battles in one line: `3 int + 2 cru[comp=2,hull=2,die=2o] vs 2 anc`.

The notation becomes the same document that a file holds, so both are checked by the same code.
"""

from __future__ import annotations

import re
from typing import Final

from starboard.engine.row import nearest
from starboard.odds.ships import BY_NAME, BY_SHORT, COLOURS, ShipType
from starboard.odds.text.fields import BadBattle
from starboard.odds.text.parts import Totals
from starboard.odds.text.questions import Question, add_totals, read_question

VERSUS: Final = re.compile(r"\s+(?:vs|v)\.?\s+")
PLUS: Final = re.compile(r"\+(?![^\[]*\])")
GROUP: Final = re.compile(r"\s*(\d+)?\s*([A-Za-z_]+)\s*(?:\[([^\]]*)\])?\s*")
SIDE: Final = re.compile(r"([^{}]*)(?:\{([^{}]*)\})?\s*")
DIE: Final = re.compile(r"(\d*)([yobr])")
LETTERS: Final[dict[str, str]] = {colour[0]: colour for colour in COLOURS}
NUMBERS: Final[dict[str, str]] = {
    "init": "initiative",
    "hull": "hull",
    "comp": "computer",
    "shield": "shield",
    "regen": "regeneration",
}
DICE: Final[dict[str, str]] = {"die": "cannons", "mis": "missiles"}
FLAGS: Final[dict[str, str]] = {
    "splitter": "splitter",
    "distortion": "distortion_shield",
    "pd": "point_defense",
}
POLICY_WORDS: Final = ("optimal", "greedy", "npc")


def looks_like_notation(text: str) -> bool:
    return VERSUS.search(text) is not None


def read_notation(text: str) -> Question:
    """Attacker first, Defender second."""
    sides = VERSUS.split(text.strip())
    if len(sides) != 2:
        raise BadBattle(
            f'notation: found {len(sides)} sides, expected "attacker vs defender"; '
            "several parties need a file"
        )
    return read_question({"attacker": _side(sides[0]), "defender": _side(sides[1])})


def _side(text: str) -> dict[str, object]:
    found = SIDE.fullmatch(text)
    if found is None:
        raise BadBattle(f'notation: found "{text}", expected groups and at most one {{...}}')
    side: dict[str, object] = {"groups": [_group(part) for part in PLUS.split(found.group(1))]}
    for word in _words(found.group(2)):
        _side_word(side, word)
    return side


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def _side_word(side: dict[str, object], word: str) -> None:
    if word in POLICY_WORDS:
        side["policy"] = word
    elif word in FLAGS:
        side[FLAGS[word]] = True
    else:
        known = [*FLAGS, *POLICY_WORDS]
        raise BadBattle(_unknown("side word", word, known))


def _unknown(what: str, word: str, known: list[str]) -> str:
    hint = nearest(word, known)
    return f'notation: found {what} "{word}"{hint}, expected one of {", ".join(known)}'


def _group(text: str) -> dict[str, object]:
    found = GROUP.fullmatch(text)
    if found is None:
        raise BadBattle(f'notation: found "{text.strip()}", expected e.g. "3 int" or "cru[hull=2]"')
    ship = _ship(found.group(2))
    group: dict[str, object] = {"type": ship.name, "count": int(found.group(1) or "1")}
    if found.group(3) is not None:
        group.update(_default_totals(ship))
    for word in _words(found.group(3)):
        _override(group, word)
    return group


def _ship(word: str) -> ShipType:
    name = word.lower()
    for known in (name, name.removesuffix("s")):
        if known in BY_SHORT:
            return BY_SHORT[known]
        if known in BY_NAME:
            return BY_NAME[known]
    raise BadBattle(_unknown("ship", word, [*BY_SHORT, *BY_NAME]))


def _default_totals(ship: ShipType) -> dict[str, object]:
    totals = Totals()
    add_totals(totals, ship.totals)
    cannons = {colour: n for colour, n in zip(COLOURS, totals.cannons, strict=True) if n}
    return {
        "initiative": int(totals.initiative),
        "hull": int(totals.hull),
        "computer": int(totals.computer),
        "shield": int(totals.shield),
        "regeneration": int(totals.regeneration),
        "cannons": cannons,
    }


def _override(group: dict[str, object], word: str) -> None:
    name, equals, value = word.partition("=")
    if word in FLAGS and word != "splitter":
        group[FLAGS[word]] = True
    elif name in NUMBERS and equals:
        group[NUMBERS[name]] = _whole(name, value)
    elif name in DICE and equals:
        group[DICE[name]] = _dice(name, value)
    elif name == "damage" and equals:
        group["damage"] = [_whole(name, part) for part in value.split("+")]
    else:
        known = [*NUMBERS, *DICE, "damage", "distortion", "pd"]
        raise BadBattle(_unknown("override", name, known))


def _whole(name: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadBattle(f'notation: {name}: found "{value}", expected a whole number') from None


def _dice(name: str, value: str) -> dict[str, int]:
    """`2o`, `y2o` or `1y+2o`: how many dice of which colour; `0` is none."""
    text = value.replace("+", "").replace(" ", "")
    if text == "0":
        return {}
    if not text or DIE.sub("", text):
        raise BadBattle(f'notation: {name}: found "{value}", expected dice such as 2o or 1y+1r')
    dice: dict[str, int] = {}
    for number, letter in DIE.findall(text):
        colour = LETTERS[letter]
        dice[colour] = dice.get(colour, 0) + int(number or "1")
    return dice
