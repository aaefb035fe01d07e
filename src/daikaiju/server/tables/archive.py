"""Archives finished games, so that they can be shown and downloaded under any later version of the rules."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import orjson
from sqlalchemy import Row

from daikaiju.server.files.service import archive_here, earlier_here
from daikaiju.server.workers.worker import Worker
from daikaiju.table.lessons import lesson_of
from daikaiju.table.table import Table


async def make_archive(file_worker: Worker, table: Table, entries: Sequence[Row[Any]]) -> bytes:
    """Replay the game in a worker and store what is kept of it."""
    made = await file_worker.run(
        archive_here,
        table.game,
        [seat.monster for seat in table.seats],
        table.options,
        first_position(table),
        [(row.number, row.seat, row.choice) for row in entries],
        table.rules,
        table.exchange.proof() if table.lesson is None else None,
    )
    return zlib.compress(msgspec.json.encode(made))


async def told_from_the_start(
    file_worker: Worker, table: Table, told: list[bytes], entries: Sequence[Row[Any]], whose: str
) -> list[bytes]:
    """What was told of a game that began from a position, after what was played before; and who asks for it."""
    opening: dict[str, Any] = orjson.loads(told[0])
    earlier: list[bytes] = await file_worker.run(
        earlier_here,
        table.game,
        [seat.monster for seat in table.seats],
        table.options,
        first_position(table),
        [(row.number, row.seat, row.choice) for row in entries if row.number <= opening["number"]],
        whose=whose,
    )
    if not earlier:
        return told
    opening["from"] = orjson.loads(earlier[-1])["number"]
    return [*earlier, orjson.dumps(opening), *told[1:]]


def first_position(table: Table) -> dict[str, Any] | None:
    """The position before the first answer, where it is not that of a new game."""
    if table.lesson is not None:
        return lesson_of(table.lesson).position
    return None if table.origin is None else table.origin.position


def read_archive(kept: bytes) -> dict[str, Any]:
    made: dict[str, Any] = orjson.loads(zlib.decompress(kept))
    return made
