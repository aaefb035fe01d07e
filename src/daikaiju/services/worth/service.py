"""What cards are worth, where it was measured (docs/worth.md)."""

from __future__ import annotations

from daikaiju.services.worth.messages import CardWorth
from daikaiju.worth.stored import OF_95_PERCENT, Gain, worth_of_card


def card_worth(game: str, edition: str, card: str) -> list[CardWorth]:
    """What buying a card is worth: first at all tables, then by the number of players."""
    return [by_players(players, gain) for players, gain in worth_of_card(game, edition, card).items()]


def by_players(players: int | None, gain: Gain) -> CardWorth:
    half = OF_95_PERCENT * gain.error
    return CardWorth(players, gain.mean, gain.mean - half, gain.mean + half, gain.share_taken, gain.games)
