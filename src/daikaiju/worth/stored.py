"""What was measured, as it is stored: one entry for each game, edition and number of players."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "worth.json"


class Gain(Struct, frozen=True):
    """By how much an answer changes the chance to win, against the best other answer, over many occasions."""

    times: int
    mean: float
    error: float
    """The standard error of the mean; games, not occasions, are independent of each other."""
    taken: float
    """How often the champion gives this answer."""


class SeatShare(Struct, frozen=True):
    """The share of games won from a place in the order of play, with its 95 % interval."""

    share: float
    low: float
    high: float


class Measured(Struct, frozen=True):
    """What was measured at one kind of table."""

    game: str
    edition: str
    players: int
    games: int
    """Games of the champion, for cards and yielding."""
    network: str
    cards: dict[str, Gain]
    yields: dict[str, Gain]
    """By the hearts left."""
    quick_games: int
    """Games of `quick`, for the seats."""
    seats: list[SeatShare]


@functools.cache
def measured() -> list[Measured]:
    """Everything that was measured."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Measured])


def tables(game: str, edition: str, players: int | None = None) -> Iterator[Measured]:
    """The tables of a game and edition, all of them or those of one size."""
    for one in measured():
        if (one.game, one.edition) == (game, edition) and players in (None, one.players):
            yield one


def pooled(gains: Iterable[Gain]) -> Gain:
    """Several gains as one: means weighed by how often each was seen.

    >>> pooled([Gain(1, 0.0, 0.1, 0.0), Gain(3, 0.04, 0.1, 1.0)]).mean
    0.03
    """
    found = list(gains)
    times = sum(one.times for one in found)
    mean = sum(one.times * one.mean for one in found) / times
    error = sum((one.times * one.error) ** 2 for one in found) ** 0.5 / times
    return Gain(times, round(mean, 5), round(error, 5), round(sum(one.times * one.taken for one in found) / times, 4))


def worth_of_cards(game: str, edition: str, players: int | None = None) -> dict[str, Gain]:
    """What buying each card is worth, the best first."""
    seen: dict[str, list[Gain]] = {}
    for table in tables(game, edition, players):
        for card, gain in table.cards.items():
            seen.setdefault(card, []).append(gain)
    found = {card: pooled(gains) for card, gains in seen.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].mean))


def worth_of_yielding(game: str, edition: str, players: int | None = None) -> dict[str, Gain]:
    """What yielding is worth against staying, by the hearts left."""
    seen: dict[str, list[Gain]] = {}
    for table in tables(game, edition, players):
        for hearts, gain in table.yields.items():
            seen.setdefault(hearts, []).append(gain)
    return {hearts: pooled(seen[hearts]) for hearts in sorted(seen, key=int)}
