"""What a table knows about the tournament it belongs to: who was paired there, and who came."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field


class Assignment(Struct):
    """A table's part in a tournament. Players are numbered as they joined; `players` has them by seat."""

    competition: str
    due: int
    """The deadline for the players to come, in milliseconds since 1970."""
    players: list[int]
    arrived: list[int] = field(default_factory=list)
    absent: list[int] = field(default_factory=list)
    """Those who did not come in time and lost their seats."""
    void: bool = False
    """Whether too few came, so that there is no game."""


def assignment_from(text: str | None) -> Assignment | None:
    """As it is stored."""
    return None if text is None else msgspec.json.decode(text, type=Assignment)
