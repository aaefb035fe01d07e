"""The statistics of a finished game: a table for people, plain numbers for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from daikaiju.scene import statistics

if TYPE_CHECKING:
    from daikaiju.cli.terminal_table.view import View
    from daikaiju.game import Game


def statistics_table(game: Game, view: View) -> Table:
    words = view.words
    rows = statistics(game)
    table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(words.say("play-column-monster"), no_wrap=True)
    for name in rows[0]:
        table.add_column(view.signs.get(name) or words.say(f"{view.names.game}-stat-{name}"), justify="right")
    for seat, numbers in enumerate(rows):
        table.add_row(view.monster(seat), *map(str, numbers.values()))
    return table


def result(game: Game, me: str) -> dict[str, object]:
    """The finished or abandoned game for programs."""
    return {
        "me": me,
        "over": game.over,
        "winners": game.winners,
        "turns": game.state.turn,
        "monsters": dict(zip(game.seats, statistics(game), strict=True)),
        "game": game.to_dict(),
    }
