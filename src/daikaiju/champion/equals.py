"""The network of equals: what a position is worth when all monsters play alike.

Hints, reviews, puzzles and worth ask this network. The champion plays with another one, which has learned to beat
players of other kinds and is less to be trusted about equals.
"""

from __future__ import annotations

from pathlib import Path

from daikaiju.champion.network import Network
from daikaiju.champion.player import network_to_play
from daikaiju.champion.weights import SHIPPED


def file_of_equals(game: str) -> Path:
    """Where the network of a game is."""
    return SHIPPED / f"{game}-equals.npz"


def network_of_equals(game: str) -> tuple[Network, int]:
    """The network of a game, and a number of its own."""
    return network_to_play(game, str(file_of_equals(game)))


def name_of_equals(game: str) -> str:
    """What the network is called wherever it is named: its number."""
    return f"{network_of_equals(game)[1]:012x}"
