"""What people may do at a table: a function for each message of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.table import actions, clock, coach, kept_dice, pace, preview, seat_handlers, start, views
from daikaiju.table.agreement import agree
from daikaiju.table.changes import Change
from daikaiju.table.chat import react, say, send_chat
from daikaiju.table.hooks import Handler
from daikaiju.table.new_table import new_rematch
from daikaiju.table.news import send_all, whole
from daikaiju.table.permissions import adopt_seats, claim_seat, own_seat, take_back_seats
from daikaiju.table.protocol import requests
from daikaiju.table.protocol.tables import Ack, ClockNews, Pong
from daikaiju.table.refusals import Refused
from daikaiju.table.setup import setup
from daikaiju.table.table import OVER, RUNNING, WAITING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


async def hello(host: TableHost, table: Table, page: Page, message: requests.Hello) -> None:
    """Someone arrived: their seats are theirs again, and they are told what they missed."""
    former = await host.people.former(page.person)
    page.ignores = await host.people.ignored_by(page.person, former)
    async with table.lock:
        changed = adopt_seats(table, page.person, former) if former and table.status in (WAITING, RUNNING) else set()
        changed |= claim_seat(table, page.person, message.claim) if message.claim else set()
        back = take_back_seats(host, table, table.seats_of(page.person))
        arrived = [feature.on_arrive(table, page.person) for feature in host.features]
        if changed | back or any(arrived):
            await host.save(table, Change(table=True, seats=changed | back))
        page.ready = True
        page.send_message(views.table_for(table, page.person, page.ignores))
        await send_chat(host, table, page)
        await send_missed(host, table, page, message.have)
        kept_dice.send_to(table, page)
        seat_handlers.say_back(table, back)
    host.send_table_soon(table)
    host.consider_bots(table)
    await start.begin_if_ready(host, table)
    host.spawn(start.begin_soon(host, table))


async def since(host: TableHost, table: Table, page: Page, message: requests.Since) -> None:
    async with table.lock:
        await send_missed(host, table, page, message.have)


async def send_missed(host: TableHost, table: Table, page: Page, have: int) -> None:
    """Everything after an entry; before the game has begun there is nothing to send."""
    if not table.news:
        return
    missed = table.remembered_news(have)
    if missed is None:
        missed = await host.storage.pieces(table.id, have)
    page.send(whole(table, page.person, have, missed, host.server_time()))


async def act(host: TableHost, table: Table, page: Page, message: requests.Act) -> None:
    with host.observer.timed("answer", table.id, at=message.at, seat=message.seat):
        await take_answer(host, table, page, message)


async def take_answer(host: TableHost, table: Table, page: Page, message: requests.Act) -> None:
    async with table.lock:
        number = await known_number(host, table, message)
        fresh = number is None
        if number is None:
            seat = own_seat(table, page, message.seat)
            play = actions.running_play(table)
            choice = play.choice_of(message.seat, message.action)
            changed = (message.seat,) if seat.away else ()
            seat.come_back()
            key = entry_key(message)
            number = await actions.answer(host, table, message.seat, choice, key, changed)
        page.send_message(Ack(message.key, number))
        if fresh:
            actions.tell(host, table)
            if changed:
                host.send_table(table)


async def undo(host: TableHost, table: Table, page: Page, message: requests.Undo) -> None:
    async with table.lock:
        number = await known_number(host, table, message)
        if number is None:
            own_seat(table, page, message.seat)
            number = await actions.undo(host, table, message.seat, entry_key(message))
        page.send_message(Ack(message.key, number))


async def shown(host: TableHost, table: Table, page: Page, message: requests.Shown) -> None:
    """The page shows the open question to the player who is asked: their clock starts now."""
    async with table.lock:
        play, now = table.play, host.server_time()
        if play is None or play.asked is None or play.number != message.at:
            return
        if table.seats[play.asked].person != page.person or not clock.shown(table, now):
            return
        host.deadlines.watch(table)
        send_all(table, ClockNews(play.number, clock.clock_shown(table, now)))


def entry_key(message: requests.Act | requests.Undo) -> str:
    """The key as it is stored, with the seat in it: guessing another player's key is of no use."""
    return f"{message.seat}.{message.key}"


async def known_number(host: TableHost, table: Table, message: requests.Act | requests.Undo) -> int | None:
    """The entry that a repeated message became, or None if it is new; refuses one that comes too late."""
    key = entry_key(message)
    known = table.keys.get(key)
    if known is None and table.news and message.at != next(reversed(table.news)):
        known = await host.storage.number_of_key(table.id, key)
        if known is None:
            actions.running_play(table)
            raise Refused("late")
    return known


async def rematch(host: TableHost, table: Table, page: Page, message: requests.Rematch) -> None:
    async with table.lock:
        if table.status != OVER:
            raise Refused("not_over")
        for feature in host.features:
            feature.check_seating(table)
        if page.person != table.creator and not table.seats_of(page.person):
            raise Refused("not_seated")
        if table.rematch is None:
            table.rematch = await new_rematch(host, table, page.person)
            table.rematch_by = next(iter(table.seats_of(page.person)), None)
            await host.save(table, Change(table=True))
        host.send_table(table)


async def nobody(host: TableHost, table: Table, page: Page, message: requests.Request) -> None:
    """At a table alone there is nobody to ignore or to report."""
    raise Refused("nobody_sits")


async def ping(host: TableHost, table: Table, page: Page, message: requests.Ping) -> None:
    page.send_message(Pong())


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
    requests.Keep: kept_dice.keep,
    requests.Preview: preview.preview,
    requests.Coach: coach.set_coach,
    requests.Hint: coach.hint,
    requests.Pace: pace.pace,
    requests.Skip: pace.skip,
    requests.Say: say,
    requests.React: react,
    requests.Ignore: nobody,
    requests.Report: nobody,
    requests.Rematch: rematch,
    requests.Ping: ping,
}
