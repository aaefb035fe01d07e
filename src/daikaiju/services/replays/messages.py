"""Finished games over HTTP."""

from __future__ import annotations

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
