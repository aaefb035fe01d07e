"""What the browser's store looks like from here: texts under keys, in a few stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

TABLES, ENTRIES, KEYS, LINES = "tables", "entries", "keys", "lines"
ARCHIVES, REVIEWS, FIGURES, NOTES = "archives", "reviews", "figures", "notes"
STORES = (TABLES, ENTRIES, KEYS, LINES, ARCHIVES, REVIEWS, FIGURES, NOTES)


class Write(NamedTuple):
    """A text to be kept under a key."""

    store: str
    key: str
    value: str
    fresh: bool = False
    """Whether there must be nothing under this key yet."""


class Database(Protocol):
    """A place for texts. What is written is there for good when the call returns, all of it or nothing."""

    async def read(self, store: str, key: str) -> str | None: ...

    async def within(self, store: str, first: str, last: str) -> list[tuple[str, str]]:
        """What lies from one key to another, in the order of the keys, which are compared letter by letter."""
        ...

    async def write(self, changes: Sequence[Write]) -> None: ...


async def all_of(database: Database, store: str) -> list[tuple[str, str]]:
    """Everything in a store."""
    return await database.within(store, "", "\uffff")


def numbered(table: str, number: int) -> str:
    """The key of something at a table that has a number."""
    return f"{table}/{number:07}"


def table_in(key: str) -> str:
    """The table to which a key belongs."""
    return key.partition("/")[0]


async def of_table(database: Database, store: str, table: str, after: int = -1) -> list[tuple[str, str]]:
    """What has numbers at a table, in order, after one of them."""
    return await database.within(store, numbered(table, after + 1), numbered(table, 9_999_999))
