"""Networks in files: a NumPy archive with a version, a checksum, and the history of the network."""

from __future__ import annotations

import functools
import hashlib
import json
import zipfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arrays import Floats
from daikaiju.data_files import from_json
from daikaiju.engine import NetworkToPlay
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import NARROW, WIDE, Network, size_of
from daikaiju.thinking.playable import playable

VERSION = 2
"""Raised whenever the meaning of features or layers changes."""

SHIPPED = Path(__file__).parent / "networks"


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

    def for_engine(self) -> NetworkToPlay:
        """The network in the form an engine takes."""
        raw = self.flat.tobytes()
        return NetworkToPlay(int(hashlib.sha256(raw).hexdigest()[:12], 16), raw)


MOST_BYTES = 64_000_000
DAMAGES = (
    OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, MemoryError, RecursionError,
    zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""What reading a damaged network may raise."""


def shape_of(game: str) -> str:
    """What the numbers of a network mean: its game, version and sizes."""
    return f"{game} {VERSION} {ADAPTERS[game].features.FEATURES} {WIDE} {NARROW}"


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
    try:
        with np.load(path, allow_pickle=False) as archive:
            if sum(part.file_size for part in archive.zip.infolist()) > MOST_BYTES:
                raise ValueError("larger than any network")
            flat, about = archive["flat"], from_json(str(archive["about"]))
        shape, digest = about["shape"], about["sha256"]
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(path))) from error
    except DAMAGES as error:
        raise DaikaijuError(Problem("network-damaged", file=short(path))) from error
    if shape != shape_of(game):
        raise DaikaijuError(
            Problem("network-of-another-kind", file=short(path), found=short(shape), wanted=shape_of(game))
        )
    if hashlib.sha256(flat.tobytes()).hexdigest() != digest or len(flat) != size_of(ADAPTERS[game].features.FEATURES):
        raise DaikaijuError(Problem("network-damaged", file=short(path)))
    return Weights(game, flat.astype(np.float32), about.get("card", {}))


@functools.cache
def shipped(game: str) -> Weights:
    """The network that comes with the package."""
    return load(SHIPPED / f"{game}.npz", game)
