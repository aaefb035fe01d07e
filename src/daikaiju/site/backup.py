"""All games of a browser as one file, and back: nothing that is there already is ever replaced."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from daikaiju.site.database import STORES, Database, Write, all_of, table_in
from daikaiju.site.storage import SiteStorage, read_table
from daikaiju.table.refusals import Refused

FORMAT = 1
KIND = "daikaiju games"
NOT_COPIED = ("notes",)
"""What belongs to a browser rather than to a game."""

MOST_AT_ONCE = 1000


class BackupFile(Struct):
    """Everything that is stored of some games, by store and key."""

    kind: str
    format: int
    stores: dict[str, dict[str, str]]


class Restored(Struct):
    """How many games were brought in, and how many were there already."""

    added: int
    known: int


class StoreState(Struct):
    """How many games are stored, which cannot be read, and how many characters all of it takes, if that was asked."""

    games: int
    unreadable: list[str]
    size: int | None


class Backup:
    """Writes and reads such files."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def written(self, only: Collection[str] | None = None) -> bytes:
        """All games as a file, or only some."""
        stores: dict[str, dict[str, str]] = {}
        for store in STORES:
            if store not in NOT_COPIED:
                rows = await all_of(self._database, store)
                stores[store] = {key: value for key, value in rows if only is None or table_in(key) in only}
        return msgspec.json.encode(BackupFile(KIND, FORMAT, stores))

    async def restore(self, file: BackupFile) -> Restored:
        """Bring in the games of a file that are not there yet."""
        here = {key for key, _ in await all_of(self._database, "tables")}
        new = file.stores.get("tables", {}).keys() - here
        for table in new:
            rows = [
                Write(store, key, value)
                for store, kept in file.stores.items()
                if store in STORES and store not in NOT_COPIED
                for key, value in kept.items()
                if table_in(key) == table
            ]
            await self._database.write(rows)
        return Restored(len(new), len(file.stores.get("tables", {})) - len(new))


def read_backup(text: str) -> BackupFile:
    """A file of games, if it is one and this version can read it."""
    try:
        file = msgspec.json.decode(text, type=BackupFile)
        if file.kind != KIND or file.format != FORMAT:
            raise Refused("bad_backup")
        for row in file.stores.get("tables", {}).values():
            read_table(row)
    except (msgspec.DecodeError, UnicodeError, RecursionError, LookupError, TypeError, ValueError):
        raise Refused("bad_backup") from None
    return file


async def store_state(storage: SiteStorage, *, measured: bool) -> StoreState:
    """What the store holds; measuring it reads everything."""
    tables, _ = await storage.tables()
    unreadable = await storage.unreadable(looking_closely=measured)
    return StoreState(len(tables), unreadable, await size_of(storage.database) if measured else None)


async def size_of(database: Database) -> int:
    sizes = [sum(len(key) + len(value) for key, value in await all_of(database, store)) for store in STORES]
    return sum(sizes)
