"""`daikaiju check`: play files of the text format and say where they differ from what they expect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options import HELP, Json, Lang
from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.text.check import Checked
    from daikaiju.text.script import Scenario

SUFFIXES = (".yaml", ".yml", ".json")
DIFFERENT = 1

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=HELP.say("check-option-files"))]


def check(files: Files, lang: Lang = "en", json: Json = False) -> None:
    words = Words(lang)
    scenarios = [read for file in all_files(words, files) for read in read_file(file)]
    results = []
    with progress_bar(shown=not json) as bar:
        task = bar.add_task(words.say("check-playing"), total=len(scenarios))
        for file, scenario in scenarios:
            results.append(check_one(file, scenario))
            bar.update(task, advance=1)
    passed = sum(result.passed for result in results)
    if json:
        counts = {"documents": len(results), "passed": passed, "failed": len(results) - passed}
        print_json({**counts, "results": [asdict(result) for result in results]})
    else:
        for result in results:
            if not result.passed:
                stdout().print(result.problem, markup=False, soft_wrap=True)
        stdout().print(words.say("check-summary", documents=len(results), failed=len(results) - passed))
    if passed < len(results):
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


def read_file(file: Path) -> Iterator[tuple[str, Scenario]]:
    """Every document of a file, ready to be played; what is not a game, or not a possible one, raises."""
    from daikaiju.text.files import load
    from daikaiju.text.script import read_scenario

    for number, document in enumerate(load(file), 1):
        title = document.get("title", f"document {number}")
        yield str(file), read_scenario({**document, "title": title}, f"{file}, {title}")


def check_one(file: str, scenario: Scenario) -> Checked:
    from daikaiju.text.check import Checked
    from daikaiju.text.script import play

    try:
        play(scenario)
    except DaikaijuError as error:
        return Checked(file, scenario.title, False, str(error))
    return Checked(file, scenario.title, True, answers=len(scenario.choices))
