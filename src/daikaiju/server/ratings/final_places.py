"""The finishing order of a stored game, found by replaying it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from daikaiju.games import game_info
from daikaiju.table.entries import Entry, from_stored, without_undone
from daikaiju.tournament.places import FinishingOrder, with_forfeits


def places_here(
    name: str, monsters: list[str], options: Mapping[str, object], entries: Iterable[tuple[int, int, int]]
) -> tuple[int, ...]:
    """The place of every seat. It may take a while, so a server lets another process do it."""
    game = game_info(name).new(monsters, **options)
    order = FinishingOrder(len(monsters))
    for entry in without_undone(Entry(*line) for line in entries):
        game.answer(from_stored(entry.seat, entry.choice))
        order.watch(game.state)
    return order.places(game.state)


def final_places(places: Sequence[int], left: Sequence[bool]) -> tuple[int, ...]:
    """The places that count: those who left come last."""
    return with_forfeits(places, [seat for seat, gone in enumerate(left) if gone])
