"""An attacker in a separate process: `python -m tests.server.flooding ADDRESS WHAT [SECONDS]` prints how it fared.

ADDRESS is that of a table's socket on this machine. This floods it with messages; attacks below that level are in
`raw_floods`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.raw_floods import ELSEWHERE, RAW_FLOODS, TICK, raw_flood

LASTS = 1.5
PATIENCE = 30.0
"""How many seconds a flood lasts longer if nobody has stopped it yet."""

SOCKETS = 4
EACH_SECOND = 1000
"""How many messages come on each socket."""

FLOODS: dict[str, Callable[[int], str | bytes]] = {
    "garbage": lambda number: b"\xff" * 100 if number % 2 else "no JSON at all",
    "ping": lambda number: '{"kind": "ping"}',
    "since": lambda number: '{"kind": "since", "have": -1}',
    "hello": lambda number: '{"kind": "hello"}',
    "act": lambda number: json.dumps(
        {"kind": "act", "seat": number % 2, "at": number, "action": number % 64, "key": str(number)}
    ),
    "say": lambda number: json.dumps({"kind": "say", "text": secrets.token_hex(150), "key": str(number)}),
}


async def attack(address: str, what: str, until: float, closed: Counter[int | str]) -> None:
    """Pour out messages, and reconnect whenever cut off."""
    while goes_on(until, closed):
        try:
            async with connect(
                address, local_addr=(ELSEWHERE, 0), compression=None, proxy=None, max_size=None, close_timeout=0.5
            ) as page:
                reading = asyncio.create_task(read_all(page))
                await pour(page, what, until, closed)
                reading.cancel()
        except ConnectionClosed as error:
            closed[error.rcvd.code if error.rcvd else 0] += 1
        except (WebSocketException, OSError):
            closed[0] += 1
            await asyncio.sleep(TICK)


def goes_on(until: float, closed: Counter[int | str]) -> bool:
    """A busy server takes longer to notice."""
    now = time.monotonic()
    return now < until or (not closed and now < until + PATIENCE)


async def pour(page: ClientConnection, what: str, until: float, closed: Counter[int | str]) -> None:
    await page.send('{"kind": "hello"}')
    number = 0
    while goes_on(until, closed):
        for _ in range(int(EACH_SECOND * TICK)):
            await page.send(FLOODS[what](number))
            number += 1
        await asyncio.sleep(TICK)


async def read_all(page: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in page:
            pass


async def flood(address: str, what: str, seconds: str = str(LASTS)) -> dict[int | str, int]:
    until = time.monotonic() + float(seconds)
    if what in RAW_FLOODS:
        return dict(await raw_flood(address, what, until))
    closed: Counter[int | str] = Counter()
    await asyncio.gather(*(attack(address, what, until, closed) for _ in range(SOCKETS)))
    return dict(closed)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(flood(*sys.argv[1:]))))
