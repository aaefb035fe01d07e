"""What cards are worth, over HTTP."""

from __future__ import annotations

from msgspec import Struct


class CardWorth(Struct):
    """What buying a card does to the chance to win at tables of one size, or of all; with the 95 % interval."""

    players: int | None
    mean: float
    low: float
    high: float
    taken: float
    """How often the champion would have bought it when it could."""
    games: int
    """In how many games a coin decided whether it was bought."""
