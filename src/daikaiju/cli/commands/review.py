"""`daikaiju review`: how a recorded game went, who was lucky and who played well."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import option
from daikaiju.cli.options.values import Json, whole_number
from daikaiju.cli.recordings import readable_game, reviewed
from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.review_types import Review, ReviewedStep
    from daikaiju.messages import Localizer

MOST_WORKERS = 256

File = Annotated[Path, typer.Argument(metavar="FILE", help="review-option-file")]
All = Annotated[bool, typer.Option("--all", help="review-option-all")]
Workers = Annotated[
    int | None, option("--workers", whole_number(1, MOST_WORKERS), metavar="N", help="review-option-workers")
]


def review(
    file: File, every: All = False, workers: Workers = None, words: Language = ENGLISH, json: Json = False
) -> None:
    from msgspec import to_builtins

    game = readable_game(words, file)
    found = reviewed(words, game, workers, quiet=json)
    if json:
        print_json(to_builtins(found))
    else:
        show(words, game, found, every=every)


def show(words: Words, game: Game, found: Review, *, every: bool) -> None:
    """The course of the game, its turning points, its mistakes, and what came of it for everybody."""
    from daikaiju.cli.sparkline import chances_over_game
    from daikaiju.messages import Localizer, Message, Phrase, Several

    screen, localizer = stdout(), Localizer(words, game)
    seats = localizer.listed([localizer.monster(seat) for seat in range(len(game.seats))])
    screen.print(words.say("review-title", seats=seats), markup=False)
    if found.remarks:
        remarks = Several(tuple(Phrase(remark) for remark in found.remarks))
        screen.print(localizer.text(Message("insight-odd", {"reasons": remarks})), markup=False)
    if found.guess is not None:
        screen.print(localizer.text(found.guess), markup=False)
    if not found.over:
        screen.print(words.say("review-unfinished"))
    screen.print(chances_over_game(words, localizer, found))
    screen.print(words.say("review-turning-points"), style="bold")
    for point in found.turning_points:
        screen.print(f"  {localizer.text(point.text)}", markup=False)
    if not found.turning_points:
        screen.print(f"  {words.say('review-no-turning-points')}")
    show_answers(words, localizer, found, every=every)
    screen.print(words.say("review-summary"), style="bold")
    screen.print(summary_table(words, localizer, found))
    screen.print(words.say("review-parts"), style="bold")
    screen.print(parts_table(words, localizer, found))
    screen.print(words.say("review-about"))


def show_answers(words: Words, localizer: Localizer, found: Review, *, every: bool) -> None:
    """What was given away, or every step."""
    from daikaiju.insight.marks import EXPLAINED

    steps = [step for step in found.steps if every or step.mark in EXPLAINED]
    screen = stdout()
    screen.print(words.say("review-answers"), style="bold")
    if not steps:
        screen.print(f"  {words.say('review-no-mistakes')}")
        return
    columns = (">review-column-step", "hint-column-monster", "hint-column-answer", ">review-column-lost")
    grid = new_grid(words, *columns, "review-column-mark", "review-column-best")
    for step in steps:
        grid.add_row(*row_of(words, localizer, step))
    screen.print(grid)
    for step in steps:
        if step.why is not None:
            screen.print(f"{step.step}. {localizer.text(step.why)}", markup=False)


def row_of(words: Words, localizer: Localizer, step: ReviewedStep) -> tuple[str, ...]:
    who = "" if step.seat is None else localizer.monster(step.seat)
    lost = "" if step.lost is None else points(words, step.lost)
    mark = "" if step.mark is None else words.say(f"insight-mark-{step.mark}")
    best = "" if step.best_label is None else localizer.text(step.best_label)
    return str(step.step), who, localizer.text(step.label), lost, mark, best


def summary_table(words: Words, localizer: Localizer, found: Review) -> Grid:
    """Start + luck + skill = result for everybody."""
    parts = (">review-column-start", ">review-column-luck", ">review-column-skill", ">review-column-result")
    grid = new_grid(words, "hint-column-monster", *parts)
    for one in found.players:
        grid.add_row(
            localizer.monster(one.seat),
            points(words, one.start, one.start_error),
            points(words, one.luck, one.luck_error),
            points(words, one.skill, one.skill_error),
            points(words, one.result),
        )
    return grid


def parts_table(words: Words, localizer: Localizer, found: Review) -> Grid:
    """Where everybody's luck came from."""
    parts = (">review-column-dice", ">review-column-others", ">review-column-corrections")
    grid = new_grid(words, "hint-column-monster", *parts)
    for one in found.players:
        shares = (one.dice, one.others, one.corrections)
        grid.add_row(localizer.monster(one.seat), *(points(words, share) for share in shares))
    return grid


def points(words: Words, share: float, error: float = 0.0) -> str:
    """A share of a win in points, with its error if there is one."""
    number = round(100 * share, 1) + 0.0  # no minus before a zero
    if error:
        return words.say("hint-points", points=number, error=100 * error)
    return words.say("review-points", points=number)
