"""What changed at a table, for whoever stores it: all of a change is stored, or none of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.tables import ChatLine


@dataclass(frozen=True, slots=True)
class Batch:
    """Entries that belong together, and the news about them."""

    entries: list[Entry]
    piece: Piece


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat, and the key under which its speaker sent it, which begins with who that is."""

    said: ChatLine
    key: str

    @property
    def speaker(self) -> str:
        return self.key.partition(".")[0]


@dataclass(slots=True)
class Change:
    """What must be stored now."""

    table: bool = False
    """Whether the table itself changed."""
    deadline: bool = False
    """Whether its deadline did."""
    seats: set[int] = field(default_factory=set)
    """The seats that changed."""
    seats_before: int | None = None
    """How many seats there were, if there are more or fewer now; then all of them changed."""
    batch: Batch | None = None
    key: str | None = None
    """The key under which a page sent the first entry of the batch."""
    line: Line | None = None
