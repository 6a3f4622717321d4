"""A battle as the odds see it: two sides, each a list of groups with plain totals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.odds.ships import NO_DICE, SHIP_TYPES, ShipType

OPTIMAL: Final = 0
GREEDY: Final = 1
NPC: Final = 2
POLICIES: Final[tuple[str, str, str]] = ("optimal", "greedy", "npc")

type_key = tuple[int, ...]


@final
class Group:
    """Ships of one type of one side: they share a blueprint and act together.

    Rules: ECL-CMB-09, ECL-PRT-01
    """

    def __init__(
        self,
        type: i64,
        count: i64,
        initiative: i64,
        hull: i64,
        computer: i64,
        shield: i64,
        cannons: tuple[int, int, int, int],
        missiles: tuple[int, int, int, int] = NO_DICE,
        damage: tuple[int, ...] = (),
        regeneration: i64 = 0,
        distortion_shield: bool = False,
        point_defense: bool = False,
    ) -> None:
        self.type = type
        self.count = count
        self.initiative = initiative
        self.hull = hull
        self.computer = computer
        self.shield = shield
        self.cannons = cannons
        self.missiles = missiles
        self.damage = damage
        self.regeneration = regeneration
        self.distortion_shield = distortion_shield
        self.point_defense = point_defense

    @property
    def ship(self) -> ShipType:
        return SHIP_TYPES[self.type]

    def dice(self, missile: bool) -> tuple[int, int, int, int]:
        return self.missiles if missile else self.cannons

    def fires(self, missile: bool) -> bool:
        return self.dice(missile) != NO_DICE

    def shield_against(self, missile: bool) -> i64:
        """Distortion Shield counts against missiles only (ROTA-DST-01)."""
        return self.shield + 2 if missile and self.distortion_shield else self.shield

    def hit_points(self) -> list[int]:
        """What each ship still absorbs before it is gone, damaged ships first."""
        wounds = list(self.damage) + [0] * (self.count - len(self.damage))
        return sorted(self.hull + 1 - wound for wound in wounds)

    def key(self) -> type_key:
        flags = (int(self.distortion_shield), int(self.point_defense))
        totals = (self.type, self.initiative, self.hull, self.computer, self.shield)
        rest = (self.regeneration, self.count, *sorted(self.damage))
        return (*totals, *self.cannons, *self.missiles, *flags, *rest)


@final
class Side:
    """One of the two parties of a battle, and how it assigns its dice.

    `can_retreat` says whether its ships have a sector to go to; it decides what a stalemate costs.
    """

    def __init__(
        self,
        groups: list[Group],
        policy: i64 = OPTIMAL,
        splitter: bool = False,
        can_retreat: bool = True,
        name: str = "",
    ) -> None:
        self.groups = sorted(groups, key=_group_key)
        self.policy = policy
        self.splitter = splitter
        self.can_retreat = can_retreat
        self.name = name

    def key(self) -> tuple[object, ...]:
        groups = [group.key() for group in self.groups]
        return (self.policy, self.splitter, self.can_retreat, *groups)

    def regenerates(self) -> bool:
        return any(group.regeneration > 0 for group in self.groups)

    def has_point_defense(self) -> bool:
        return any(group.point_defense for group in self.groups)


def _group_key(group: Group) -> type_key:
    return (-group.ship.size, *group.key())


@final
class Battle:
    """Attacker and Defender; at equal initiative the Defender acts first (ECL-CMB-10)."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.attacker = attacker
        self.defender = defender

    def key(self) -> tuple[object, ...]:
        return (self.attacker.key(), self.defender.key())

    def policy(self) -> str:
        return f"{POLICIES[self.attacker.policy]}/{POLICIES[self.defender.policy]}"


@final
class Moment:
    """Where a battle stands: in the missile step or in a round, and which groups have acted.

    A group is (0 for the Attacker or 1 for the Defender, its number in the side).
    """

    def __init__(self, missiles: bool, acted: tuple[tuple[int, int], ...] = ()) -> None:
        self.missiles = missiles
        self.acted = acted

    def key(self) -> tuple[object, ...]:
        return (self.missiles, *sorted(self.acted))


START: Final = Moment(True)
