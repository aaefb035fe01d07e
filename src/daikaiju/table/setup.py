"""How a table is set up: its creator changes size, clock, options and whether it is rated until the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from daikaiju.game import Options
from daikaiju.games import game_info
from daikaiju.server.db.writer import Change
from daikaiju.server.ratings.participants import check_rated, check_set_up
from daikaiju.server.tables import mapping
from daikaiju.server.tables.statements import change_seat, change_table, drop_seat, new_seat
from daikaiju.table.agreement import ask_again
from daikaiju.table.clock import seat_change
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
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry

SHORTEST = 5


async def setup(registry: TableRegistry, table: Table, page: Connection, message: requests.Setup) -> None:
    async with table.lock:
        check_may_set_up(table, page)
        check_not_set_up(table)
        clock = table.clock if message.clock is None else checked_clock(message.clock)
        seats = resized(table.seats, len(table.seats) if message.seats is None else message.seats)
        options, monsters = monsters_for(table, seats, message.options)
        was_rated = table.rated is not None
        rated = was_rated if message.rated is None else message.rated
        if rated and not was_rated:
            await check_rated(registry, page.person, seats, options, clock)
        elif rated:
            check_set_up(options, clock)
        before, terms = len(table.seats), table.terms
        table.clock, table.options, table.seats = clock, options, seats
        table.rated = [] if rated else None
        if table.terms != terms:
            ask_again(table)
        table.has_coach = registry.has_coach(table)
        for seat, monster in zip(seats, monsters, strict=True):
            seat.monster = monster
        table.active_at = registry.now()
        await registry.write(table, changes(table, before))
        registry.send_table(table)
        if rated != was_rated:
            send_notice(table, "rated" if rated else "not-rated")
    await begin_if_ready(registry, table)


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


def changes(table: Table, before: int) -> list[Change]:
    """What must be stored after the number of seats changed."""
    now = len(table.seats)
    job: list[Change] = [(change_table, [mapping.changes(table)])]
    job.append((change_seat, [seat_change(table, number) for number in range(min(now, before))]))
    if now > before:
        added = range(before, now)
        rows = [{"table_id": table.id, "seat": number, **table.seats[number].row()} for number in added]
        job.append((new_seat, rows))
    if now < before:
        job.append((drop_seat, [{"table": table.id, "place": number} for number in range(now, before)]))
    return job
