"""Making a set of puzzles: games are played until there are enough of every theme."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator

from daikaiju.champion.equals import name_of_equals
from daikaiju.insight.hints import DRAWS, prepare
from daikaiju.insight.valuing import Valuer
from daikaiju.puzzles.checking import checked
from daikaiju.puzzles.finding import candidates, some_table
from daikaiju.puzzles.puzzle import Puzzle
from daikaiju.puzzles.themes import THEMES

MOST_OF_A_GAME = 3
"""So that a set shows many games."""
MOST_SHARE = {"king": 0.4, "duel": 0.8}
"""The largest share of a set that one theme may have; nobody yields in the Duel."""


def puzzles(game: str, edition: str, count: int, seed: int, theme: str | None = None) -> Iterator[Puzzle]:
    """So many puzzles, of all themes or of one, as they are found."""
    prepare(game)
    valuer, source = Valuer(game, DRAWS), random.Random(seed)
    network = name_of_equals(game)
    wanted = THEMES if theme is None else (theme,)
    most = math.ceil(count * MOST_SHARE[game]) if theme is None else count
    found: Counter[str] = Counter()
    while found.total() < count:
        of_game = 0
        for candidate in candidates(valuer, some_table(game, edition, source), source, wanted):
            if found[candidate.theme] >= most or of_game >= MOST_OF_A_GAME or found.total() >= count:
                continue
            puzzle = checked(candidate, network, source.getrandbits(60))
            if puzzle is not None:
                of_game += 1
                found[puzzle.theme] += 1
                yield puzzle
