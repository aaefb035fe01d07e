"""`daikaiju check`: play files of the text format and say where they differ from what they expect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options import HELP, Json, Lang, On, one_of
from daikaiju.cli.screen import print_json, progress_bar, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.text.check import Checked, Mirrors
    from daikaiju.text.files import Document

SUFFIXES = (".yaml", ".yml", ".json")
TARGETS = ("python", "cpu")
DIFFERENT, UNREADABLE = 1, 2

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=HELP.say("check-option-files"))]


def check(files: Files, on: On = "python", lang: Lang = "en", json: Json = False) -> None:
    from daikaiju.text.check import check_document

    words = Words(lang)
    mirrors = mirrors_on(words, one_of(words, "--on", on, TARGETS))
    documents = [read for file in all_files(words, files) for read in read_file(file)]
    results = []
    with progress_bar(shown=not json) as bar:
        task = bar.add_task(words.say("check-playing"), total=len(documents))
        for file, number, document in documents:
            results.append(check_document(document, file, number, mirrors))
            bar.update(task, advance=1)
    if json:
        print_json(as_json(words, results))
    else:
        show(words, results)
    if any(result.unreadable for result in results):
        raise typer.Exit(UNREADABLE)
    if not all(result.passed for result in results):
        raise typer.Exit(DIFFERENT)


def all_files(words: Words, named: list[Path]) -> Iterator[Path]:
    """The files named, and those inside the folders named."""
    for path in named:
        if not path.is_dir():
            yield path
            continue
        inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        if not inside:
            raise DaikaijuError(words.say("check-nothing-in-folder", folder=str(path), suffixes=", ".join(SUFFIXES)))
        yield from inside


def read_file(file: Path) -> Iterator[tuple[str, int, Document | DaikaijuError]]:
    """Every document of a file with its number, and an error in place of what cannot be read."""
    from daikaiju.text.files import load_each

    try:
        for number, document in enumerate(load_each(file), 1):
            yield str(file), number, document
    except DaikaijuError as error:
        yield str(file), 1, error


def mirrors_on(words: Words, on: str) -> Mirrors:
    """What plays alongside the Python rules; compiled rules are prepared when the first document needs them."""
    from daikaiju.text.check import nothing_else

    if on == "python":
        return nothing_else
    from daikaiju.extras import need
    from daikaiju.games import game_info
    from daikaiju.targets.cpu import CompiledRules
    from daikaiju.text.compiled import CompiledMirror

    need("cpu")
    ready: dict[str, CompiledRules] = {}

    def mirror_of(game: str) -> CompiledMirror:
        if game not in ready:
            ready[game] = CompiledRules(game_info(game).rules)
            if not ready[game].is_cached():
                stderr().print(words.say("cli-compiling"))
            ready[game].compile()
        return CompiledMirror(ready[game])

    return mirror_of


def show(words: Words, results: list[Checked]) -> None:
    """The differences and a summary; unreadable documents are listed separately."""
    played = [result for result in results if not result.unreadable]
    for result in results:
        screen = stderr() if result.unreadable else stdout()
        for problem in result.problems:
            screen.print(" ".join(problem.say(words).split()), markup=False, soft_wrap=True, highlight=False)
    if played:
        failed = sum(not result.passed for result in played)
        stdout().print(words.say("check-summary", documents=len(played), failed=failed))
    if played and len(played) < len(results):
        stdout().print(words.say("check-unreadable", documents=len(results) - len(played)))


def as_json(words: Words, results: list[Checked]) -> dict[str, object]:
    """The same under the keys that programs read."""
    passed = sum(result.passed for result in results)
    return {
        "documents": len(results),
        "passed": passed,
        "failed": len(results) - passed,
        "unreadable": sum(result.unreadable for result in results),
        "results": [
            {
                "file": result.file,
                "title": result.title,
                "passed": result.passed,
                "problems": [problem.say(words) for problem in result.problems],
                "answers": result.answers,
            }
            for result in results
        ],
    }
