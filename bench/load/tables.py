"""How many tables one server can hold: four people at each, each with a socket, and each table acting once a second.

    python bench/load/tables.py 100 500 1000

starts `daikaiju serve` in another process for each number of tables, and prints how long it took from an answer being
sent until all four had seen it, and how much memory the server took for each table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from reporting import latency, machine

from daikaiju.fairness.dice import share_commitment

SEATS = 4
OPENING_AT_ONCE = 20
WARM_UP_TABLES = 20
WARM_UP_SECONDS = 5

NEWS, WHOLE, TABLE = b'{"kind":"news"', b'{"kind":"whole"', b'{"kind":"table"'
NUMBER, ANSWERS = b'"number":', b'"answers":'
WAITING, OVER = b'"status":"waiting"', b'"status":"over"'


class Page(WSListener):
    """The socket of one seat."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.share = secrets.token_hex(32)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say({"kind": "hello"})
        if self.seat:
            self.say({"kind": "sit", "seat": self.seat, "name": "Ann"})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if text.startswith((NEWS, WHOLE)):
            self.table.heard(self, text)
        elif text.startswith(TABLE) and OVER in text:
            self.table.over = True
        elif text.startswith(TABLE) and WAITING in text:
            self.add_share(orjson.loads(text))
        elif text.startswith(b'{"kind":"refused"'):
            self.table.load.refused += 1

    def add_share(self, table: dict[str, Any]) -> None:
        """Take part in the dice, as the page does."""
        fair = table["fair"]
        if not table["seats"][self.seat]["mine"]:
            return
        if fair["stage"] == "committing" and all(one["seat"] != self.seat for one in fair["commitments"]):
            commitment = share_commitment(table["id"], fair["commitment"], self.seat, self.share)
            commitments = [{"seat": self.seat, "commitment": commitment}]
            self.say({"kind": "commit", "to": fair["commitment"], "commitments": commitments})
        elif fair["stage"] == "opening" and all(one["seat"] != self.seat for one in fair["shares"]):
            self.say({"kind": "open", "to": fair["commitment"], "shares": [{"seat": self.seat, "share": self.share}]})

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.load.lost += not self.table.load.closing

    def say(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, orjson.dumps(message))


class LiveTable:
    """A table and its four pages, which answer at random when they are told to."""

    def __init__(self, load: Load, identity: str) -> None:
        self.load = load
        self.id = identity
        self.pages = [Page(self, seat) for seat in range(SEATS)]
        self.number = -1
        self.over = False
        self.ready = asyncio.Event()
        self._asking: tuple[Page, bytes] | None = None
        self._sent_at = 0.0
        self._waiting_for = -1
        self._seen = 0

    def heard(self, page: Page, text: bytes) -> None:
        """One page has been told the state of the game."""
        number = number_in(text)
        self.number = max(self.number, number)
        if ANSWERS in text:
            self._asking = (page, text)
            self.ready.set()
        if self._waiting_for >= 0 and number > self._waiting_for:
            self._seen += 1
            if self._seen == SEATS:
                self.load.took.append(time.perf_counter() - self._sent_at)
                self._waiting_for = -1

    def act(self) -> None:
        """Let the player who is being asked answer."""
        if self.over:
            self.load.ended += 1
            return
        if self._waiting_for >= 0 or self._asking is None:
            self.load.late += 1
            return
        page, text = self._asking
        question = orjson.loads(text)["question"]
        actions = [answer["action"] for answer in question["answers"]]
        if "reroll" in question:
            actions.append(question["reroll"]["first"] + random.randrange(2 ** question["reroll"]["dice"]))
        self._asking, self._seen, self._waiting_for = None, 0, self.number
        message = {"kind": "act", "seat": page.seat, "at": self.number, "action": random.choice(actions)}
        self._sent_at = time.perf_counter()
        page.say({**message, "key": secrets.token_hex(8)})


def number_in(text: bytes) -> int:
    """The number of the last entry in a message, without parsing all of it."""
    first = text.index(NUMBER) + len(NUMBER)
    return int(text[first : text.index(b",", first)])


class Load:
    """All tables at one server."""

    def __init__(self, port: int, addresses: Iterator[str] | None = None) -> None:
        self.port = port
        self.addresses = itertools.repeat("127.0.0.1") if addresses is None else addresses
        """The address of each table's people, which must differ on a server with limits."""
        self.tables: list[LiveTable] = []
        self.took: list[float] = []
        self.late = self.ended = self.refused = self.lost = 0
        self.closing = False
        self._cookies: list[str] = []

    async def open(self, tables: int) -> None:
        """Open this many more tables and sit down at them."""
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            while len(self._cookies) < SEATS:
                client.cookies.clear()
                answer = await client.get("/api/me")
                self._cookies.append(f"daikaiju={answer.cookies['daikaiju']}")
            client.cookies.clear()
            gate = asyncio.Semaphore(OPENING_AT_ONCE)
            await asyncio.gather(*(self._open_one(client, gate) for _ in range(tables)))

    async def _open_one(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        body = {
            "seats": [{"by": "me"}, *({"by": "open"} for _ in range(SEATS - 1))],
            "start": True,
            "name": "Ann",
        }
        async with gate:
            local = next(self.addresses)
            transport = httpx.AsyncHTTPTransport(local_address=local)
            async with httpx.AsyncClient(base_url=client.base_url, timeout=60, transport=transport) as opener:
                answer = await opener.post("/api/tables", json=body, headers={"Cookie": self._cookies[0]})
            table = LiveTable(self, answer.raise_for_status().json()["id"])
            for page, cookie in zip(table.pages, self._cookies, strict=True):
                url = f"ws://127.0.0.1:{self.port}/ws/tables/{table.id}"
                await ws_connect(
                    lambda page=page: page,
                    url,
                    extra_headers={"Cookie": cookie},
                    websocket_handshake_timeout=60,
                    read_buffer_init_size=4096,
                    local_addr=(local, 0),
                )
            await asyncio.wait_for(table.ready.wait(), 60)
        self.tables.append(table)

    async def play(self, seconds: float) -> None:
        """Let every table act once a second, spread evenly over the second."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for second in range(int(seconds)):
            for place, table in enumerate(self.tables):
                loop.call_at(began + second + place / len(self.tables), table.act)
            await asyncio.sleep(began + second + 1 - loop.time())
        await asyncio.sleep(0.5)

    def close(self) -> None:
        self.closing = True
        for table in self.tables:
            for page in table.pages:
                if page.transport is not None:
                    page.transport.disconnect()


class Server:
    """`daikaiju serve` with its own folder."""

    def __init__(self, *options: str, champion: bool = False) -> None:
        with socket.socket() as asked:
            asked.bind(("127.0.0.1", 0))
            self.port = int(asked.getsockname()[1])
        self._folder = tempfile.TemporaryDirectory()
        options = ("--no-browser", *options, "--port", str(self.port), "--data", self._folder.name)
        options += () if champion else ("--no-champion",)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "daikaiju", "serve", "--no-page", *options], stdout=subprocess.DEVNULL
        )

    async def wait(self) -> None:
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    await client.get(f"http://127.0.0.1:{self.port}/api/tables")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._folder.cleanup()


async def measure(tables: int, seconds: float) -> str:
    """One line of the result."""
    server = Server("--no-limits")
    try:
        await server.wait()
        load = Load(server.port)
        await load.open(WARM_UP_TABLES)
        await load.play(WARM_UP_SECONDS)
        before = server.memory()
        opening = time.perf_counter()
        await load.open(tables - WARM_UP_TABLES)
        opening = time.perf_counter() - opening
        await load.play(WARM_UP_SECONDS)
        load.took, load.late, load.ended = [], 0, 0
        gc.collect()
        used, own = server.processor_seconds(), time.process_time()
        await load.play(seconds)
        used, own = server.processor_seconds() - used, time.process_time() - own
        grown = (server.memory() - before) / (tables - WARM_UP_TABLES) / 1000
        load.close()
    finally:
        server.stop()
    actions = len(load.took)
    faults = f"{load.late} late, {load.ended} after the end, {load.refused} refused, {load.lost} lost"
    return (
        f"{tables} tables: {actions} actions seen by all, {actions / seconds:.0f} a second; "
        f"{latency(load.took)}, longest {1000 * max(load.took):.0f} ms; {grown:.0f} KB a table; "
        f"server {100 * used / seconds:.0f} % of a core, generator {100 * own / seconds:.0f} %; "
        f"opened in {opening:.1f} s; {faults}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Loads a server with tables at which four people play.")
    parser.add_argument("tables", type=int, nargs="*", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    print(machine())
    for tables in given.tables:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            print(runner.run(measure(tables, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
