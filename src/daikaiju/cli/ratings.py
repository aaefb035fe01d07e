"""`daikaiju ratings`: everybody's rating on a server, and all ratings recomputed from its games."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.copy import close_after
from daikaiju.cli.options import Json, Lang
from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from sqlalchemy import URL

    from daikaiju.server.ratings.rebuild import Rebuilt

Where = Annotated[str | None, typer.Argument(metavar="[FROM]", help="ratings-option-from")]
Rebuild = Annotated[bool, typer.Option("--rebuild", help="ratings-option-rebuild")]


def ratings(where: Where = None, rebuild: Rebuild = False, lang: Lang = "en", json: Json = False) -> None:
    words = Words(lang)
    need("server")
    from sqlalchemy.exc import DBAPIError

    from daikaiju.server.db.engine import FILE, is_postgresql, read_address, sqlite_in, without_password
    from daikaiju.server.runtime.settings import default_folder

    given = str(default_folder()) if where is None else where
    address = read_address(given) if "://" in given else sqlite_in(Path(given))
    if not is_postgresql(address) and not Path(address.database or "").is_file():
        raise DaikaijuError(words.say("copy-error-no-file", given=given, file=FILE))
    try:
        rebuilt = rebuild_at(words, address, given) if rebuild else None
        boards = leaderboards(address)
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise DaikaijuError(words.say("ratings-error-open", given=without_password(given), reason=reason)) from None
    if json:
        print_json({"rebuilt": None if rebuilt is None else vars(rebuilt), "leaderboards": boards})
        return
    if rebuilt is not None:
        stdout().print(words.say("ratings-rebuilt", **vars(rebuilt)), soft_wrap=True)
    for game, lines in boards.items():
        stdout().print(words.say("ratings-of-game", game=game), soft_wrap=True)
        for place, line in enumerate(lines, 1):
            stdout().print(words.say("ratings-line", place=place, **line), soft_wrap=True)


def rebuild_at(words: Words, address: URL, given: str) -> Rebuilt:
    """Compute everything again in one transaction, while no server uses the games."""
    from daikaiju.server.db.engine import DatabaseInUse, is_postgresql, open_database, without_password, writing_engine
    from daikaiju.server.db.folder import FolderInUse, open_folder
    from daikaiju.server.db.migrations import NewerDatabase
    from daikaiju.server.ratings.rebuild import rebuild

    with ExitStack() as held, progress_bar(shown=True) as bar:
        task = bar.add_task(words.say("ratings-progress"), total=None)
        try:
            if not is_postgresql(address):
                held.enter_context(open_folder(Path(address.database or "").parent))
            engine = writing_engine(asyncio.run(close_after(open_database(address))))
            held.callback(engine.dispose)
            writing = held.enter_context(engine.begin())
            return rebuild(writing, lambda done: bar.update(task, completed=done, refresh=False))
        except (FolderInUse, DatabaseInUse):
            raise DaikaijuError(words.say("ratings-error-in-use", given=without_password(given))) from None
        except NewerDatabase:
            raise DaikaijuError(words.say("ratings-error-form", given=without_password(given))) from None


def leaderboards(address: URL) -> dict[str, list[dict[str, str | int]]]:
    """Everybody's rating in each game, the highest first."""
    from daikaiju.games import GAMES
    from daikaiju.server.app.copying import check_source, snapshot
    from daikaiju.server.ratings.rating import Rating
    from daikaiju.server.ratings.store import standings

    with snapshot(address) as reading:
        check_source(reading)
        return {
            game: [
                {
                    "name": row.name or row.player,
                    "rating": Rating(row.mu, row.sigma).points,
                    "uncertainty": Rating(row.mu, row.sigma).uncertainty,
                    "games": row.games,
                }
                for row in reading.execute(standings(game))
            ]
            for game in GAMES
        }
