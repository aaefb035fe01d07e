"""The starting point of a game that continues from a position in a replay, a review or the analysis board.

The table takes over the earlier answers, so that its file is one whole game, and its log says where it began.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from daikaiju.messages import GameEvent, Message
from daikaiju.table.entries import WENT_ON, Entry


class Origin(Struct, frozen=True):
    """A position in the text format, or None for the set-up of a game, and the answers given since, as stored."""

    position: dict[str, Any] | None
    answers: list[tuple[int, int]]
    """Who gave each, and which it was."""

    def entries(self) -> list[Entry]:
        """The answers as entries of the table, and the entry that says that it goes on from there."""
        return [Entry(number, *one) for number, one in enumerate((*self.answers, (WENT_ON, 0)))]

    def told(self) -> GameEvent:
        """The line of the log with which the game begins."""
        return GameEvent("began_from_position", None, {}, Message("log-began-from-position"))


def to_stored(origin: Origin | None) -> str | None:
    return None if origin is None else msgspec.json.encode(origin).decode()


def from_stored(stored: str | None) -> Origin | None:
    return None if stored is None else msgspec.json.decode(stored, type=Origin)
