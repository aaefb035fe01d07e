"""Archives finished games, so that they can be shown and downloaded under any later version of the rules."""

from __future__ import annotations

from daikaiju.server.workers.worker import Worker
from daikaiju.services.replays.service import (
    after_earlier,
    archive_here,
    before_piece,
    earlier_here,
    packed_archive,
    proof_of,
)
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.table import Table


async def make_archive(file_worker: Worker, table: Table, entries: list[Entry]) -> bytes:
    """Replay the game in a worker and store what is kept of it."""
    return packed_archive(await file_worker.run(archive_here, table.stored_game(entries), proof_of(table)))


async def with_earlier_pieces(
    file_worker: Worker, table: Table, pieces: list[Piece], entries: list[Entry], whose: str
) -> list[Piece]:
    """The news of a game that began from a position, after what was played before; and who asks for it."""
    earlier: list[Piece] = await file_worker.run(earlier_here, before_piece(table, pieces[0], entries), whose=whose)
    return after_earlier(earlier, pieces)
