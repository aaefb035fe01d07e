"""A trained network as an engine plays it, read from its file without NumPy, which playing does not need."""

from __future__ import annotations

import hashlib
import struct
import zipfile
from array import array
from functools import cache
from pathlib import Path
from typing import Any

from daikaiju.champion.network_archive import DAMAGES, HALVES, of_another_kind, read_about, read_parts, said_plainly
from daikaiju.champion.reinforcement.policy_layers import Floats, PolicyFile, check_sizes
from daikaiju.champion.reinforcement.policy_memory import content_of
from daikaiju.champion.reinforcement.vocabulary import Meaning, meanings_of_actions, meanings_of_features
from daikaiju.champion.shipped import at_hand
from daikaiju.engine import PolicyToPlay

VERSION = 2
READABLE = (1, VERSION)
"""In files of version 1, all numbers are halves."""

POLICY = "policy"

BYTES, SINGLES = "|i1", "<f4"
HIGH, SCALE = ".high", ".scale"
"""A layer stored as whole numbers is named as usual where its low bytes lie, and with these at the end where its high
bytes are, nearly all of them 0, and by what both together are multiplied."""

Numbers = Any
"""An array of float32 or of int8."""


def read_policy(path: Path, game: str) -> PolicyFile:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    about, arrays = read_parts(path)
    with said_plainly(path):
        shape = str(about["shape"])
        features, actions = (
            tuple(Meaning(*one) for one in about[name]) if name in about else today
            for name, today in (("features", meanings_of_features(game)), ("actions", meanings_of_actions(game)))
        )
        layers = scaled({name: numbers_of(kind, content) for name, (kind, content) in arrays.items()})
        found = PolicyFile(game, layers, features, actions, about.get("card", {}))
        if is_for(shape, game) and not (check_sizes(found) and found.way >= 0 and found.weight >= 0):
            raise ValueError("sizes that do not follow from each other")
    if not is_for(shape, game):
        raise of_another_kind(path, shape, kind_of(game))
    return found


@cache
def is_policy(path: str) -> bool:
    """Whether a file holds a network that answers, as far as it can be read."""
    at_hand(Path(path))
    try:
        with zipfile.ZipFile(path) as archive:
            return str(read_about(archive)["shape"]).split()[1] == POLICY
    except DAMAGES:
        return False


def kind_of(game: str, version: int = VERSION) -> str:
    """How the description of a network for a game begins."""
    return f"{game} {POLICY} {version}"


def is_for(shape: str, game: str) -> bool:
    """Whether a description is that of a network for a game, in a version that can be read.

    >>> is_for("king policy 1 2080 4d0c", "king"), is_for("king policy 1 2080 4d0c", "duel")
    (True, False)
    """
    return " ".join(shape.split()[:3]) in [kind_of(game, version) for version in READABLE]


def numbers_of(kind: str, content: bytes) -> Numbers:
    """The numbers of an array: halves, singles or bytes, in the order in which they lie there."""
    if kind == BYTES:
        return array("b", content)
    if kind not in (HALVES, SINGLES):
        raise ValueError("numbers of an unknown kind")
    letter, size = ("e", 2) if kind == HALVES else ("f", 4)
    return array("f", struct.unpack(f"<{len(content) // size}{letter}", content))


def scaled(arrays: dict[str, Numbers]) -> dict[str, Floats]:
    """The layers of a file, those of whole numbers multiplied by their scales."""
    found = {}
    for name, stored in arrays.items():
        if name.endswith((HIGH, SCALE)):
            continue
        numbers = stored
        if stored.typecode == "b":
            (scale,) = arrays[name + SCALE]
            high = arrays[name + HIGH]
            numbers = array("f", [scale * (256 * h + low) for h, low in zip(high, stored, strict=True)])
        found[name] = numbers
    return found


@cache
def policy_to_play(game: str, path: str) -> PolicyToPlay:
    """The network in a file in the form an engine takes."""
    file = read_policy(Path(path), game)
    content = content_of(file)
    return PolicyToPlay(int(hashlib.sha256(content).hexdigest()[:12], 16), content, file.way, file.weight)
