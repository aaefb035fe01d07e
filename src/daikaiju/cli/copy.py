"""`daikaiju copy`: move all games of a server to another database, or make a copy of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options import Json, Lang
from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from sqlalchemy import URL
    from sqlalchemy.ext.asyncio import AsyncEngine

    from daikaiju.server.app.copying import Copied

Source = Annotated[str, typer.Argument(metavar="FROM", help="copy-option-from")]
Target = Annotated[str, typer.Argument(metavar="TO", help="copy-option-to")]


def copy(source: Source, target: Target, lang: Lang = "en", json: Json = False) -> None:
    words = Words(lang)
    need("server")
    from daikaiju.packs import load_known
    from daikaiju.server.db.engine import read_address, sqlite_in

    load_known()

    def address(given: str) -> URL:
        return read_address(given) if "://" in given else sqlite_in(Path(given))

    copied = copy_between(words, address(source), address(target), source, target)
    if json:
        print_json({"rows": copied.rows, "replayed": copied.replayed, "older": copied.older})
    else:
        rows = copied.rows
        said = words.say("copy-done", tables=rows["tables"], entries=rows["entries"], replayed=copied.replayed)
        stdout().print(said, soft_wrap=True)
        if copied.older:
            stdout().print(words.say("copy-older", games=copied.older), soft_wrap=True)


def copy_between(words: Words, source: URL, target: URL, source_name: str, target_name: str) -> Copied:
    """Copy between two addresses, of which nothing else may use the second."""
    from sqlalchemy.exc import DBAPIError

    from daikaiju.server.app.copying import copy_games, snapshot
    from daikaiju.server.db.engine import (
        FILE,
        DatabaseInUse,
        is_postgresql,
        open_database,
        without_password,
        writing_engine,
    )
    from daikaiju.server.db.folder import FolderInUse, open_folder
    from daikaiju.server.db.migrations import NewerDatabase

    if not is_postgresql(source) and not Path(source.database or "").is_file():
        raise DaikaijuError(words.say("copy-error-no-file", given=source_name, file=FILE))
    at = source_name
    with ExitStack() as held, progress_bar(shown=True) as bar:
        task = bar.add_task(words.say("copy-progress"), total=None)
        try:
            reading = held.enter_context(snapshot(source))
            reading.exec_driver_sql("SELECT 1")
            at = target_name
            if not is_postgresql(target):
                held.enter_context(open_folder(Path(target.database or "").parent))
            opened = asyncio.run(close_after(open_database(target)))
            engine = writing_engine(opened)
            held.callback(engine.dispose)
            writing = held.enter_context(engine.begin())
            return copy_games(
                reading, writing, lambda done, whole: bar.update(task, completed=done, total=whole, refresh=False)
            )
        except (FolderInUse, DatabaseInUse):
            raise DaikaijuError(words.say("copy-error-in-use", given=without_password(at))) from None
        except NewerDatabase:
            raise DaikaijuError(words.say("copy-error-newer", given=without_password(at))) from None
        except DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise DaikaijuError(words.say("copy-error-open", given=without_password(at), reason=reason)) from None


async def close_after(opening: Awaitable[AsyncEngine]) -> AsyncEngine:
    """A database that was opened once, so that it has its form; only its address is used afterwards."""
    engine = await opening
    await engine.dispose()
    return engine
