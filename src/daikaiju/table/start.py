"""How a game begins: everybody commits to a share, everything is frozen, shares are opened, and the dice roll.

Absent browsers are not waited for; a player who commits but does not open is named and left out (docs/fair-dice.md).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from daikaiju.fairness.dice import new_secret
from daikaiju.fairness.exchange import BadShare
from daikaiju.rules.version import rules_version
from daikaiju.server.ratings.participants import check_complete, is_complete, note_beginning
from daikaiju.server.tables.loading import new_play
from daikaiju.table import actions
from daikaiju.table.clock import next_question
from daikaiju.table.lesson_retry import Before
from daikaiju.table.permissions import own_seat
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import BOT, PERSON
from daikaiju.table.table import RUNNING, WAITING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry

COMMIT_SECONDS = 2.0
OPEN_SECONDS = 4.0
"""How long a connected browser may take to commit, and again to open its share."""


async def begin_if_ready(registry: TableRegistry, table: Table) -> None:
    """A table that starts by itself does so once nobody is missing and everyone has committed."""
    if table.status != WAITING or not table.starts_itself:
        return
    async with table.lock:
        ready = all(seat.by == BOT or (seat.by == PERSON and seat.commitment is not None) for seat in table.seats)
        if ready and all_agreed(table) and table.status == WAITING and not table.exchange.starting:
            await start(registry, table)


def all_agreed(table: Table) -> bool:
    """Whether everybody who sits there has agreed to how the table is set up (`agreeing`)."""
    return all(seat.agreed for seat in table.seats)


async def begin_soon(registry: TableRegistry, table: Table) -> None:
    """Do not wait long for a page that contributes no share to the dice."""
    if table.status != WAITING:
        return
    if table.exchange.starting:
        # The server was restarted in the meantime, so the time for this step starts again.
        await hurry(registry, table)
    elif table.starts_itself:
        await asyncio.sleep(COMMIT_SECONDS)
        async with table.lock:
            here = all(seat.by == BOT or table.is_connected(seat) for seat in table.seats)
            if here and all_agreed(table) and table.status == WAITING and not table.exchange.starting:
                await start(registry, table, late=True)


async def start(registry: TableRegistry, table: Table, *, late: bool = False) -> None:
    """From now on, seats stay as they are until the game has begun. The table's lock is held."""
    check_complete(table)
    table.exchange.starting = True
    await advance(registry, table, late=late)


async def advance(registry: TableRegistry, table: Table, *, late: bool = False) -> None:
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
        if is_complete(table):
            await begin(registry, table)
            return
        # Somebody has deleted their account in the meantime: the table waits again.
        break_round(table)
        exchange.starting = False
    await registry.store_changes(table, *range(len(table.seats)))
    registry.send_table(table)
    if exchange.starting:
        registry.spawn(hurry(registry, table))


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


async def hurry(registry: TableRegistry, table: Table) -> None:
    """After a while, go on without those who are missing."""
    exchange = table.exchange
    step = (len(exchange.broken), exchange.commitments is None)
    await asyncio.sleep(COMMIT_SECONDS if exchange.commitments is None else OPEN_SECONDS)
    async with table.lock:
        now = (len(exchange.broken), exchange.commitments is None)
        if table.status == WAITING and step == now and registry.tables.get(table.id) is table:
            await advance(registry, table, late=True)


async def begin(registry: TableRegistry, table: Table, before: Before | None = None) -> None:
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
    note_beginning(table)
    clock = next_question(table, None, registry.server_time())
    await actions.store_batch(registry, table, batch, clock, None, tuple(range(len(table.seats))), begins=True)
    registry.send_table(table)
    actions.tell(registry, table)


def seat_newcomer_first(table: Table) -> bool:
    """Give the only person among bots the seat that begins, monster and all; returns whether anything changed."""
    persons = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    starter = table.play.asked if table.play is not None else None
    if len(persons) != 1 or starter is None or starter in persons:
        return False
    table.seats[starter], table.seats[persons[0]] = table.seats[persons[0]], table.seats[starter]
    return True


async def commit(registry: TableRegistry, table: Table, page: Connection, message: requests.Commit) -> None:
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
            await advance(registry, table)
        else:
            await registry.store_changes(table, *(one.seat for one in message.commitments))
            registry.send_table(table)
    await begin_if_ready(registry, table)


async def open_shares(registry: TableRegistry, table: Table, page: Connection, message: requests.Open) -> None:
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
        await advance(registry, table)
