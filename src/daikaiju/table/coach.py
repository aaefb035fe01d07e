"""The coach at a table: it helps on request, and where several people play, only if all of them agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from daikaiju.table.actions import asked_play
from daikaiju.table.protocol.coach import CoachAway, CoachHint, CoachWork
from daikaiju.table.refusals import Refused
from daikaiju.table.table import RUNNING, WAITING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page
    from daikaiju.table.protocol import requests


class Position(NamedTuple):
    """What the coach is asked about, in a form that can be sent to another process."""

    table: str
    number: int
    """The number of the table's last entry."""

    game: str
    seats: list[str]
    options: Mapping[str, object]
    record: bytes


class Coach(Protocol):
    """Whoever gives hints."""

    @property
    def is_offered(self) -> bool:
        """Whether there is one."""
        ...

    @property
    def knows_packs(self) -> bool:
        """Whether it can be asked about games with packs."""
        ...

    def think(
        self,
        person: str,
        position: Position,
        wanted: Callable[[], bool],
        tell: Callable[[CoachAway | CoachHint | CoachWork], None],
        whose: str = "",
    ) -> asyncio.Future[None]:
        """Send better and better hints as long as they are wanted, or the question itself for the page to work out; the
        person's earlier question is dropped."""
        ...


async def set_coach(host: TableHost, table: Table, page: Page, message: requests.Coach) -> None:
    """Somebody wants the coach, or no longer."""
    async with table.lock:
        if not table.seats_of(page.person):
            raise Refused("not_seated")
        if table.status not in (WAITING, RUNNING):
            raise Refused("over")
        if message.on:
            coach_of(host, table)
            table.wants_coach.add(page.person)
        else:
            table.wants_coach.discard(page.person)
        host.send_table(table)


async def hint(host: TableHost, table: Table, page: Page, message: requests.Hint) -> None:
    """The player who is asked wants to know what the coach would do; the log tells the others so."""
    async with table.lock:
        play = asked_play(table, page, message.at)
        coach = coach_of(host, table)
        if not table.coach_is_on:
            raise Refused("coach_off")
        if len(table.people) > 1:
            play.hinted = play.number
        # Nothing that the player may not see leaves the table.
        game = play.game.view()
        position = Position(table.id, play.number, game.vocabulary.game, game.seats, game.options, game.state.pack())

    def is_wanted() -> bool:
        asked = table.play is play and play.number == position.number
        return asked and table.coach_is_on and page in table.connections

    coach.think(page.person, position, is_wanted, page.send_message, page.address)


def coach_of(host: TableHost, table: Table) -> Coach:
    """The coach, if it can be asked at a table."""
    if not table.has_coach or host.coach is None or not host.coach.is_offered:
        raise Refused("no_coach")
    return host.coach
