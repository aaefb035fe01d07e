"""What would happen if somebody stopped rolling now: the rules play it on a copy, so it is always right."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from daikaiju.game import Game
from daikaiju.messages import GameEvent
from daikaiju.rules.agenda import CHANCE
from daikaiju.scene import Reporter, question
from daikaiju.server.protocol.tables import IfStopped, as_text
from daikaiju.server.refusals import Refused
from daikaiju.server.tables.answering import running_play
from daikaiju.server.tables.permissions import own_seat

if TYPE_CHECKING:
    from daikaiju.server.protocol import requests
    from daikaiju.server.registry import TableRegistry
    from daikaiju.server.tables.table import Table
    from daikaiju.server.web.connection import Connection

AFTERWARDS = ("buy", "yield_or_stay")
"""Decisions that are made once it is known what the dice did."""

UNASKED = ("in_order", "decline")
"""The answers of somebody who does nothing beside what the dice do."""

MOST_ANSWERS = 50


async def preview(registry: TableRegistry, table: Table, page: Connection, message: requests.Preview) -> None:
    """Tell the player who is asked about rolling what their dice would do as they are."""
    async with table.lock:
        play = running_play(table)
        if play.number != message.at or play.asked is None:
            raise Refused("late")
        own_seat(table, page, play.asked)
        events = if_stopped(play.game, play.reporter)
        page.send(as_text(IfStopped(play.number, events)))


def if_stopped(game: Game, reporter: Reporter) -> list[GameEvent]:
    """What would be told if the asked player kept all dice and nobody used anything that need not be used."""
    asked = question(game)
    if asked is None or asked.reroll is None:
        return []
    twin = type(game).at(game.state.pack(), game.seats, game.options)
    answer: int | None = asked.reroll.first
    for _ in range(MOST_ANSWERS):
        if answer is None:
            break
        twin.apply(answer)
        if (
            twin.over
            or twin.state.player == CHANCE
            or twin.state.turn != game.state.turn
            or twin.decision in AFTERWARDS
        ):
            break
        answer = answer_of_nobody(twin)
    told = reporter.copy().tell(twin.take_log())
    return list(itertools.takewhile(lambda event: event.name != "turn", told))


def answer_of_nobody(game: Game) -> int | None:
    """The answer that changes nothing, or what Enter means; None where somebody must really choose."""
    asked = question(game)
    assert asked is not None
    words = {answer.word: answer.action for answer in asked.answers}
    return next((words[word] for word in UNASKED if word in words), asked.default)
