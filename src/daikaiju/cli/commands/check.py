"""`daikaiju check`: play files of the text format and say where they differ from what they expect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options.game import Packs
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import option
from daikaiju.cli.options.values import Json, one_of
from daikaiju.cli.screen import print_json, progress_bar, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.packs import Pack
    from daikaiju.text.check import Checked, Mirrors
    from daikaiju.text.files import Document

SUFFIXES = (".yaml", ".yml", ".json")
TARGETS = ("python", "wasm", "cpu")
DIFFERENT, UNREADABLE = 1, 2

On = Annotated[str, option("--on", one_of(*TARGETS), metavar="|".join(TARGETS), help="cli-option-on")]
Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="check-option-files")]


def check(
    files: Files = None,
    on: On = "python",
    packs: Packs = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    from daikaiju.text.check import check_document

    mirrors = mirrors_on(words, on)
    checked_packs = [loaded(name) for name in packs or ()]
    if not files and not checked_packs:
        raise DaikaijuError(words.say("check-nothing"))
    chosen = files or [pack.scenarios for pack in checked_packs if pack.scenarios.is_dir()]
    documents = [read for file in all_files(words, chosen) for read in read_file(file)]
    results = [checked for pack in checked_packs for checked in wording(pack)]
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


def loaded(name: str) -> Pack:
    """A pack whose cards have been loaded, which finds its mistakes."""
    from daikaiju.packs import pack_named, rules_with

    pack = pack_named(name)
    rules_with(pack.game, [name])
    return pack


def wording(pack: Pack) -> Iterator[Checked]:
    """What a pack says although the glossary forbids it."""
    from daikaiju.packs.wording import forbidden_words
    from daikaiju.text.check import Checked

    problems = list(forbidden_words(pack))
    if problems:
        yield Checked(str(pack.folder), pack.name, False, problems)


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
    from daikaiju.text.compiled import CompiledMirror

    if on == "wasm":
        from daikaiju.engine import engine_of

        return lambda game: CompiledMirror(engine_of(game.vocabulary.game, game.packs).answer)
    from daikaiju.extras import need
    from daikaiju.targets.cpu import CompiledRules

    need("cpu")
    ready: dict[str, CompiledRules] = {}

    def mirror_of(game: Game) -> CompiledMirror:
        rules = game.vocabulary.rules
        title = rules.book.title
        if title not in ready:
            ready[title] = CompiledRules(rules)
            if not ready[title].is_cached():
                stderr().print(words.say("cli-compiling"))
            _ = ready[title].answer_game
        return CompiledMirror(ready[title].answer_record)

    return mirror_of


def show(words: Words, results: list[Checked]) -> None:
    """The differences and a summary; unreadable documents are listed separately."""
    played = [result for result in results if not result.unreadable]
    for result in results:
        screen = stderr() if result.unreadable else stdout()
        for problem in result.problems:
            screen.print(" ".join(problem.say(words).split()), markup=False, soft_wrap=True, highlight=False)
    if played or not results:
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
