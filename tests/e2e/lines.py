"""The connection between a page and its table, on which a test can tell the page whatever it wants to see drawn."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute
from tests.e2e.people import PATIENCE, Person
from tests.e2e.playing import BETWEEN_LOOKS, Player

from daikaiju import King
from daikaiju.messages import GameEvent, Question
from daikaiju.scene import question, scene
from daikaiju.table.protocol.tables import News, as_text


class Line:
    """The connection between a page and its table, on which the test can send the page messages."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.last: dict[str, Any] = {}
        """The last news of the game."""
        self.table: dict[str, Any] = {}
        """What was last said about the table."""
        self.changes: dict[str, Any] = {}
        """What the page was told about the table instead of what the server says."""
        self.heard: list[str] = []
        """The kinds of messages the page has sent, in order."""
        self.invented = False
        """The page has been told what the server knows nothing about, so its questions are not passed on."""
        person.page.route_web_socket("**/ws/**", self.opened)

    def opened(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()

        def said(text: str | bytes) -> None:
            self.heard.append(json.loads(text)["kind"])
            if not self.invented:
                server.send(text)

        page.on_message(said)
        server.on_message(self.carry)

    def wait_for(self, kind: str, times: int = 1) -> None:
        """Return once the page has sent a kind of message so often."""
        until = time.monotonic() + PATIENCE / 1000
        while self.heard.count(kind) < times:
            assert time.monotonic() < until, f"the page has said {self.heard}"
            self._person.page.wait_for_timeout(BETWEEN_LOOKS)

    def carry(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told["kind"] in ("news", "whole"):
            self.last = told
        elif told["kind"] == "table":
            self.table = told
            text = json.dumps({**told, **self.changes})
        self.page.send(text)

    def tell(self, game: King, seat: int | None, *events: GameEvent, asked: Question | None = None) -> None:
        """Tell the page that its game is in this position after some events, with a seat asked the question there, or
        another one."""
        self.invented = True
        asked, number = asked or question(game), self.last["number"]
        mine = None if seat is None or asked is None else msgspec.structs.replace(asked, seat=seat)
        news = News(
            start=number,
            number=number + 1,
            events=list(events),
            scene=scene(game),
            question=mine,
            clock=None,
            undo=None,
        )
        self.page.send(as_text(news))
        self.last = {**self.last, "number": number + 1}

    def change_table(self, **changes: Any) -> None:
        """Tell the page that something about its table is different."""
        self.changes = changes
        self.page.send(json.dumps({**self.table, **changes}))


def line_of_new_game(person: Person) -> Line:
    """Begin a game, and return its line once the person is asked."""
    line = Line(person)
    person.go("/")
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()
    return line
