"""`daikaiju hint`: what a position is worth to everybody, which answer is best, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import option
from daikaiju.cli.options.values import Json, Seed, decimal, whole_number
from daikaiju.cli.recordings import readable_game
from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.cli.sparkline import bar
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.hints import Hint
    from daikaiju.messages import Localizer

MOST_SECONDS = 600
MOST_ANSWERS = 8

File = Annotated[Path, typer.Argument(metavar="FILE", help="hint-option-file")]
At = Annotated[int | None, option("--at", whole_number(0), metavar="STEP", help="hint-option-at")]
Time = Annotated[
    float,
    option(
        "--time",
        decimal("hint-bad-time", lambda seconds: 0 <= seconds <= MOST_SECONDS, most=MOST_SECONDS),
        metavar="SECONDS",
        help="hint-option-time",
    ),
]


def hint(
    file: File, at: At = None, time: Time = 2, seed: Seed = 0, words: Language = ENGLISH, json: Json = False
) -> None:
    from msgspec import to_builtins

    game = readable_game(words, file, at)
    from daikaiju.insight.hints import best_hint

    found = best_hint(game, time, seed)
    if json:
        print_json(to_builtins(found))
    else:
        show(words, game, found)


def show(words: Words, game: Game, found: Hint) -> None:
    """The position, the chances, the answers, and why."""
    from daikaiju.messages import Localizer, Message, Phrase, Several

    localizer = Localizer(words, game)
    screen = stdout()
    screen.print(headline(words, game, found), markup=False)
    if found.remarks:
        remarks = Several(tuple(Phrase(remark) for remark in found.remarks))
        screen.print(localizer.text(Message("insight-odd", {"reasons": remarks})), markup=False)
    if found.guess is not None:
        screen.print(localizer.text(found.guess), markup=False)
    screen.print(chances_table(words, localizer, found))
    if found.answers:
        screen.print(answers_table(words, localizer, found))
        if len(found.answers) > MOST_ANSWERS:
            screen.print(words.say("hint-more", answers=len(found.answers) - MOST_ANSWERS))
    if found.why is not None:
        screen.print(localizer.text(found.why), markup=False)
    if found.roll_outs:
        screen.print(words.say("hint-effort", roll_outs=found.roll_outs, seconds=found.seconds))


def headline(words: Words, game: Game, found: Hint) -> str:
    """Whose question it is."""
    from daikaiju.messages import Localizer, ask

    if game.over:
        return words.say("hint-over")
    if found.seat is None:
        return words.say("hint-chance", turn=found.turn)
    localizer = Localizer(words, game, found.seat)
    question = localizer.text(ask(game).text)
    return words.say("hint-turn", turn=found.turn, monster=localizer.monster(found.seat), question=question)


def chances_table(words: Words, localizer: Localizer, found: Hint) -> Grid:
    """Every monster's chance to win."""
    grid = new_grid(words, "hint-column-monster", ">hint-column-chance", "")
    for one in found.chances:
        chance = words.say("hint-percent", chance=one.chance, error=100 * one.error)
        grid.add_row(localizer.monster(one.seat), chance, bar(one.chance))
    return grid


def answers_table(words: Words, localizer: Localizer, found: Hint) -> Grid:
    """The best answers, and how far they are behind the first."""
    grid = new_grid(words, "hint-column-answer", ">hint-column-worth", ">hint-column-behind")
    for place, one in enumerate(found.answers[:MOST_ANSWERS]):
        chance = words.say("hint-percent", chance=one.chance, error=100 * one.error)
        behind = words.say("hint-points", points=100 * one.behind, error=100 * one.behind_error) if place else "–"
        grid.add_row(localizer.text(one.label), chance, behind, style=None if place else "bold")
    return grid
