"""People whom somebody has muted or blocked, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

How = Literal["mute", "block"]
"""Muted people are not heard; blocked ones do not sit at your tables either, and are not paired with you."""


class Ignored(Struct):
    """Somebody in your own list: the number of the entry, the name they had, and since when."""

    id: str
    name: str
    how: How
    at: int


class IgnoredRemoved(Struct, forbid_unknown_fields=True):
    """An entry that its owner no longer wants."""

    id: Annotated[str, Meta(max_length=24, pattern="^[0-9a-f]*$")]
