"""Bringing a stored table back: its game is played again from its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from daikaiju.errors import DaikaijuError
from daikaiju.fairness.exchange import Exchange
from daikaiju.game import Game
from daikaiju.games import game_info
from daikaiju.rules.version import rules_version
from daikaiju.table.entries import Entry
from daikaiju.table.lessons import Arranged, lesson_of
from daikaiju.table.play import Play
from daikaiju.table.table import NEWS_REMEMBERED, OLD_RULES, RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import Storage


class Dice:
    """The fair dice of a table."""

    def __init__(self, exchange: Exchange) -> None:
        self.fair = exchange.dice()

    def draw(self, game: Game) -> int:
        return self.fair.draw(game.state.spread)

    def note(self, game: Game) -> None:
        self.fair.drawn += 1


def new_play(table: Table) -> Play:
    """The game of a table from its beginning."""
    dice = Dice(table.exchange)
    game = game_info(table.game).new(table.monsters, position=table.first_position, **table.options)
    if table.lesson is None:
        return Play(game, dice)
    lesson = lesson_of(table.lesson)
    return Play(game, Arranged(lesson, dice), lesson.tips())


async def load(storage: Storage, table: Table) -> None:
    """Give a stored table its game; if these rules play it differently, it can only be viewed."""
    for piece in await storage.last_pieces(table.id, NEWS_REMEMBERED):
        table.remember_piece(piece)
    if table.status != RUNNING:
        return
    play = replayed(table, await storage.entries(table.id))
    if play is None:
        table.status = OLD_RULES
        return
    if play.tips is not None:
        for piece in await storage.pieces(table.id, -1):
            play.tips.recall(piece.told())
    table.play = play
    table.rules = rules_version()


def replayed(table: Table, entries: list[Entry], *, drawn: bool = False) -> Play | None:
    """The game played again, if it takes the same course: these rules ask the same players, allow the same answers, and
    lead to what people were shown.

    By the rules it was played by, it cannot take another one. What they were shown is then compared only if it is to be
    `drawn` the same, too.
    """
    play = new_play(table)
    try:
        play.replay(entries)
    except (DaikaijuError, LookupError, ArithmeticError, ValueError, AssertionError):
        # Under other rules this choice may not exist.
        return None
    if entries and (drawn or table.rules != rules_version()):
        shown = msgspec.json.decode(table.latest_piece.shown().scene)
        if not agree(shown, shown_by(play)):
            return None
    play.number = entries[-1].number if entries else -1
    play.ask()
    return play


def shown_by(play: Play) -> Any:
    """The scene that people are shown now, as it is stored."""
    return msgspec.to_builtins(play.reporter.scene(play.game))


def agree(one: Any, other: Any) -> bool:
    """Whether two scenes agree in everything that both of them show: another version may show more, or less.

    >>> agree({"hearts": 3, "cards": []}, {"hearts": 3, "cards": [], "kicks": 1})
    True
    >>> agree({"hearts": 3}, {"hearts": 4})
    False
    """
    if isinstance(one, dict) and isinstance(other, dict):
        return all(agree(part, other[name]) for name, part in one.items() if name in other)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(agree, one, other))
    return bool(one == other)
