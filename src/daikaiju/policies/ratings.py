"""Ratings of cards for compiled code: small numbers, spread over four integers of which each holds one bit a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from daikaiju.rules.sets import WORD


def planes(cards: Sequence[str], ratings: Mapping[str, int]) -> tuple[int, int, int, int]:
    """The ratings, from 0 to 15, of the first cards, as many as a word has bits; those without one have 0.

    >>> [rating(planes(["a", "b", "c"], {"a": 5, "c": 10}), card) for card in range(3)]
    [5, 0, 10]
    """
    first, second, third, fourth = (
        sum((ratings.get(card, 0) >> plane & 1) << place for place, card in enumerate(cards[:WORD]))
        for plane in range(4)
    )
    return first, second, third, fourth


def rating(planes: tuple[int, int, int, int], card: int) -> int:
    """The rating of a card; cards beyond the first word have none."""
    if card >= WORD:
        return 0
    ones, twos, fours, eights = planes
    return (ones >> card & 1) + (twos >> card & 1) * 2 + (fours >> card & 1) * 4 + (eights >> card & 1) * 8
