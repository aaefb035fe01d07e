"""`daikaiju odds`: the exact chance of getting what you want from the dice, and which dice to keep for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from daikaiju.cli.options.game import KING, Game
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, option
from daikaiju.cli.options.values import Json, listed, whole_number
from daikaiju.cli.screen import new_grid, print_json, stdout
from daikaiju.cli.sparkline import bar
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.analysis.goals import Goal
    from daikaiju.analysis.odds import Odds

Want = Annotated[str, typer.Option("--want", metavar="3x2|4xclaw|…", help="odds-option-want")]
From = Annotated[str | None, typer.Option("--from", is_eager=True, metavar="2,2,heart,…", help="odds-option-from")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="odds-option-plot")]

MOST_KEEPS = 8


def read_dice(given: Given) -> int:
    """How many dice."""
    from daikaiju.analysis.tables import MOST_DICE

    return whole_number(1, MOST_DICE)(given)


def read_rolls(given: Given) -> int:
    """How many Rolls; with dice on the table, none may be left."""
    from daikaiju.analysis.solver import MOST_ROLLS

    return whole_number(1 if given.values["dice"] is None else 0, MOST_ROLLS)(given)


def read_cards(given: Given) -> list[str]:
    """Cards, which may be none."""
    return listed(given) if given.text else []


Dice = Annotated[int, option("--dice", read_dice, metavar="N", help="odds-option-dice")]
Rolls = Annotated[int | None, option("--rolls", read_rolls, metavar="N", help="odds-option-rolls")]
Cards = Annotated[Sequence[str] | None, option("--cards", read_cards, metavar="CARD,…", help="odds-option-cards")]


def odds(
    want: Want = "",
    dice: From = None,
    number: Dice = 6,
    rolls: Rolls = None,
    cards: Cards = None,
    game: Game = KING,
    plot: Plot = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    from daikaiju.analysis.odds import Odds

    goal = want or ("3xnumber" if game.name == "king" else "3xsmash")
    asked = Odds(game.name, goal, dice=dice, number=number, rolls=rolls, cards=cards or ())
    if plot is not None:
        plot.write_text(as_chart(words, asked), encoding="utf-8")
    if json:
        print_json(asked.to_dict())
    else:
        show(words, asked)


def show(words: Words, asked: Odds) -> None:
    """The answer as a sentence, then what else there is to choose or to hope for."""
    screen = stdout()
    screen.print(sentence(words, asked), soft_wrap=True)
    if asked.keeps:
        stop = len(asked.keep or ()) == asked.rolling.dice
        kept = words.say("odds-stop") if stop else words.say("odds-keep", dice=said_dice(words, asked.keep or ()))
        screen.print(kept, soft_wrap=True)
        screen.print(keeps_table(words, asked))
    if asked.by_count and asked.rolls:
        screen.print(counts_table(words, asked))


def sentence(words: Words, asked: Odds) -> str:
    """The question and its answer."""
    key = "odds-from-start" if asked.dice is None else "odds-from-dice"
    chance = percent(words, asked.chance)
    return words.say(key, goal=said_goal(words, asked.goal), dice=asked.rolling.dice, rolls=asked.rolls, chance=chance)


def keeps_table(words: Words, asked: Odds) -> Grid:
    """The best keeps of the dice on the table."""
    grid = new_grid(words, "odds-column-keep", ">odds-column-chance", "")
    for kept, chance in asked.keeps[:MOST_KEEPS]:
        grid.add_row(said_dice(words, kept), percent(words, chance), bar(chance))
    return grid


def counts_table(words: Words, asked: Odds) -> Grid:
    """At least one, two, three … of what is wanted, with one, two, three … Rolls; the bar shows the last column."""
    grid = new_grid(words, "odds-column-goal")
    for rolls in range(1, asked.rolls + 1):
        grid.add_column(words.say("odds-column-rolls", rolls=rolls), justify="right")
    grid.add_column("")
    for goal, chances in asked.by_count:
        shown = [percent(words, chance) for chance in chances]
        style = "bold" if goal == asked.goal else None
        grid.add_row(said_goal(words, goal), *shown, bar(chances[-1]), style=style)
    return grid


def as_chart(words: Words, asked: Odds) -> str:
    """The same as a picture."""
    from daikaiju.analysis.bars import bar_chart

    if asked.keeps:
        rows = [(said_dice(words, kept), chance) for kept, chance in asked.keeps[:MOST_KEEPS]]
    elif asked.by_count and asked.rolls:
        rows = [(said_goal(words, goal), chances[-1]) for goal, chances in asked.by_count]
    else:
        rows = [(words.say("odds-column-rolls", rolls=n), chance) for n, chance in enumerate(asked.by_rolls, 1)]
    return bar_chart(sentence(words, asked), [(label, chance, percent(words, chance)) for label, chance in rows])


def said_goal(words: Words, goal: Goal) -> str:
    """A goal in words: 3 twos, a heart."""
    said = []
    for count, kind in goal.terms:
        key = f"face-{kind}" if kind in goal.faces else f"odds-kind-{kind}"
        said.append(words.say(key, count=count))
    return ", ".join(said)


def said_dice(words: Words, dice: Sequence[str]) -> str:
    """Dice in words: 2 twos, a heart; nothing if there are none."""
    counts = Counter(dice)
    return ", ".join(words.say(f"face-{face}", count=count) for face, count in counts.items()) or words.say(
        "odds-nothing"
    )


def percent(words: Words, chance: float) -> str:
    return words.say("odds-percent", chance=chance)
