"""Where the time of a compiled game goes: how often each kind of step is taken, and how long it takes.

Steps are timed in the compiled rules by the processor's own clock. How often cards might have mattered, and did, is
counted in Python, where the same seeds give the same games.
"""

from __future__ import annotations

import sys
import types
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

import numpy as np

from daikaiju.arrays import Games, Numbers
from daikaiju.extras import need
from daikaiju.rules.codegen import ASKING
from daikaiju.simulation import MOST_DECISIONS, seeds_of

if TYPE_CHECKING:
    from daikaiju.simulation import Setup

GAMES = 20_000
BATCH = 100
"""Games that are timed together: few enough that the system interrupts only some batches."""

COUNTED_GAMES = 50


@dataclass(frozen=True)
class Step:
    """A frame that is done, or a question that is answered at random."""

    name: str
    part: str
    """The module of the rules that it is in."""
    question: bool
    times: float
    """How often in a game."""
    ns: float
    """How long each takes."""
    share: float
    """The share of the whole time."""


@dataclass(frozen=True)
class Consulted:
    """A moment: how often in a game it is consulted, and how often some card had to be asked."""

    name: str
    times: float
    asked: float


@dataclass(frozen=True)
class Profile:
    """Where the time went; the slowest steps and the moments consulted most often come first."""

    games: int
    games_per_s: float
    ns_per_game: float
    steps: list[Step]
    moments: list[Consulted]

    @property
    def parts(self) -> dict[str, float]:
        """The share of the time that each part of the rules takes, the largest first."""
        found: dict[str, float] = {}
        for step in self.steps:
            found[step.part] = found.get(step.part, 0.0) + step.share
        return dict(sorted(found.items(), key=lambda part: -part[1]))

    def to_dict(self) -> dict[str, object]:
        return {**asdict(self), "parts": self.parts}


def profile(setup: Setup, folder: Path | None = None, games: int = GAMES, counted: int = COUNTED_GAMES) -> Profile:
    """Play games on the compiled rules, once for their speed and once with every step timed."""
    need("cpu")
    from daikaiju.targets.cpu import CompiledRules

    rules = setup.info.rules
    compiled = CompiledRules(rules, folder)
    record = setup.new_state().to_record()
    frames, kinds = len(rules.book.frames), len(rules.book.frames) + len(rules.book.decisions) + 1

    def fresh(first: int, count: int) -> Games:
        records = np.repeat(record, count)
        records["seed"] = seeds_of(0, first, count)
        return records

    decisions = np.zeros(games, np.int64)
    compiled.play_games(fresh(games, games), MOST_DECISIONS, decisions)
    records = fresh(0, games)
    begun = process_time()
    compiled.play_games(records, MOST_DECISIONS, decisions)
    seconds = process_time() - begun
    counts = np.zeros((-(-games // BATCH), kinds), np.int64)
    ticks = np.zeros_like(counts)
    for batch, first in enumerate(range(0, games, BATCH)):
        timed = fresh(first, min(BATCH, games - first))
        reading = compiled.profile_games(timed, MOST_DECISIONS, frames, counts[batch], ticks[batch])
        ticks[batch] = np.maximum(ticks[batch] - reading * counts[batch], 0)
    each = np.array([typical(ticks[:, kind], counts[:, kind]) for kind in range(kinds)])
    times = counts.sum(axis=0)
    spent = each * times
    ns_per_tick = seconds * 1e9 / spent.sum()
    steps = [
        Step(
            name=named.name,
            part=named.run.__module__.rpartition(".")[2],
            question=number >= frames,
            times=float(times[number] / games),
            ns=float(each[number] * ns_per_tick),
            share=float(spent[number] / spent.sum()),
        )
        for number, named in enumerate([*rules.book.frames, None, *rules.book.decisions])
        if named is not None and times[number]
    ]
    steps.sort(key=lambda step: -step.share)
    return Profile(games, games / seconds, seconds / games * 1e9, steps, count_moments(setup, counted))


def typical(ticks: Numbers, counts: Numbers) -> float:
    """How many ticks a kind of step usually takes: the median of the batches, some of which the system interrupted."""
    taken = counts > 0
    return float(np.median(ticks[taken] / counts[taken])) if taken.any() else 0.0


def count_moments(setup: Setup, games: int) -> list[Consulted]:
    """How often each moment is consulted, and how often a card is asked there, over random games in Python."""
    rules = setup.info.rules
    codes = {}
    for name, moment in rules.book.moments.items():
        codes[moment.stub.__code__] = name
        asking = moment.stub.__globals__.get(ASKING + name)
        if asking is not None:
            codes[asking.__code__] = ASKING + name
    calls: Counter[str] = Counter()

    def count(frame: types.FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code in codes:
            calls[codes[frame.f_code]] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for seed in seeds_of(0, 0, games).tolist():
            rules.play_randomly(setup.new_state(seed), MOST_DECISIONS)
    finally:
        sys.setprofile(before)
    found = [Consulted(name, calls[name] / games, calls[ASKING + name] / games) for name in rules.book.moments]
    return sorted((moment for moment in found if moment.times), key=lambda moment: -moment.times)
