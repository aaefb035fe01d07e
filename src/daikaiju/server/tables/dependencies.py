"""What routes ask for about tables (FastAPI's dependencies)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Protocol

from fastapi import Depends, Path

from daikaiju.server.http.dependencies import kept
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.store import Store
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OLD_RULES, OVER, Table

LONGEST_ID, ID = 16, "^[a-z0-9]+$"
TableId = Annotated[str, Path(max_length=LONGEST_ID, pattern=ID)]

Tables = Annotated[TableRegistry, kept("registry")]
StoredTables = Annotated[Store, kept("store")]


class KnownPeople(Protocol):
    """What tables have to know about people."""

    async def identities(self, person: str | None) -> list[str]:
        """Everybody somebody was: themselves, and the guests before they signed in."""

    async def introduce(self, person: str, name: str) -> str:
        """A person's name: that of their account, the one sent along, which is kept, or the one already known."""

    @property
    def check_free(self) -> Callable[[str, str], Awaitable[None]]:
        """Refuses a name that a person may not have."""


People = Annotated[KnownPeople, kept("accounts")]


async def finished(tables: Tables, identity: TableId) -> Table:
    table = await tables.look(identity)
    if table.status not in (OVER, OLD_RULES):
        raise Refused("not_over")
    return table


FinishedTable = Annotated[Table, Depends(finished)]
"""The table of this address, whose game can be watched from beginning to end."""
