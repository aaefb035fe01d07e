"""Networks for those who train and measure: their weights as arrays."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arrays import Floats
from daikaiju.champion.network_file import read_network, shape_of
from daikaiju.thinking.network import Network
from daikaiju.thinking.playable import playable


@dataclass
class Weights:
    """A network of one game: the weights in the form they are learned in, and the history of their training."""

    game: str
    flat: Floats
    card: dict[str, Any] = field(default_factory=dict)
    """What it was trained on, for how long, and how strong it became."""

    def to_play(self) -> Network:
        """The network in the form compiled code reads."""
        return playable(self.game, self.flat)


def save(weights: Weights, path: Path) -> None:
    """Save a network in half precision, which makes no difference to play."""
    flat = weights.flat.astype(np.float16)
    digest = hashlib.sha256(flat.tobytes()).hexdigest()
    about = json.dumps({"shape": shape_of(weights.game), "sha256": digest, "card": weights.card})
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, flat=flat, about=np.array(about))


def load(path: Path, game: str) -> Weights:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    found = read_network(path, game)
    return Weights(game, np.frombuffer(bytearray(found.weights), np.float32), found.card)
