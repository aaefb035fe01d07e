"""Where tables are kept: in the browser's store, each change in one transaction."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from daikaiju.site.database import ENTRIES, KEYS, LINES, TABLES, Database, Write, all_of, numbered, of_table, table_in
from daikaiju.table.changes import Batch, Change, Line
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.tables import ChatLine
from daikaiju.table.stored_parts import parts_of, seat_parts, table_from
from daikaiju.table.table import Table

MOST_LINES = 200


class StoredEntry(Struct, omit_defaults=True):
    """An entry as it is stored: the news stands in the last one of a batch, compressed."""

    seat: int
    choice: int
    at: int
    person: bool = False
    """Whether it came from a page, not from a bot."""
    news: str = ""


class StoredLine(Struct):
    """A line of chat as it is stored."""

    said: ChatLine
    key: str


class SiteStorage:
    """The tables of a browser."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now
        self.broken: set[str] = set()
        """Tables whose game turned out to be unreadable."""

    async def table(self, identity: str) -> Table | None:
        text = await self.database.read(TABLES, identity)
        return None if text is None else read_table(text)

    async def tables(self) -> tuple[list[Table], list[str]]:
        """All tables that can be read, the latest first, and the ids of those that cannot."""
        found: list[Table] = []
        unreadable: list[str] = []
        for key, text in await all_of(self.database, TABLES):
            try:
                found.append(read_table(text))
            except Exception:  # whatever is stored there, nothing is lost by leaving it alone
                unreadable.append(key)
        return sorted(found, key=lambda table: -table.active_at), unreadable

    async def unreadable(self, *, looking_closely: bool) -> list[str]:
        """The ids of tables that cannot be read, or whose answers cannot: those found so, or all of them."""
        _, found = await self.tables()
        for key, text in await all_of(self.database, ENTRIES) if looking_closely else ():
            try:
                ENTRY.decode(text)
            except msgspec.DecodeError:
                found.append(table_in(key))
        return sorted({*found, *self.broken})

    async def add(self, table: Table) -> None:
        await self.database.write([Write(TABLES, table.id, written(table), fresh=True)])

    async def save(self, table: Table, change: Change) -> None:
        changes = [] if change.batch is None else entry_writes(table, change.batch, change.key, self.now())
        if change.table or change.deadline or change.seats or change.seats_before is not None:
            changes.append(Write(TABLES, table.id, written(table)))
        if change.line is not None:
            changes.append(line_write(table, change.line))
        if changes:
            await self.database.write(changes)

    async def entries(self, table: str) -> list[Entry]:
        return [Entry(number, one.seat, one.choice) for number, one in await self._stored(table)]

    async def answered_by_people(self, table: str) -> set[int]:
        """The numbers of the entries that came from a page, not from a bot."""
        return {number for number, one in await self._stored(table) if one.person}

    async def pieces(self, table: str, after: int) -> list[Piece]:
        return [unpacked(one.news) for _, one in await self._stored(table, after) if one.news]

    async def last_pieces(self, table: str, most: int) -> list[Piece]:
        news = [one.news for _, one in await self._stored(table) if one.news]
        return [unpacked(one) for one in news[-most:]]

    async def _stored(self, table: str, after: int = -1) -> list[tuple[int, StoredEntry]]:
        rows = await of_table(self.database, ENTRIES, table, after)
        return [(int(key.rpartition("/")[2]), ENTRY.decode(text)) for key, text in rows]

    async def number_of_key(self, table: str, key: str) -> int | None:
        found = await self.database.read(KEYS, f"{table}/{key}")
        return None if found is None else int(found)

    async def lines(self, table: str) -> list[Line]:
        rows = await of_table(self.database, LINES, table)
        stored = [msgspec.json.decode(text, type=StoredLine) for _, text in rows[-MOST_LINES:]]
        return [Line(one.said, one.key) for one in stored]


ENTRY = msgspec.json.Decoder(StoredEntry)


def written(table: Table) -> str:
    """A table as it is stored."""
    return text_of({**parts_of(table), "seats": [seat_parts(seat) for seat in table.seats]})


def read_table(text: str) -> Table:
    """A stored table, without its game."""
    parts: dict[str, Any] = msgspec.json.decode(text)
    return table_from(parts, parts["seats"])


def entry_writes(table: Table, batch: Batch, key: str | None, now: int) -> list[Write]:
    """What is stored of a batch: who answered stands in its first entry, the news in its last."""
    stored = [StoredEntry(entry.seat, entry.choice, now) for entry in batch.entries]
    stored[0].person = key is not None
    stored[-1].news = packed(batch.piece)
    numbers = [entry.number for entry in batch.entries]
    writes = [
        Write(ENTRIES, numbered(table.id, number), text_of(one), fresh=True)
        for number, one in zip(numbers, stored, strict=True)
    ]
    if key is not None:
        writes.append(Write(KEYS, f"{table.id}/{key}", str(numbers[0])))
    return writes


def line_write(table: Table, line: Line) -> Write:
    return Write(LINES, numbered(table.id, line.said.number), text_of(StoredLine(line.said, line.key)), fresh=True)


def packed(piece: Piece) -> str:
    return base64.b64encode(zlib.compress(piece.json, 1)).decode()


def unpacked(text: str) -> Piece:
    return Piece.read(zlib.decompress(base64.b64decode(text)))


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()
