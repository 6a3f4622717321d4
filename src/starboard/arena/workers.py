"""Where the games are played: on this machine's cores, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from .match import Pairing, Result, play_match

LOCAL = "local"


class Workers:
    """Plays pairings in any order; a result says which game it belongs to."""

    def play(self, pairings: list[Pairing]) -> Iterator[Result]:
        """The results as they come in."""
        raise NotImplementedError


class LocalWorkers(Workers):
    """One process per core."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def play(self, pairings: list[Pairing]) -> Iterator[Result]:
        if self.processes == 1:
            yield from map(play_match, pairings)
            return
        with ProcessPoolExecutor(self.processes) as pool:
            for future in as_completed([pool.submit(play_match, one) for one in pairings]):
                yield future.result()


class RayWorkers(Workers):
    """The same games on a cluster; needs the extra `ray`. `local` starts Ray on this machine."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        self.address = address
        self.processes = processes

    def play(self, pairings: list[Pairing]) -> Iterator[Result]:
        import ray

        self.begin()
        try:
            remote = ray.remote(play_match)
            waiting = [remote.remote(one) for one in pairings]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    def begin(self) -> None:
        """Join the cluster, or start one without a token: it listens to this machine only."""
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if self.address != LOCAL:
            ray.init(address=self.address, include_dashboard=False, log_to_driver=False)
            return
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        # A busy machine may need more than Ray's ten seconds.
        os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")
        ray.init(
            address=LOCAL,
            num_cpus=self.processes,
            include_dashboard=False,
            log_to_driver=False,
            _node_ip_address="127.0.0.1",
        )
