"""Making a set of puzzles: games are played until there are enough of every theme; and checking a set again."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count as counting
from typing import Protocol, TypeVar

from daikaiju.insight.evaluator import Evaluator
from daikaiju.insight.hints import DRAWS
from daikaiju.insight.judges import judge_of
from daikaiju.processes import leave_with_parent
from daikaiju.puzzles.candidates import candidates, some_table
from daikaiju.puzzles.puzzle import Puzzle
from daikaiju.puzzles.quality_check import checked, checked_anew
from daikaiju.puzzles.themes import THEMES

MOST_OF_A_GAME = 3
"""The most puzzles from one game, so that a set shows many games."""
MOST_SHARE = {"king": 0.4, "duel": 0.8}
"""The largest share of a set that one theme may have; nobody yields in the Duel."""
WAVE = 32
"""How many games are played before checking again which themes are still needed."""

Thing = TypeVar("Thing")
Result = TypeVar("Result")


class Map(Protocol):
    """Does something with many things, in order, as `map` does."""

    def __call__(self, function: Callable[[Thing], Result], things: Iterable[Thing], /) -> Iterator[Result]: ...


def puzzles(
    game: str, edition: str, count: int, seed: int, theme: str | None = None, processes: int = 1
) -> Iterator[Puzzle]:
    """So many puzzles, of all themes or of one, as they are found; the same in any number of processes."""
    most = math.ceil(count * MOST_SHARE[game]) if theme is None else count
    found: Counter[str] = Counter()
    with mapping(processes) as mapped:
        for wave in counting():
            wanted = tuple(one for one in (THEMES if theme is None else (theme,)) if found[one] < most)
            numbers = range(WAVE * wave, WAVE * (wave + 1))
            for of_game in mapped(partial(puzzles_of_game, game, edition, seed, wanted), numbers):
                for puzzle in of_game:
                    if found[puzzle.theme] < most:
                        found[puzzle.theme] += 1
                        yield puzzle
                    if found.total() == count:
                        return


def puzzles_of_game(game: str, edition: str, seed: int, wanted: tuple[str, ...], number: int) -> list[Puzzle]:
    """The puzzles of some themes in the game with a number."""
    evaluator, source = Evaluator(judge_of(game), DRAWS), random.Random(f"{game} {edition} {seed} {number}")
    found: list[Puzzle] = []
    for candidate in candidates(evaluator, some_table(game, edition, source), source, wanted):
        puzzle = checked(candidate, judge_of(game).name, source.getrandbits(60))
        if puzzle is not None:
            found.append(puzzle)
            if len(found) == MOST_OF_A_GAME:
                break
    return found


def puzzles_anew(old: list[Puzzle], seed: int, processes: int = 1) -> Iterator[Puzzle | None]:
    """Puzzles as today's network sees them, one after another; None where one holds no longer.

    Those that it has checked already stay as they are.
    """
    with mapping(processes) as mapped:
        yield from mapped(partial(puzzle_anew, seed), old)


def puzzle_anew(seed: int, old: Puzzle) -> Puzzle | None:
    network = judge_of(str(old.position["game"])).name
    return old if old.network == network else checked_anew(old, network, seed)


@contextlib.contextmanager
def mapping(processes: int) -> Iterator[Map]:
    """A way to do something with many things, in order, in this many processes."""
    if processes == 1:
        yield map
        return
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawned, initializer=leave_with_parent) as pool:
        try:
            yield pool.map
        finally:
            pool.shutdown(cancel_futures=True)
