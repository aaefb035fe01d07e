"""Loads the champion before it is first asked: its compiled code for both games, and the shipped networks."""

from __future__ import annotations

from daikaiju.champion.compiled_ahead import compiled_ahead
from daikaiju.champion.equals import network_of_equals
from daikaiju.champion.player import network_to_play
from daikaiju.champion.selfplay import mind_of
from daikaiju.champion.sights import SIGHTS


def prepare() -> None:
    """Compile `champion` and `search`, or load them from disk, so that the first answer is as fast as any."""
    for game in SIGHTS:
        compiled_ahead(game).prepare()
        network_to_play(game, None)
        network_of_equals(game)
        mind_of(game)
