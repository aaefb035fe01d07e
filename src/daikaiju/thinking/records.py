"""What counts as one turn: the positions in which the final Rolls of a turn are worth the same."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Record = npt.NDArray[np.void]
"""One game as compiled code takes it: an array of one record."""

OF_THE_QUESTION = (
    "dice", "rolls_left", "options", "spread", "asking", "player", "asked_a", "asked_b", "asked_by", "seed", "depth",
)  # fmt: skip
"""The fields that change while the dice of a turn are thrown and chosen."""


def copy_of(record: Record) -> Record:
    """A copy to the last byte: NumPy's own skips the gaps between fields, which would count in hashes."""
    return record.view(np.uint8).copy().view(record.dtype)


def record_of(position: bytes, dtype: np.dtype[np.void]) -> Record:
    """The bytes of a record as an array that can be changed."""
    return np.frombuffer(bytearray(position), dtype)


def key_of_turn(record: Record | np.void) -> bytes:
    """All that the worth of final Rolls depends on: the position without its dice, Rolls and question."""
    bare = bytearray(record.tobytes())
    g = np.frombuffer(bare, record.dtype)
    for name in OF_THE_QUESTION:
        g[name] = 0
    return bytes(bare)
