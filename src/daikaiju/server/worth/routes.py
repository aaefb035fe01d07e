"""What cards are worth, over HTTP (docs/worth.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from daikaiju.server.http.responses import Json, answer, refusals
from daikaiju.server.worth.messages import CardWorth
from daikaiju.table.protocol.tables import GameName
from daikaiju.worth.stored import OF_95_PERCENT, Gain, worth_of_card

router = APIRouter(prefix="/api/worth", default_response_class=Json, responses=refusals(413, 422, 429))

CardId = Annotated[str, Path(max_length=64, pattern="^[a-z0-9_]+$")]
EditionName = Annotated[str, Query(max_length=8)]


@router.get("/{game}/{card}")
async def of_card(game: GameName, card: CardId, edition: EditionName) -> Response:
    """What buying a card is worth, where it was measured: first at all tables, then by the number of players."""
    found = worth_of_card(game, edition, card)
    return answer([told(players, gain) for players, gain in found.items()])


def told(players: int | None, gain: Gain) -> CardWorth:
    half = OF_95_PERCENT * gain.error
    return CardWorth(players, gain.mean, gain.mean - half, gain.mean + half, gain.share_taken, gain.games)
