"""What people may do at a table: a function for each message of the page, here or in `seating`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from daikaiju.server.accounts.names import playing_name
from daikaiju.server.ignoring.handlers import ignore, send_chat
from daikaiju.server.moderation.handlers import report
from daikaiju.server.moderation.restrictions import check_may_speak
from daikaiju.server.runtime.metrics import timed
from daikaiju.server.runtime.tracing import span
from daikaiju.server.tables.statements import new_line
from daikaiju.server.tournaments.assignment import check_not_assigned, note_arrival
from daikaiju.table import (
    actions,
    clock,
    coach,
    pace,
    preview,
    seat_handlers,
    start,
    views,
)
from daikaiju.table.agreement import agree
from daikaiju.table.new_table import new_rematch
from daikaiju.table.news import send_all, whole
from daikaiju.table.permissions import adopt_seats, claim_seat, own_seat, take_back_seats
from daikaiju.table.protocol import requests
from daikaiju.table.protocol.tables import Ack, Chat, ChatLine, ClockNews, Pong, Reaction
from daikaiju.table.refusals import Refused
from daikaiju.table.setup import setup
from daikaiju.table.table import KEYS_REMEMBERED, OVER, RUNNING, WAITING, Table
from daikaiju.table.texts import checked_line

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry


async def hello(registry: TableRegistry, table: Table, page: Connection, message: requests.Hello) -> None:
    """Someone arrived: their seats are theirs again, and they are told what they missed."""
    former = await registry.accounts.former(page.person)
    page.ignores = await registry.ignoring.ignored_by([page.person, *former])
    async with table.lock:
        changed = adopt_seats(table, page.person, former) if former and table.status in (WAITING, RUNNING) else set()
        changed |= claim_seat(table, page.person, message.claim) if message.claim else set()
        back = take_back_seats(registry, table, table.seats_of(page.person))
        arrived = note_arrival(table, page.person)
        if changed | back or arrived:
            await registry.store_changes(table, *(changed | back))
        page.ready = True
        page.send_message(views.told(table, page.person, page.ignores))
        await send_chat(registry, table, page)
        await send_missed(registry, table, page, message.have)
        seat_handlers.say_back(table, back)
    registry.send_table_soon(table)
    actions.consider_bots(registry, table)
    await start.begin_if_ready(registry, table)
    registry.spawn(start.begin_soon(registry, table))


async def since(registry: TableRegistry, table: Table, page: Connection, message: requests.Since) -> None:
    async with table.lock:
        await send_missed(registry, table, page, message.have)


async def send_missed(registry: TableRegistry, table: Table, page: Connection, have: int) -> None:
    """Everything after an entry; before the game has begun there is nothing to send."""
    if not table.news:
        return
    told = table.remembered_news(have)
    if told is None:
        told = [piece for _, piece in await registry.store.told(table.id, have)]
    page.send(whole(table, page.person, have, told, registry.server_time()))


async def act(registry: TableRegistry, table: Table, page: Connection, message: requests.Act) -> None:
    with timed(registry.metrics.answer.observe), span("answer", table=table.id, at=message.at, seat=message.seat):
        await take_answer(registry, table, page, message)


async def take_answer(registry: TableRegistry, table: Table, page: Connection, message: requests.Act) -> None:
    async with table.lock:
        number = await known_number(registry, table, message)
        fresh = number is None
        if number is None:
            seat = own_seat(table, page, message.seat)
            play = actions.running_play(table)
            choice = play.choice_of(message.seat, message.action)
            changed = (message.seat,) if seat.away else ()
            seat.come_back()
            key = entry_key(message)
            number = await actions.answer(registry, table, message.seat, choice, key, changed)
        page.send_message(Ack(message.key, number))
        if fresh:
            actions.tell(registry, table)
            if changed:
                registry.send_table(table)


async def undo(registry: TableRegistry, table: Table, page: Connection, message: requests.Undo) -> None:
    async with table.lock:
        number = await known_number(registry, table, message)
        if number is None:
            own_seat(table, page, message.seat)
            number = await actions.undo(registry, table, message.seat, entry_key(message))
        page.send_message(Ack(message.key, number))


async def shown(registry: TableRegistry, table: Table, page: Connection, message: requests.Shown) -> None:
    """The page shows the open question to the player who is asked: their clock starts now."""
    async with table.lock:
        play, now = table.play, registry.server_time()
        if play is None or play.asked is None or play.number != message.at:
            return
        if table.seats[play.asked].person != page.person or not clock.shown(table, now):
            return
        registry.deadlines.watch(table)
        send_all(table, ClockNews(play.number, clock.told_clock(table, now)))


def entry_key(message: requests.Act | requests.Undo) -> str:
    """The key as it is stored, with the seat in it: guessing another player's key is of no use."""
    return f"{message.seat}.{message.key}"


async def known_number(registry: TableRegistry, table: Table, message: requests.Act | requests.Undo) -> int | None:
    """The entry that a repeated message became, or None if it is new; refuses one that comes too late."""
    key = entry_key(message)
    known = table.keys.get(key)
    if known is None and table.news and message.at != next(reversed(table.news)):
        known = await registry.store.number_of_key(table.id, key)
        if known is None:
            actions.running_play(table)
            raise Refused("late")
    return known


async def say(registry: TableRegistry, table: Table, page: Connection, message: requests.Say) -> None:
    async with table.lock:
        key = f"{page.person}.{message.key}"
        line = checked_line(message.text)
        if table.lines is None:
            stored = await registry.store.lines(table.id)
            table.lines = stored[-1].number + 1 if stored else 0
            for row in stored[-KEYS_REMEMBERED // 2 :]:
                table.remember_key(row.key, row.number)
        if key in table.keys:
            page.send_message(Ack(message.key, table.keys[key]))
            return
        await check_may_speak(registry, page.person)
        mine = table.seats_of(page.person)
        name = table.seats[mine[0]].name if mine else await playing_name(registry, page.person, "")
        number, seat = table.lines, mine[0] if mine else None
        said = ChatLine(number, name, seat, line, registry.now())
        await registry.write(table, [(new_line, [{"table_id": table.id, "key": key, **msgspec.structs.asdict(said)}])])
        table.lines += 1
        table.remember_key(key, number)
        page.send_message(Ack(message.key, number))
        send_all(table, Chat([said]), by=page.person)


async def react(registry: TableRegistry, table: Table, page: Connection, message: requests.React) -> None:
    """Show everybody a face above one's monster; it is not stored."""
    own_seat(table, page, message.seat)
    await check_may_speak(registry, page.person)
    send_all(table, Reaction(message.seat, message.face), by=page.person)


async def rematch(registry: TableRegistry, table: Table, page: Connection, message: requests.Rematch) -> None:
    async with table.lock:
        if table.status != OVER:
            raise Refused("not_over")
        check_not_assigned(table)
        if page.person != table.creator and not table.seats_of(page.person):
            raise Refused("not_seated")
        if table.rematch is None:
            table.rematch = await new_rematch(registry, table, page.person)
            table.rematch_by = next(iter(table.seats_of(page.person)), None)
            await registry.store_changes(table)
        registry.send_table(table)


async def ping(registry: TableRegistry, table: Table, page: Connection, message: requests.Ping) -> None:
    page.send_message(Pong())


Handler = Callable[["TableRegistry", Table, "Connection", Any], Awaitable[None]]
"""Takes a message of the kind it is listed under."""

HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Hello: hello,
    requests.Since: since,
    requests.Act: act,
    requests.Undo: undo,
    requests.Shown: shown,
    requests.Sit: seat_handlers.sit,
    requests.Stand: seat_handlers.stand,
    requests.Leave: seat_handlers.leave,
    requests.SetSeat: seat_handlers.seat,
    requests.Back: seat_handlers.back,
    requests.Lock: seat_handlers.lock,
    requests.Setup: setup,
    requests.Agree: agree,
    requests.Start: seat_handlers.start,
    requests.Commit: start.commit,
    requests.Open: start.open_shares,
    requests.Preview: preview.preview,
    requests.Coach: coach.coach,
    requests.Hint: coach.hint,
    requests.Pace: pace.pace,
    requests.Skip: pace.skip,
    requests.Say: say,
    requests.React: react,
    requests.Ignore: ignore,
    requests.Report: report,
    requests.Rematch: rematch,
    requests.Ping: ping,
}
