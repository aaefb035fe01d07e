"""`daikaiju hint`: what a position is worth to everybody, which answer is best, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from daikaiju.cli.odds import bar
from daikaiju.cli.options import Json, Lang, Seed, shown, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.hints import Hint
    from daikaiju.messages import Localizer

File = Annotated[Path, typer.Argument(metavar="FILE", help="hint-option-file")]
At = Annotated[str | None, typer.Option("--at", metavar="STEP", help="hint-option-at")]
Time = Annotated[str, typer.Option("--time", metavar="SECONDS", help="hint-option-time")]

MOST_SECONDS = 600
MOST_ANSWERS = 8
READING = 20
"""How many seconds it may take to play through a file."""


def hint(file: File, at: At = None, time: Time = "2", seed: Seed = "0", lang: Lang = "en", json: Json = False) -> None:
    from msgspec import to_builtins

    words = Words(lang)
    seconds = asked_seconds(words, time)
    chosen = None if at is None else whole_number(words, "--at", at, 0)
    first = whole_number(words, "--seed", seed, 0)
    game = readable_game(words, file, chosen)
    from daikaiju.insight.hints import best_hint

    found = best_hint(game, seconds, first)
    if json:
        print_json(to_builtins(found))
    else:
        show(words, game, found)


def asked_seconds(words: Words, given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= MOST_SECONDS:
        raise DaikaijuError(words.say("hint-bad-time", given=shown(given), most=MOST_SECONDS))
    return seconds


def readable_game(words: Words, file: Path, step: int | None = None) -> Game:
    """The game of a file at a step, which can be valued; says so if that must be compiled first."""
    from daikaiju.insight.hints import check_can_value
    from daikaiju.insight.impossible_positions import check_goes_on
    from daikaiju.insight.steps import at_step
    from daikaiju.text.loading import load
    from daikaiju.text.patience import patience

    with patience(READING):
        game = at_step(load(file), step)
        check_goes_on(game)
    check_can_value(game)
    from daikaiju.insight.compiled import compiled_insight

    if not compiled_insight(game.vocabulary.game).is_cached():
        stderr().print(words.say("hint-compiling"))
    return game


def show(words: Words, game: Game, found: Hint) -> None:
    """The position, the chances, the answers, and why."""
    from daikaiju.messages import Localizer, Message, Phrase, Several

    localizer = Localizer(words, game)
    screen = stdout()
    screen.print(headline(words, game, found), markup=False)
    if found.remarks:
        remarks = Several(tuple(Phrase(remark) for remark in found.remarks))
        screen.print(localizer.text(Message("insight-odd", {"reasons": remarks})), markup=False)
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
    grid = Grid()
    grid.add_column(words.say("hint-column-monster"))
    grid.add_column(words.say("hint-column-chance"), justify="right")
    grid.add_column("")
    for one in found.chances:
        chance = words.say("hint-percent", chance=one.chance, error=100 * one.error)
        grid.add_row(localizer.monster(one.seat), chance, bar(one.chance))
    return grid


def answers_table(words: Words, localizer: Localizer, found: Hint) -> Grid:
    """The best answers, and how far they are behind the first."""
    grid = Grid()
    grid.add_column(words.say("hint-column-answer"))
    grid.add_column(words.say("hint-column-worth"), justify="right")
    grid.add_column(words.say("hint-column-behind"), justify="right")
    for place, one in enumerate(found.answers[:MOST_ANSWERS]):
        chance = words.say("hint-percent", chance=one.chance, error=100 * one.error)
        behind = words.say("hint-points", points=100 * one.behind, error=100 * one.behind_error) if place else "–"
        grid.add_row(localizer.text(one.label), chance, behind, style=None if place else "bold")
    return grid
