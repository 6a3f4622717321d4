"""The language that somebody reads."""

from __future__ import annotations

from typing import Final

from starboard.engine.catalogue import LANGUAGES

DEFAULT: Final = LANGUAGES[0]


def language_of(wanted: str) -> str:
    """The best of our languages for a tag or an Accept-Language header (RFC 9110)."""
    best, found = 0.0, DEFAULT
    for part in wanted.split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        value = quality(weight)
        if language in LANGUAGES and value > best:
            best, found = value, language
    return found


def quality(weight: str) -> float:
    """The number of `q=0.8`; 1 if there is none, 0 if it cannot be read."""
    if not weight.strip():
        return 1.0
    try:
        return float(weight.strip().removeprefix("q="))
    except ValueError:
        return 0.0
