"""The network of equals: what a position is worth when all monsters play equally well.

Hints, reviews, puzzles and the worth of cards use this network. The champion plays with another, which has learned to
beat other kinds of players and is a poorer judge of games between equals.
"""

from __future__ import annotations

from pathlib import Path

from daikaiju.champion.network import Network
from daikaiju.champion.player import network_to_play
from daikaiju.champion.weights import SHIPPED


def file_of_equals(game: str) -> Path:
    """The file of a game's network."""
    return SHIPPED / f"{game}-equals.npz"


def network_of_equals(game: str) -> tuple[Network, int]:
    """The network of a game, and the number that identifies it."""
    return network_to_play(game, str(file_of_equals(game)))


def name_of_equals(game: str) -> str:
    """What the network is called wherever results name it: its number."""
    return f"{network_of_equals(game)[1]:012x}"
