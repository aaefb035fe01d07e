"""How far the values are off: positions of the champion's games, valued and then played to the end many times.

    python -m tools.lab.value_errors --game king --players 4 --positions 40 --games 30

prints what `insight/standard_errors.py` holds. The error of a value is what its distance from the mean result has
beyond the luck of that many games; that of a difference is what roll-outs correct of it beyond their own error.

Two more figures tell where the error of a value comes from. A search that takes the best of many guesses may promise
the player asked too much. And all values may be too bold or too timid: then a logistic fit of the results has a slope
below or above one. Where neither is the case, single positions are misjudged.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field

import numpy as np

from daikaiju.arrays import Values
from daikaiju.games import GAMES
from daikaiju.insight.answers import weighed_answers
from daikaiju.insight.evaluator import Evaluator
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

TO_THE_END = 400
LONGEST = 20
"""How many turns of a game positions are taken from."""
ONE_SIDED = 1.645
"""Standard errors above the mean that are exceeded once in twenty times."""
PAIRS = 12
"""Roll-outs of each of the two best answers."""
NEWTON = 20
"""Steps of Newton's method, of which a few are enough."""


@dataclass
class Sums:
    """Squared errors by position, and what they would be for a chance of one half that is off by one."""

    squares: list[float] = field(default_factory=list)
    scales: list[float] = field(default_factory=list)

    def add(self, off: Values | float, luck: Values | float, chances: Values | float) -> None:
        """Count how far some chances are off beyond the luck in that."""
        self.squares.append(float(np.sum(np.square(off) - luck)))
        self.scales.append(float(np.sum(4 * chances * (1 - chances))))

    def __str__(self) -> str:
        """The error in points, and what it is at most with 95 % certainty."""
        mean, scale = float(np.mean(self.squares)), float(np.mean(self.scales))
        most = mean + ONE_SIDED * float(np.std(self.squares, ddof=1)) / len(self.squares) ** 0.5
        return " (at most ".join(f"{100 * max(0.0, square / scale) ** 0.5:.1f}" for square in (mean, most)) + ")"


@dataclass
class Promises:
    """What positions promised the player asked, and the results."""

    chances: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)

    def add(self, chance: float, result: float) -> None:
        self.chances.append(chance)
        self.results.append(result)

    def too_much(self) -> tuple[float, float]:
        """By how much the chances exceed the results on average, and its standard error."""
        off = np.subtract(self.chances, self.results)
        return float(off.mean()), float(off.std(ddof=1) / len(off) ** 0.5)

    def slope(self) -> tuple[float, float]:
        """The slope of a logistic fit of the results, and its standard error by the jackknife."""
        chances, results = np.array(self.chances), np.array(self.results)
        count = len(chances)
        without = [slope_of(np.delete(chances, one), np.delete(results, one)) for one in range(count)]
        return slope_of(chances, results), float(np.var(without) * (count - 1)) ** 0.5


def slope_of(chances: Values, results: Values) -> float:
    """By what the logits of chances must be multiplied to be likeliest, given the results.

    >>> chances = np.array([0.2, 0.5, 0.8])
    >>> round(slope_of(chances, chances), 6)
    1.0
    """
    clipped = np.clip(chances, 1e-3, 1 - 1e-3)
    logits = np.log(clipped / (1 - clipped))
    slope = 1.0
    for _ in range(NEWTON):
        said = 1 / (1 + np.exp(-slope * logits))
        slope += float(np.sum((results - said) * logits) / np.sum(said * (1 - said) * logits**2))
    return slope


@dataclass
class Measured:
    """The errors of a value near one half, at once and after roll-outs, and of the gap between the two best answers."""

    at_once: Sums = field(default_factory=Sums)
    corrected: Sums = field(default_factory=Sums)
    gaps: Sums = field(default_factory=Sums)
    promises: Promises = field(default_factory=Promises)


def measure(game: str, players: int, positions: int, games: int, seed: int) -> Measured:
    """Value this many positions, and play each to the end this many times."""
    evaluator, source = Evaluator(game), random.Random(seed)
    measured = Measured()
    found = 0
    while found < positions:
        at = some_position(evaluator, players, source)
        if at.over or at.player < 0:
            continue
        found += 1
        me, weighed = at.player, weighed_answers(evaluator, at)
        value = np.array(weighed[0].thought)
        seeds = [source.getrandbits(60) for _ in range(games + PAIRS)]
        ends = [evaluator.roll_out(at, weighed[0].choice, one, TO_THE_END)[0] for one in seeds[PAIRS:]]
        results = np.array([evaluator.result(end) for end in ends])
        luck = results.var(axis=0, ddof=1) / games
        measured.promises.add(float(value[me]), float(results[:, me].mean()))
        measured.at_once.add(value - results.mean(axis=0), luck, value)
        moved = [[evaluator.roll_out(at, w.choice, one, players)[1] for one in seeds[:PAIRS]] for w in weighed[:2]]
        off = value[me] + np.mean(moved[0]) - results[:, me].mean()
        measured.corrected.add(off, luck[me] + np.var(moved[0], ddof=1) / PAIRS, value[me])
        if len(moved) > 1:
            between = np.subtract(moved[0], moved[1])
            measured.gaps.add(between.mean(), between.var(ddof=1) / PAIRS, 0.5)
    return measured


def some_position(evaluator: Evaluator, players: int, source: random.Random) -> Table:
    """A position at the start of some turn of a game between champions."""
    at: Table = GAMES[evaluator.game].new_state(players, seed=source.getrandbits(60))
    at = at.unpack(evaluator.engine.set_up(at.pack()))
    while at.player < 0:
        at = evaluator.after(at, SPREAD + source.randrange(at.spread))
    best = weighed_answers(evaluator, at)[0].choice
    return evaluator.roll_out(at, best, source.getrandbits(60), source.randrange(LONGEST))[0]


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.value_errors", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), default="king")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--games", type=int, default=30, help="games from each position")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    players = GAMES[asked.game].most_players if asked.game == "duel" else asked.players
    found = measure(asked.game, players, max(2, asked.positions), max(2, asked.games), asked.seed)
    print(f"{asked.game}, {players} monsters, {asked.positions} positions, {asked.games} games from each:")
    print(f"a chance of one half is off by {found.at_once} points, after roll-outs by {found.corrected};", end=" ")
    print(f"the gap between the two best answers is off by {found.gaps} points;")
    (more, error), (slope, slope_error) = found.promises.too_much(), found.promises.slope()
    print(f"the player asked is promised {100 * more:+.1f} ± {100 * error:.1f} points too much;", end=" ")
    print(f"the slope of the results is {slope:.2f} ± {slope_error:.2f}")


if __name__ == "__main__":
    main()
