"""The network of equals: what a position is worth when all monsters play equally well.

Hints, reviews, puzzles and the worth of cards use this network. The champion plays with another, which has learned to
beat other kinds of players and is a poorer judge of games between equals.
"""

from __future__ import annotations

from pathlib import Path

from daikaiju.champion.bot import network_to_play
from daikaiju.champion.shipped import SHIPPED
from daikaiju.engine import NetworkToPlay


def neutral_network_file(game: str) -> Path:
    """The file of a game's network."""
    return SHIPPED / f"{game}-equals.npz"


def neutral_network(game: str) -> NetworkToPlay:
    """The network of a game."""
    return network_to_play(game, str(neutral_network_file(game)))


def neutral_network_name(game: str) -> str:
    """What the network is called wherever results name it: its number."""
    return f"{neutral_network(game).number:012x}"
