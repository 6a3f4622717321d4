"""From a battle file (TOML or JSON, already parsed) to sides and groups."""

from __future__ import annotations

from typing import Final, final

from starboard.odds.battle import NPC, OPTIMAL, POLICIES, Battle, Group, Side
from starboard.odds.ships import BY_NAME, COLOURS, ShipType
from starboard.odds.solver.outcome import is_npc
from starboard.odds.solver.population import Population
from starboard.odds.text.fields import BadBattle, Fields, as_table, bad
from starboard.odds.text.parts import (
    Totals,
    part_table,
    printed_symbols,
    species_families,
    totals_of,
)

MOST_GROUPS: Final = 8
MOST_SHIPS: Final = 40
MOST_TOTAL: Final = 40
MOST_DICE: Final = 20
MOST_CUBES: Final = 20

TOTALS: Final = ["initiative", "hull", "computer", "shield", "cannons", "missiles", "regeneration"]
SIDE_FLAGS: Final = ["distortion_shield", "point_defense"]
GROUP_FIELDS: Final = ["type", "count", *TOTALS, *SIDE_FLAGS, "damage", "parts", "species"]
SIDE_FIELDS: Final = ["groups", "splitter", "policy", *SIDE_FLAGS, "can_retreat", "name"]
POPULATION_FIELDS: Final = ["cubes", "neutron_bombs", "neutron_absorber", "planta", "owner"]
PART_FIELDS: Final = ["initiative", "hull", "computer", "shield", "cannons", "missiles"]


@final
class Question:
    """What a file asks for: the sides (Attacker and Defender, or all parties by entry)."""

    def __init__(
        self,
        sides: list[Side],
        parties: bool,
        controller: int = -1,
        population: Population | None = None,
        population_owner: int = -1,
    ) -> None:
        self.sides = sides
        self.parties = parties
        self.controller = controller
        self.population = population
        self.population_owner = population_owner

    def battle(self) -> Battle:
        return Battle(self.sides[0], self.sides[1])


def read_question(document: object) -> Question:
    """A battle of two, or of several parties in order of entry."""
    fields = as_table("", document)
    if fields.has("parties"):
        return _read_parties(fields)
    fields.only(["attacker", "defender", "population"])
    for field in ("attacker", "defender"):
        if not fields.has(field):
            raise bad(field, None, "a side with its groups")
    sides = [read_side(fields.table("attacker")), read_side(fields.table("defender"))]
    return Question(sides, False, -1, _read_population(fields), 1)


def _read_parties(fields: Fields) -> Question:
    fields.only(["parties", "controller", "population"])
    sides = [read_side(row) for row in fields.rows("parties", 2)]
    for k, side in enumerate(sides):
        side.name = side.name or f"party {k + 1}"
    names = [side.name for side in sides]
    for k, name in enumerate(names):
        if name in names[:k]:
            raise bad(f"parties[{k}].name", name, "a name of its own")
    if sum(1 for side in sides if is_npc(side)) > 1:
        raise BadBattle("parties: found two non-player parties, expected all in one")
    controller = names.index(fields.text("controller", names)) if fields.has("controller") else -1
    population = _read_population(fields)
    owner = -1
    if population is not None:
        owner = names.index(fields.table("population").text("owner", names))
    return Question(sides, True, controller, population, owner)


def _read_population(fields: Fields) -> Population | None:
    if not fields.has("population"):
        return None
    table = fields.table("population")
    table.only(POPULATION_FIELDS)
    return Population(
        table.whole("cubes", 0, MOST_CUBES),
        table.flag("neutron_bombs"),
        table.flag("neutron_absorber"),
        table.flag("planta"),
    )


def read_side(fields: Fields) -> Side:
    fields.only(SIDE_FIELDS)
    rows = fields.rows("groups", 1)
    if len(rows) > MOST_GROUPS:
        raise bad(fields.name("groups"), fields.items("groups"), f"at most {MOST_GROUPS} groups")
    groups = [_read_group(row, fields) for row in rows]
    side = Side(groups, OPTIMAL, fields.flag("splitter"))
    default = POLICIES[NPC] if is_npc(side) else POLICIES[OPTIMAL]
    side.policy = POLICIES.index(fields.text("policy", list(POLICIES), default))
    side.can_retreat = fields.flag("can_retreat", not is_npc(side))
    side.name = fields.text("name", [], "")
    return side


def _read_group(fields: Fields, side: Fields) -> Group:
    fields.only(GROUP_FIELDS)
    ship = BY_NAME[fields.text("type", list(BY_NAME))]
    count = fields.whole("count", 1, MOST_SHIPS)
    base = _from_parts(fields, ship) if fields.has("parts") else _from_defaults(fields, ship)
    hull = fields.whole("hull", 0, MOST_TOTAL, int(base.hull))
    return Group(
        ship.index,
        count,
        fields.whole("initiative", -MOST_TOTAL, MOST_TOTAL, int(base.initiative)),
        hull,
        fields.whole("computer", 0, MOST_TOTAL, int(base.computer)),
        fields.whole("shield", 0, MOST_TOTAL, int(base.shield)),
        _read_dice(fields, "cannons", base.cannons),
        _read_dice(fields, "missiles", base.missiles),
        _read_damage(fields, count, hull),
        fields.whole("regeneration", 0, MOST_TOTAL, int(base.regeneration)),
        fields.flag("distortion_shield", side.flag("distortion_shield")),
        fields.flag("point_defense", side.flag("point_defense")),
    )


def _from_defaults(fields: Fields, ship: ShipType) -> Totals:
    """Without any totals the standard starting blueprint; otherwise what is not said is 0."""
    totals = Totals()
    if not any(fields.has(field) for field in PART_FIELDS):
        add_totals(totals, ship.totals)
    elif not fields.has("initiative"):
        raise bad(fields.name("initiative"), None, f"a whole number from 0 to {MOST_TOTAL}")
    return totals


def add_totals(totals: Totals, row: dict[str, object]) -> None:
    """The totals of a default blueprint, whose cannons are given by colour."""
    totals.add({field: value for field, value in row.items() if field != "cannons"})
    cannons = row.get("cannons", {})
    assert isinstance(cannons, dict)
    for colour, dice in cannons.items():
        totals.cannons[COLOURS.index(colour)] += dice


def _from_parts(fields: Fields, ship: ShipType) -> Totals:
    if ship.npc:
        raise bad(fields.name("parts"), ship.name, "totals: non-player ships have no parts")
    for field in PART_FIELDS:
        if fields.has(field):
            raise BadBattle(
                f"{fields.name(field)}: found together with parts, expected one of the two"
            )
    table = part_table()
    parts: list[str] = []
    for k, part in enumerate(fields.items("parts")):
        one = Fields(fields.path, {f"parts[{k}]": part})
        parts.append(one.text(f"parts[{k}]", list(table)))
    species = fields.text("species", list(species_families()), "standard")
    return totals_of(parts, printed_symbols(species, ship.name), table)


def _read_dice(fields: Fields, field: str, default: list[int]) -> tuple[int, int, int, int]:
    if not fields.has(field):
        return (default[0], default[1], default[2], default[3])
    table = fields.table(field)
    table.only(list(COLOURS))
    dice = [table.whole(colour, 0, MOST_DICE, 0) for colour in COLOURS]
    return (dice[0], dice[1], dice[2], dice[3])


def _read_damage(fields: Fields, count: int, hull: int) -> tuple[int, ...]:
    """Damage already on some of the ships, each less than destroys it."""
    found: list[int] = []
    for k, value in enumerate(fields.items("damage")):
        one = Fields(fields.path, {f"damage[{k}]": value})
        found.append(one.whole(f"damage[{k}]", 0, hull))
    if len(found) > count:
        raise bad(fields.name("damage"), found, f"at most {count} entries, one per ship")
    return tuple(sorted(damage for damage in found if damage > 0))
