"""`daikaiju ratings`: everybody's rating on a server, and all ratings recomputed from its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.databases import Database, in_folder, opening, read_database, writing
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import argument
from daikaiju.cli.options.values import Json
from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.server.ratings.rebuild import Rebuilt

Where = Annotated[Database | None, argument("FROM", read_database, metavar="[FROM]", help="ratings-option-from")]
Rebuild = Annotated[bool, typer.Option("--rebuild", help="ratings-option-rebuild")]


def ratings(where: Where = None, rebuild: Rebuild = False, words: Language = ENGLISH, json: Json = False) -> None:
    database = where or in_folder(None)
    database.check_exists()
    with opening(database):
        rebuilt = rebuild_in(words, database) if rebuild else None
        boards = leaderboards(database)
    if json:
        print_json({"rebuilt": None if rebuilt is None else vars(rebuilt), "leaderboards": boards})
        return
    if rebuilt is not None:
        stdout().print(words.say("ratings-rebuilt", **vars(rebuilt)), soft_wrap=True)
    for game, lines in boards.items():
        stdout().print(words.say("ratings-of-game", game=game), soft_wrap=True)
        for place, line in enumerate(lines, 1):
            stdout().print(words.say("ratings-line", place=place, **line), soft_wrap=True)


def rebuild_in(words: Words, database: Database) -> Rebuilt:
    """Compute everything again in one transaction, while no server uses the games."""
    from daikaiju.server.ratings.rebuild import rebuild

    with progress_bar(shown=True) as bar:
        task = bar.add_task(words.say("ratings-progress"), total=None)
        with writing(database) as written:
            return rebuild(written, lambda done: bar.update(task, completed=done, refresh=False))


def leaderboards(database: Database) -> dict[str, list[dict[str, str | int]]]:
    """Everybody's rating in each game, the highest first."""
    from daikaiju.games import GAMES
    from daikaiju.server.app.copying import check_source, snapshot
    from daikaiju.server.ratings.rating import Rating
    from daikaiju.server.ratings.store import standings

    with snapshot(database.url) as reading:
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
