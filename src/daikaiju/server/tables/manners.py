"""What people may do at a table, one function for each message of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from daikaiju.bots import bot_names
from daikaiju.games import game_info
from daikaiju.server.refusals import Refused
from daikaiju.server.storage.statements import new_line
from daikaiju.server.tables import running
from daikaiju.server.tables.clock import set_clock
from daikaiju.server.tables.news import whole
from daikaiju.server.tables.opening import begin, begin_if_ready, begin_soon, new_rematch
from daikaiju.server.tables.seats import PERSON, Seat
from daikaiju.server.tables.table import KEYS_REMEMBERED, OVER, RUNNING, WAITING, Table
from daikaiju.server.texts import checked_line, checked_name
from daikaiju.server.web import messages

if TYPE_CHECKING:
    from daikaiju.server.house import House
    from daikaiju.server.web.connection import Connection

BOT = "bot:"


async def hello(house: House, table: Table, page: Connection, message: messages.Hello) -> None:
    """Somebody is here: their seats are theirs again, and they are told what they missed."""
    async with table.lock:
        changed = claim_seat(table, page.person, message.claim) if message.claim else set()
        changed |= take_back_seats(house, table, table.seats_of(page.person))
        if changed:
            await house.store_changes(table, *changed)
        page.ready = True
        page.send_json(table.to_json(page.person))
        await send_chat(house, table, page)
        await send_missed(house, table, page, message.have)
    house.send_table_soon(table)
    running.consider_bots(house, table)
    await begin_if_ready(house, table)
    house.spawn(begin_soon(house, table))


async def since(house: House, table: Table, page: Connection, message: messages.Since) -> None:
    async with table.lock:
        await send_missed(house, table, page, message.have)


async def send_missed(house: House, table: Table, page: Connection, have: int) -> None:
    """Everything after an entry; before the game has begun there is nothing to tell."""
    if not table.news:
        return
    told = table.remembered_news(have)
    if told is None:
        told = [piece for _, piece in await house.store.told(table.id, have)]
    page.send(whole(table, page.person, have, told, house.now()))


async def act(house: House, table: Table, page: Connection, message: messages.Act) -> None:
    async with table.lock:
        number = await known_number(house, table, message)
        fresh = number is None
        if number is None:
            seat = own_seat(table, page, message.seat)
            play = running.running_play(table)
            choice = play.choice_of(message.seat, message.action)
            changed = (message.seat,) if seat.away else ()
            seat.away = False
            key = entry_key(message)
            number = await running.answer(house, table, message.seat, choice, key, changed)
        page.send_json({"kind": "ack", "key": message.key, "number": number})
        if fresh:
            running.tell(house, table)
            if changed:
                house.send_table(table)


async def undo(house: House, table: Table, page: Connection, message: messages.Undo) -> None:
    async with table.lock:
        number = await known_number(house, table, message)
        if number is None:
            own_seat(table, page, message.seat)
            number = await running.undo(house, table, message.seat, entry_key(message))
        page.send_json({"kind": "ack", "key": message.key, "number": number})


def entry_key(message: messages.Act | messages.Undo) -> str:
    """The key as it is stored: nobody can answer for another by guessing a key."""
    return f"{message.seat}.{message.key}"


async def known_number(house: House, table: Table, message: messages.Act | messages.Undo) -> int | None:
    """The entry a repeated message became; None if it is new, and a refusal if it comes too late."""
    key = entry_key(message)
    known = table.keys.get(key)
    if known is None and table.news and message.at != next(reversed(table.news)):
        known = await house.store.number_of_key(table.id, key)
        if known is None:
            running.running_play(table)
            raise Refused("late")
    return known


async def sit(house: House, table: Table, page: Connection, message: messages.Sit) -> None:
    async with table.lock:
        seat = seat_of(table, message.seat)
        if table.status not in (WAITING, RUNNING):
            raise Refused("over")
        if table.locked and page.person != table.creator:
            raise Refused("locked")
        if seat.by != "open":
            raise Refused("taken")
        name = checked_name(message.name) if message.name.strip() else await house.store.name_of(page.person)
        seat.give_to(page.person, name, message.share)
        if table.play is not None:
            set_clock(table, table.play.asked, house.now())
        await house.store_changes(table, message.seat)
        house.watch_clock(table)
        house.send_table(table)
    await begin_if_ready(house, table)


async def stand(house: House, table: Table, page: Connection, message: messages.Stand) -> None:
    async with table.lock:
        seat = own_seat(table, page, message.seat)
        if table.status == WAITING:
            seat.leave_open()
        else:
            running.running_play(table)
            seat.give_to_bot("greedy")
            set_clock(table, table.play.asked if table.play else None, house.now())
        await house.store_changes(table, message.seat)
        house.send_table(table)
        running.consider_bots(house, table)


async def seat(house: House, table: Table, page: Connection, message: messages.Seat) -> None:
    """The creator says who sits where; whoever holds a seat may choose its monster before the game."""
    async with table.lock:
        place = seat_of(table, message.seat)
        only_monster = message.by == "me" and place.person == page.person
        if page.person != table.creator and not (only_monster and table.status == WAITING):
            raise Refused("not_creator")
        if table.status != WAITING:
            running.running_play(table)
            if place.by == PERSON and table.is_connected(place) and not place.away:
                raise Refused("not_absent")
        changed = {message.seat} | choose_monster(table, message.seat, message.monster)
        if not only_monster:
            await give(house, table, page, place, message.by)
        if table.play is not None:
            set_clock(table, table.play.asked, house.now())
        await house.store_changes(table, *changed)
        house.watch_clock(table)
        house.send_table(table)
        running.consider_bots(house, table)
    await begin_if_ready(house, table)


async def give(house: House, table: Table, page: Connection, place: Seat, by: str) -> None:
    """Put somebody in a seat, by the word of the protocol."""
    if by == "open":
        place.leave_open()
    elif by == "me":
        share = next((table.seats[number].share for number in table.seats_of(page.person)), None)
        place.give_to(page.person, await house.store.name_of(page.person), share)
    elif by.startswith(BOT) and by.removeprefix(BOT) in bot_names():
        place.give_to_bot(by.removeprefix(BOT))
    else:
        raise Refused("bad_message")


def choose_monster(table: Table, number: int, monster: str | None) -> set[int]:
    """Put another monster in a seat; if it sits elsewhere already, the two change places. Which other seats changed."""
    if monster is None or monster == table.seats[number].monster:
        return set()
    if table.status != WAITING:
        raise Refused("begun")
    if monster not in game_info(table.game).rules.names.MONSTERS[table.options["edition"]]:
        raise Refused("bad_message")
    others = {other for other, seat in enumerate(table.seats) if seat.monster == monster}
    for other in others:
        table.seats[other].monster = table.seats[number].monster
    table.seats[number].monster = monster
    return others


async def back(house: House, table: Table, page: Connection, message: messages.Back) -> None:
    async with table.lock:
        own_seat(table, page, message.seat)
        changed = take_back_seats(house, table, [message.seat])
        if changed:
            await house.store_changes(table, *changed)
            house.send_table(table)


async def lock(house: House, table: Table, page: Connection, message: messages.Lock) -> None:
    async with table.lock:
        only_creator(table, page)
        table.locked = message.locked
        await house.store_changes(table)
        house.send_table(table)


async def start(house: House, table: Table, page: Connection, message: messages.Start) -> None:
    async with table.lock:
        only_creator(table, page)
        if table.status != WAITING:
            raise Refused("begun")
        await begin(house, table)


async def share(house: House, table: Table, page: Connection, message: messages.SetShare) -> None:
    """A page adds to the dice; once they roll, nothing can be added."""
    async with table.lock:
        mine = table.seats_of(page.person)
        if table.status != WAITING or not mine:
            return
        for number in mine:
            table.seats[number].share = message.share
        await house.store_changes(table, *mine)
        house.send_table(table)
    await begin_if_ready(house, table)


async def say(house: House, table: Table, page: Connection, message: messages.Say) -> None:
    async with table.lock:
        key = f"{page.person}.{message.key}"
        line = checked_line(message.text)
        if table.lines is None:
            stored = await house.store.lines(table.id)
            table.lines = stored[-1].number + 1 if stored else 0
            for row in stored[-KEYS_REMEMBERED // 2 :]:
                table.remember_key(row.key, row.number)
        if key in table.keys:
            page.send_json({"kind": "ack", "key": message.key, "number": table.keys[key]})
            return
        mine = table.seats_of(page.person)
        name = table.seats[mine[0]].name if mine else await house.store.name_of(page.person)
        number, seat = table.lines, mine[0] if mine else None
        said = {"number": number, "name": name, "seat": seat, "text": line, "at": house.now()}
        await house.write(table, [(new_line, [{"table_id": table.id, "key": key, **said}])])
        table.lines += 1
        table.remember_key(key, number)
        page.send_json({"kind": "ack", "key": message.key, "number": number})
        for connection in table.connections:
            if connection.ready:
                connection.send_json({"kind": "chat", "lines": [said]})


async def send_chat(house: House, table: Table, page: Connection) -> None:
    lines = [
        {"number": row.number, "name": row.name, "seat": row.seat, "text": row.text, "at": row.at}
        for row in await house.store.lines(table.id)
    ]
    page.send_json({"kind": "chat", "lines": lines})


async def rematch(house: House, table: Table, page: Connection, message: messages.Rematch) -> None:
    async with table.lock:
        if table.status != OVER:
            raise Refused("not_over")
        if page.person != table.creator and not table.seats_of(page.person):
            raise Refused("not_seated")
        if table.rematch is None:
            table.rematch = await new_rematch(house, table, page.person)
            await house.store_changes(table)
        house.send_table(table)


async def ping(house: House, table: Table, page: Connection, message: messages.Ping) -> None:
    page.send('{"kind":"pong"}')


# --- who may ------------------------------------------------------------------------------------


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no_such_seat")
    return table.seats[number]


def own_seat(table: Table, page: Connection, number: int) -> Seat:
    seat = seat_of(table, number)
    if seat.by != PERSON or seat.person != page.person:
        raise Refused("not_your_seat")
    return seat


def only_creator(table: Table, page: Connection) -> None:
    if page.person != table.creator:
        raise Refused("not_creator")


def claim_seat(table: Table, person: str, claim: str) -> set[int]:
    """Whoever has the secret of a seat takes it along to another browser."""
    for number, seat in enumerate(table.seats):
        if seat.by == PERSON and seat.claim == claim and seat.person != person:
            seat.person = person
            return {number}
    return set()


def take_back_seats(house: House, table: Table, numbers: list[int]) -> set[int]:
    """Their holder plays these seats again; which of them a bot had played."""
    changed = {number for number in numbers if table.seats[number].away}
    for number in changed:
        table.seats[number].away = False
    if table.play is not None and table.play.asked in changed:
        set_clock(table, table.play.asked, house.now())
        house.watch_clock(table)
    return changed


Manner = Callable[["House", Table, "Connection", Any], Awaitable[None]]

MANNERS: dict[type[messages.Message], Manner] = {
    messages.Hello: hello,
    messages.Since: since,
    messages.Act: act,
    messages.Undo: undo,
    messages.Sit: sit,
    messages.Stand: stand,
    messages.Seat: seat,
    messages.Back: back,
    messages.Lock: lock,
    messages.Start: start,
    messages.SetShare: share,
    messages.Say: say,
    messages.Rematch: rematch,
    messages.Ping: ping,
}
