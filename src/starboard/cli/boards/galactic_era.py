"""Galactic Era in the terminal: the map of stars, the players and what is known."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .hexes import Canvas, columns_of, fitting_width, place_of
from .words import View, Words, grid, style_of

Place = tuple[int, int]
LEGEND = (
    "a star has its owner's colour · ●3 population · ▲2 ships, B5 a fleet · "
    "░ nebula · ∴ asteroids · ✶ neutron star"
)


def galactic_era_board(view: View, words: Words, width: int) -> RenderableType:
    """Everything a player looks at between two decisions."""
    story, goal = (str(view[name] or "none yet").replace("_", " ") for name in ("story", "goal"))
    head = f"Round {view['round']} of {view['rounds']} · era {view['era']}"
    return Group(
        Text(f"{head} · story: {story} · goal: {goal}", style="bold"),
        galaxy(view, words, width),
        Text(LEGEND, style="dim"),
        Columns([players(view, words), stars(view, words)], padding=(0, 3)),
    )


def place(text: str) -> Place:
    """The two numbers of a hex."""
    q, _, r = text.partition(",")
    return int(q), int(r)


def ships_at(view: View) -> dict[Place, list[tuple[int, str]]]:
    """Who has how many ships where; fleets count their pieces, if they are known."""
    found: dict[Place, list[tuple[int, str]]] = {}
    for player in view["players"]:
        for stack in player["pieces"]:
            found.setdefault(place(stack["hex"]), []).append((player["number"], f"▲{stack['n']}"))
        for fleet in player["fleets"]:
            if fleet:
                mark = f"{fleet['fleet']}{fleet.get('ships') or '?'}"
                found.setdefault(place(fleet["hex"]), []).append((player["number"], mark))
    return found


def galaxy(view: View, words: Words, width: int) -> Text:
    """Stars by name, and what lies between them."""
    terrain = {place(at): "░" for at in view["nebulae"]}
    terrain |= {place(at): "∴" for at in view["asteroid_systems"]}
    terrain |= {place(at): "✶" for at in view["neutron_stars"]}
    known = {place(star["hex"]): star for star in view["stars"]}
    ships = ships_at(view)
    hexes = {**terrain, **dict.fromkeys(known, ""), **dict.fromkeys(ships, "")}
    size = fitting_width(columns_of(hexes), width, 4, 9)
    canvas = Canvas()
    for (q, r), star in known.items():  # first: what lies closer may cut a long name
        draw_star(canvas, *place_of(q, r, size, 2), star, words, size)
    for (q, r), mark in terrain.items():
        x, y = place_of(q, r, size, 2)
        canvas.put(x + size // 2 - 1, y, mark, "bright_black")
    for (q, r), marks in ships.items():
        x, y = place_of(q, r, size, 2)
        draw_ships(canvas, x, y, size, marks, known.get((q, r)))
    return canvas.text()


def draw_star(canvas: Canvas, x: int, y: int, star: View, words: Words, size: int) -> None:
    """The name over the population; the next column leaves room for a long name."""
    style = "bright_white" if star["owner"] is None else f"bold {style_of(star['owner'])}"
    canvas.put(x, y, words.name("star", star["id"])[: 2 * size - 1], style)
    if star["owner"] is not None:
        canvas.put(x, y + 1, f"●{star['population']}", style)


def draw_ships(
    canvas: Canvas, x: int, y: int, size: int, ships: list[tuple[int, str]], star: View | None
) -> None:
    """Ships below the name, after the population."""
    at = x + (2 if star is not None and star["owner"] is not None else 0)
    pieces = [(mark, f"bold {style_of(number)}") for number, mark in ships]
    canvas.write(at, y + 1, pieces, max(0, x + size - at))


def players(view: View, words: Words) -> Grid:
    """Race, alignment, technology and points."""
    fields = ("military", "spirituality", "propulsion", "robotics", "genetics")
    made = grid(
        "Players", "", "race", "side", *(f"-{name[:5]}" for name in fields), "-ships", "-VP"
    )
    for player in view["players"]:
        pieces = sum(stack["n"] for stack in player["pieces"])
        made.add_row(
            Text(who(view, words, player["number"]), style=style_of(player["number"])),
            race_of(words, player),
            player["alignment"].upper() if player["race"] and player["alignment"] else "-",
            *(str(player["levels"][name]) for name in fields),
            str(pieces + (player["ships_in_fleets"] or 0)),
            str(player["vp"]),
        )
    return made


def stars(view: View, words: Words) -> Grid:
    """Stars that belong to somebody, or of which something is known."""
    made = grid("Stars", "star", "owner", "-population", "known")
    for star in view["stars"]:
        known = [str(star.get(name)) for name in ("counter", "relic") if star.get(name) != "hidden"]
        seen = ", ".join(words.name("relic", one) for one in known if one != "None")
        if star["owner"] is None and not seen:
            continue
        owner = Text("-") if star["owner"] is None else owner_of(view, words, star["owner"])
        made.add_row(words.name("star", star["id"]), owner, str(star["population"]), seen)
    return made


def owner_of(view: View, words: Words, number: int) -> Text:
    """A player by race, or by name before there is one."""
    player = next(one for one in view["players"] if one["number"] == number)
    name = race_of(words, player) if player["race"] else who(view, words, number)
    return Text(name, style=style_of(number))


def race_of(words: Words, player: View) -> str:
    """The race, once it is chosen."""
    return words.name("race", player["race"]) if player["race"] else "-"


def who(view: View, words: Words, number: int) -> str:
    """Whose player it is; the puppet of a game of two has no seat."""
    return "the puppet" if view["puppet"] == number else words.seat(number)
