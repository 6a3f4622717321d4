"""How a game stands or ended: scores, ranks and where each point came from."""

from __future__ import annotations

from typing import final


@final
class Outcome:
    """`breakdown[seat]` lists (source, points) and sums to `scores[seat]`; rank 1 is the best."""

    __slots__ = ("breakdown", "ranks", "scores")

    def __init__(
        self, scores: list[int], ranks: list[int], breakdown: list[list[tuple[str, int]]]
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.breakdown = breakdown

    @property
    def winners(self) -> list[int]:
        """The seats with rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def json(self) -> dict[str, object]:
        """As the page and the API show it."""
        sources: list[dict[str, int]] = []
        for rows in self.breakdown:
            totals: dict[str, int] = {}
            for source, points in rows:
                totals[source] = totals.get(source, 0) + points
            sources.append(totals)
        return {"scores": self.scores, "ranks": self.ranks, "breakdown": sources}


def outcome_of(
    breakdown: list[list[tuple[str, int]]], tie_breaks: list[tuple[int, ...]]
) -> Outcome:
    """Scores are the sums; equal scores are parted by the tie-break, more being better."""
    scores = [sum(points for _, points in rows) for rows in breakdown]
    keys: list[tuple[int, ...]] = [(score, *tie_breaks[k]) for k, score in enumerate(scores)]
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Outcome(scores, ranks, breakdown)
