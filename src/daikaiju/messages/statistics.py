"""A few statistics about every monster, counted from the events as they happen."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from daikaiju.messages.narrator import Raw

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.rules.rulebook import Rulebook


@dataclass(frozen=True)
class Counted:
    """What is counted in a game."""

    points: tuple[str, ...]
    """What every monster has in the end: fields of the record."""
    numbers: Mapping[str, tuple[str, str | None]]
    """Each statistic: the event it counts, and the value of the event it sums up."""
    also: Mapping[str, str] = field(default_factory=dict)
    """Other events that count towards a statistic."""


class Statistics:
    """Counts for every seat how often things happened to it."""

    def __init__(self, book: Rulebook, counted: Counted, seats: int) -> None:
        self.counted = counted
        self.counts = [dict.fromkeys(counted.numbers, 0) for _ in range(seats)]
        what = {event: number for number, (event, _) in counted.numbers.items()} | dict(counted.also)
        self._by_event: dict[int, tuple[str, int | None]] = {}
        """For each event the number it counts for, and the place of the value to sum up."""
        for event in book.events:
            if event.name in what:
                summed = counted.numbers[what[event.name]][1] if event.name not in counted.also else None
                place = None if summed is None else 1 + event.fields.index(summed)
                self._by_event[int(event)] = (what[event.name], place)

    def count(self, log: Sequence[Raw]) -> None:
        """Count the next events; the monster to whom one happens is its first value."""
        for raw in log:
            found = self._by_event.get(raw[0])
            if found is not None:
                number, place = found
                self.counts[raw[1]][number] += 1 if place is None else raw[place]

    def copy(self) -> Self:
        """A copy that continues counting from here."""
        twin = copy.copy(self)
        twin.counts = [dict(counts) for counts in self.counts]
        return twin

    def of(self, game: Game) -> list[dict[str, int]]:
        """For every seat, what it has now and everything counted."""
        return [
            {point: getattr(game.state, point)[seat] for point in self.counted.points} | counts
            for seat, counts in enumerate(self.counts)
        ]
