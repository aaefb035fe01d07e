"""Tables kept in memory alone."""

from __future__ import annotations

import copy

from daikaiju.table.changes import Change, Line
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.table import Table


class MemoryStorage:
    """Keeps everything until the process ends."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._pieces: dict[str, list[Piece]] = {}
        self._keys: dict[tuple[str, str], int] = {}
        self._lines: dict[str, list[Line]] = {}

    async def table(self, identity: str) -> Table | None:
        kept = self._tables.get(identity)
        return None if kept is None else stored_part(kept)

    async def add(self, table: Table) -> None:
        self._tables[table.id] = stored_part(table)
        self._entries[table.id], self._pieces[table.id], self._lines[table.id] = [], [], []

    async def save(self, table: Table, change: Change) -> None:
        self._tables[table.id] = stored_part(table)
        if change.batch is not None:
            self._entries[table.id] += change.batch.entries
            self._pieces[table.id].append(change.batch.piece)
            if change.key is not None:
                self._keys[table.id, change.key] = change.batch.entries[0].number
        if change.line is not None:
            self._lines[table.id].append(change.line)

    async def entries(self, table: str) -> list[Entry]:
        return list(self._entries[table])

    async def pieces(self, table: str, after: int) -> list[Piece]:
        return [piece for piece in self._pieces[table] if piece.number > after]

    async def last_pieces(self, table: str, most: int) -> list[Piece]:
        return self._pieces[table][-most:]

    async def number_of_key(self, table: str, key: str) -> int | None:
        return self._keys.get((table, key))

    async def lines(self, table: str) -> list[Line]:
        return list(self._lines[table])


def stored_part(table: Table) -> Table:
    """A copy of what is stored of a table, without its game and its pages."""
    kept = Table(
        table.id,
        table.game,
        dict(table.options),
        [copy.copy(seat) for seat in table.seats],
        creator=table.creator,
        secret=table.exchange.secret,
        clock=table.clock,
        listed=table.listed,
        lesson=table.lesson,
        origin=table.origin,
        now=table.created_at,
    )
    kept.exchange = copy.deepcopy(table.exchange)
    kept.rated, kept.assignment, kept.forfeits = table.rated, copy.copy(table.assignment), set(table.forfeits)
    for name in ("active_at", "status", "locked", "starts_itself", "rematch", "deadline", "rules"):
        setattr(kept, name, getattr(table, name))
    return kept
