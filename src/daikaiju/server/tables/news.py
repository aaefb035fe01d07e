"""What is sent of a game: put together from parts that are JSON already, once for everybody who may see the same."""

from __future__ import annotations

from typing import Any

import orjson

from daikaiju.server.tables.clock import clock_json
from daikaiju.server.tables.play import NULL, without_undone_news
from daikaiju.server.tables.table import Table


def news(table: Table, told: bytes, now: int) -> tuple[str, str]:
    """The message `news` for everybody, and for whoever holds the seat that is asked."""
    play = table.play
    assert play is not None
    head = b'{"kind":"news",' + told[1:-1] + b',"question":'
    tail = b',"clock":' + orjson.dumps(clock_json(table, now)) + b',"undo":' + orjson.dumps(play.can_undo) + b"}"
    return (head + play.public + tail).decode(), (head + play.full + tail).decode()


def send_news(table: Table, told: bytes, now: int) -> None:
    """Tell everybody at a table."""
    play = table.play
    assert play is not None
    public, full = news(table, told, now)
    holder = table.seats[play.asked].person if play.asked is not None else None
    for connection in table.connections:
        if connection.ready:
            connection.send(full if connection.person == holder else public)


def whole(table: Table, person: str, have: int, told: list[bytes], now: int, *, undone: bool = False) -> str:
    """The message `whole` for one person: what it lacks, and where the game stands."""
    pieces = told_pieces(told)
    last = orjson.loads(table.latest_told)
    message: dict[str, Any] = {
        "kind": "whole",
        "from": have,
        "number": last["number"],
        "events": [],
        "scene": last["scene"],
        "question": orjson.Fragment(question_for(table, person)),
        "clock": clock_json(table, now),
        "undo": table.play.can_undo if table.play is not None else None,
        "told": pieces,
    }
    if "lesson" in last:
        message["lesson"] = last["lesson"]
    if undone or any("undone" in piece for piece in pieces):
        message["undone"] = True
    return orjson.dumps(message).decode()


def told_pieces(told: list[bytes]) -> list[dict[str, Any]]:
    """Stored news as it is told to somebody who lacks it."""
    return without_undone_news([orjson.loads(piece) for piece in told])


def question_for(table: Table, person: str) -> bytes:
    """The open question as a person may see it."""
    play = table.play
    if play is None or play.asked is None:
        return NULL
    return play.full if table.seats[play.asked].person == person else play.public
