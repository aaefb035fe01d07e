"""How a game begins: everybody commits to a share, everything is frozen, shares are opened, and the dice roll.

Absent browsers are not waited for; a player who commits but does not open is named and left out (docs/fair-dice.md).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from daikaiju.fairness.dice import new_secret
from daikaiju.fairness.exchange import BadShare
from daikaiju.rules.version import rules_version
from daikaiju.table import actions
from daikaiju.table.changes import Change
from daikaiju.table.clock import next_question
from daikaiju.table.lesson_retry import Before
from daikaiju.table.loading import new_play
from daikaiju.table.permissions import own_seat
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import BOT, PERSON
from daikaiju.table.table import RUNNING, WAITING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page

COMMIT_SECONDS = 2.0
OPEN_SECONDS = 4.0
"""How long a connected browser may take to commit, and again to open its share."""


async def begin_if_ready(host: TableHost, table: Table) -> None:
    """A table that starts by itself does so once nobody is missing and everyone has committed."""
    if table.status != WAITING or not table.starts_itself:
        return
    async with table.lock:
        ready = all(seat.by == BOT or (seat.by == PERSON and seat.commitment is not None) for seat in table.seats)
        if ready and all_agreed(table) and table.status == WAITING and not table.exchange.starting:
            await start(host, table)


def all_agreed(table: Table) -> bool:
    """Whether everybody who sits there has agreed to how the table is set up (`agreeing`)."""
    return all(seat.agreed for seat in table.seats)


async def begin_soon(host: TableHost, table: Table) -> None:
    """Do not wait long for a page that contributes no share to the dice."""
    if table.status != WAITING:
        return
    if table.exchange.starting:
        # The server was restarted in the meantime, so the time for this step starts again.
        await hurry(host, table)
    elif table.starts_itself:
        await asyncio.sleep(COMMIT_SECONDS)
        async with table.lock:
            here = all(seat.by == BOT or table.is_connected(seat) for seat in table.seats)
            if here and all_agreed(table) and table.status == WAITING and not table.exchange.starting:
                await start(host, table, late=True)


async def start(host: TableHost, table: Table, *, late: bool = False) -> None:
    """From now on, seats stay as they are until the game has begun. The table's lock is held."""
    for feature in host.features:
        feature.check_start(table)
    table.exchange.starting = True
    await advance(host, table, late=late)


async def advance(host: TableHost, table: Table, *, late: bool = False) -> None:
    """Go as far as possible now, and once time is up, leave out those who are missing. The table's lock is held."""
    exchange = table.exchange
    while not exchange.is_complete:
        if exchange.commitments is None:
            if missing(table) and not late:
                break
            freeze(table)
        elif late:
            break_round(table)
        else:
            break
        late = False
    else:
        if all(feature.is_complete(table) for feature in host.features):
            await begin(host, table)
            return
        # Somebody has deleted their account in the meantime: the table waits again.
        break_round(table)
        exchange.starting = False
    await host.save(table, Change(table=True, seats=set(range(len(table.seats)))))
    host.send_table(table)
    if exchange.starting:
        host.spawn(hurry(host, table))


def break_round(table: Table) -> None:
    """Begin the exchange again with new numbers."""
    table.exchange.break_round(new_secret())
    for seat in table.seats:
        seat.commitment = None


def missing(table: Table) -> list[int]:
    """The seats whose browser is connected and has yet to commit."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if table.is_connected(seat) and seat.commitment is None and number not in table.exchange.barred
    ]


def freeze(table: Table) -> None:
    """Everyone who is connected and has committed takes part in this round."""
    commitments = {
        number: seat.commitment
        for number, seat in enumerate(table.seats)
        if seat.commitment is not None and table.is_connected(seat)
    }
    people = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    table.exchange.freeze(commitments, people, [seat.monster for seat in table.seats])


async def hurry(host: TableHost, table: Table) -> None:
    """After a while, go on without those who are missing."""
    exchange = table.exchange
    step = (len(exchange.broken), exchange.commitments is None)
    await asyncio.sleep(COMMIT_SECONDS if exchange.commitments is None else OPEN_SECONDS)
    async with table.lock:
        now = (len(exchange.broken), exchange.commitments is None)
        if table.status == WAITING and step == now and host.tables.get(table.id) is table:
            await advance(host, table, late=True)


async def begin(host: TableHost, table: Table, before: Before | None = None) -> None:
    """Let the dice roll, or go on from what was played before elsewhere. The table's lock is held."""
    table.rules = rules_version()
    table.status = RUNNING
    table.play = new_play(table)
    for seat in table.seats:
        seat.left_ms = 1000 * table.clock.seconds if table.clock.kind == "game" else None
    if table.origin is not None:
        batch = table.play.resume(table.origin.entries(), (), table.origin.told())
    else:
        batch = table.play.begin() if before is None else table.play.resume(before.entries, before.told)
    if table.first_game and seat_newcomer_first(table):
        # The dice depend on where everyone sat before the swap, which the proof shows.
        table.play = new_play(table)
        batch = table.play.begin()
    for feature in host.features:
        feature.on_start(table)
    change = next_question(table, None, host.server_time())
    change.table, change.seats = True, set(range(len(table.seats)))
    await actions.store_batch(host, table, batch, change, None)
    host.send_table(table)
    actions.tell(host, table)


def seat_newcomer_first(table: Table) -> bool:
    """Give the only person among bots the seat that begins, monster and all; returns whether anything changed."""
    persons = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    starter = table.play.asked if table.play is not None else None
    if len(persons) != 1 or starter is None or starter in persons:
        return False
    table.seats[starter], table.seats[persons[0]] = table.seats[persons[0]], table.seats[starter]
    return True


async def commit(host: TableHost, table: Table, page: Page, message: requests.Commit) -> None:
    """A page commits to its shares; it may do so again until everything is frozen."""
    async with table.lock:
        exchange = table.exchange
        if table.status != WAITING or message.to != exchange.promise:
            return  # it was for an earlier round
        for one in message.commitments:
            seat = own_seat(table, page, one.seat)
            fixed = exchange.commitments is not None or one.seat in exchange.barred
            if fixed and seat.commitment != one.commitment:
                raise Refused("dice_fixed")
        for one in message.commitments:
            table.seats[one.seat].commitment = one.commitment
        if exchange.starting:
            await advance(host, table)
        else:
            await host.save(table, Change(table=True, seats={one.seat for one in message.commitments}))
            host.send_table(table)
    await begin_if_ready(host, table)


async def open_shares(host: TableHost, table: Table, page: Page, message: requests.Open) -> None:
    """A page reveals the shares it committed to, now that nobody can change theirs."""
    async with table.lock:
        exchange = table.exchange
        if table.status != WAITING or message.to != exchange.promise:
            return
        for one in message.shares:
            own_seat(table, page, one.seat)
        try:
            exchange.open({one.seat: one.share for one in message.shares})
        except BadShare:
            raise Refused("bad_share") from None
        await advance(host, table)
