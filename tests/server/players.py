"""People at tables over real sockets: they play at random, reconnect when cut off, and record what they saw."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.ledger import Acknowledged, Ledger
from tests.server.sharing import Shares
from tests.server.waiting import PATIENCE

LOST = (OSError, WebSocketException, asyncio.TimeoutError, httpx.TransportError)
RETRY = 0.05
UNAVAILABLE = (502, 503, 504)
"""What a server says that cannot store anything now, or a proxy that reaches no server."""


class Serving(Protocol):
    """Where the server is."""

    address: str
    sockets: str
    lives: int
    """How often it was started."""


class Person:
    """A browser: its cookie and where the server is."""

    def __init__(self, serving: Serving, cookie: str) -> None:
        self.serving = serving
        self.cookie = cookie
        self.shares = Shares()

    @classmethod
    async def arrive(cls, serving: Serving) -> Person:
        async with httpx.AsyncClient(base_url=serving.address) as client:
            answer = await client.get("/api/me")
            if answer.status_code in UNAVAILABLE:
                raise httpx.TransportError("nobody answers")
            return cls(serving, f"daikaiju={answer.cookies['daikaiju']}")

    async def post(self, path: str, body: Any) -> Any:
        headers = {"Cookie": self.cookie, "Origin": self.serving.address}
        async with httpx.AsyncClient(base_url=self.serving.address, headers=headers) as client:
            answer = await client.post(path, json=body)
            if answer.status_code in UNAVAILABLE:
                raise httpx.TransportError("not stored")
            answer.raise_for_status()
            return answer.json()

    def connect(self, table: str) -> connect:
        return connect(
            f"{self.serving.sockets}/{table}",
            additional_headers={"Cookie": self.cookie},
            origin=self.serving.address,  # type: ignore[arg-type]  # its type is a str of its own
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        )


class Player:
    """One page at a table, for the seats it wants, until the game is over."""

    def __init__(
        self,
        person: Person,
        ledger: Ledger,
        wants: list[int],
        dice: random.Random,
        mischief: float = 0,
        pause: float = 0,
        waits: list[float] | None = None,
    ) -> None:
        self.person = person
        self.ledger = ledger
        self.wants = wants
        self.dice = dice
        self.mischief = mischief
        """How likely it is to send things twice, take choices back and chat."""
        self.pause = pause
        """How many seconds it thinks about an answer."""
        self.have = -1
        self.life = 0
        """In which run of the server it was last told the state of the game."""
        self.waits: list[float] = [] if waits is None else waits
        """How long each acknowledgement took."""
        self.acknowledged_at = 0.0
        """When the latest answer was sent that has been acknowledged."""
        self.pending: dict[str, dict[str, Any]] = {}
        self._sent_at: dict[str, float] = {}
        self._answering: str | None = None
        self._question: dict[str, Any] | None = None
        self._undo: int | None = None
        self._undone_at = -1
        self._seated: set[int] = set()
        self._status = "waiting"
        self._lines: set[str] = set()
        self._refused: set[str] = set()
        self._not_stored: dict[str, dict[str, Any]] = {}
        """What could not be stored; a second copy of it, sent at the same time, may be stored after all."""
        self._stored_later = -1
        self._keys = 0
        self._name = f"{dice.randrange(16**8):08x}"

    async def play(self) -> None:
        """Play to the end, coming back as often as needed."""
        while not self.ledger.over:
            try:
                async with self.person.connect(self.ledger.table) as socket:
                    await self._attend(socket)
            except LOST:
                pass
            await asyncio.sleep(RETRY)

    async def _attend(self, socket: ClientConnection) -> None:
        life = self.person.serving.lives
        await self._say(socket, {"kind": "hello", "have": self.have})
        for message in list(self.pending.values()):
            # It may or may not have arrived: the page sends it again, with the same key.
            await self._say(socket, message)
        async for text in socket:
            message = json.loads(text)
            await getattr(self, f"_on_{message['kind']}")(socket, message)
            if message["kind"] == "whole" or self._status == "waiting":
                self.life = life
            if self.ledger.over:
                return
            await self._consider(socket)

    async def _on_table(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self._status = message["status"]
        mine = {number for number, seat in enumerate(message["seats"]) if seat["mine"]}
        assert self._seated <= mine, f"seats {self._seated - mine} were lost"
        self._seated = mine
        if self._status == "waiting":
            for seat in self.wants:
                if message["seats"][seat]["by"] == "open":
                    await self._say(socket, {"kind": "sit", "seat": seat, "name": "Ann"})
            for answer in self.person.shares.messages(message):
                await self._say(socket, answer)
        assert self._status != "old_rules"
        self.ledger.over = self.ledger.over or self._status == "over"

    async def _on_news(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["from"] > self.have:
            await self._say(socket, {"kind": "since", "have": self.have})
            return
        self._learn(message)

    async def _on_whole(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message.get("undone"):
            self._undone_at = message["number"]
        self._learn(message)

    def _learn(self, message: dict[str, Any]) -> None:
        assert message["number"] >= self.have, "numbers ran backwards"
        self.have = message["number"]
        self.ledger.note_scene(self.have, message["scene"])
        self._question, self._undo = message["question"], message["undo"]

    async def _on_ack(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        key, number = message["key"], message["number"]
        sent = self.pending.pop(key, None)
        if sent is None and key in self._not_stored:
            sent = self._not_stored.pop(key)
            self._stored_later = number
        if sent is None:
            return
        self.waits.append(time.monotonic() - self._sent_at[key])
        self.acknowledged_at = max(self.acknowledged_at, self._sent_at[key])
        if sent["kind"] == "say":
            self.ledger.note_line(sent["text"], number)
            return
        self.ledger.note_ack(f"{sent['seat']}.{key}", Acknowledged(number, sent["seat"], sent.get("action")))
        self._answering = None
        if self.have < number:
            self._question = None

    async def _on_refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        key = message.get("key", "")
        sent = self.pending.pop(key, None)
        if message["code"] in ("not_stored", "not_read"):
            # Nothing happened: a player who is asked again answers again, unless another answer is under way.
            self._refused.add(key)
            if sent is not None:
                self._not_stored[key] = sent
            if self._answering == key:
                self._answering = None
            return
        if message["code"] == "too_fast" and key in self._lines:
            # On a busy machine, lines said one after another, or one of them twice, may arrive together.
            self._refused.add(key)
            return
        if sent is None:
            # Whoever asks for a seat again before hearing that it is theirs is told that it is taken, or play begins.
            # On a busy machine the dice may be fixed before a page has added its share.
            assert message["code"] in ("taken", "begun", "dice_fixed") or key in self._refused, message
            return
        self._refused.add(key)
        # A choice can be undone only until someone answers it: one of the two is too late. Everything else is fine.
        too_late = ("late", "nothing_to_undo", "no_more_undo", "over") if sent["kind"] == "undo" else ("late",)
        assert message["code"] in too_late, (sent, message)
        assert sent["kind"] == "undo" or max(self._undone_at, self._stored_later) > sent["at"], (sent, message)
        self._answering = None

    async def _on_notice(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        pass

    async def _on_clock(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        pass

    async def _on_chat(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        for line in message["lines"]:
            if line["seat"] is not None:
                self.ledger.note_line(line["text"], line["number"])

    async def _consider(self, socket: ClientConnection) -> None:
        """Answer if asked, and sometimes do something nobody asked for."""
        if self._status != "running" or self._answering is not None:
            return
        if self._undo in self._seated and self.dice.random() < self.mischief:
            await self._send(socket, {"kind": "undo", "seat": self._undo, "at": self.have})
            return
        if self.dice.random() < self.mischief:
            await self._send(socket, {"kind": "say", "text": f"{self._name} says {self._keys}"})
        question = self._question
        if question is not None and question["seat"] in self._seated and "answers" in question:
            await asyncio.sleep(self.pause)
            action = self._choose(question)
            await self._send(socket, {"kind": "act", "seat": question["seat"], "at": self.have, "action": action})

    def _choose(self, question: dict[str, Any]) -> int:
        actions: list[int] = [answer["action"] for answer in question["answers"]]
        if "reroll" in question:
            reroll = question["reroll"]
            actions.append(reroll["first"] + self.dice.randrange(2 ** reroll["dice"]))
        return self.dice.choice(actions)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send something with its own key."""
        self._keys += 1
        key = f"{self._name}-{self._keys}"
        message["key"] = key
        if message["kind"] == "say":
            self._lines.add(key)
        else:
            self._answering = key
            self.ledger.sent.add(f"{message['seat']}.{key}")
        self.pending[key] = message
        self._sent_at[key] = time.monotonic()
        await self._say(socket, message)
        if self.dice.random() < self.mischief:
            await self._say(socket, message)

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))
