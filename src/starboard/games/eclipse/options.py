"""What can be chosen when a table is made."""

from __future__ import annotations

from typing import Final

from starboard.engine.options import Option
from starboard.engine.row import nearest

from .components.ids import BASE, NPCS, SPECIES
from .components.reading import read_species

VARIANTS: Final[tuple[str, ...]] = ("standard", "advanced", "random")
WAYS: Final[tuple[str, ...]] = ("random", "draft", "chosen")
SEATS: Final[tuple[str, ...]] = ("random", "0", "1", "2", "3", "4", "5")
BLUEPRINT_FIELDS: Final[tuple[str, ...]] = ("ancients", "guardians", "gcds")


def options() -> list[Option]:
    """Species, non-player blueprints, modules and the first player."""
    return [
        Option("species", "How species are given out", "random", WAYS),
        Option("boards", "Species of the seats in turn order, when chosen", "", kind="text"),
        Option("ancients", "Blueprint of the Ancients", "standard", VARIANTS),
        Option("guardians", "Blueprint of the Guardians", "standard", VARIANTS),
        Option("gcds", "Blueprint of the Center Defense System", "standard", VARIANTS),
        Option("warp_portals", "Warp Portals module", True, kind="flag"),
        Option(
            "beginner",
            "First game: Terrans only, standard blueprints",
            False,
            kind="flag",
        ),
        Option("start", "Who begins", "random", SEATS),
        Option("overrides", "Your own component values", {}, kind="texts"),
    ]


def check(seats: int, options: dict[str, object]) -> dict[str, str]:
    """Problems between options that are fine alone.

    Rules: ECL-SET-01, ECL-SET-11, ECL-SET-12
    """
    wrong: dict[str, str] = {}
    if options["species"] == "chosen":
        problem = boards_problem(seats, boards_of(options))
        if problem:
            wrong["boards"] = problem
    elif options["boards"]:
        wrong["boards"] = "boards are named only when species are chosen"
    start = options["start"]
    if isinstance(start, str) and start.isdigit() and int(start) >= seats:
        wrong["start"] = f"expected a seat from 0 to {seats - 1}, found {start}"
    wrong.update(beginner_problems(options))
    return wrong


def beginner_problems(options: dict[str, object]) -> dict[str, str]:
    """The preset fixes species and blueprints, so that nothing else may be asked for."""
    if options["beginner"] is not True:
        return {}
    wrong: dict[str, str] = {}
    if options["species"] != "random":
        wrong["species"] = "the first game deals Terran boards at random"
    for field in BLUEPRINT_FIELDS:
        if options[field] != "standard":
            wrong[field] = "the first game uses the standard blueprint"
    return wrong


def boards_problem(seats: int, boards: list[str]) -> str:
    """Each board can be used once, on one side."""
    if len(boards) != seats:
        return f"expected one species for each of {seats} seats, found {len(boards)}"
    for board in boards:
        if board not in SPECIES.ids:
            return f"expected species of the box, found {board}{nearest(board, SPECIES.ids)}"
    sides = [side_of(board) for board in boards]
    for at, board in enumerate(boards):
        if sides.index(sides[at]) != at:
            return f"{board} is on a board that another seat already uses"
    return ""


def side_of(board: str) -> int:
    """The physical board behind a species: the smaller number of its two sides."""
    species = read_species(BASE)
    number = int(SPECIES.number(board))
    return min(number, int(species[number].other_side))


def boards_of(options: dict[str, object]) -> list[str]:
    """The species named for the seats: ids with commas between them."""
    return [name.strip() for name in str(options["boards"]).split(",") if name.strip()]


def npc_field(kind: int) -> str:
    """The option that names the blueprint of a non-player type."""
    return BLUEPRINT_FIELDS[kind] if kind < len(BLUEPRINT_FIELDS) else NPCS.ids[kind]
