"""What is sent about a game: assembled from parts that are already JSON, once for everyone who may see the same."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from daikaiju.messages import Argument, Message
from daikaiju.scene.drawn import Scene
from daikaiju.table import views
from daikaiju.table.clock import clock_shown
from daikaiju.table.pieces import Piece, without_undone_pieces
from daikaiju.table.play import NULL
from daikaiju.table.protocol.tables import Notice, Whole, as_text, ready
from daikaiju.table.table import Table

NOBODY = ""
"""Someone who neither sits at a table nor created it."""


def news(table: Table, piece: Piece, now: int) -> tuple[str, str]:
    """`News` for everyone, and for the holder of the seat that is asked; assembled from parts that are already JSON."""
    play = table.play
    assert play is not None
    head = b'{"kind":"news",' + piece.json[1:-1] + b',"question":'
    clock, undo = msgspec.json.encode(clock_shown(table, now)), msgspec.json.encode(play.can_undo)
    tail = b',"clock":' + clock + b',"undo":' + undo + b"}"
    return (head + play.public + tail).decode(), (head + play.full + tail).decode()


def send_news(table: Table, piece: Piece, now: int) -> None:
    """Tell everyone at a table."""
    play = table.play
    assert play is not None
    public, full = news(table, piece, now)
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
            connection.send_message(views.table_for(table, connection.person, connection.ignores))
            continue
        public = public or as_text(views.table_for(table, NOBODY))
        connection.send(public)


def send_all(table: Table, message: Struct, by: str | None = None) -> None:
    """Send everyone the same message, except those who ignore its author."""
    text = as_text(message)
    for connection in table.connections:
        if connection.ready and by not in connection.ignores:
            connection.send(text)


def send_undone(table: Table, start: int, piece: Piece, now: int) -> None:
    """Tell everyone that a choice was undone."""
    play = table.play
    assert play is not None
    holder = table.seats[play.asked].person if play.asked is not None else None
    full, public = (whole(table, person, start, [piece], now, undone=True) for person in (holder, NOBODY))
    for connection in table.connections:
        if connection.ready:
            connection.send(full if connection.person == holder else public)


def send_notice(table: Table, name: str, /, **arguments: Argument) -> None:
    """Tell everyone at a table something outside the game, in the words of `server-notice-NAME`."""
    send_all(table, notice(name, **arguments))


def notice(name: str, /, **arguments: Argument) -> Notice:
    return Notice(Message(f"server-notice-{name}", arguments))


def whole(table: Table, person: str | None, have: int, missed: list[Piece], now: int, *, undone: bool = False) -> str:
    """`Whole` for one person: what they missed, and the state of the game."""
    last = table.latest_piece
    shown = last.shown()
    pieces = without_undone_pieces(missed)
    return as_text(
        Whole(
            start=have,
            number=last.number,
            events=[],
            scene=cast(Scene, shown.scene),
            question=ready(question_for(table, person)),
            clock=clock_shown(table, now),
            undo=table.play.can_undo if table.play is not None else None,
            told=[ready(piece.json) for piece in pieces],
            lesson=cast(Message, shown.lesson) if bytes(shown.lesson) else None,
            undone=undone or any(piece.undone is not None for piece in pieces),
        )
    )


def question_for(table: Table, person: str | None) -> bytes:
    """The open question as a person may see it."""
    play = table.play
    if play is None or play.asked is None:
        return NULL
    return play.full if table.seats[play.asked].person == person else play.public
