"""A table without a server: somebody plays whole games through the messages of a page, against bots beside it.

It imports nothing of a server, and nothing that a browser's Python lacks; `test_alone` runs it where that is forbidden.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from msgspec import Struct

from daikaiju.game import Game
from daikaiju.table.bots import Question
from daikaiju.table.conversation import carry_out, read, refuse
from daikaiju.table.host import TableHost
from daikaiju.table.new_table import WantedSeat, open_lesson, open_table
from daikaiju.table.protocol.ignoring import How
from daikaiju.table.protocol.tables import ClockSetting, GameName, as_text
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OVER, Table
from tests.table.memory import MemoryStorage

ME = "somebody"
MOST_MESSAGES = 5000


class RandomBots:
    """Answers for bots, without thinking."""

    def __init__(self) -> None:
        self.random = random.Random(7)

    def is_offered(self, bot: str) -> bool:
        return bot in ("random", "greedy")

    async def choose(self, question: Question, game: Game) -> int:
        return self.random.choice(list(game.vocabulary.legal_choices(game.state)))

    def release(self, table: str) -> None: ...


class Page:
    """What a page is sent, and what it makes of it."""

    def __init__(self) -> None:
        self.person, self.address, self.speed, self.ready = ME, "", "instant", False
        self.ignores: dict[str, How] = {}
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed = False

    def send(self, text: str) -> None:
        self.received.put_nowait(json.loads(text))

    def send_message(self, message: Struct) -> None:
        self.send(as_text(message))

    def close(self) -> None:
        self.closed = True


class Player:
    """Somebody at a page who answers at random."""

    def __init__(self, host: TableHost, table: Table, seed: int) -> None:
        self.host, self.table, self.page = host, table, Page()
        self.random = random.Random(seed)
        self.heard: list[dict[str, Any]] = []

    async def say(self, **message: Any) -> None:
        sent = None
        try:
            sent = read(json.dumps(message))
            await carry_out(self.host, self.table, self.page, sent)
        except Refused as refused:
            refuse(self.page, refused, getattr(sent, "key", None))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.page.received.get(), 20)
            self.heard.append(message)
            if message["kind"] in kinds:
                return message

    async def play(self) -> list[dict[str, Any]]:
        """Play to the end; returns everything that was heard."""
        self.table.join(self.page)
        await self.say(kind="hello")
        for number in range(MOST_MESSAGES):
            news = await self.hear("news", "whole")
            if news["scene"]["over"]:
                return self.heard
            question = news["question"]
            if question is None or "answers" not in question:
                continue
            actions = [answer["action"] for answer in question["answers"]]
            if "reroll" in question:
                actions.append(question["reroll"]["first"] + self.random.randrange(2 ** question["reroll"]["dice"]))
            action = self.random.choice(actions)
            await self.say(kind="act", seat=question["seat"], at=news["number"], action=action, key=f"k{number}")
        raise AssertionError("the game does not end")


def new_host() -> TableHost:
    return TableHost(MemoryStorage(), RandomBots(), now=lambda: int(time.time() * 1000))


async def whole_game(game: GameName, seed: int, *, clock: ClockSetting | None = None) -> list[dict[str, Any]]:
    """A game against bots, from the first click to the end."""
    host = new_host()
    others = 1 if game == "duel" else 2
    seats = [WantedSeat(None, "me", "Ann"), *(WantedSeat(None, "bot:random", "") for _ in range(others))]
    clock = clock or ClockSetting()
    table = await open_table(host, ME, "Ann", game, {}, seats, clock=clock, listed=False, start=True)
    heard = await Player(host, table, seed).play()
    assert table.status == OVER
    return heard


async def lesson(game: GameName) -> list[dict[str, Any]]:
    """A learning game."""
    host = new_host()
    return await Player(host, await open_lesson(host, ME, "Ann", game), 3).play()
