"""Which dice the player who is asked about rolling keeps, for the others to see at once.

Nothing of it is stored or refused: what comes too late, from somebody else or about other dice is forgotten. However
fast somebody changes their mind, the others hear of it a few times a second, and of the last change always.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from daikaiju.messages.questions import reroll_of
from daikaiju.table.protocol.tables import Keeping, as_text
from daikaiju.table.table import RUNNING

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page
    from daikaiju.table.protocol import requests
    from daikaiju.table.table import Table

BETWEEN = 0.1
"""How many seconds pass at least from one message about the dice of a table to the next."""


async def keep(host: TableHost, table: Table, page: Page, message: requests.Keep) -> None:
    """Tell the others which dice somebody keeps so far."""
    kept = checked(table, page, message)
    if kept is None or kept == table.kept.latest:
        return
    table.kept.latest = kept
    if not table.kept.showing:
        table.kept.showing = True
        host.spawn(show(table, page.person))


def checked(table: Table, page: Page, message: requests.Keep) -> Keeping | None:
    """What a page says about dice, if it is the page of the person asked and these are dice that they may keep."""
    play = table.play
    if table.status != RUNNING or play is None or play.asked is None or play.number != message.at:
        return None
    if table.seats[play.asked].person != page.person or table.seats[play.asked].played_by is not None:
        return None
    reroll = reroll_of(play.game, play.game.vocabulary.decision(play.game.state))
    if reroll is None or any(die >= reroll.dice for die in message.dice):
        return None
    return Keeping(play.number, play.asked, sorted(set(message.dice)))


async def show(table: Table, by: str) -> None:
    """Tell everyone else the latest, until it no longer changes."""
    told: Keeping | None = None
    try:
        while (latest := table.kept.latest) is not told:
            told = latest
            if latest is not None and is_open(table, latest):
                text = as_text(latest)
                for connection in table.connections:
                    if connection.ready and connection.person != by:
                        connection.send(text)
            await asyncio.sleep(BETWEEN)
    finally:
        table.kept.showing = False


def send_to(table: Table, page: Page) -> None:
    """Tell somebody who has just arrived."""
    latest = table.kept.latest
    if latest is not None and is_open(table, latest) and table.seats[latest.seat].person != page.person:
        page.send_message(latest)


def is_open(table: Table, kept: Keeping) -> bool:
    """Whether the question is still open that somebody kept dice for."""
    return table.play is not None and table.play.number == kept.number
