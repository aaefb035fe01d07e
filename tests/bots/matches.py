"""Bots against bots, as in a tournament."""

from __future__ import annotations

from typing import Any

from daikaiju.tournament import Finished, new_tournament
from daikaiju.tournament.workers import play_chunk


def play_match(bots: list[str], games: int, seed: int, game: str = "king", **options: Any) -> list[Finished]:
    """Games between named bots, none of whom may do anything wrong."""
    played = play_chunk(new_tournament(bots, seed=seed, game=game, **options), 0, games, {})
    assert not any(one.forfeits for one in played), [one.forfeits for one in played]
    return played
