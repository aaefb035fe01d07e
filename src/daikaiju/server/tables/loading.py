"""Bringing a stored table back into memory."""

from __future__ import annotations

import msgspec
import orjson

from daikaiju.errors import DaikaijuError
from daikaiju.fairness.exchange import Exchange
from daikaiju.game import Game
from daikaiju.games import game_info
from daikaiju.rules.version import rules_version
from daikaiju.scene import scene
from daikaiju.server.tables import mapping
from daikaiju.server.tables.store import Store, Stored
from daikaiju.table.lessons import Arranged, lesson_of
from daikaiju.table.play import Entry, Play
from daikaiju.table.table import NEWS_REMEMBERED, OLD_RULES, RUNNING, Table


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
    monsters = [seat.monster for seat in table.seats]
    if table.lesson is None:
        position = None if table.origin is None else table.origin.position
        return Play(game_info(table.game).new(monsters, position=position, **table.options), dice)
    lesson = lesson_of(table.lesson)
    game = game_info(table.game).new(monsters, position=lesson.position, **table.options)
    return Play(game, Arranged(lesson, dice), lesson.tips())


async def load(store: Store, stored: Stored) -> Table:
    """A stored table; if these rules play its game differently, it can only be viewed."""
    table = mapping.from_stored(stored)
    for number, told in await store.last_told(table.id, NEWS_REMEMBERED):
        table.remember_news(number, told)
    if table.status != RUNNING:
        return table
    entries = [Entry(row.number, row.seat, row.choice) for row in await store.answers(table.id)]
    play = replayed(table, entries)
    if play is None:
        table.status = OLD_RULES
        return table
    if play.tips is not None:
        for _, told in await store.told(table.id, -1):
            play.tips.recall(orjson.loads(told))
    table.play = play
    table.rules = rules_version()
    return table


def replayed(table: Table, entries: list[Entry]) -> Play | None:
    """The game replayed, if the result is the same."""
    play = new_play(table)
    try:
        play.replay(entries)
    except (DaikaijuError, LookupError, ArithmeticError, ValueError, AssertionError):
        # Under other rules this choice may not exist.
        return None
    if entries and as_told(msgspec.to_builtins(scene(play.game))) != as_told(orjson.loads(table.latest_told)["scene"]):
        return None
    play.number = entries[-1].number if entries else -1
    play.ask()
    return play


def as_told(value: object) -> object:
    """A scene reduced to its values, since empty parts may or may not have been written."""
    if isinstance(value, dict):
        return {name: as_told(part) for name, part in value.items() if part}
    return [as_told(part) for part in value] if isinstance(value, list) else value
