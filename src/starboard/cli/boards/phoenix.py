"""Space Station Phoenix in the terminal: stations, ships, tracks and the Sectors on offer."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .words import View, Words, grid, hue, owner_text, style_of

GOODS: Final = ("food", "water", "metal", "gems", "points")
TRACKS: Final = ("dismantle", "construction", "transport", "expedition")
LEVELS: Final = (1, 2, 3)
STEPS: Final = 6


def phoenix_board(view: View, words: Words, width: int) -> RenderableType:
    """Everything a player looks at between two decisions."""
    ends = view["ends"]
    text = (
        f"Turn {view['turns'] + 1} · ends at {ends['points']} points or {ends['sectors']} Sectors"
    )
    return Group(
        Text(text, style="bold"),
        players(view, words),
        Columns([stations(view, words), tracks(view, words)], padding=(0, 3)),
        fleets(view, words),
        market(view),
    )


def players(view: View, words: Words) -> Grid:
    """Goods, income and points as they stand."""
    made = grid("Players", "", "Hub", *(f"-{good}" for good in GOODS), "-ships", "income", "-score")
    for player in view["players"]:
        made.add_row(
            owner_text(words, player["seat"], player["seat"] == view["active"]),
            str(player["hub"] or "-"),
            *(str(player["goods"][good]) for good in GOODS),
            str(len(player["fleet"])),
            goods_text(player["income"]),
            str(sum(player["score"].values())),
        )
    return made


def goods_text(goods: dict[str, int]) -> str:
    """`+10 gems +1 water`."""
    return " ".join(f"+{count} {good}" for good, count in goods.items()) or "-"


def stations(view: View, words: Words) -> Grid:
    """The Sectors of every station with the residents in them."""
    made = grid("Stations: ● resident, ◦ free quarters", "", "Sectors")
    for player in view["players"]:
        line = Text()
        for wing in player["station"]:
            if line:
                line.append("  ")
            line.append_text(wing_text(view, wing))
        made.add_row(owner_text(words, player["seat"], False), line or Text("-"))
    return made


def wing_text(view: View, wing: View) -> Text:
    """One Sector: its number, its residents and its free quarters."""
    place = str(wing["place"])
    text = Text(f"[{place}", style=hue(wing["colour"]))
    for resident in wing["residents"]:
        text.append("●", style=hue(resident) if resident != "human" else "bright_white")
    quarters = view["sectors"].get(place, {}).get("quarters", [])
    text.append("◦" * max(0, len(quarters) - len(wing["residents"])), style="dim")
    return text.append("]", style=hue(wing["colour"]))


def fleets(view: View, words: Words) -> Grid:
    """All ships: level, price to use and the fee that others pay; dim what was used."""
    made = grid("Ships: GEMs to use, + fee for another's ship (dim: used)", "", "")
    rows: list[tuple[Text, list[Any]]] = [(Text("  neutral"), view["neutral"])]
    rows += [(owner_text(words, one["seat"], False), one["fleet"]) for one in view["players"]]
    for owner, ships in rows:
        made.add_row(owner, Text(" · ", style="dim").join(ship_text(ship) for ship in ships))
    return made


def ship_text(ship: View) -> Text:
    """`L2 transport 3+2`."""
    fee = f"+{ship['fee']}" if ship["fee"] else ""
    kind = ship["type"].replace("_", " ")
    name = f"L{ship['level']} {kind}" if ship["level"] else kind
    return Text(f"{name} {ship['cost']}{fee}", style="dim" if ship["used"] else "")


def tracks(view: View, words: Words) -> Grid:
    """Who stands where on the Diplomacy tracks."""
    made = grid("Diplomacy", "track", *(str(level) for level in range(STEPS)))
    for track in TRACKS:
        cells = [Text() for _ in range(STEPS)]
        for player in view["players"]:
            cell = cells[min(player["levels"][track], STEPS - 1)]
            cell.append("■", style=style_of(player["seat"]))
        made.add_row(words.name("track", track), *cells)
    return made


def market(view: View) -> Grid:
    """The Sectors on offer by level: number, price in metal, living quarters."""
    made = grid("Sectors on offer: number, metal, living quarters", "", "")
    for level in LEVELS:
        line = Text()
        for number in view["display"]:
            sector = view["sectors"][str(number)]
            if sector["level"] == level:
                quarters = "◦" * len(sector["quarters"])
                line.append(f"{number} ", style=f"bold {hue(sector['colour'])}")
                line.append(f"{sector['cost']}m {quarters}  ")
        made.add_row(f"  level {level}", line)
    return made
