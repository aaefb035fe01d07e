"""The end of a game: who won and how, and a few numbers about everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from daikaiju.cli.table.names import Names

if TYPE_CHECKING:
    from daikaiju.cli.table.manners import Manner
    from daikaiju.cli.table.view import View
    from daikaiju.game import Game

COUNTED = {
    "turns": ("turn", None),
    "claws": ("smash", "claws"),
    "lost": ("lost_hearts", "amount"),
    "healed": ("hearts", "amount"),
    "earned": ("energy", "amount"),
    "cards": ("bought", None),
    "tokyo": ("entered_city", None),
}
"""Each number of the statistics: the event it counts, and the number of the event it sums up."""

ALSO = {"entered_bay": "tokyo", "bought_from": "cards"}
"""Further events that count for a number."""


def statistics(game: Game, manner: Manner) -> list[dict[str, int]]:
    """For every seat how often things happened to it, from the log."""
    counts = [dict.fromkeys(manner.counted, 0) for _ in game.seats]
    by_event = {event: (name, what) for name, (event, what) in manner.counted.items()}
    for event in game.log:
        name, what = by_event.get(event.name) or (manner.also.get(event.name), None)
        if name is not None:
            counts[event.values["monster"]][name] += 1 if what is None else event.values[what]
    return counts


def how_it_ended(game: Game, names: Names) -> str:
    """One sentence: who won, and whether by stars or as the last one standing."""
    words = names.words
    winners = [game.seats.index(name) for name in game.winners]
    if not winners:
        return words.say("play-won-nobody")
    if len(winners) > 1:
        return words.say("play-won-shared", monsters=", ".join(names.monster(seat) for seat in winners))
    key = "play-won-standing" if game.state.living == 1 else "play-won-stars"
    return words.say(key, monster=names.monster(winners[0]), you="yes" if winners[0] == names.me else "no")


def statistics_table(game: Game, view: View, manner: Manner) -> Table:
    g = game.state
    words = view.words
    table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(words.say("play-column-monster"), no_wrap=True)
    for sign in manner.points.values():
        table.add_column(sign, justify="right")
    for name in manner.counted:
        table.add_column(words.say(f"{manner.words}-stat-{name}"), justify="right")
    for seat, counts in enumerate(statistics(game, manner)):
        points = [getattr(g, name)[seat] for name in manner.points]
        table.add_row(view.monster(seat), *(str(number) for number in (*points, *counts.values())))
    return table


def result(game: Game, me: str, manner: Manner) -> dict[str, Any]:
    """The finished or abandoned game for programs."""
    monsters = {
        name: {**{point: getattr(game.state, point)[seat] for point in manner.points}, **counts}
        for seat, (name, counts) in enumerate(zip(game.seats, statistics(game, manner), strict=True))
    }
    return {
        "me": me,
        "over": game.over,
        "winners": game.winners,
        "turns": game.state.turn,
        "monsters": monsters,
        "game": game.to_dict(),
    }
