"""What counts as one turn: the positions in which the final Rolls of a turn are worth the same."""

from __future__ import annotations

import functools

from daikaiju.engine.records import layout_of
from daikaiju.rules.record import Record
from daikaiju.rules.table import Table

OF_THE_QUESTION = (
    "dice", "rolls_left", "options", "spread", "asking", "player", "asked_a", "asked_b", "asked_by", "seed", "depth",
)  # fmt: skip
"""The fields that change while the dice of a turn are thrown and chosen."""


def key_of_turn(at: Table) -> bytes:
    """All that the worth of final Rolls depends on: the position without its dice, Rolls and question."""
    bare = bytearray(at.pack())
    for place, nothing in places_of_question(type(at)):
        bare[place] = nothing
    return bytes(bare)


@functools.cache
def places_of_question(kind: type[Record]) -> list[tuple[slice, bytes]]:
    """Where those fields lie in a record, and as many zeros as they have bytes."""
    layouts = [layout_of(kind, field) for field in kind.fields if field.name in OF_THE_QUESTION]
    return [(slice(at, at + layout.size), bytes(layout.size)) for layout, at in layouts]
