"""`daikaiju statistics`: wins, luck, skill and habits over several recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import shown
from daikaiju.cli.options.values import Json
from daikaiju.cli.recordings import READING, readable_game, reviewed
from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.figures import GameFigures
    from daikaiju.insight.over_time import ShareOfCases, Summary

Files = Annotated[list[Path], typer.Argument(metavar="FILE", help="statistics-option-files")]
Monster = Annotated[str | None, typer.Option("--monster", metavar="NAME", help="statistics-option-monster")]
Reviewed = Annotated[bool, typer.Option("--review", help="statistics-option-review")]


def statistics(
    files: Files, monster: Monster = None, review: Reviewed = False, words: Language = ENGLISH, json: Json = False
) -> None:
    from msgspec import to_builtins

    from daikaiju.insight.over_time import summary

    played: list[tuple[GameFigures, int]] = []
    for file in files:
        game, figures = figures_of_file(words, file, review, quiet=json)
        played += [(figures, seat) for seat, name in enumerate(game.seats) if monster in (None, name)]
    if not played:
        raise DaikaijuError(words.say("statistics-no-such-monster", monster=shown(monster or "")))
    found = [
        summary(name, [one for one in played if one[0].game == name])
        for name in dict.fromkeys(figures.game for figures, _ in played)
    ]
    if json:
        print_json(to_builtins(found))
        return
    for one in found:
        show(words, one)


def figures_of_file(words: Words, file: Path, review: bool, *, quiet: bool) -> tuple[Game, GameFigures]:
    """A game that is over, and its figures."""
    from daikaiju.insight.figures import figures_of
    from daikaiju.text.loading import load
    from daikaiju.text.patience import patience

    if review:
        game = readable_game(words, file)
    else:
        with patience(READING):
            game = load(file)
    if not game.over:
        raise DaikaijuError(words.say("statistics-not-over", file=shown(str(file))))
    return game, figures_of(game, reviewed(words, game, None, quiet=quiet) if review else None)


def show(words: Words, found: Summary) -> None:
    screen = stdout()
    screen.print(words.say(f"cli-game-{found.game}"), style="bold")
    screen.print(words.say("web-statistics-tally", games=found.games, wins=found.wins))
    one = found.reviewed
    if one is not None:
        screen.print(words.say("web-statistics-reviewed", games=one.games, all=found.games), soft_wrap=True)
        parts = (">web-review-of-start", ">web-review-of-luck", ">web-review-of-skill", ">web-review-of-result")
        grid = new_grid(words, *parts)
        grid.add_row(
            words.say("review-points", points=100 * one.start),
            words.say("hint-points", points=100 * one.luck, error=100 * one.luck_error),
            words.say("hint-points", points=100 * one.skill, error=100 * one.skill_error),
            words.say("review-points", points=100 * one.result),
        )
        screen.print(grid)
    screen.print(habit_table(words, found))


def habit_table(words: Words, found: Summary) -> Grid:
    columns = ("web-statistics-habit", "web-statistics-yours", "web-statistics-champion", "web-statistics-verdict")
    grid = new_grid(words, *columns)
    for habit in found.habits:
        verdict = "" if habit.compared is None else words.say(f"habit-{habit.differs or 'alike'}")
        mine = share(words, habit.yours, habit.cases)
        grid.add_row(words.say(f"habit-{habit.name}"), mine, share(words, habit.champion, habit.reviewed), verdict)
    return grid


def share(words: Words, told: ShareOfCases | None, cases: int) -> str:
    if told is None:
        return words.say("habit-too-few", cases=cases)
    percents = [str(round(100 * part)) for part in (told.done / told.cases, told.low, told.high)]
    return words.say("habit-share", percent=percents[0], low=percents[1], high=percents[2])
