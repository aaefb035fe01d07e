"""Who sits where: people sit down, stand up and come back, and the creator assigns seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.bots import bot_names
from daikaiju.games import game_info
from daikaiju.messages import IsYou, MonsterName
from daikaiju.table import actions
from daikaiju.table import start as starting
from daikaiju.table.agreement import check_seen
from daikaiju.table.bots import PREFIX, check_bot
from daikaiju.table.changes import Change
from daikaiju.table.clock import seats_changed
from daikaiju.table.news import notice, send_notice
from daikaiju.table.permissions import (
    check_absent,
    only_creator,
    own_seat,
    seat_of,
    take_back_seats,
)
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import OPEN, PERSON, STAND_IN, Seat
from daikaiju.table.table import RUNNING, WAITING, Table
from daikaiju.table.texts import checked_name

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


async def sit(host: TableHost, table: Table, page: Page, message: requests.Sit) -> None:
    async with table.lock:
        if table.status not in (WAITING, RUNNING):
            raise Refused("over")
        own = table.seats_of(page.person)
        if own and message.seat in (None, *own):
            return  # a button pressed twice
        number = first_open(table) if message.seat is None else message.seat
        seat = seat_of(table, number)
        check_seating(host, table)
        table.check_not_starting()
        check_seen(table, message.terms)
        if table.locked and page.person != table.creator:
            raise Refused("locked")
        if seat.by != "open":
            raise Refused("taken")
        if page.person != table.creator and own:
            raise Refused("one_seat")
        await check_sit(host, table, page.person)
        await host.people.check_welcome(table, page.person)
        seat.give_to(page.person, await host.people.name(page.person, message.name))
        nameless = await forget_lookalikes(host, table, seat)
        seats_changed(table, host.server_time())
        await host.save(table, Change(table=True, seats={number, *nameless}))
        host.deadlines.watch(table)
        host.send_table(table)
    await starting.begin_if_ready(host, table)


def first_open(table: Table) -> int:
    """The seat for somebody who does not mind which."""
    for number, seat in enumerate(table.seats):
        if seat.by == OPEN:
            return number
    raise Refused("full" if table.status == WAITING else "begun")


async def forget_lookalikes(host: TableHost, table: Table, taken: Seat) -> set[int]:
    """Guests whose name looks like that of the account holder who sat down lose it; returns their seats."""
    alike = await host.people.lookalikes(table, taken)
    for number in alike:
        table.seats[number].name = ""
    return alike


async def check_sit(host: TableHost, table: Table, person: str) -> None:
    """Whether somebody may take a seat."""
    for feature in host.features:
        await feature.check_sit(table, person)


def check_seating(host: TableHost, table: Table) -> None:
    """Whether people at the table may decide who sits where."""
    for feature in host.features:
        feature.check_seating(table)


def check_bot_sits(host: TableHost, table: Table, bot: str) -> None:
    """Whether a bot may take a seat."""
    for feature in host.features:
        feature.check_bot(table, bot)


async def stand(host: TableHost, table: Table, page: Page, message: requests.Stand) -> None:
    """Someone stands up: the seat is open again, or a bot plays it until they come back."""
    async with table.lock:
        seat = own_seat(table, page, message.seat)
        if table.status == WAITING:
            check_seating(host, table)
            table.vacate(message.seat)
        else:
            actions.running_play(table)
            seat.let_bot_play(STAND_IN)
        await change_player(host, table, message.seat)


async def leave(host: TableHost, table: Table, page: Page, message: requests.Leave) -> None:
    """Someone leaves for good: a bot plays their seat to the end, and they cannot return to it."""
    async with table.lock:
        seat = own_seat(table, page, message.seat)
        name = seat.name
        if table.status == WAITING:
            check_seating(host, table)
            table.vacate(message.seat)
        else:
            actions.running_play(table)
            table.forfeit(message.seat)
            seat.give_to_bot(STAND_IN)
        await change_player(host, table, message.seat)
        if table.status != WAITING:
            send_notice(table, "left", monster=MonsterName(message.seat), name=name)


async def change_player(host: TableHost, table: Table, *numbers: int) -> None:
    """Store and announce that some seats changed hands. The table's lock is held."""
    seats_changed(table, host.server_time())
    await host.save(table, Change(table=True, seats=set(numbers)))
    host.deadlines.watch(table)
    host.send_table(table)
    host.consider_bots(table)


async def seat(host: TableHost, table: Table, page: Page, message: requests.SetSeat) -> None:
    """The creator says who sits where; before the game, the holder of a seat chooses its monster and name."""
    async with table.lock:
        place = seat_of(table, message.seat)
        own = place.by == PERSON and place.person == page.person
        stays = message.by is None or (own and message.by == "me")
        check_seat(host, table, page, place, message, stays=stays)
        name = None if message.name is None else checked_name(message.name)
        if name is not None and not (own if stays else message.by == "me"):
            raise Refused("not_your_seat")
        if name is not None:
            check_seating(host, table)
            await host.people.check_name(page.person, name)
        changed = {message.seat} | choose_monster(table, page, message.seat, message.monster)
        removed = None if stays or own or table.status != WAITING else place.person
        if not stays:
            await give(host, table, page, place, message.by or "")
            changed |= await forget_lookalikes(host, table, place)
        place.name = name or place.name
        await change_player(host, table, *changed)
        for connection in table.connections:
            if removed is not None and connection.person == removed:
                connection.send_message(notice("removed", monster=MonsterName(message.seat)))
    await starting.begin_if_ready(host, table)


def check_seat(
    host: TableHost, table: Table, page: Page, place: Seat, message: requests.SetSeat, *, stays: bool
) -> None:
    """Whether someone may change a seat this way now."""
    if page.person != table.creator and not (stays and place.person == page.person):
        raise Refused("not_creator")
    if message.by not in (None, "me", "open", *(PREFIX + name for name in bot_names())):
        raise Refused("bad_message")
    check_bot(host, message.by)
    table.check_not_starting()
    if table.status == WAITING:
        return
    actions.running_play(table)
    if stays:
        raise Refused("begun")
    for feature in host.features:
        feature.check_stand_in(table, place, message.by or "")
    if place.by == PERSON:
        check_absent(table, place, host.server_time())
        if not (message.by or "").startswith(PREFIX):
            raise Refused("seat_kept")


def check_may_set_up(table: Table, page: Page) -> None:
    """Only the creator may change or start a table, and only while it waits."""
    only_creator(table, page)
    if table.status != WAITING:
        raise Refused("begun")
    table.check_not_starting()


def check_not_set_up(table: Table) -> None:
    """A game that goes on from a position keeps its monsters and its rules."""
    if table.origin is not None:
        raise Refused("from_position")


async def give(host: TableHost, table: Table, page: Page, place: Seat, by: str) -> None:
    """Put someone in a seat, as the protocol's word says."""
    if by == "open":
        place.leave_open()
    elif by == "me":
        await check_sit(host, table, page.person)
        place.give_to(page.person, await host.people.name(page.person, ""))
    elif place.by == PERSON and table.status != WAITING:
        place.let_bot_play(by.removeprefix(PREFIX))
    else:
        check_bot_sits(host, table, by.removeprefix(PREFIX))
        place.give_to_bot(by.removeprefix(PREFIX))


def choose_monster(table: Table, page: Page, number: int, monster: str | None) -> set[int]:
    """Put another monster in a seat, swapping if it sits elsewhere already; returns the other seats that changed."""
    if monster is not None:
        check_not_set_up(table)
    if monster is None or monster == table.seats[number].monster:
        return set()
    if table.status != WAITING:
        raise Refused("begun")
    if monster not in game_info(table.game).rules.names.MONSTERS[table.options["edition"]]:
        raise Refused("bad_message")
    others = {other for other, seat in enumerate(table.seats) if seat.monster == monster}
    if page.person != table.creator and {table.seats[other].person for other in others} - {None, page.person}:
        raise Refused("monster_taken")
    for other in others:
        table.seats[other].monster = table.seats[number].monster
    table.seats[number].monster = monster
    for changed in (number, *others):
        table.seats[changed].agreed &= table.seats[changed].person in (None, page.person)
    return others


async def back(host: TableHost, table: Table, page: Page, message: requests.Back) -> None:
    async with table.lock:
        own_seat(table, page, message.seat)
        changed = take_back_seats(host, table, [message.seat])
        if changed:
            await host.save(table, Change(table=True, seats=changed))
            host.send_table(table)
            say_back(table, changed)


def say_back(table: Table, numbers: set[int]) -> None:
    """Tell everyone that someone plays their own seats again."""
    for number in sorted(numbers):
        name = table.seats[number].name
        send_notice(table, "back", monster=MonsterName(number), you=IsYou(number), name=name)


async def lock(host: TableHost, table: Table, page: Page, message: requests.Lock) -> None:
    async with table.lock:
        only_creator(table, page)
        table.locked = message.locked
        await host.save(table, Change(table=True))
        host.send_table(table)


async def start(host: TableHost, table: Table, page: Page, message: requests.Start) -> None:
    async with table.lock:
        check_may_set_up(table, page)
        if not starting.all_agreed(table):
            raise Refused("not_agreed")
        if message.fill is not None:
            if message.fill not in [PREFIX + name for name in bot_names()]:
                raise Refused("bad_message")
            check_bot(host, message.fill)
            check_bot_sits(host, table, message.fill.removeprefix(PREFIX))
            for seat in table.seats:
                if seat.by == "open":
                    seat.give_to_bot(message.fill.removeprefix(PREFIX))
        await starting.start(host, table)
