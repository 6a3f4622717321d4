"""The numbers of the techs that rules ask for by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ids import TECHS

NEUTRON_BOMBS: Final[i64] = TECHS.number("neutron_bombs")
STARBASE_TECH: Final[i64] = TECHS.number("starbase")
ORBITAL_TECH: Final[i64] = TECHS.number("orbital")
MONOLITH_TECH: Final[i64] = TECHS.number("monolith")
QUANTUM_GRID: Final[i64] = TECHS.number("quantum_grid")
ADVANCED_ROBOTICS: Final[i64] = TECHS.number("advanced_robotics")
WORMHOLE_GENERATOR: Final[i64] = TECHS.number("wormhole_generator")
ARTIFACT_KEY: Final[i64] = TECHS.number("artifact_key")
ANTIMATTER_SPLITTER: Final[i64] = TECHS.number("antimatter_splitter")
NEUTRON_ABSORBER: Final[i64] = TECHS.number("neutron_absorber")
CLOAKING_DEVICE: Final[i64] = TECHS.number("cloaking_device")
WARP_PORTAL: Final[i64] = TECHS.number("warp_portal")
ANCIENT_LABS: Final[i64] = TECHS.number("ancient_labs")
