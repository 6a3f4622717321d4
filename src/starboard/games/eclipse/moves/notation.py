"""Reads moves from their notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.engine.notation import Move, Notation

from ..components.ids import (
    ACTIONS,
    ORBITAL_SQUARE,
    PARTS,
    PIECES,
    RESOURCES,
    SPECIES,
    TECHS,
    TRACK,
    TRACKS,
)
from .actions import (
    ACCEPT,
    ANOTHER,
    CONTROL,
    DECLINE,
    DISCARD,
    DONE,
    KEEP,
    LEAVE,
    OUTSIDE,
    PASS,
    REFRESH,
    REWARD,
    STORE,
    Ambassador,
    Artifact,
    Build,
    ChooseSpecies,
    Colonize,
    DropTile,
    Explore,
    MoveDisc,
    MoveShip,
    Place,
    PlacePortal,
    Propose,
    React,
    Research,
    ReturnCube,
    ReturnPart,
    TakeAction,
    TakeTech,
    Trade,
    Upgrade,
)
from .combat import add_combat
from .upkeep import Abandon

NOTATION: Final[Notation] = Notation()


def read_square(word: str) -> i64:
    """The square behind a word."""
    return ORBITAL_SQUARE if word == "orbital" else int(word)


def read_slot(word: str) -> i64:
    """The space of a blueprint behind a word."""
    return OUTSIDE if word == "outside" else int(word)


def read_place(word: str) -> i64:
    """The sector's number behind a word, or the influence track."""
    return TRACK if word == "track" else int(word)


def _pass(w: list[str]) -> Move:
    return PASS


def _done(w: list[str]) -> Move:
    return DONE


def _discard(w: list[str]) -> Move:
    return DISCARD


def _another(w: list[str]) -> Move:
    return ANOTHER


def _control(w: list[str]) -> Move:
    return CONTROL


def _leave(w: list[str]) -> Move:
    return LEAVE


def _refresh(w: list[str]) -> Move:
    return REFRESH


def _accept(w: list[str]) -> Move:
    return ACCEPT


def _decline(w: list[str]) -> Move:
    return DECLINE


def _keep(w: list[str]) -> Move:
    return KEEP


def _reward(w: list[str]) -> Move:
    return REWARD


def _store(w: list[str]) -> Move:
    return STORE


def _action(w: list[str]) -> Move:
    return TakeAction(ACTIONS.index(w[0]))


def _react(w: list[str]) -> Move:
    return React(ACTIONS.index(w[0]))


def _explore(w: list[str]) -> Move:
    return Explore(int(w[0]), int(w[1]))


def _place(w: list[str]) -> Move:
    return Place(int(w[0]), int(w[1]))


def _research(w: list[str]) -> Move:
    return Research(TECHS.number(w[0]), TRACKS.index(w[1]))


def _take(w: list[str]) -> Move:
    return TakeTech(TECHS.number(w[0]))


def _upgrade(w: list[str]) -> Move:
    return Upgrade(PIECES.index(w[0]), read_slot(w[1]), PARTS.number(w[2]))


def _return(w: list[str]) -> Move:
    return ReturnPart(PIECES.index(w[0]), read_slot(w[1]))


def _build(w: list[str]) -> Move:
    return Build(PIECES.index(w[0]), int(w[1]))


def _move(w: list[str]) -> Move:
    return MoveShip(PIECES.index(w[0]), int(w[1]), int(w[2]))


def _disc(w: list[str]) -> Move:
    return MoveDisc(read_place(w[0]), read_place(w[1]))


def _colonize(w: list[str]) -> Move:
    return Colonize(int(w[0]), read_square(w[1]), RESOURCES.index(w[2]))


def _trade(w: list[str]) -> Move:
    return Trade(RESOURCES.index(w[0]), RESOURCES.index(w[1]))


def _propose(w: list[str]) -> Move:
    return Propose(int(w[0]))


def _ambassador(w: list[str]) -> Move:
    return Ambassador(RESOURCES.index(w[0]))


def _drop(w: list[str]) -> Move:
    return DropTile(int(w[0]))


def _cube(w: list[str]) -> Move:
    return ReturnCube(RESOURCES.index(w[0]))


def _artifact(w: list[str]) -> Move:
    return Artifact(RESOURCES.index(w[0]))


def _portal(w: list[str]) -> Move:
    return PlacePortal(int(w[0]))


def _species(w: list[str]) -> Move:
    return ChooseSpecies(SPECIES.number(w[0]))


def _abandon(w: list[str]) -> Move:
    return Abandon(int(w[0]))


NOTATION.add("pass", _pass)
NOTATION.add("done", _done)
NOTATION.add("discard", _discard)
NOTATION.add("another", _another)
NOTATION.add("control", _control)
NOTATION.add("leave", _leave)
NOTATION.add("refresh", _refresh)
NOTATION.add("accept", _accept)
NOTATION.add("decline", _decline)
NOTATION.add("keep", _keep)
NOTATION.add("reward", _reward)
NOTATION.add("store", _store)
NOTATION.add("action ACTION", _action)
NOTATION.add("react ACTION", _react)
NOTATION.add("explore Q R", _explore)
NOTATION.add("place SECTOR TURN", _place)
NOTATION.add("research TECH TRACK", _research)
NOTATION.add("take TECH", _take)
NOTATION.add("upgrade SHIP SPACE PART", _upgrade)
NOTATION.add("return SHIP SPACE", _return)
NOTATION.add("build PIECE SECTOR", _build)
NOTATION.add("move SHIP FROM TO", _move)
NOTATION.add("disc FROM TO", _disc)
NOTATION.add("colonize SECTOR SQUARE TRACK", _colonize)
NOTATION.add("trade GIVE GET", _trade)
NOTATION.add("propose SEAT", _propose)
NOTATION.add("ambassador TRACK", _ambassador)
NOTATION.add("drop PLACE", _drop)
NOTATION.add("cube TRACK", _cube)
NOTATION.add("artifact RESOURCE", _artifact)
NOTATION.add("portal SECTOR", _portal)
NOTATION.add("species BOARD", _species)
NOTATION.add("abandon SECTOR", _abandon)
add_combat(NOTATION)
