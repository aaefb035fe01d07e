"""Ratings by Plackett and Luce (openskill): what a finishing order says about everybody's strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

SCALE = 60
"""How many points one of the model's units is worth: a newcomer has 1500 of them, give or take 500."""

CAUTION = 3
"""How many standard deviations below the estimate somebody stands in a leaderboard."""

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


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game, from the places in which they finished; those who tie share a place.

    >>> winner, loser = rated([NEWCOMER, NEWCOMER], [1, 2])
    >>> winner.points, loser.points, winner.uncertainty
    (1658, 1342, 484)
    >>> rated([NEWCOMER, NEWCOMER], [1, 1])[0].points
    1500
    """
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    new = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(one.mu), float(one.sigma)) for (one,) in new]
