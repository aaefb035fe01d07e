"""A finished game in a few figures for every seat, small enough to be kept for each game of a lifetime."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from daikaiju.insight.habits import Habits, habits_of
from daikaiju.insight.review_types import PlayerReview, Review

if TYPE_CHECKING:
    from daikaiju.game import Game


class JudgedStep(Struct, frozen=True):
    """The part of a step of a review that is needed here."""

    mark: str | None = None
    best: Any = None


class StoredReview(Struct, frozen=True):
    """The part of a review that is needed here."""

    steps: list[JudgedStep]
    players: list[PlayerReview]


class SeatFigures(Struct, frozen=True, omit_defaults=True):
    """One monster's game: whether it won, how it was played, and, where it was reviewed, luck and skill."""

    won: bool
    habits: Habits
    sums: PlayerReview | None = None


class GameFigures(Struct, frozen=True):
    """A whole game."""

    game: str
    edition: str
    seats: list[SeatFigures]


def figures_of(
    game: Game, review: Review | StoredReview | None = None, counted: Container[int] | None = None
) -> GameFigures:
    """The figures of a game that keeps its past; habits come from all its steps, or from those that are named."""
    steps = () if review is None or len(review.steps) != len(game.played) else review.steps
    habits = habits_of(game, steps, counted)
    sums = {} if review is None else {one.seat: one for one in review.players}
    seats = [
        SeatFigures(bool(game.over and game.state.winners >> seat & 1), habits[seat], sums.get(seat))
        for seat in range(len(game.seats))
    ]
    return GameFigures(game.vocabulary.game, str(game.options["edition"]), seats)
