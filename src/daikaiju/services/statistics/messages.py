"""Statistics of people's games, over HTTP."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.insight.over_time import Summary
from daikaiju.insight.review_types import PlayerReview
from daikaiju.table.protocol.tables import GameName


class SeatHabit(Struct):
    """How often a player did something in one game, out of how many cases; and the champion where it mattered."""

    name: str
    cases: int
    done: int
    reviewed: int
    champion: int


class SeatStatistics(Struct):
    """One seat of a finished game: habits if a person played it, luck and skill if the game was reviewed."""

    seat: int
    habits: list[SeatHabit]
    sums: PlayerReview | None


class GameStatistics(Struct):
    """A finished game in figures; none if it cannot be played again."""

    reviewed: bool
    can_review: bool
    seats: list[SeatStatistics]


class OwnGame(Struct):
    """One of your own finished games."""

    table: str
    game: GameName
    edition: str
    players: int
    at: int
    monster: str
    won: bool
    can_review: bool
    sums: PlayerReview | None


class OwnStatistics(Struct):
    """One's own games, the newest first, and what they say together, by game."""

    account: bool
    """Whether these are the games of an account, or those of one browser."""
    games: list[OwnGame]
    summaries: list[Summary]
    waiting: int
    """So many games are still to be counted."""
    shared: int
    """So many games were played by several people at one screen, and do not count."""
