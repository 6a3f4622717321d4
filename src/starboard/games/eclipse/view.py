"""What a seat may know, ready for JSON."""

from __future__ import annotations

from mypy_extensions import i64

from .state import State, Step


def view(state: State, seat: i64) -> dict[str, object]:
    """The board, the players and the pending steps."""
    return {
        "round": int(state.round),
        "start": int(state.holder()),
        "traitor": int(state.traitor),
        "players": [
            {
                "seat": int(player.seat),
                "species": int(player.species),
                "storage": [int(n) for n in player.storage],
                "discs": int(player.discs),
                "passed": player.passed,
                "reputation": [int(n) for n in player.reputation]
                if player.seat == seat
                else len(player.reputation),
            }
            for player in state.players
        ],
        "sectors": [
            {
                "number": int(sector.number),
                "q": int(sector.q),
                "r": int(sector.r),
                "turn": int(sector.turn),
                "owner": int(sector.owner),
                "cubes": int(sector.cubes),
                "ships": [int(n) for n in sector.ships],
            }
            for sector in state.sectors
        ],
        "tray": [int(n) for n in state.tray],
        "left": [int(n) for n in state.left],
        "steps": steps_seen(state, seat),
    }


def steps_seen(state: State, seat: i64) -> list[object]:
    """Steps on every level are cut for this seat."""
    seen: list[object] = []
    for step in state.stack:
        assert isinstance(step, Step)
        seen.append(step.seen_by(seat))
    return seen
