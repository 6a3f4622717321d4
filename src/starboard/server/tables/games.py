"""The games that this server offers."""

from __future__ import annotations

from starboard.bots import level_names
from starboard.engine.catalogue import Catalogue
from starboard.engine.options import Option
from starboard.games import get, names
from starboard.server.settings import Settings
from starboard.server.structs import BotLevel, GameInfo, OptionInfo


def offered(settings: Settings, language: str) -> list[GameInfo]:
    """All games with their options, standing answers and bots."""
    every = [*names(), *(name for name in settings.games if name not in names())]
    return [game_info(name, language) for name in every]


def game_info(name: str, language: str) -> GameInfo:
    """One game as the lobby shows it."""
    game = get(name)
    catalogue = game.catalogue(language)
    return GameInfo(
        name=game.name,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        options=[option_info(option, catalogue) for option in game.options()],
        preferences=[option_info(option, catalogue) for option in game.preferences()],
        bots=[BotLevel(level=level, title=level.capitalize()) for level in level_names()],
    )


def option_info(option: Option, catalogue: Catalogue) -> OptionInfo:
    """One field; its English title is in the rules, those of other languages in the catalogue."""
    known = catalogue.names.get("option", {})
    return OptionInfo(
        name=option.name,
        title=known.get(option.name, option.title),
        default=option.default,
        choices=list(option.choices),
        kind=option.kind,
        each=option.each,
    )
