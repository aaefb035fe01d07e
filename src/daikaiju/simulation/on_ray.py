"""Simulations on a Ray cluster: chunks of games, each summed up where it was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Any

from daikaiju.extras import need
from daikaiju.games import game_info
from daikaiju.processes import one_at_a_time
from daikaiju.simulation import OnCPU, Setup, Simulation, Target, seeds_of
from daikaiju.simulation.bots import PoliciesOnCPU, target_of

SUMS = ("games", "decisions", "turns", "won", "won_by_bots", "ways")
"""The parts of a `Simulation` that travel."""


class OnRay:
    """The compiled rules on all cores of a Ray cluster."""

    on = "ray"
    batch, batch_of_bots = 50_000, 2_000
    """How many games a chunk has: some seconds of work at random, and more with bots."""

    def __init__(self, setup: Setup) -> None:
        need("ray")
        self.setup = setup

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup

    def parts(self, games: int, seed: int) -> Iterator[Simulation]:
        """The results of one chunk after the other, as they are ready; their seconds add up to the time it all took."""
        from daikaiju.cluster import run_on_ray

        options = {**self.setup.options, "packs": tuple(self.setup.info.rules.book.packs)}
        table = (self.setup.info.name, self.setup.players, options, self.setup.bots)
        size = self.batch_of_bots if self.setup.bots else self.batch
        chunks = ((table, seed, first, min(size, games - first)) for first in range(0, games, size))
        begun = perf_counter()
        for sums in run_on_ray(sum_up_there, chunks):
            now = perf_counter()
            yield Simulation(self.setup, seconds=now - begun, **sums)
            begun = now


Table = tuple[str, int, dict[str, Any], tuple[str, ...]]
"""A `Setup` in a form that travels: the game, how many play, the options and the bots."""

_targets: dict[str, Target] = {}
"""What plays in this Ray worker, by table."""


def sum_up_there(table: Table, seed: int, first: int, games: int) -> dict[str, Any]:
    """Play a chunk of games in this Ray worker and sum them up."""
    if str(table) not in _targets:
        game, players, options, bots = table
        _targets[str(table)] = ready_target(replace(Setup.of(game_info(game), players, options), bots=bots))
    target = _targets[str(table)]
    found = Simulation(target.setup)
    for start in range(first, first + games, target.batch):
        found.add(target.play(seeds_of(seed, start, min(target.batch, first + games - start))))
    return {name: getattr(found, name) for name in SUMS}


def ready_target(setup: Setup) -> Target:
    """The compiled rules. Only the first worker of a machine compiles them; the others load what it has written."""
    from daikaiju.targets.cpu import cache_home

    target = target_of(setup, "cpu") if setup.bots else OnCPU(setup)
    if isinstance(target, OnCPU | PoliciesOnCPU):
        with one_at_a_time(cache_home() / "compiling.lock"):
            target.prepare()
    return target
