"""Games in mid-play with the moves that follow, prepared before anything is measured."""

from __future__ import annotations

import random

import starboard

Script = list[tuple[int, str]]
MIDDLE = {"eclipse": 4}


def scripted_game(game: str, seats: int, seed: str, moves: int) -> tuple[str, Script]:
    """The save text of a game in its middle round, and `moves` legal moves from there."""
    for attempt in range(100):
        found = _attempt(game, seats, f"{seed} {attempt}", moves)
        if found is not None:
            return found
    raise SystemExit(f"no game of {game} was long enough for {moves} moves")


def _attempt(game: str, seats: int, seed: str, moves: int) -> tuple[str, Script] | None:
    picks = random.Random(seed)
    table = starboard.new(game, seats, seed)
    script: Script = []
    text = ""
    while not table.over and len(script) < moves:
        seat = table.actors[0]
        prudent = table.game.prudent(table.state, seat, list(table.legal(seat)))
        move = str(picks.choice(prudent))
        if table.game.round_of(table.state) >= MIDDLE.get(game, 2):
            text = text or table.save()
            script.append((seat, move))
        table.play(seat, move)
    return (text, script) if len(script) == moves else None
