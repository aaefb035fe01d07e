"""Networks in files: a NumPy archive with a version, a checksum, and the history of the network.

It is read without NumPy, which playing does not need.
"""

from __future__ import annotations

import ast
import hashlib
import struct
import zipfile
import zlib
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from daikaiju.champion.shipped import at_hand
from daikaiju.data_files import from_json
from daikaiju.engine import NetworkToPlay
from daikaiju.engine.description import description_of
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.thinking.adapters import ADAPTERS

VERSION = 2
"""Raised whenever the meaning of features or layers changes."""

WIDE, NARROW = 128, 32
"""How many units the two layers have, as in `daikaiju.thinking.network`, which needs NumPy."""

MOST_BYTES = 64_000_000
MAGIC = b"\x93NUMPY"
HALVES = "<f2"
"""What weights are in a file: numbers of two bytes."""

DAMAGES = (
    OSError, ValueError, LookupError, TypeError, AttributeError, EOFError, MemoryError, RuntimeError, SyntaxError,
    struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""What reading a damaged network may raise."""


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
    at_hand(path)
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
                raise ValueError("larger than any network")
            kind, halves = numpy_array(archive.read("flat.npy"))
            about = from_json(numpy_array(archive.read("about.npy"))[1].decode("utf-32-le"))
        shape, digest = about["shape"], about["sha256"]
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(path))) from error
    except DAMAGES as error:
        raise DaikaijuError(Problem("network-damaged", file=short(path))) from error
    if shape != shape_of(game):
        raise DaikaijuError(
            Problem("network-of-another-kind", file=short(path), found=short(shape), wanted=shape_of(game))
        )
    count = description_of(game).weights
    if kind != HALVES or hashlib.sha256(halves).hexdigest() != digest or len(halves) != 2 * count:
        raise DaikaijuError(Problem("network-damaged", file=short(path)))
    weights = array("f", struct.unpack(f"<{count}e", halves)).tobytes()
    return NetworkFile(game, weights, about.get("card", {}))


def numpy_array(file: bytes) -> tuple[str, bytes]:
    """What the numbers of an array in NumPy's format are, and their bytes."""
    if not file.startswith(MAGIC):
        raise ValueError("no array")
    layout = struct.Struct("<H" if file[len(MAGIC)] == 1 else "<I")
    start = len(MAGIC) + 2 + layout.size
    end = start + layout.unpack_from(file, len(MAGIC) + 2)[0]
    about = ast.literal_eval(file[start:end].decode("latin-1"))
    if about["fortran_order"]:
        raise ValueError("columns before rows")
    return str(about["descr"]), file[end:]
