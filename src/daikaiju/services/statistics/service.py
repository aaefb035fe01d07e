"""Counting finished games, and what the counts say together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from daikaiju.game import Options
from daikaiju.games import GAMES
from daikaiju.insight.figures import GameFigures, StoredReview, figures_of
from daikaiju.insight.habits import HABITS, HabitCount
from daikaiju.insight.over_time import Summary, summary
from daikaiju.services.statistics.messages import GameStatistics, OwnGame, SeatHabit, SeatStatistics
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.stored_game import StoredGame

VERSION = 1
"""Raise this when the counting changes; all games are then counted again."""


class ReviewFile(msgspec.Struct):
    """A review as it is stored."""

    review: StoredReview


def count_here(played: StoredGame, by_people: set[int], review: bytes | None) -> bytes:
    """The figures of a game as JSON. It may take a while, so a server lets another process do it."""
    game = played.replay()
    if not game.over:
        raise ValueError("by the current rules the game is not over")
    counted = {step for step, entry in enumerate(played.kept()) if entry.number in by_people}
    stored = None if review is None else msgspec.json.decode(review, type=ReviewFile).review
    return msgspec.json.encode(figures_of(game, stored, counted))


NOT_COUNTED = (ValueError, KeyError, IndexError, AssertionError)
"""What counting a game of older rules may raise, which cannot always be played again."""


def no_figures(game: str, options: Options) -> bytes:
    """What is remembered of a game that cannot be counted, as JSON."""
    return msgspec.json.encode(GameFigures(game, str(options.get("edition", "")), []))


def game_statistics(figures: GameFigures, people: Collection[int], *, can_review: bool) -> GameStatistics:
    """A finished game in figures; people sat in some of its seats."""
    seats = [
        SeatStatistics(number, seat_habits(figures, number) if number in people else [], seat.sums)
        for number, seat in enumerate(figures.seats)
    ]
    return GameStatistics(any(seat.sums is not None for seat in figures.seats), can_review, seats)


def seat_habits(figures: GameFigures, seat: int) -> list[SeatHabit]:
    counts = figures.seats[seat].habits.counts
    found = [(name, counts.get(name, HabitCount())) for name in HABITS[figures.game]]
    return [SeatHabit(name, one.cases, one.done, one.reviewed, one.champion) for name, one in found if one.cases]


CanReview = Callable[[Mapping[str, object]], bool]
"""Says whether a game with these options can be reviewed."""


class PlayedGame(NamedTuple):
    """A finished game in which somebody had one seat."""

    id: str
    game: GameName
    options: Mapping[str, object]
    at: int
    monster: str
    seat: int
    figures: GameFigures


def own_game(played: PlayedGame, can_review: CanReview) -> OwnGame:
    """One of somebody's own games."""
    mine = played.figures.seats[played.seat]
    return OwnGame(
        played.id,
        played.game,
        played.figures.edition,
        len(played.figures.seats),
        played.at,
        played.monster,
        mine.won,
        can_review(played.options),
        mine.sums,
    )


def summaries(played: Sequence[PlayedGame]) -> list[Summary]:
    """What somebody's games say together, by game."""
    by_game = [summary(game, [(one.figures, one.seat) for one in played if one.game == game]) for game in GAMES]
    return [found for found in by_game if found.games]
