"""What is sent about a game: assembled from parts that are already JSON, once for everyone who may see the same."""

from __future__ import annotations

import re

import msgspec
import orjson
from msgspec import Struct

from daikaiju.messages import Argument, Message
from daikaiju.table import views
from daikaiju.table.clock import told_clock
from daikaiju.table.play import NULL
from daikaiju.table.protocol.tables import Notice, Whole, as_text, ready
from daikaiju.table.table import Table

NOBODY = ""
"""Someone who neither sits at a table nor created it."""

HEAD = re.compile(rb'\{"from":(-?\d+),"number":(-?\d+),')
UNDONE = re.compile(rb',"undone":(\d+)')


def news(table: Table, told: bytes, now: int) -> tuple[str, str]:
    """`News` for everyone, and for the holder of the seat that is asked; assembled from parts that are already JSON."""
    play = table.play
    assert play is not None
    head = b'{"kind":"news",' + told[1:-1] + b',"question":'
    clock, undo = msgspec.json.encode(told_clock(table, now)), msgspec.json.encode(play.can_undo)
    tail = b',"clock":' + clock + b',"undo":' + undo + b"}"
    return (head + play.public + tail).decode(), (head + play.full + tail).decode()


def send_news(table: Table, told: bytes, now: int) -> None:
    """Tell everyone at a table."""
    play = table.play
    assert play is not None
    public, full = news(table, told, now)
    holder = table.seats[play.asked].person if play.asked is not None else None
    for connection in table.connections:
        if connection.ready:
            connection.send(full if connection.person == holder else public)


def send_table(table: Table) -> None:
    """Send everyone the table; those who neither sit at it nor created it all get the same text."""
    public: str | None = None
    for connection in table.connections:
        if not connection.ready:
            continue
        if table.concerns(connection.person) or not table.people.isdisjoint(connection.ignores):
            connection.send_message(views.told(table, connection.person, connection.ignores))
            continue
        public = public or as_text(views.told(table, NOBODY))
        connection.send(public)


def send_all(table: Table, message: Struct, by: str | None = None) -> None:
    """Send everyone the same message, except those who ignore its author."""
    text = as_text(message)
    for connection in table.connections:
        if connection.ready and by not in connection.ignores:
            connection.send(text)


def send_undone(table: Table, start: int, told: bytes, now: int) -> None:
    """Tell everyone that a choice was undone."""
    play = table.play
    assert play is not None
    holder = table.seats[play.asked].person if play.asked is not None else None
    full, public = (whole(table, person, start, [told], now, undone=True) for person in (holder, NOBODY))
    for connection in table.connections:
        if connection.ready:
            connection.send(full if connection.person == holder else public)


def send_notice(table: Table, name: str, /, **arguments: Argument) -> None:
    """Tell everyone at a table something outside the game, in the words of `server-notice-NAME`."""
    send_all(table, notice(name, **arguments))


def notice(name: str, /, **arguments: Argument) -> Notice:
    return Notice(Message(f"server-notice-{name}", arguments))


def whole(table: Table, person: str | None, have: int, told: list[bytes], now: int, *, undone: bool = False) -> str:
    """`Whole` for one person: what they missed, and the state of the game."""
    last = orjson.loads(table.latest_told)
    pieces = without_undone_news(told)
    return as_text(
        Whole(
            start=have,
            number=last["number"],
            events=[],
            scene=last["scene"],
            question=ready(question_for(table, person)),
            clock=told_clock(table, now),
            undo=table.play.can_undo if table.play is not None else None,
            told=[ready(piece) for piece in pieces],
            lesson=last.get("lesson"),
            undone=undone or any(b',"undone":' in piece for piece in pieces),
        )
    )


def without_undone_news(told: list[bytes]) -> list[bytes]:
    """Stored news for someone who missed it, without what was undone.

    A long game has thousands of pieces, so only their numbers are read. A page may have seen something that was
    undone before the first of them; it is told the current state instead.
    """
    kept: list[tuple[int, int, bytes]] = []
    numbers: list[int | None] = []
    for piece in told:
        start, number, rest = split(piece)
        taken_back = UNDONE.search(piece) if b',"undone":' in piece else None
        if taken_back is None or not numbers or numbers[-1] != int(taken_back[1]):
            kept.append((start, number, rest))
            numbers.append(number)
            continue
        first, _, _ = kept.pop()
        numbers.pop()
        if kept:
            kept[-1] = (kept[-1][0], number, kept[-1][2])
        else:
            scene = orjson.dumps(orjson.loads(piece)["scene"])
            kept.append((first, number, b'"events":[],"scene":' + scene + b"}"))
            numbers.append(None)
    return [b'{"from":%d,"number":%d,' % (start, number) + rest for start, number, rest in kept]


def split(piece: bytes) -> tuple[int, int, bytes]:
    """Where a piece of news starts, where it ends, and the rest of its JSON."""
    head = HEAD.match(piece)
    assert head is not None
    return int(head[1]), int(head[2]), piece[head.end() :]


def question_for(table: Table, person: str | None) -> bytes:
    """The open question as a person may see it."""
    play = table.play
    if play is None or play.asked is None:
        return NULL
    return play.full if table.seats[play.asked].person == person else play.public
