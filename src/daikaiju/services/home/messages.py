"""What the first screen is told."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.table.protocol.tables import ListedTable, OwnTable


class HomeTable(OwnTable):
    """A table of one's own on the first screen."""

    won: bool | None
    """Whether the game was won; None if it is not over or not counted yet, or if several seats were one's own."""
    can_review: bool


class Home(Struct):
    """What somebody who comes back wants to know: their games, and what the others do."""

    tables: list[HomeTable]
    """Those in progress and the last finished ones, the newest first."""
    playing: int
    """How many other people are at a table where something has just happened."""
    waiting: int
    """How many others look for opponents, or sit at a public table with an open seat."""
    live: ListedTable | None
    """A public game in progress at which this person does not sit."""
