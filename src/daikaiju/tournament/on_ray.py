"""Tournaments on a Ray cluster: each of its workers supervises a process of its own, as a core of this machine does."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from daikaiju.cluster import run_on_ray
from daikaiju.tournament.schedule import Tournament
from daikaiju.tournament.single_game import Finished
from daikaiju.tournament.workers import LOOK_EVERY, Worker

_worker: list[Worker] = []
"""The process of this Ray worker, which is kept from one chunk to the next."""


def play_on_ray(
    tournament: Tournament, chunks: Iterable[tuple[int, int]], workers: int | None = None
) -> Generator[tuple[int, list[Finished]], None, None]:
    """Play chunks (first game, how many) on a cluster; results come as they are ready, with their first games."""
    for found in run_on_ray(play_there, ((tournament, *chunk) for chunk in chunks), workers):
        yield found[0].number, found


def play_there(tournament: Tournament, first: int, games: int) -> list[Finished]:
    """Play a chunk in this Ray worker."""
    if not _worker:
        _worker.append(Worker())
    worker = _worker[0]
    worker.give((tournament, first, games))
    while True:
        if worker.connection.poll(LOOK_EVERY):
            found = worker.result()
            if found is not None:
                return found
        else:
            worker.check_time()
