"""How far the chances are off: positions of bots' games, valued, and compared with what came of them.

    python -m tools.lab.played_positions build/positions --table duel --by equals --positions 200 --games 100
    python -m tools.lab.value_errors build/positions --table duel --by equals

The first command plays each position to the end many times; the second prints what `insight/standard_errors.py` holds.
`--judge` names who values the positions: the network of `equals`, the file of a network that answers and hopes, or
several, whose chances are then averaged; without it, whoever does so in the package.

The error of a value is what its distance from the mean result has beyond the luck of that many games. That of a
difference between answers is measured by `bench/coach.py`.

Three more figures tell where the error of a value comes from. A search that takes the best of many guesses may promise
the player asked too much. All values may be too bold or too timid: then a logistic fit of the results has a slope below
or above one, and raising chances to a power would help, which is tried: fitted to one half of the positions and applied
to the other. Where neither is the case, single positions are misjudged.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import numpy as np
from tools.lab.equals import EqualsJudge
from tools.lab.played_positions import EQUALS, TABLES, PlayedPosition, file_for, read_positions

from daikaiju.arrays import Values
from daikaiju.insight.evaluator import Evaluator
from daikaiju.insight.judges import Judge, PolicyJudge, judge_of

ONE_SIDED = 1.645
"""Standard errors above the mean that are exceeded once in twenty times."""
NEWTON = 20
"""Steps of Newton's method, of which a few are enough."""
FEWEST = 10
"""Games from a position that say something about it; nor may they be fewer than half of the usual number."""
POWERS = np.arange(0.3, 1.81, 0.02)
LEAST = 1e-4
"""Chances below this count as this much, where their logarithm is taken."""


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
class Found:
    """What was said of some positions, and what came of them."""

    chances: Values
    """By position and seat."""
    means: Values
    """The mean results."""
    luck: Values
    """The squares of their standard errors."""
    asked: list[int]

    def error(self, chances: Values | None = None) -> Sums:
        """How far the chances are off, or others in their place."""
        sums = Sums()
        for said, mean, luck in zip(self.chances if chances is None else chances, self.means, self.luck, strict=True):
            sums.add(said - mean, luck, said)
        return sums

    def power(self, some: Values) -> float:
        """The power of the chances that makes the results of some of the positions likeliest."""
        said, means = self.chances[some], self.means[some]
        losses = [-(means * np.log(np.clip(to_the_power(said, power), LEAST, 1))).sum() for power in POWERS]
        return float(POWERS[int(np.argmin(losses))])

    def crossed(self) -> Values:
        """The chances of each half of the positions, raised to the power that fits the other."""
        halves = np.arange(len(self.chances)) % 2
        found = np.empty_like(self.chances)
        for half in (0, 1):
            found[halves == half] = to_the_power(self.chances[halves == half], self.power(halves != half))
        return found

    def promises(self) -> Promises:
        """What the players asked were promised."""
        found = Promises()
        for said, mean, seat in zip(self.chances, self.means, self.asked, strict=True):
            found.add(float(said[seat]), float(mean[seat]))
        return found


def to_the_power(chances: Values, power: float) -> Values:
    """Chances raised to a power that add up to what they did.

    >>> to_the_power(np.array([[0.8, 0.2]]), 0.5).round(3)
    array([[0.667, 0.333]])
    """
    more = np.where(chances > 0, np.clip(chances, LEAST, 1) ** power, 0)
    found: Values = more / more.sum(1, keepdims=True) * chances.sum(1, keepdims=True)
    return found


def judges_of(game: str, names: Sequence[str]) -> list[Judge]:
    """Who values positions."""
    if not names:
        return [judge_of(game)]
    return [EqualsJudge(game) if name == EQUALS else PolicyJudge(game, Path(name)) for name in names]


def measure(game: str, played: Sequence[PlayedPosition], judges: Sequence[Judge], ahead: int = 0) -> Found:
    """Value positions, and put beside that what came of them."""
    evaluators = [Evaluator(judge) for judge in judges]
    chances, means, luck, asked = [], [], [], []
    for one in played:
        at = one.position(game)
        mean = np.array(one.sums) / one.games
        for evaluator in evaluators if ahead else ():
            evaluator.look_ahead(at, range(ahead // at.players))
        chances.append(np.mean([evaluator.chances(at) for evaluator in evaluators], axis=0))
        means.append(mean)
        luck.append((np.array(one.squares) / one.games - mean**2) / (one.games - 1))
        asked.append(at.player)
    return Found(np.array(chances), np.array(means), np.array(luck), asked)


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.value_errors", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where `tools.lab.played_positions` has put the positions")
    parser.add_argument("--table", nargs="+", choices=list(TABLES), default=["duel"])
    parser.add_argument("--by", default=EQUALS, help="who plays on, as there")
    parser.add_argument("--of", help="whose games the positions are of, as there")
    parser.add_argument("--judge", nargs="+", default=[], help="equals, or files of networks that answer and hope")
    parser.add_argument(
        "--ahead", type=int, default=0, help="look ahead by so many roll-outs for one player: hints 1600, reviews 800"
    )
    asked = parser.parse_args()
    for table in asked.table:
        game = TABLES[table][0]
        file = file_for(asked.folder, table, asked.of or asked.by, asked.by)
        known = read_positions(file).values()
        fewest = max(FEWEST, median(one.games for one in known) / 2) if known else FEWEST
        played = [one for one in known if one.games >= fewest]
        if len(played) < 4:
            raise SystemExit(f"{file} has no positions yet: tools.lab.played_positions makes them")
        judges = judges_of(game, asked.judge)
        show(table, played, judges, measure(game, played, judges, asked.ahead))


def show(table: str, played: Sequence[PlayedPosition], judges: Sequence[Judge], found: Found) -> None:
    games = sum(one.games for one in played)
    print(f"{table}, {len(played)} positions, {games} games from there, by {' and '.join(one.name for one in judges)}:")
    power = found.power(np.ones(len(played), bool))
    print(f"  a chance of one half is off by {found.error()} points;", end=" ")
    print(f"at the power {power:.2f}, fitted to the other half, by {found.error(found.crossed())};")
    (more, error), (slope, slope_error) = found.promises().too_much(), found.promises().slope()
    print(f"  the player asked is promised {100 * more:+.1f} ± {100 * error:.1f} points too much;", end=" ")
    print(f"the slope of the results is {slope:.2f} ± {slope_error:.2f}", flush=True)


if __name__ == "__main__":
    main()
