"""Events, decoded: the one place that knows what the numbers mean that the rules tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from daikaiju.rules.dice import FACES
from daikaiju.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Event:
    """An event with its values by name."""

    name: str
    values: dict[str, int]

    def named(self, names: Mapping[str, Sequence[object]]) -> dict[str, object]:
        """The values, with names instead of numbers where there are any."""
        return {field: names[field][value] if field in names else value for field, value in self.values.items()}


def read_event(book: Rulebook, told: Sequence[int]) -> Event:
    """An event as the rules told it: its number and its values."""
    event = book.events[told[0]]
    return Event(event.name, dict(zip(event.fields, told[1:], strict=False)))


def dice_thrown(event: Event) -> tuple[list[int], list[int]]:
    """The places of the dice that were thrown, and what they show.

    A Roll says which dice they are, a roll for Camouflage only how many.
    """
    dice = event.values["dice"]
    mask = dice if event.name == "rolled" else (1 << dice) - 1
    places = [place for place in range(mask.bit_length()) if (mask >> place) & 1]
    return places, faces_of(event.values["outcome"], len(places))


def faces_of(outcome: int, dice: int) -> list[int]:
    """The faces of a throw, which is one number.

    >>> faces_of(5 + 6 * 2, 3)
    [5, 2, 0]
    """
    return [outcome // FACES**place % FACES for place in range(dice)]
