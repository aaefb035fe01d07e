"""What would happen if somebody stopped rolling now: the rules play it on a copy, so it is always right."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from daikaiju.game import Game
from daikaiju.messages import GameEvent
from daikaiju.scene import Reporter, question
from daikaiju.table.actions import asked_play
from daikaiju.table.if_stopped import stopped
from daikaiju.table.protocol.tables import IfStopped, as_text

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page
    from daikaiju.table.protocol import requests
    from daikaiju.table.table import Table


async def preview(host: TableHost, table: Table, page: Page, message: requests.Preview) -> None:
    """Tell the player who is asked about rolling what their dice would do now, and what they could still become."""
    async with table.lock:
        play = asked_play(table, page, message.at)
        events = if_stopped(play.game, play.reporter)
        odds = host.odds(play.game) if message.chances and host.odds is not None else None
        page.send(as_text(IfStopped(play.number, events, odds)))


def if_stopped(game: Game, reporter: Reporter) -> list[GameEvent]:
    """The events that would follow if the player kept all dice and nobody used anything optional."""
    asked = question(game)
    if asked is None or asked.reroll is None:
        return []
    twin = stopped(game)
    told = reporter.copy().tell(twin.take_log())
    return list(itertools.takewhile(lambda event: event.name != "turn", told))
