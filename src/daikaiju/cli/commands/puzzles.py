"""`daikaiju puzzles`: solve a puzzle in the terminal, list them, or make and check a set of your own."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.commands.puzzle_set import MOST_PROCESSES, MOST_PUZZLES, PuzzleSet
from daikaiju.cli.options.game import KING, Edition, Game
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, option
from daikaiju.cli.options.values import Json, Seed, one_of, whole_number
from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.cli.terminal_table.session import Session
    from daikaiju.puzzles.collection import Collection
    from daikaiju.puzzles.puzzle import Puzzle


def read_theme(given: Given) -> str:
    """A theme that puzzles have."""
    from daikaiju.puzzles.themes import THEMES

    return one_of(*THEMES)(given)


What = Annotated[str, typer.Argument(metavar="[today|list|make|check|PUZZLE]", help="puzzles-option-what")]
Answer = Annotated[str | None, typer.Option("--answer", metavar="ANSWER", help="puzzles-option-answer")]
Solution = Annotated[bool, typer.Option("--solution", help="puzzles-option-solution")]
Folder = Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", help="puzzles-option-folder")]
Theme = Annotated[str | None, option("--theme", read_theme, metavar="THEME", help="puzzles-option-theme")]
Processes = Annotated[
    int, option("--processes", whole_number(1, MOST_PROCESSES), metavar="N", help="puzzles-option-processes")
]
Count = Annotated[int, option("--count", whole_number(1, MOST_PUZZLES), metavar="N", help="puzzles-option-count")]


def puzzles(
    what: What = "today",
    answer: Answer = None,
    solution: Solution = False,
    folder: Folder = None,
    count: Count = 10,
    theme: Theme = None,
    game: Game = KING,
    edition: Edition = None,
    seed: Seed = 0,
    processes: Processes = 1,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    from daikaiju.puzzles.collection import Collection, shipped

    if what in ("make", "check"):
        puzzle_set = PuzzleSet(words, folder, seed, processes, json)
        if what == "make":
            puzzle_set.make(count, theme, game.name, edition or game.editions[0])
        else:
            puzzle_set.check()
        return
    collection = shipped() if folder is None else Collection(folder)
    if what == "list":
        show_list(words, collection, theme, json)
        return
    name = collection.of_day(datetime.now(UTC).date()) if what == "today" else what
    found = collection.puzzle(name)
    if json:
        from daikaiju.puzzles.puzzle import as_document

        print_json({"id": found.id, **as_document(found)})
    else:
        solve(words, found, answer, solution)


# --- solving ---------------------------------------------------------------------------------


def solve(words: Words, puzzle: Puzzle, answer: str | None, solution: bool) -> None:
    """Show the position, let the person answer, and say whether it was right and why."""
    from daikaiju.cli.terminal_table.session import Leave, Session
    from daikaiju.messages import ask

    game = puzzle.game()
    screen = stdout()
    session = Session(game, game.player or "", {}, words, None, screen)
    theme = words.say(f"puzzle-theme-{puzzle.theme}")
    screen.print(words.say("puzzles-title", id=puzzle.id, theme=theme, level=puzzle.level), style="bold", markup=False)
    session.show_table()
    session.show(ask(game))
    given: int | None = None
    if answer is not None:
        given = session.understand(ask(game), answer)
        if given is None:
            raise DaikaijuError(words.say("puzzles-bad-answer"))
    elif not solution:
        if not sys.stdin.isatty():
            screen.print(words.say("puzzles-how-to-answer", id=puzzle.id), markup=False, soft_wrap=True)
            return
        try:
            while given is None:
                given = session.understand(ask(game), session.read_line())
        except (Leave, EOFError):
            return
    verdict(words, session, puzzle, given)


def verdict(words: Words, session: Session, puzzle: Puzzle, given: int | None) -> None:
    """Right or wrong, and why in the coach's words."""
    from daikaiju.messages import Localizer
    from daikaiju.puzzles.puzzle import named_answer, reason_against

    game, screen = session.game, stdout()
    reader = Localizer(words, game, session.names.me)
    best = named_answer(game, puzzle.answers[0].answer)
    against = puzzle.answers[1].answer
    if given is not None:
        entry = next(action.entry for action in game.legal_actions if action.id == given)
        mine = named_answer(game, entry)
        is_right = mine.action == best.action or (mine.kept is not None and mine.kept == best.kept)
        screen.print(words.say("puzzle-right" if is_right else "puzzle-wrong"), style="bold", markup=False)
        if not is_right:
            others = {str(named_answer(game, one.answer).label): one.answer for one in puzzle.answers}
            against = others.get(str(mine.label), against)
    screen.print(words.say("puzzle-best", answer=reader.text(best.label)), markup=False)
    screen.print(reader.text(reason_against(puzzle, against)), markup=False)
    grid = new_grid(words, "hint-column-answer", ">hint-column-worth", ">hint-column-behind")
    for place, one in enumerate(puzzle.answers):
        label = reader.text(named_answer(game, one.answer).label)
        behind = words.say("hint-points", points=100 * one.behind, error=100 * one.error) if place else "–"
        chance = words.say("puzzles-percent", chance=one.chance)
        grid.add_row(label, chance, behind, style=None if place else "bold")
    screen.print(grid)
    screen.print(words.say("puzzle-effort", roll_outs=puzzle.roll_outs, network=puzzle.network), markup=False)


# --- many ------------------------------------------------------------------------------------


def show_list(words: Words, collection: Collection, theme: str | None, json: bool) -> None:
    """The puzzles of a set."""
    from msgspec import to_builtins

    listed = [one for one in collection.listed.values() if theme in (None, one.theme)]
    if json:
        print_json([to_builtins(one) for one in listed])
        return
    columns = ("puzzles-column-puzzle", "puzzles-column-game", ">puzzles-column-players")
    grid = new_grid(words, *columns, "puzzles-column-theme", ">puzzles-column-level")
    for one in listed:
        game = f"{words.say(f'cli-game-{one.game}')} {one.edition}"
        grid.add_row(one.id, game, str(one.players), words.say(f"puzzle-theme-{one.theme}"), str(one.level))
    stdout().print(grid)
