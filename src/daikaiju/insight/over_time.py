"""Many games of one player in a few figures: wins, luck, skill and habits, each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, sqrt
from typing import Literal

from msgspec import Struct

from daikaiju.analysis.intervals import wilson
from daikaiju.insight.figures import GameFigures, SeatFigures
from daikaiju.insight.habits import HABITS, HabitCount, Habits

FEWEST_CASES = 10
"""A habit with fewer cases is left out: nothing can be said about it yet."""

UNLIKELY = 0.05
"""A habit differs from the champion's if chance alone would cause such a difference less often than this."""

OF_95_PERCENT = 1.96


class TableTally(Struct, frozen=True):
    """Games and wins at one kind of table, and how many wins would be usual among equals."""

    edition: str
    players: int
    games: int
    wins: int
    usual: float


class LuckAndSkill(Struct, frozen=True):
    """What an average reviewed game was made of: start + luck + skill = result; errors are standard errors."""

    games: int
    start: float
    luck: float
    skill: float
    result: float
    luck_error: float
    skill_error: float
    rivals_skill: float
    """What an average rival at the same tables gave away."""


class ShareOfCases(Struct, frozen=True):
    """A share of some cases with its 95 % interval."""

    cases: int
    done: int
    low: float
    high: float


class Habit(Struct, frozen=True):
    """A habit, and the champion's in the same positions; what rests on too few cases is left out."""

    name: str
    cases: int
    yours: ShareOfCases | None
    """In all games."""
    reviewed: int
    """The cases in which the champion's answer is known."""
    compared: ShareOfCases | None
    """In those cases."""
    champion: ShareOfCases | None
    """The champion's in the same cases."""
    differs: Literal["more", "less"] | None
    """Whether it is surely more or less often than the champion's."""


class LeavingAt(Struct, frozen=True):
    """How often somebody left Tokyo with a number of hearts, and how often the champion would have."""

    hearts: int
    cases: int
    done: int
    reviewed: int
    compared: int
    champion: int


class MeanHearts(Struct, frozen=True):
    """With how many hearts somebody leaves Tokyo on average, with the 95 % interval."""

    times: int
    mean: float
    low: float
    high: float


class Summary(Struct, frozen=True):
    """Everything about one player in one game."""

    game: str
    games: int
    wins: int
    tables: list[TableTally]
    reviewed: LuckAndSkill | None
    habits: list[Habit]
    leaving: list[LeavingAt]
    hearts: MeanHearts | None
    compared_hearts: MeanHearts | None
    """The same in the cases in which the champion's answer is known."""
    champion_hearts: MeanHearts | None


def summary(game: str, played: Sequence[tuple[GameFigures, int]]) -> Summary:
    """What some games of one player, given with the player's seat, say together."""
    mine = [figures.seats[seat] for figures, seat in played]
    total = Habits({}, {})
    for one in mine:
        total += one.habits
    leaving = dict(sorted(total.leaving.items()))
    return Summary(
        game,
        len(mine),
        sum(one.won for one in mine),
        tables(played),
        luck_and_skill(played),
        [habit(name, total.counts.get(name, HabitCount())) for name in HABITS[game]],
        [
            LeavingAt(hearts, one.cases, one.done, one.reviewed, one.done_reviewed, one.champion)
            for hearts, one in leaving.items()
        ],
        mean_hearts({hearts: one.done for hearts, one in leaving.items()}),
        mean_hearts({hearts: one.done_reviewed for hearts, one in leaving.items()}),
        mean_hearts({hearts: one.champion for hearts, one in leaving.items()}),
    )


def tables(played: Iterable[tuple[GameFigures, int]]) -> list[TableTally]:
    """Games and wins by edition and number of players."""
    won: dict[tuple[str, int], list[bool]] = {}
    for figures, seat in played:
        won.setdefault((figures.edition, len(figures.seats)), []).append(figures.seats[seat].won)
    return [
        TableTally(edition, players, len(wins), sum(wins), len(wins) / players)
        for (edition, players), wins in sorted(won.items())
    ]


def luck_and_skill(played: Iterable[tuple[GameFigures, int]]) -> LuckAndSkill | None:
    """The means over reviewed games, and of what the rivals gave away in them."""
    reviewed = [(figures.seats[seat], others(figures, seat)) for figures, seat in played]
    sums = [one.sums for one, _ in reviewed if one.sums is not None]
    if not sums:
        return None
    rivals = [one.sums.skill for _, rest in reviewed for one in rest if one.sums is not None]
    return LuckAndSkill(
        len(sums),
        mean([one.start for one in sums]),
        mean([one.luck for one in sums]),
        mean([one.skill for one in sums]),
        mean([one.result for one in sums]),
        error_of_mean([one.luck for one in sums], [one.luck_error for one in sums]),
        error_of_mean([one.skill for one in sums], [one.skill_error for one in sums]),
        mean(rivals) if rivals else 0.0,
    )


def others(figures: GameFigures, seat: int) -> list[SeatFigures]:
    return [one for number, one in enumerate(figures.seats) if number != seat]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error_of_mean(values: Sequence[float], errors: Sequence[float]) -> float:
    """The standard error of a mean: by how much values differ, but no less than their own errors.

    >>> error_of_mean([0.1], [0.04]), round(error_of_mean([0.3, -0.3], [0.0, 0.0]), 2)
    (0.04, 0.3)
    """
    count = len(values)
    usual = sqrt(sum(error**2 for error in errors)) / count
    if count < 2:
        return usual
    middle = mean(values)
    return max(usual, sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count))


def habit(name: str, count: HabitCount) -> Habit:
    """A habit in the form in which it is shown."""
    only_mine, only_champion = count.done_reviewed - count.both, count.champion - count.both
    differs: Literal["more", "less"] | None = None
    if count.reviewed >= FEWEST_CASES and chance_of_as_uneven(only_mine, only_champion) <= UNLIKELY:
        differs = "more" if only_mine > only_champion else "less"
    return Habit(
        name,
        count.cases,
        share(count.done, count.cases),
        count.reviewed,
        share(count.done_reviewed, count.reviewed),
        share(count.champion, count.reviewed),
        differs,
    )


def share(done: int, cases: int) -> ShareOfCases | None:
    if cases < FEWEST_CASES:
        return None
    return ShareOfCases(cases, done, *wilson(done, cases))


def chance_of_as_uneven(one: int, other: int) -> float:
    """How likely it is that as many tosses of a coin come out at least as unevenly (McNemar's exact test).

    >>> chance_of_as_uneven(3, 3), round(chance_of_as_uneven(0, 6), 3)
    (1.0, 0.031)
    """
    tosses = one + other
    tail = sum(comb(tosses, heads) for heads in range(min(one, other) + 1))
    return min(1.0, tail / 2.0 ** (tosses - 1))


def mean_hearts(times: dict[int, int]) -> MeanHearts | None:
    """The mean of the hearts with which Tokyo was left, if it was left often enough.

    >>> mean_hearts({3: 5, 5: 5})
    MeanHearts(times=10, mean=4.0, low=3.3, high=4.7)
    """
    total = sum(times.values())
    if total < FEWEST_CASES:
        return None
    middle = sum(hearts * count for hearts, count in times.items()) / total
    spread = sum(count * (hearts - middle) ** 2 for hearts, count in times.items()) / (total - 1)
    half = OF_95_PERCENT * sqrt(spread / total)
    return MeanHearts(total, round(middle, 1), round(middle - half, 1), round(middle + half, 1))
