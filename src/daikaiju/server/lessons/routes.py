"""Learning games over HTTP: /api/lessons (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from daikaiju.server.http.dependencies import Person, VisitorLimits
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.router import new_router
from daikaiju.server.tables.dependencies import ID, LONGEST_ID, Tables
from daikaiju.table.new_table import open_lesson
from daikaiju.table.protocol.new_table import Created
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.refusals import Refused

router = new_router("/api/lessons", 403, 404, 413, 422, 429)

LostTable = Annotated[str | None, Query(max_length=LONGEST_ID, pattern=ID)]


@router.post("/{game}")
async def create_lesson(
    person: Person,
    tables: Tables,
    limits: VisitorLimits,
    game: GameName,
    lost: LostTable = None,
) -> Created:
    """A learning game; after a defeat, it goes on from the last turn at the table that was lost."""
    limits.check(Limit.TABLES)
    after = None if lost is None else await tables.look(lost)
    if after is not None and after.game != game:
        raise Refused("no_such_table")
    table = await open_lesson(tables, person, await tables.people.name(person, ""), game, after)
    return Created(table.id)
