"""What cards are worth, over HTTP (docs/worth.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from daikaiju.server.http.router import new_router
from daikaiju.services.worth.messages import CardWorth
from daikaiju.services.worth.service import card_worth
from daikaiju.table.protocol.tables import GameName

router = new_router("/api/worth", 413, 422, 429)

CardId = Annotated[str, Path(max_length=64, pattern="^[a-z0-9_]+$")]
EditionName = Annotated[str, Query(max_length=8)]


@router.get("/{game}/{card}")
async def of_card(game: GameName, card: CardId, edition: EditionName) -> list[CardWorth]:
    """What buying a card is worth, where it was measured."""
    return card_worth(game, edition, card)
