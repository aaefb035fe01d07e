"""What cards are worth, over HTTP (docs/worth.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from daikaiju.server.http.router import new_router
from daikaiju.server.worth.messages import CardWorth
from daikaiju.table.protocol.tables import GameName
from daikaiju.worth.stored import OF_95_PERCENT, Gain, worth_of_card

router = new_router("/api/worth", 413, 422, 429)

CardId = Annotated[str, Path(max_length=64, pattern="^[a-z0-9_]+$")]
EditionName = Annotated[str, Query(max_length=8)]


@router.get("/{game}/{card}")
async def of_card(game: GameName, card: CardId, edition: EditionName) -> list[CardWorth]:
    """What buying a card is worth, where it was measured: first at all tables, then by the number of players."""
    found = worth_of_card(game, edition, card)
    return [worth_by_players(players, gain) for players, gain in found.items()]


def worth_by_players(players: int | None, gain: Gain) -> CardWorth:
    half = OF_95_PERCENT * gain.error
    return CardWorth(players, gain.mean, gain.mean - half, gain.mean + half, gain.share_taken, gain.games)
