"""How much a game counts: less against the same people again and again, and against newcomers.

Everything follows from the results stored before it, so that it comes out the same whenever it is computed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Row

from daikaiju.table.bots import PREFIX as BOT_PREFIX

A_DAY = 24 * 60 * 60 * 1000
REMEMBERED = 7 * A_DAY
"""For how many milliseconds it matters that two have played each other: their second game counts half, their third a
third."""

KNOWN_AFTER_GAMES = 10
KNOWN_AFTER = 7 * A_DAY
"""After how many rated games, and how many milliseconds since the first, somebody is a newcomer no longer."""

LEAST = 0.05
"""How much a game against somebody new counts."""


class Record(NamedTuple):
    """How often somebody was rated before a game, and since when."""

    games: int
    since: int


@dataclass(frozen=True)
class History:
    """What was rated before a game, of those who play it."""

    records: Mapping[str, Record]
    met: Mapping[frozenset[str], int]
    """How often two of them have played each other lately."""

    @classmethod
    def of(cls, records: Iterable[Row[Any]], met: Iterable[Row[Any]]) -> History:
        """From what the database counts (`ratings.store`)."""
        return cls(
            {row.player: Record(row.games, row.since) for row in records},
            {frozenset((row.player, row.other)): row.games for row in met},
        )

    def how_known(self, player: str, at: int) -> float:
        """How much can be learned from playing somebody; bots always play as well as they can."""
        if player.startswith(BOT_PREFIX):
            return 1.0
        games, since = self.records.get(player, Record(0, at))
        return LEAST + (1 - LEAST) * max(0.0, min(1.0, games / KNOWN_AFTER_GAMES, (at - since) / KNOWN_AFTER))

    def weight(self, player: str, others: Iterable[str], at: int) -> float:
        """How much a game counts for somebody: the mean over the opponents."""
        each = [self.how_known(other, at) / (1 + self.met.get(frozenset((player, other)), 0)) for other in others]
        return sum(each) / len(each) if each else 0.0


def weights(players: Sequence[str], at: int, history: History) -> list[float]:
    """How much a game that ended at a time counts for everybody who played it, by seat.

    >>> friends = {"ann": Record(20, 0), "bob": Record(20, 0)}
    >>> weights(["ann", "bob"], KNOWN_AFTER, History(friends, {}))
    [1.0, 1.0]
    >>> weights(["ann", "bob"], KNOWN_AFTER, History(friends, {frozenset(("ann", "bob")): 3}))
    [0.25, 0.25]
    >>> weights(["ann", "new"], KNOWN_AFTER, History(friends, {}))
    [0.05, 1.0]
    """
    return [history.weight(player, [other for other in players if other != player], at) for player in players]
