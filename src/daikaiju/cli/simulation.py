"""Random games by the thousand, on Python or compiled, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from daikaiju.cli.games import Table
from daikaiju.rules.duel.tracks import END as DUEL_END

MOST_DECISIONS = 1_000_000
"""No game of random play comes near it."""

SEED_FACTOR = 1_000_003
SEEDS = 1 << 62

Numbers = npt.NDArray[np.int64]
Games = npt.NDArray[Any]
"""Records of games."""


@dataclass(frozen=True)
class Played:
    """A batch of finished games: their records, and how many decisions each took."""

    seconds: float
    games: Games
    decisions: Numbers


class Target(Protocol):
    """Something that plays batches of games at random."""

    batch: int

    def sit_down(self, table: Table) -> None:
        """Play at this table from now on, another one of the same game."""
        ...

    def play(self, seeds: Numbers) -> Played: ...


class OnPython:
    """The rules as they are written."""

    batch = 20

    def __init__(self, table: Table) -> None:
        self.table = table

    def sit_down(self, table: Table) -> None:
        self.table = table

    def play(self, seeds: Numbers) -> Played:
        play_randomly = self.table.info.rules.play_randomly
        games = [self.table.new_state(seed) for seed in seeds.tolist()]
        begun = perf_counter()
        decisions = [play_randomly(g, MOST_DECISIONS) for g in games]
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.concatenate([g.to_record() for g in games]), np.array(decisions)))


class OnCPU:
    """The rules compiled by Numba, on one core."""

    batch = 2_000

    def __init__(self, table: Table, folder: Path | None = None) -> None:
        from daikaiju.targets.cpu import CompiledRules

        self.compiled = CompiledRules(table.info.rules, folder)
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        self.record = table.new_state().to_record()

    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return self.compiled.is_cached()

    def prepare(self) -> None:
        """Compile the rules, or load them from the disk."""
        _ = self.compiled.play_games

    def play(self, seeds: Numbers) -> Played:
        play_games = self.compiled.play_games
        games = np.repeat(self.record, len(seeds))
        games["seed"] = seeds
        decisions = np.zeros(len(seeds), dtype=np.int64)
        begun = perf_counter()
        play_games(games, MOST_DECISIONS, decisions)
        seconds = perf_counter() - begun
        return finished(Played(seconds, games, decisions))


def finished(played: Played) -> Played:
    """The same games; one that did not end would be a fault of the rules."""
    assert played.games["over"].all()
    return played


def seeds_of(seed: int, first: int, count: int) -> Numbers:
    """The seeds of so many games from a first one on."""
    return (seed * SEED_FACTOR % SEEDS + np.arange(first, first + count, dtype=np.int64)) % SEEDS


def play_all(target: Target, games: int, seed: int) -> Iterator[Played]:
    """Play so many games, a batch at a time."""
    for first in range(0, games, target.batch):
        yield target.play(seeds_of(seed, first, min(target.batch, games - first)))


def ways_to_win_king(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """B-WIN-1, B-WIN-2, B-WIN-5: which games were won by stars, by the last one standing, and by nobody."""
    won = games["winners"] != 0
    alone = games["living"] == 1
    return {"stars": won & ~alone, "last_standing": won & alone, "nobody": ~won}


def ways_to_win_duel(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """D-WIN-1 to D-WIN-3: which games were won by the rival's last life, on a victory space, and in the spotlight."""
    by_life = (games["life"] == 0).any(axis=1)
    at_an_end = (np.abs(games["marker"]) == DUEL_END).any(axis=1) & ~by_life
    return {"life": by_life, "victory_space": at_an_end, "spotlight": ~by_life & ~at_an_end}


WAYS_TO_WIN = {"king": ways_to_win_king, "duel": ways_to_win_duel}


@dataclass
class Tally:
    """What came of all games so far."""

    table: Table
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    won_by: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        self.games += len(played.games)
        self.seconds += played.seconds
        self.decisions += int(played.decisions.sum())
        self.turns += int(played.games["turn"].sum(dtype=np.int64))
        for seat in range(self.table.players):
            self.wins[seat] += int((played.games["winners"] >> seat & 1).sum(dtype=np.int64))
        for way, won in WAYS_TO_WIN[self.table.info.name](played.games).items():
            self.won_by[way] += int(won.sum())

    def summary(self) -> dict[str, Any]:
        """The numbers that are shown, under the keys that programs read. A shared victory is a win for each."""
        return {
            "games": self.games,
            "seconds": self.seconds,
            "games_per_s": self.games / self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "turns_mean": self.turns / self.games,
            "decisions_mean": self.decisions / self.games,
            "wins": [share_of(self.wins[seat], self.games) for seat in range(self.table.players)],
            "won_by": {way: count / self.games for way, count in self.won_by.items()},
        }


def share_of(part: int, whole: int) -> dict[str, float]:
    low, high = wilson(part, whole)
    return {"share": part / whole, "low": low, "high": high}


def wilson(part: int, whole: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % unless told otherwise.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    share = part / whole
    spread = 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / spread
    half = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)
