"""What was measured, as it is stored: one entry for each game, edition and number of players."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

FILE = Path(__file__).parent / "worth.json"
FEWEST_GAMES = 400
"""Answers seen in fewer games are left out."""
OF_95_PERCENT = 1.96
"""How many standard errors a 95 % interval reaches to either side."""


class Gain(Struct, frozen=True, array_like=True):
    """By how much an answer changes the chance to win, against the best other answer: sums over games.

    In each of these games a coin decided once whether the answer was given.
    """

    games: int
    taken: int
    """How often the champion would have given this answer."""
    total: float
    squares: float

    def __add__(self, other: Gain) -> Gain:
        return Gain(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = max(0.0, self.squares - self.games * self.mean**2)
        return float((spread / max(1, self.games - 1) / self.games) ** 0.5)

    @property
    def share_taken(self) -> float:
        return self.taken / self.games

    @property
    def is_enough(self) -> bool:
        return self.games >= FEWEST_GAMES


class PairWins(Struct, frozen=True, array_like=True):
    """Games of two monsters against each other, and how many the one that comes first by name has won."""

    games: int
    won: int

    def __add__(self, other: PairWins) -> PairWins:
        return PairWins(self.games + other.games, self.won + other.won)


Sums = TypeVar("Sums", Gain, PairWins)


class SeatShare(Struct, frozen=True):
    """The share of games won from a place in the order of play, with its 95 % interval."""

    share: float
    low: float
    high: float


class PairShare(Struct, frozen=True):
    """The share of games that the first of two monsters wins against the second, with its 95 % interval."""

    first: str
    second: str
    share: float
    low: float
    high: float


class Measured(Struct, frozen=True):
    """What was measured at one kind of table."""

    game: str
    edition: str
    players: int
    network: str
    games: int
    """Games of the champion against itself."""
    won: list[int]
    """How many of them were won from each place in the order of play; winners who share a victory all count."""
    cards: dict[str, Gain]
    yields: dict[str, Gain]
    """By the hearts left."""
    quick_games: int = 0
    """Games of `quick`, for seats and pairs."""
    seats: list[SeatShare] = []
    pairs: list[PairShare] = []
    """Where monsters differ: each against each other."""
    pair_wins: dict[str, PairWins] = {}
    """The same in games of the champion, by the names of both."""
    played_by: str = ""
    """The network that played them, where it is not `network` itself but one that gives the same answers."""


@functools.cache
def measured() -> list[Measured]:
    """Everything that was measured."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Measured])


def tables(game: str, edition: str, players: int | None = None) -> Iterator[Measured]:
    """The tables of a game and edition, all of them or those of one size."""
    for one in measured():
        if (one.game, one.edition) == (game, edition) and players in (None, one.players):
            yield one


def added_up(parts: Iterable[dict[str, Sums]]) -> dict[str, Sums]:
    """What several sets of games say together."""
    found: dict[str, Sums] = {}
    for part in parts:
        for name, sums in part.items():
            found[name] = found[name] + sums if name in found else sums
    return found


def told(gains: dict[str, Gain]) -> dict[str, Gain]:
    """Those of answers that were seen often enough."""
    return {name: gain for name, gain in gains.items() if gain.is_enough}


def worth_of_cards(game: str, edition: str, players: int | None = None) -> dict[str, Gain]:
    """What buying each card is worth, the best first."""
    found = told(added_up(table.cards for table in tables(game, edition, players)))
    return dict(sorted(found.items(), key=lambda item: -item[1].mean))


def worth_of_card(game: str, edition: str, card: str) -> dict[int | None, Gain]:
    """What buying a card is worth by the number of players, and at tables of all sizes under None, where measured."""
    sizes: list[int | None] = [None, *(table.players for table in tables(game, edition))]
    found = {players: worth_of_cards(game, edition, players).get(card) for players in sizes}
    return {players: gain for players, gain in found.items() if gain is not None}


def worth_of_yielding(game: str, edition: str, players: int | None = None) -> dict[str, Gain]:
    """What yielding is worth against staying, by the hearts left."""
    found = told(added_up(table.yields for table in tables(game, edition, players)))
    return {hearts: found[hearts] for hearts in sorted(found, key=int)}
