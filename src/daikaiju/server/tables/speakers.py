"""Whom a page means by a seat or a line of chat; pages do not know people's ids."""

from __future__ import annotations

from daikaiju.server.tables.schema import LETTERS_OF_A_PERSON
from daikaiju.server.tables.store import Store
from daikaiju.table.permissions import seat_of
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import Table


def speaker_of(key: str) -> str:
    """Who said a line of chat."""
    return key[:LETTERS_OF_A_PERSON]


async def meant(store: Store, table: Table, seat: int | None, line: int | None) -> tuple[str, str]:
    """The person in a seat, or who wrote a line, and their name there."""
    if line is not None and seat is None:
        said = await store.line(table.id, line)
        if said is None or not said.key:
            raise Refused("no_such_line")
        return speaker_of(said.key), said.name
    if seat is None or line is not None:
        raise Refused("bad_message")
    sitting = seat_of(table, seat)
    if sitting.by != PERSON or sitting.person is None:
        raise Refused("nobody_sits")
    return sitting.person, sitting.name
