"""Finished games over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from daikaiju.messages import Message
from daikaiju.table.protocol.fair import Fair
from daikaiju.table.protocol.tables import Table, Told


class Replay(Struct):
    """A whole game for the viewer."""

    table: Table
    told: list[Told]
    statistics: list[dict[str, int]]
    ending: Message | None
    fair: Fair | None


class Archive(Struct):
    """What is kept of a finished game: its statistics, how it ended, and the whole game as a file."""

    statistics: list[dict[str, int]]
    ending: Any
    file: str
