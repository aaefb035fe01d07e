"""People whom somebody has muted or blocked, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from daikaiju.table.protocol.texts import NameText

How = Literal["mute", "block"]
"""Muted people are not heard; blocked ones do not sit at your tables either, and are not paired with you."""


class Ignored(Struct):
    """Somebody in your own list: the number of the entry, the name they had, and since when."""

    id: str
    name: str
    how: How
    at: int


class NewIgnored(Struct, forbid_unknown_fields=True):
    """An account holder, by name, whom somebody wants to mute or block."""

    name: NameText
    how: How


class IgnoredRemoved(Struct, forbid_unknown_fields=True):
    """An entry that its owner no longer wants."""

    id: Annotated[str, Meta(max_length=24, pattern="^[0-9a-f]*$")]
