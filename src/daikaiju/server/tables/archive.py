"""Archives finished games, so that they can be shown and downloaded under any later version of the rules."""

from __future__ import annotations

import zlib
from dataclasses import replace
from typing import Any

import msgspec

from daikaiju.server.tables.archive_child import archive_here, earlier_here
from daikaiju.server.workers.worker import Worker
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.table import Table


async def make_archive(file_worker: Worker, table: Table, entries: list[Entry]) -> bytes:
    """Replay the game in a worker and store what is kept of it."""
    proof = table.exchange.proof() if table.lesson is None else None
    made = await file_worker.run(archive_here, table.stored_game(entries), proof)
    return zlib.compress(msgspec.json.encode(made))


async def with_earlier_pieces(
    file_worker: Worker, table: Table, pieces: list[Piece], entries: list[Entry], whose: str
) -> list[Piece]:
    """The news of a game that began from a position, after what was played before; and who asks for it."""
    first = pieces[0]
    before = table.stored_game([entry for entry in entries if entry.number <= first.number])
    earlier: list[Piece] = await file_worker.run(earlier_here, before, whose=whose)
    if not earlier:
        return pieces
    return [*earlier, replace(first, start=earlier[-1].number), *pieces[1:]]


def read_archive(kept: bytes) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(zlib.decompress(kept))
    return made
