"""What people at 100 tables notice while one address floods the server, for each kind of flood.

    python bench/load/floods.py
    python bench/load/floods.py "half requests" since --seconds 20

starts `daikaiju serve` with all its limits. Four people sit at each table; each table has its own address on this
machine and acts once a second. It prints how long it took from an answer being sent until all four had seen it:
before, during and after each flood, which comes from a separate process (tests/server/flooding.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import uvloop
from picows import WSListener, ws_connect
from reporting import latency, machine
from tables import WARM_UP_SECONDS, Load, Server

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.flooding import FLOODS  # noqa: E402  # the tests are no package that is installed
from tests.server.raw_floods import RAW_FLOODS  # noqa: E402  # as above

GALLERY = "500 spectators"
KINDS = [*RAW_FLOODS, *(f"{kind} messages" for kind in FLOODS), GALLERY]
SPECTATORS, SPECTATORS_EACH = 500, 20


def addresses() -> Iterator[str]:
    """One address of this machine after another."""
    for number in range(1, 2**16):
        yield f"127.1.{number >> 8}.{number & 255}"


class Measured:
    """How long answers took in one part of a run."""

    def __init__(self, load: Load) -> None:
        self.latency = latency(load.took)
        self.faults = f"{load.late} late, {load.refused} refused, {load.lost} lost"
        load.took, load.late, load.refused, load.lost = [], 0, 0, 0

    def __str__(self) -> str:
        return self.latency


async def measure(load: Load, seconds: float) -> Measured:
    load.took, load.late, load.refused, load.lost = [], 0, 0, 0
    await load.play(seconds)
    return Measured(load)


async def renew(load: Load, tables: int) -> None:
    """New tables for those whose game is over."""
    load.tables = [table for table in load.tables if not table.over]
    await load.open(tables - len(load.tables))


async def flood(load: Load, kind: str, seconds: float) -> str:
    """Attack the server while people play; returns how the attacker fared."""
    table = load.tables[0].id
    if kind == GALLERY:
        return await gallery(load, table)
    address = f"ws://127.0.0.1:{load.port}/ws/tables/{table}"
    what = kind.removesuffix(" messages") if kind not in RAW_FLOODS else kind
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.flooding", address, what, str(seconds),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, _ = await process.communicate()
    return ", ".join(f"{count} {what}" for what, count in json.loads(said).items())


async def gallery(load: Load, table: str) -> str:
    """Hundreds of people come to watch one table, a few from each address."""
    local = (f"127.2.0.{1 + number // SPECTATORS_EACH}" for number in range(SPECTATORS))
    pages = []
    for address in local:
        url = f"ws://127.0.0.1:{load.port}/ws/tables/{table}"
        transport, _ = await ws_connect(WSListener, url, local_addr=(address, 0), websocket_handshake_timeout=60)
        transport.send(1, b'{"kind":"hello"}')
        pages.append(transport)
    for page in pages:
        page.disconnect()
    return f"{len(pages)} came and went"


async def run(kinds: list[str], tables: int, seconds: float) -> None:
    server = Server()
    try:
        await server.wait()
        load = Load(server.port, addresses())
        await load.open(tables)
        await load.play(WARM_UP_SECONDS)
        for kind in kinds:
            await renew(load, tables)
            before = await measure(load, seconds)
            (during, fared), memory = await asyncio.gather(together(load, kind, seconds), peak(server, seconds))
            after = await measure(load, seconds)
            print(
                f"{kind}: before {before}; during {during}; after {after}; during it {during.faults}, after it "
                f"{after.faults}; server {memory / 1e6:.0f} MB; {fared}",
                flush=True,
            )
        load.close()
    finally:
        server.stop()


async def together(load: Load, kind: str, seconds: float) -> tuple[Measured, str]:
    attack = asyncio.create_task(flood(load, kind, seconds))
    during = await measure(load, seconds)
    return during, await attack


async def peak(server: Server, seconds: float) -> int:
    """The most memory the server used in the meantime."""
    most = 0
    for _ in range(int(seconds * 10)):
        most = max(most, server.memory())
        await asyncio.sleep(0.1)
    return most


def main() -> None:
    parser = argparse.ArgumentParser(description="Floods a server at which people play, in every way there is.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all if none is given")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    for kind in given.kinds:
        if kind not in KINDS:
            parser.error(f"{kind!r} is not a kind of flood; there are {', '.join(KINDS)}")
    print(machine())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(given.kinds or KINDS, given.tables, given.seconds))


if __name__ == "__main__":
    main()
