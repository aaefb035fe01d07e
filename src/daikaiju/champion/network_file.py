"""Networks that value positions, in files: their weights with a version, a checksum, and the history of the network."""

from __future__ import annotations

import hashlib
import struct
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from daikaiju.champion.network_archive import HALVES, of_another_kind, read_parts, said_plainly
from daikaiju.engine import NetworkToPlay
from daikaiju.engine.description import description_of
from daikaiju.thinking.adapters import ADAPTERS

VERSION = 2
"""Raised whenever the meaning of features or layers changes."""

WIDE, NARROW = 128, 32
"""How many units the two layers have, as in `daikaiju.thinking.network`, which needs NumPy."""


@dataclass(frozen=True)
class NetworkFile:
    """What a file holds: the weights in the form they are learned in, and the history of their training."""

    game: str
    weights: bytes = field(repr=False)
    """As float32."""
    card: dict[str, Any] = field(default_factory=dict)
    """What it was trained on, for how long, and how strong it became."""

    def to_play(self) -> NetworkToPlay:
        """The network in the form an engine takes."""
        return NetworkToPlay(int(hashlib.sha256(self.weights).hexdigest()[:12], 16), self.weights)


def shape_of(game: str) -> str:
    """What the numbers of a network mean: its game, version and sizes."""
    return f"{game} {VERSION} {ADAPTERS[game].features.FEATURES} {WIDE} {NARROW}"


def read_network(path: Path, game: str) -> NetworkFile:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    about, arrays = read_parts(path)
    with said_plainly(path):
        (kind, halves), shape, digest = arrays["flat"], about["shape"], about["sha256"]
    if shape != shape_of(game):
        raise of_another_kind(path, shape, shape_of(game))
    count = description_of(game).weights
    with said_plainly(path):
        if kind != HALVES or hashlib.sha256(halves).hexdigest() != digest or len(halves) != 2 * count:
            raise ValueError("other weights than were saved")
        weights = array("f", struct.unpack(f"<{count}e", halves)).tobytes()
        return NetworkFile(game, weights, about.get("card", {}))
