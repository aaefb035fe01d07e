"""The databases of servers, as commands name and open them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options.reading import Given, option
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection
    from sqlalchemy.ext.asyncio import AsyncEngine


@dataclass(frozen=True)
class Database:
    """Where a server keeps its games: a file in a folder, or PostgreSQL."""

    url: URL
    name: str
    """As it was given, but without a password."""

    @property
    def file(self) -> Path | None:
        """The file, unless it is PostgreSQL."""
        from daikaiju.server.db.engine import is_postgresql

        return None if is_postgresql(self.url) else Path(self.url.database or "")

    def check_exists(self) -> None:
        """Refuse a folder without games."""
        if self.file is not None and not self.file.is_file():
            raise DaikaijuError(Problem("copy-error-no-file", given=self.name, file=self.file.name))


def read_postgresql(given: Given) -> Database | None:
    """The address of a PostgreSQL database; nothing if it is empty."""
    need("server")
    from daikaiju.server.db.engine import read_address, without_password

    return Database(read_address(given.text), without_password(given.text)) if given.text else None


def read_database(given: Given) -> Database:
    """The address of a PostgreSQL database, or a folder."""
    need("server")
    return (read_postgresql(given) if "://" in given.text else None) or in_folder(Path(given.text))


def in_folder(folder: Path | None) -> Database:
    """The database of a server that keeps its games in a folder: this one, or the usual one."""
    need("server")
    from daikaiju.server.db.engine import sqlite_in
    from daikaiju.server.runtime.settings import default_folder

    place = folder or default_folder()
    return Database(sqlite_in(place), str(place))


Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="serve-option-data")]
Postgresql = Annotated[
    Database | None,
    option("--database", read_postgresql, envvar="DAIKAIJU_DATABASE", metavar="ADDRESS", help="serve-option-database"),
]


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """A transaction on a database that nothing else uses; it is brought into today's form, or made, first."""
    from daikaiju.server.db.engine import open_database, writing_engine
    from daikaiju.server.db.folder import open_folder

    with ExitStack() as held:
        if database.file is not None:
            held.enter_context(open_folder(database.file.parent))
        engine = writing_engine(asyncio.run(close_after(open_database(database.url))))
        held.callback(engine.dispose)
        yield held.enter_context(engine.begin())


async def close_after(opening: Awaitable[AsyncEngine]) -> AsyncEngine:
    """A database that was opened once, so that it has its form; only its address is used afterwards."""
    engine = await opening
    await engine.dispose()
    return engine


@contextmanager
def opening(database: Database) -> Iterator[None]:
    """Say in one sentence why a database cannot be used."""
    from sqlalchemy.exc import DBAPIError

    from daikaiju.server.db.engine import DatabaseInUse
    from daikaiju.server.db.folder import FolderInUse
    from daikaiju.server.db.migrations import NewerDatabase

    try:
        yield
    except (FolderInUse, DatabaseInUse):
        raise DaikaijuError(Problem("database-error-in-use", given=database.name)) from None
    except NewerDatabase:
        raise DaikaijuError(Problem("database-error-newer", given=database.name)) from None
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise DaikaijuError(Problem("database-error-open", given=database.name, reason=reason)) from None
