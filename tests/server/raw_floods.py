"""Attacks below the level of messages, from one address of this machine: connections, requests, frames and files."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

TICK = 0.02
ELSEWHERE = "127.0.0.2"
"""An address of this machine other than that of the players."""

LINES = 150
"""How many connections an attacker tries to hold at once."""

BUSY_LINES = 8
LATER = 0.25
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
SLOW_FILE = (
    "game: king\nseats: [gigazaur, the_king]\nscript: [" + "{dice: [1, 1, 1, 1, 1, 1]}, " * 15_000 + "]\n"
).encode()

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Target:
    """Where the flood goes, for how long, and with what result."""

    host: str
    port: int
    table: str
    until: float
    seen: Counter[str] = field(default_factory=Counter)

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self.until

    async def open(self, address: str = ELSEWHERE) -> Stream:
        return await asyncio.open_connection(self.host, self.port, local_addr=(address, 0))

    def request(self, path: str, more: str = "", method: str = "GET", host: str = "localhost") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n"
        return f"{head}{more}\r\n\r\n".encode() if more else f"{head}\r\n".encode()

    def upgrade(self) -> bytes:
        path = f"/ws/tables/{self.table}"
        return self.request(path, f"Connection: Upgrade\r\nUpgrade: websocket\r\n{KEY}")


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def pour(target: Target, start: bytes, again: bytes, then: bytes = b"") -> None:
    """Send something, then something else once answered, and then the same again and again."""
    async with line(target) as (reader, writer):
        writer.write(start)
        if then:
            await read_for(reader, TICK)
            writer.write(then)
        while target.lasts and not reader.at_eof():
            writer.write(again)
            await writer.drain()
            await read_for(reader, TICK)


async def hold(target: Target, start: bytes, drip: bytes = b"") -> None:
    """Keep a connection as long as possible."""
    async with line(target) as (reader, writer):
        writer.write(start)
        while target.lasts and not reader.at_eof():
            writer.write(drip)
            await read_for(reader, LATER)
    await asyncio.sleep(LATER)


async def read_for(reader: asyncio.StreamReader, seconds: float) -> None:
    """Read the replies, or the flood would stop itself."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while await reader.read(65536):
                pass


@contextlib.asynccontextmanager
async def line(target: Target) -> AsyncIterator[Stream]:
    """A connection that may be refused or cut off at any time; both are counted."""
    try:
        reader, writer = await target.open()
    except OSError:
        target.seen["refused"] += 1
        await asyncio.sleep(TICK)
        raise
    target.seen["opened"] += 1
    try:
        yield reader, writer
    finally:
        target.seen["cut off"] += target.lasts
        writer.transport.abort()


async def many(target: Target, lines: int, attack: Callable[[], Awaitable[None]]) -> None:
    """Attack on this many connections at once, and reconnect whenever cut off."""

    async def again_and_again() -> None:
        while target.lasts:
            with contextlib.suppress(OSError):
                await attack()

    await asyncio.gather(*(again_and_again() for _ in range(lines)))


async def control_frames(target: Target) -> None:
    await many(target, BUSY_LINES, lambda: pour(target, target.upgrade(), masked(Opcode.PING) * 100))


async def empty_fragments(target: Target) -> None:
    first, empty = masked(Opcode.TEXT, fin=False), masked(Opcode.CONT, fin=False)
    await many(target, BUSY_LINES, lambda: pour(target, target.upgrade(), empty * 100, first))


async def half_requests(target: Target) -> None:
    await many(target, LINES, lambda: hold(target, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", b"a"))


async def half_bodies(target: Target) -> None:
    start = target.request("/api/me", "Content-Length: 60000", "PUT")
    await many(target, LINES, lambda: hold(target, start, b" "))


async def silent_connections(target: Target) -> None:
    await many(target, LINES, lambda: hold(target, b""))


async def silent_sockets(target: Target) -> None:
    await many(target, LINES, lambda: hold(target, target.upgrade()))


async def endless_headers(target: Target) -> None:
    await many(target, BUSY_LINES, lambda: pour(target, b"GET / HTTP/1.1\r\nX: ", b"a" * 16_000))


async def requests(target: Target) -> None:
    await many(target, BUSY_LINES, lambda: pour(target, b"", target.request("/api/catalogue") * 10))


async def missing_pages(target: Target) -> None:
    await many(target, BUSY_LINES, lambda: pour(target, b"", target.request("/" + "x" * 300 + ".js") * 20))


async def garbage_requests(target: Target) -> None:
    await many(target, BUSY_LINES, lambda: pour(target, b"\0\r\n\r\n", b"\xff" * 100))


async def new_connections(target: Target) -> None:
    async def knock() -> None:
        async with line(target):
            await asyncio.sleep(TICK / 4)

    await many(target, BUSY_LINES, knock)


async def qr_codes(target: Target) -> None:
    path = f"/api/tables/{target.table}/qr.svg"
    number = iter(range(10**9))
    await many(target, BUSY_LINES, lambda: pour(target, b"", target.request(path, host=f"host-{next(number)}") * 5))


async def slow_files(target: Target) -> None:
    length = f"Content-Length: {len(SLOW_FILE)}\r\nConnection: close"
    sent = target.request("/api/replay", length, "POST") + SLOW_FILE
    await many(target, BUSY_LINES, lambda: hold(target, sent))


RAW_FLOODS: dict[str, Callable[[Target], Awaitable[None]]] = {
    flood.__name__.replace("_", " "): flood
    for flood in (
        control_frames,
        empty_fragments,
        half_requests,
        half_bodies,
        silent_connections,
        silent_sockets,
        endless_headers,
        requests,
        missing_pages,
        garbage_requests,
        new_connections,
        qr_codes,
        slow_files,
    )
}


async def raw_flood(address: str, what: str, until: float) -> Counter[int | str]:
    """Attack a table's socket, or its server; returns how often the attacker was refused or cut off."""
    place = urlsplit(address)
    assert place.hostname is not None
    assert place.port is not None
    target = Target(place.hostname, place.port, place.path.rpartition("/")[2], until)
    await RAW_FLOODS[what](target)
    return Counter(target.seen)
