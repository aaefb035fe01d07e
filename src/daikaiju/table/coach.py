"""The coach at a table: it helps on request, and where several people play, only if all of them agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.workers.coach_child import Position
from daikaiju.table.actions import asked_play
from daikaiju.table.refusals import Refused
from daikaiju.table.table import RUNNING, WAITING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry
    from daikaiju.table.protocol import requests


async def coach(registry: TableRegistry, table: Table, page: Connection, message: requests.Coach) -> None:
    """Somebody wants the coach, or no longer."""
    async with table.lock:
        if not table.seats_of(page.person):
            raise Refused("not_seated")
        if table.status not in (WAITING, RUNNING):
            raise Refused("over")
        if message.on:
            check_coach(registry, table)
            table.wants_coach.add(page.person)
        else:
            table.wants_coach.discard(page.person)
        registry.send_table(table)


async def hint(registry: TableRegistry, table: Table, page: Connection, message: requests.Hint) -> None:
    """The player who is asked wants to know what the coach would do; the log will say so."""
    async with table.lock:
        play = asked_play(table, page, message.at)
        check_coach(registry, table)
        if not table.coach_is_on:
            raise Refused("coach_off")
        play.hinted = play.number
        game = play.game
        position = Position(table.id, play.number, game.vocabulary.game, game.seats, game.options, game.state.pack())

    def is_wanted() -> bool:
        asked = table.play is play and play.number == position.number
        return asked and table.coach_is_on and page in table.connections

    registry.coach.think(page.person, position, is_wanted, page.send_message, page.address)


def check_coach(registry: TableRegistry, table: Table) -> None:
    """Whether the coach can be asked at a table now."""
    if not table.has_coach:
        raise Refused("no_coach")
    if registry.bots.preparation.waiting:
        raise Refused("coach_not_ready")
    if not registry.bots.preparation.names:
        raise Refused("no_coach")
