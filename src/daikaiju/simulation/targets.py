"""What plays games by the thousand: the rules in Python, in the engine, compiled for the CPU, or on the GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Protocol

import numpy as np

from daikaiju.arrays import Games, Numbers
from daikaiju.engine import engine_of
from daikaiju.extras import need
from daikaiju.simulation.setup import Setup

MOST_DECISIONS = 1_000_000
"""No random game comes near this."""

SEED_FACTOR = 1_000_003
SEEDS = 1 << 62


@dataclass(frozen=True)
class Played:
    """A batch of finished games: their records, and how many decisions each took."""

    seconds: float
    games: Games
    decisions: Numbers
    first: Numbers | None = None
    """Which of the bots had the first seat of each game, and the next one the next seat."""


class Target(Protocol):
    """Something that plays batches of games, at random or between bots."""

    batch: int
    on: str
    """What it is called on the command line."""
    setup: Setup

    def sit_down(self, setup: Setup) -> None:
        """Play at this table from now on, another of the same game."""
        ...

    def play(self, seeds: Numbers) -> Played: ...


class OnPython:
    """The rules as they are written. Like the other targets for random play, it also plays on from a position."""

    batch, on = 20, "python"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup

    def play(self, seeds: Numbers) -> Played:
        play_randomly = self.setup.info.rules.play_randomly
        games = [self.setup.new_state(seed) for seed in seeds.tolist()]
        begun = perf_counter()
        decisions = [play_randomly(g, MOST_DECISIONS) for g in games]
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.concatenate([g.to_record() for g in games]), np.array(decisions)))

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        rules = self.setup.info.rules
        games = [rules.State.from_record(position[0]) for _ in seeds]
        decisions = np.zeros(len(seeds), dtype=np.int64)
        begun = perf_counter()
        for number, (g, seed) in enumerate(zip(games, seeds.tolist(), strict=True)):
            g.seed = seed
            while not g.over:
                decisions[number] += rules.random_step(g)
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.concatenate([g.to_record() for g in games]), decisions))


class OnWasm:
    """The rules of the engine's file, in wasmtime: ready at once."""

    batch, on = 500, "wasm"

    def __init__(self, setup: Setup) -> None:
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        self.setup, self.engine = setup, engine_of(setup.info.name, setup.info.rules.book.packs)
        self.record = setup.new_state().to_record()

    def play(self, seeds: Numbers) -> Played:
        return self.play_all(self.engine.play_games, self.record, seeds)

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        return self.play_all(self.engine.play_on, position, seeds)

    def play_all(
        self, play: Callable[[bytes, int], tuple[bytes, Sequence[int]]], record: Games, seeds: Numbers
    ) -> Played:
        games = np.repeat(record, len(seeds))
        games["seed"] = seeds
        begun = perf_counter()
        ended, decisions = play(games.tobytes(), MOST_DECISIONS)
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.frombuffer(ended, games.dtype), np.array(decisions, np.int64)))


class OnCPU:
    """The rules compiled by Numba, on one core."""

    batch, on = 2_000, "cpu"

    def __init__(self, setup: Setup, folder: Path | None = None) -> None:
        need("cpu")
        from daikaiju.targets.cpu import CompiledRules

        self.compiled = CompiledRules(setup.info.rules, folder)
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.record = setup.new_state().to_record()

    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return self.compiled.is_cached()

    def prepare(self) -> None:
        """Compile the rules, or load them from the disk."""
        _ = self.compiled.play_games

    def play(self, seeds: Numbers) -> Played:
        play_games = self.compiled.play_games
        return self.play_all(play_games, self.record, seeds)

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        return self.play_all(self.compiled.play_on, position, seeds)

    def play_all(self, play: Callable[[Games, int, Numbers], None], record: Games, seeds: Numbers) -> Played:
        games = np.repeat(record, len(seeds))
        games["seed"] = seeds
        decisions = np.zeros(len(seeds), dtype=np.int64)
        begun = perf_counter()
        play(games, MOST_DECISIONS, decisions)
        seconds = perf_counter() - begun
        return finished(Played(seconds, games, decisions))


class OnCUDA:
    """The rules on the first NVIDIA GPU of this machine, a thread a game."""

    batch, on = 1 << 18, "cuda"

    def __init__(self, setup: Setup, kernels: Path | None = None) -> None:
        need("cuda")
        from daikaiju.targets.cuda import CudaRules

        self.gpu = CudaRules(setup.info.rules, setup.info.example, kernels)
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.record = setup.new_state().to_record()

    def play(self, seeds: Numbers) -> Played:
        games, decisions, seconds = self.gpu.play(self.record, seeds, MOST_DECISIONS)
        return finished(Played(seconds, games, decisions))

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        games, decisions, seconds = self.gpu.play(position, seeds, MOST_DECISIONS, beginning=False)
        return finished(Played(seconds, games, decisions))


def finished(played: Played) -> Played:
    """The same games; one that did not end would be a bug in the rules."""
    assert played.games["over"].all()
    return played


def seeds_of(seed: int, first: int, count: int) -> Numbers:
    """The seeds of this many games, counting up from the first."""
    return (seed * SEED_FACTOR % SEEDS + np.arange(first, first + count, dtype=np.int64)) % SEEDS


TARGETS: dict[str, type[OnPython] | type[OnWasm] | type[OnCPU] | type[OnCUDA]] = {
    target.on: target for target in (OnPython, OnWasm, OnCPU, OnCUDA)
}


def usual_target(setup: Setup) -> str:
    """Where games are played unless somebody says otherwise: at once, without compiling."""
    return "python" if setup.info.rules.book.packs else "wasm"
