"""Where tables are kept: in the database, each change in one transaction that shows the lease of its process."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import cast

from daikaiju.server.db.lease_store import Fence
from daikaiju.server.db.writer import Change as DatabaseChange
from daikaiju.server.db.writer import Job, Rows, Writer
from daikaiju.server.tables import mapping
from daikaiju.server.tables.statements import (
    change_seat,
    change_table,
    drop_seat,
    new_entry,
    new_line,
    new_seat,
    new_table,
    set_deadline,
)
from daikaiju.server.tables.store import Store
from daikaiju.table.changes import Batch, Change, Line
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.tables import ChatLine
from daikaiju.table.table import Table

FAST = 1
"""The compression level for news, which is stored a thousand times a second but hardly ever read."""


class DatabaseStorage:
    """The tables of a database."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.store: Store
        self.writer: Writer

    async def table(self, identity: str) -> Table | None:
        stored = await self.store.table(identity)
        return None if stored is None else mapping.from_stored(stored)

    async def add(self, table: Table, *more: DatabaseChange) -> None:
        """Store a new table, with whatever else must be there with it."""
        await self.writer.write([*new_rows(table), *more], fence_of(table))

    async def save(self, table: Table, change: Change) -> None:
        await self.writer.write(job_of(table, change, self.now()), fence_of(table))

    async def entries(self, table: str) -> list[Entry]:
        return await self.store.entries(table)

    async def pieces(self, table: str, after: int) -> list[Piece]:
        return await self.store.pieces(table, after)

    async def last_pieces(self, table: str, most: int) -> list[Piece]:
        return await self.store.last_pieces(table, most)

    async def number_of_key(self, table: str, key: str) -> int | None:
        return await self.store.number_of_key(table, key)

    async def lines(self, table: str) -> list[Line]:
        return [
            Line(ChatLine(row.number, row.name, row.seat, row.text, row.at), row.key or "")
            for row in await self.store.lines(table)
        ]


def fence_of(table: Table) -> Fence | None:
    """The number that the changes of a table must show where several processes share the database."""
    return cast(Fence | None, table.fence)


def new_rows(table: Table) -> list[DatabaseChange]:
    """What is stored of a new table."""
    seats = [mapping.seat_row(table, number) for number in range(len(table.seats))]
    return [(new_table, [mapping.row(table)]), (new_seat, seats)]


def job_of(table: Table, change: Change, now: int) -> Job:
    """What a change of a table is in the database."""
    job: list[DatabaseChange] = []
    if change.batch is not None:
        job.append((new_entry, entry_rows(table, change.batch, change.key, now)))
    if change.table:
        job.append((change_table, [mapping.changes(table)]))
    elif change.deadline:
        job.append((set_deadline, [{"table": table.id, "new_deadline": table.deadline}]))
    changed, size = sorted(change.seats), len(table.seats)
    if change.seats_before is not None:
        changed = list(range(min(size, change.seats_before)))
        if size > change.seats_before:
            job.append((new_seat, [mapping.seat_row(table, number) for number in range(change.seats_before, size)]))
        if size < change.seats_before:
            gone = range(size, change.seats_before)
            job.append((drop_seat, [{"table": table.id, "place": number} for number in gone]))
    if changed:
        job.append((change_seat, [mapping.seat_changes(table, number) for number in changed]))
    if change.line is not None:
        job.append((new_line, [line_row(table, change.line)]))
    return job


def entry_rows(table: Table, batch: Batch, key: str | None, now: int) -> Rows:
    """The rows of a batch: the key goes with the answer, the news with the last entry."""
    rows: list[dict[str, object]] = [
        {
            "table_id": table.id,
            "number": entry.number,
            "seat": entry.seat,
            "choice": entry.choice,
            "key": None,
            "at": now,
            "news": None,
        }
        for entry in batch.entries
    ]
    rows[0]["key"] = key
    rows[-1]["news"] = zlib.compress(batch.piece.json, FAST)
    return rows


def line_row(table: Table, line: Line) -> dict[str, object]:
    said = line.said
    return {
        "table_id": table.id,
        "number": said.number,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "key": line.key,
        "at": said.at,
    }
