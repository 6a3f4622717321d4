"""Eclipse in the terminal: the galaxy, the players and the Tech Tray."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .hexes import Canvas, Piece, columns_of, fitting_width, frame, place_of
from .words import View, Words, grid, owner_text, style_of

WIDE: Final = 100
RESOURCES: Final = ("money", "science", "materials")
INK: Final = {"money": "yellow", "science": "bright_magenta", "materials": "orange3"}
SHIPS: Final = {"interceptor": "I", "cruiser": "C", "dreadnought": "D", "starbase": "S"}
NPCS: Final = {"ancient": "A", "guardian": "G", "gcds": "X"}
LEGEND: Final = (
    "○ wormhole · ● cube, ◦ empty square, ◇ advanced · ★ points · ? discovery · "
    "I C D S ships · A ancient, G guardian, X center · o orbital · M monolith"
)


def eclipse_board(view: View, words: Words, width: int) -> RenderableType:
    """Everything a player looks at between two decisions."""
    head = Text(f"Round {view['round']} of {view['rounds']}", style="bold")
    return Group(
        head,
        galaxy(view, width),
        Text(LEGEND, style="dim"),
        players(view, words, width >= WIDE),
        blueprints(view, words),
        tray(view, words),
    )


def galaxy(view: View, width: int) -> Text:
    """The explored sectors."""
    sectors = {(sector["q"], sector["r"]): sector for sector in view["sectors"]}
    size = fitting_width(columns_of(sectors), width, 9, 13)
    canvas = Canvas()
    for (q, r), sector in sectors.items():
        x, y = place_of(q, r, size, 4)
        frame(canvas, x, y, size, style_of(sector["owner"]), sector["wormholes"])
        canvas.write(x + 1, y + 1, facts(sector), size - 2)
        canvas.write(x + 1, y + 2, squares(sector) + ships(sector), size - 2)
    return canvas.text()


def facts(sector: View) -> list[Piece]:
    """Number, points, and what else lies there."""
    more = ("?" if sector["discovery"] else "") + ("o" if sector["orbital"] else "")
    more += "M" if sector["monolith"] else ""
    style = f"bold {style_of(sector['owner'])}" if sector["owner"] is not None else "bold"
    return [
        (f"{sector['number']:03d}", style),
        (f" ★{sector['vp']}", "bright_white"),
        (more, "cyan"),
    ]


def squares(sector: View) -> list[Piece]:
    """A dot per population square."""
    found: list[Piece] = []
    for planet in sector["planets"]:
        empty = "◇" if planet["advanced"] else "◦"
        mark = empty if planet["cube"] is None else "●"
        found.append((mark, INK.get(planet["resource"], "white")))
    return found


def ships(sector: View) -> list[Piece]:
    """Ships by owner and type."""
    found: list[Piece] = [(" ", "")] if sector["ships"] else []
    for ship in sector["ships"]:
        mark = SHIPS.get(ship["type"]) or NPCS.get(ship["type"], "?")
        count = str(ship["count"]) if ship["count"] > 1 else ""
        style = "bright_white" if ship["owner"] is None else style_of(ship["owner"])
        found.append((mark + count, f"bold {style}"))
    return found


def players(view: View, words: Words, wide: bool) -> Grid:
    """Storage with income, discs, ships and points of every seat; species where there is room."""
    numbers = [f"-{name}" for name in (*RESOURCES, "upkeep", "discs", "points")]
    made = grid("Players", "", *numbers, "ships", "-techs", *(["species"] if wide else []))
    for player in view["players"]:
        rows = [player["storage"][name] for name in RESOURCES]
        name = owner_text(words, player["seat"], player["seat"] in view["actors"])
        made.add_row(
            name.append(" passed" if player["passed"] else "", style="dim"),
            *(f"{row['amount']} [dim]+{row['income']}[/]" for row in rows),
            f"-{player['upkeep']}",
            str(player["discs"]),
            str(player["vp"]),
            fleet(player),
            str(sum(len(techs) for techs in player["techs"].values())),
            *([words.name("species", player["species"])] if wide else []),
        )
    return made


def fleet(player: View) -> str:
    """The ships on the board, by type."""
    rows = [(SHIPS.get(row["type"], "?"), row["built"]) for row in player["blueprints"]]
    return " ".join(f"{mark}{count}" for mark, count in rows if count) or "-"


def blueprints(view: View, words: Words) -> Grid:
    """What the ships of the seat can do; nothing for a spectator."""
    made = grid("Your blueprints", "ship", "-cost", "-initiative", "-computer", "-shield")
    for name in ("hull", "movement"):
        made.add_column(name, justify="right")
    made.add_column("dice")
    seats = [player for player in view["players"] if player["seat"] == view["seat"]]
    for row in [row for player in seats for row in player["blueprints"]]:
        totals = row["totals"]
        numbers = ("initiative", "computer", "shield", "hull", "movement")
        cells = [str(totals[name]) for name in numbers]
        made.add_row(words.name("piece", row["type"]), str(row["cost"]), *cells, dice_text(totals))
    return made


def dice_text(totals: View) -> str:
    """`2 yellow, 1 orange missile`."""
    found = [
        f"{die['count']} {die['color']}{' missile' if die['missile'] else ''}"
        for die in totals["dice"]
    ]
    return ", ".join(found) or "-"


def tray(view: View, words: Words) -> Grid:
    """The techs on offer by track, each with its price for this seat; dim what it cannot take."""
    made = grid("Tech Tray: price in Science", "", "")
    lines: dict[str, Text] = {}
    for row in view["tray"]:
        price = row.get("price") or {}
        copies = f"×{row['copies']}" if row["copies"] > 1 else ""
        text = (
            f"{words.name('tech', row['tech'])}{copies} {min(price.values(), default=row['cost'])}"
        )
        line = lines.setdefault(row["category"], Text())
        line.append(" · " if line else "", style="dim")
        line.append(text, style="" if price else "dim")
    for track, line in lines.items():
        made.add_row(words.name("track", track), line)
    return made


def eclipse_price(view: View, seat: int, move: str) -> str:
    """Science for a tech, Materials for a ship or a structure."""
    verb, *rest = move.split()
    if verb == "research" and rest:
        return tech_price(view, rest)
    if verb == "build" and rest:
        return build_price(view["players"][seat], rest)
    return ""


def tech_price(view: View, rest: list[str]) -> str:
    """The price on the track that the move names, or the lowest."""
    for row in view["tray"]:
        if row["tech"] == rest[0] and row.get("price"):
            price = row["price"]
            track = rest[1] if len(rest) > 1 else ""
            return f"{price.get(track, min(price.values()))} Science"
    return ""


def build_price(player: View, rest: list[str]) -> str:
    """What the blueprint or the structure costs."""
    costs = {row["type"]: row["cost"] for row in player["blueprints"]} | player["structures"]
    named = [word for word in rest if word in costs]
    return f"{costs[named[0]]} Materials" if named else ""
