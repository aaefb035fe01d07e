"""`daikaiju copy`: move all games of a server to another database, or make a copy of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from daikaiju.cli.databases import Database, opening, read_database, writing
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import argument
from daikaiju.cli.options.values import Json
from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.server.app.copying import Copied

Source = Annotated[Database, argument("FROM", read_database, metavar="FROM", help="copy-option-from")]
Target = Annotated[Database, argument("TO", read_database, metavar="TO", help="copy-option-to")]


def copy(source: Source, target: Target, words: Language = ENGLISH, json: Json = False) -> None:
    from daikaiju.packs import load_known

    load_known()
    copied = copy_between(words, source, target)
    if json:
        print_json({"rows": copied.rows, "replayed": copied.replayed, "older": copied.older})
    else:
        rows = copied.rows
        said = words.say("copy-done", tables=rows["tables"], entries=rows["entries"], replayed=copied.replayed)
        stdout().print(said, soft_wrap=True)
        if copied.older:
            stdout().print(words.say("copy-older", games=copied.older), soft_wrap=True)


def copy_between(words: Words, source: Database, target: Database) -> Copied:
    """Copy all games; nothing else may use the target."""
    from daikaiju.server.app.copying import copy_games, snapshot

    source.check_exists()
    with progress_bar(shown=True) as bar:
        task = bar.add_task(words.say("copy-progress"), total=None)

        def show(done: int, whole: int) -> None:
            bar.update(task, completed=done, total=whole, refresh=False)

        with opening(source), snapshot(source.url) as read:
            read.exec_driver_sql("SELECT 1")
            with opening(target), writing(target) as written:
                return copy_games(read, written, show)
