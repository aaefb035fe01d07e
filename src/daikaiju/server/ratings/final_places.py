"""The finishing order of a stored game, found by replaying it."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.table.stored_game import StoredGame
from daikaiju.tournament.places import FinishingOrder, with_forfeits


def places_here(played: StoredGame) -> tuple[int, ...]:
    """The place of every seat. It may take a while, so a server lets another process do it."""
    game = played.begin()
    order = FinishingOrder(len(played.monsters))
    for entry in played.kept():
        game.answer(entry.answer())
        order.watch(game.state)
    return order.places(game.state)


def final_places(places: Sequence[int], left: Sequence[bool]) -> tuple[int, ...]:
    """The places that count: those who left come last."""
    return with_forfeits(places, [seat for seat, gone in enumerate(left) if gone])
