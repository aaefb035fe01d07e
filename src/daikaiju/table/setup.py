"""How a table is set up: its creator changes size, clock, options and whether it is rated until the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from daikaiju.game import Options
from daikaiju.games import game_info
from daikaiju.table.agreement import ask_again
from daikaiju.table.changes import Change
from daikaiju.table.new_table import checked_options
from daikaiju.table.news import send_notice
from daikaiju.table.protocol import requests
from daikaiju.table.protocol.new_table import NewClock
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.refusals import Refused
from daikaiju.table.seat_handlers import check_may_set_up, check_not_set_up
from daikaiju.table.seats import BOT, OPEN, Seat
from daikaiju.table.start import begin_if_ready
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page

SHORTEST = 5


async def setup(host: TableHost, table: Table, page: Page, message: requests.Setup) -> None:
    async with table.lock:
        check_may_set_up(table, page)
        check_not_set_up(table)
        clock = table.clock if message.clock is None else checked_clock(message.clock)
        seats = resized(table.seats, len(table.seats) if message.seats is None else message.seats)
        options, monsters = monsters_for(table, seats, message.options)
        was_rated = table.rated is not None
        rated = was_rated if message.rated is None else message.rated
        for feature in host.features if rated else ():
            await feature.check_rated(page.person, seats, options, clock, already=was_rated)
        before, terms = len(table.seats), table.terms
        table.clock, table.options, table.seats = clock, options, seats
        table.rated = [] if rated else None
        if table.terms != terms:
            ask_again(table)
        table.has_coach = host.has_coach(table)
        for seat, monster in zip(seats, monsters, strict=True):
            seat.monster = monster
        await host.save(table, Change(table=True, seats_before=before))
        host.send_table(table)
        if rated != was_rated:
            send_notice(table, "rated" if rated else "not-rated")
    await begin_if_ready(host, table)


def checked_clock(wanted: NewClock) -> ClockSetting:
    if wanted.kind == "none":
        return ClockSetting()
    if wanted.seconds < SHORTEST:
        raise Refused("bad_request", why=f"a clock needs at least {SHORTEST} seconds")
    return ClockSetting(wanted.kind, wanted.seconds)


def resized(seats: list[Seat], size: int) -> list[Seat]:
    """Change the number of seats: new ones are open; open ones go first, then bots from the last, and never people."""
    kept = list(seats)
    for by in (OPEN, BOT):
        for seat in reversed(seats):
            if len(kept) > size and seat.by == by:
                kept = [other for other in kept if other is not seat]
    if len(kept) > size:
        raise Refused("people_sit")
    return kept + [Seat("", OPEN) for _ in range(size - len(kept))]


def monsters_for(
    table: Table, seats: list[Seat], options: dict[str, str | bool | list[str]] | None
) -> tuple[Options, list[str]]:
    """The complete options, and a monster for each seat: its own, if these options have it."""
    wanted: Mapping[str, object] = table.options if options is None else dict(options)
    editions = game_info(table.game).rules.names.MONSTERS
    known = editions.get(wanted.get("edition", ""), next(iter(editions.values())))
    return checked_options(table.game, wanted, [seat.monster if seat.monster in known else None for seat in seats])
