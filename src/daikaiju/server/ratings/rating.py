"""Ratings by Plackett and Luce (openskill): what a finishing order says about everybody's strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

SCALE = 60
"""How many points one of the model's units is worth: a newcomer has 1500 of them, give or take 500."""

CAUTION = 3
"""How many standard deviations below the estimate somebody stands in a leaderboard."""

LEAST_GAMES, LEAST_OPPONENTS, MOST_UNCERTAINTY = 10, 5, 300
"""Who is on a leaderboard: how many games they have at least, how many opponents, and how uncertain the rating may be,
in points."""

model = PlackettLuce()


class Rating(NamedTuple):
    """An estimate of somebody's strength, and its standard deviation, in the model's units."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        return round(SCALE * self.mu)

    @property
    def uncertainty(self) -> int:
        return round(SCALE * self.sigma)


NEWCOMER = Rating(model.mu, model.sigma)


def rated(before: Sequence[Rating], places: Sequence[int], weights: Sequence[float]) -> list[Rating]:
    """Everybody's rating after a game, from the places in which they finished; those who tie share a place.

    The weight says which part of the change counts for somebody.

    >>> winner, loser = rated([NEWCOMER, NEWCOMER], [1, 2], [1, 0.5])
    >>> winner.points, loser.points, winner.uncertainty, loser.uncertainty
    (1658, 1421, 484, 492)
    >>> rated([NEWCOMER, NEWCOMER], [1, 1], [1, 1])[0].points
    1500
    """
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    new = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.mu + weight * (one.mu - old.mu), old.sigma + weight * (one.sigma - old.sigma))
        for old, (one,), weight in zip(before, new, weights, strict=True)
    ]
