"""Long games and crowds of spectators: assembling what they are sent holds nobody up."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson

from daikaiju.server.http.limits import FREE_LETTERS, Allowance, Limit, Limits
from daikaiju.server.http.uvicorn_protocols import framed
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.tables.connection import Connection
from daikaiju.table import news
from daikaiju.table.pieces import Piece, without_undone_pieces
from daikaiju.table.protocol.tables import Chat
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.table import Table
from tests.server.waiting import eventually

PIECES, SPECTATORS = 3000, 500
SOON = 0.25
"""How many seconds of work a busy machine may take for what takes a tenth of that."""


def piece(start: int, number: int, **more: Any) -> Piece:
    told = {"from": start, "number": number, "events": [], "scene": {"cards": ["wings"] * 300}}
    return Piece.read(orjson.dumps({**told, **more}))


def table_with(people: int) -> tuple[Table, list[Any]]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    table = Table("t", "king", {}, [Seat("gigazaur", PERSON, "Ann", person="ann")], creator="ann", secret=bytes(32))
    for number in range(people):
        connection = Connection(send, "ann" if number == 0 else f"spectator {number}")
        connection.ready = True
        table.connections.add(connection)
    return table, sent


def test_a_long_game_is_put_together_without_reading_it() -> None:
    table, _ = table_with(0)
    told = [piece(number - 1, number) for number in range(PIECES)]
    table.remember_piece(told[-1])
    began = time.process_time()
    text = news.whole(table, "ann", -1, told, 0)
    assert time.process_time() - began < SOON
    read = orjson.loads(text)
    assert [piece["number"] for piece in read["told"]] == list(range(PIECES))
    assert "undone" not in read


def test_a_choice_taken_back_is_not_sent() -> None:
    told = [piece(-1, 0), piece(0, 1), piece(1, 2), piece(2, 3, undone=2), piece(3, 4)]
    kept = [piece.told() for piece in without_undone_pieces(told)]
    assert [(text["from"], text["number"]) for text in kept] == [(-1, 0), (0, 3), (3, 4)]
    # A page that saw what was undone is told so; one that saw half of it is told the current state.
    assert [piece.told()["undone"] for piece in without_undone_pieces([told[3]])] == [2]
    kept = [piece.told() for piece in without_undone_pieces(told[2:])]
    assert [(text["from"], text["number"], text["events"]) for text in kept] == [(1, 3, []), (3, 4, [])]


def test_a_full_gallery_hears_the_same_text() -> None:
    async def run() -> None:
        table, sent = table_with(SPECTATORS)
        began = time.process_time()
        news.send_table(table)
        news.send_all(table, Chat([]))
        assert time.process_time() - began < SOON
        await eventually(lambda: len(sent) == 2 * SPECTATORS, "everybody hears both")
        shown = {message["text"] for message in sent}
        assert len(shown) == 3, "the creator's table, everybody else's, and the line of chat"

    asyncio.run(run())


def test_a_text_is_framed_once() -> None:
    text = "x" * 1000
    assert framed(text) is framed(text)
    assert framed("é" * 200)[:4] == b"\x81\x7e\x01\x90"


def test_long_answers_count_as_several_messages() -> None:
    limits = Limits(True)
    allowance = Allowance(limits, "192.0.2.1", "table")
    allowance.was_sent(FREE_LETTERS - 1)
    assert limits.of[Limit.MESSAGES].take("192.0.2.1", 400)
    allowance.was_sent(50 * FREE_LETTERS)
    assert not limits.of[Limit.MESSAGES].take("192.0.2.1", 0)
    assert limits.of[Limit.MESSAGES].take("192.0.2.2", 1)


def test_the_settings_name_no_proxy_and_no_host_by_themselves() -> None:
    settings = Settings()
    assert settings.trusted_proxies == settings.allowed_hosts == ()


def test_pages_open_in_other_processes_count_too() -> None:
    crowded, other = Limits(True), Limits(True)
    for _ in range(crowded.sockets.most_each - 1):
        crowded.sockets.add("192.0.2.1")
    crowded.sockets.add("192.0.2.2")
    other.open_elsewhere(1, crowded.open_here())
    assert other.may_connect("192.0.2.1")
    other.sockets.add("192.0.2.1")
    assert not other.may_connect("192.0.2.1")
    assert other.may_connect("192.0.2.2")
    other.open_elsewhere(1, {})
    assert other.may_connect("192.0.2.1")
