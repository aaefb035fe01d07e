"""The first champion's networks, which only value positions: engines must still play them, as rivals to measure by."""

from __future__ import annotations

from pathlib import Path

from daikaiju.champion.bot import network_to_play
from daikaiju.engine import NetworkToPlay

RIVALS = Path(__file__).parents[1] / "bench" / "rivals"


def earlier_champion(game: str) -> NetworkToPlay:
    """The network that the champion had before it learned to answer by itself."""
    return network_to_play(game, str(RIVALS / f"champion-1-{game}.npz"))


def network_of_equals(game: str) -> NetworkToPlay:
    """The network by which positions were valued then, which takes no side."""
    return network_to_play(game, str(RIVALS / f"champion-1-{game}-equals.npz"))
