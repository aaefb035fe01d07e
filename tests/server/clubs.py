"""People who play one game after another at their own tables, in the test's thread or alongside it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tests.server.ledger import Ledger
from tests.server.players import LOST, RETRY, Person, Player, Serving

MISCHIEF = 0.03

BACK_WITHIN = 300.0

TABLES: list[dict[str, Any]] = [
    {"game": "king", "seats": ["a", "b", "c", "d"]},
    {"game": "king", "seats": ["a", "b", "c"], "clock": {"kind": "game", "seconds": 3600}},
    {"game": "king", "seats": ["a", "bot:random", "b", "bot:greedy"]},
    {"game": "duel", "seats": ["a", "b"]},
    {"game": "duel", "seats": ["a", "a"]},
]
"""Who sits where: letters are browsers, of which the first may hold several seats."""


class Club:
    """The people of one table, who begin a new game whenever one is over."""

    def __init__(self, serving: Serving, setting: dict[str, Any], dice: random.Random, pause: float = 0) -> None:
        self.serving = serving
        self.setting = setting
        """The request to the server, except that seats are letters for browsers, some of which hold several."""
        self.dice = dice
        self.pause = pause
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self.people: dict[str, Person] = {}
        self.waits: list[float] = []
        """How long each acknowledgement took."""

    async def meet(self) -> None:
        while True:
            await self._play_one()

    def is_back(self) -> bool:
        """Whether all its pages are up to date again."""
        return bool(self.players) and all(player.life == self.serving.lives for player in self.players)

    def answered_since(self, moment: float) -> bool:
        """Whether an answer sent after a moment has been acknowledged."""
        return any(player.acknowledged_at > moment for player in self.players)

    async def _play_one(self) -> None:
        seats: list[str] = self.setting["seats"]
        letters = sorted({name for name in seats if len(name) == 1})
        for letter in letters:
            while letter not in self.people:
                with contextlib.suppress(*LOST):
                    self.people[letter] = await Person.arrive(self._serving(letter))
                await asyncio.sleep(RETRY)
        ledger = Ledger(await self._open(seats))
        self.ledgers.append(ledger)
        self.players = [
            Player(self.people[letter], ledger, places(seats, letter), self.dice, MISCHIEF, self.pause, self.waits)
            for letter in letters
        ]
        await asyncio.gather(*(player.play() for player in self.players))
        self.players = []

    def _serving(self, letter: str) -> Serving:
        """The server that a browser is connected to."""
        return self.serving

    async def _open(self, seats: list[str]) -> str:
        by = {"a": "me"} | {name: name for name in seats if name.startswith("bot:")}
        body = {
            **self.setting,
            "seats": [{"by": by.get(name, "open")} for name in seats],
            "start": True,
            "name": "Ann",
        }
        while True:
            try:
                return str((await self.people["a"].post("/api/tables", body))["id"])
            except LOST:
                await asyncio.sleep(RETRY)


def places(seats: list[str], letter: str) -> list[int]:
    return [place for place, name in enumerate(seats) if name == letter]


class Meetings:
    """Clubs that play in the background; `check` raises their errors."""

    def __init__(self, clubs: Sequence[Club]) -> None:
        self.clubs = clubs
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(club.meet()) for club in self.clubs]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def until(self, is_ready: Callable[[Club], bool], also_check: Callable[[], None] = lambda: None) -> None:
        """Wait until every club is ready."""
        began = time.monotonic()
        while not all(map(is_ready, self.clubs)):
            self.check()
            assert time.monotonic() < began + BACK_WITHIN, "somebody does not come back"
            also_check()
            await asyncio.sleep(0.02)


@dataclass
class Counted:
    """What the clubs of a run saw of it."""

    acknowledged: int = 0
    lines: int = 0
    games: int = 0

    def count(self, clubs: Sequence[Club]) -> None:
        ledgers = [ledger for club in clubs for ledger in club.ledgers]
        self.games = sum(ledger.over for ledger in ledgers)
        self.acknowledged = sum(len(ledger.acknowledged) for ledger in ledgers)
        self.lines = sum(len(ledger.lines) for ledger in ledgers)


class Beside:
    """Clubs that play in a separate thread while a test does something else; `check` raises their errors."""

    def __init__(self, *clubs: Club) -> None:
        self.clubs = clubs
        self._thread = threading.Thread(target=lambda: asyncio.run(self._meet()), daemon=True)
        self._begun = threading.Event()

    async def _meet(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        async with Meetings(self.clubs) as self._meetings:
            self._begun.set()
            await self._enough.wait()

    def check(self) -> None:
        self._meetings.check()

    def wait_for_table(self) -> None:
        """Return once every club has begun a game."""
        while not all(club.is_back() for club in self.clubs):
            self.check()
            time.sleep(0.02)

    @property
    def ledgers(self) -> list[Ledger]:
        return [ledger for club in self.clubs for ledger in club.ledgers]

    @property
    def waits(self) -> list[float]:
        """How long acknowledgements took so far."""
        return [wait for club in self.clubs for wait in club.waits]

    def __enter__(self) -> Self:
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._enough.set)
        self._thread.join()
