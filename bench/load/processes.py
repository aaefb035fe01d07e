"""How many tables several processes can hold: one with SQLite, then one, two and three with PostgreSQL.

    python bench/load/processes.py 100 300 500

People play as in `tables.py`. For each number of tables it prints how long it took until all four had seen an answer,
and what an action costs each part in processor time: the processes, PostgreSQL, Redis and HAProxy, which balances as
`deploy/haproxy.cfg` says.

    python bench/load/processes.py 100 --turns 8 --seconds 5

compares what an action costs on a machine that does other things too: one process with SQLite and three with PostgreSQL
run at the same time and are played at in turns, so that both meet the same conditions.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from reporting import latency, machine
from tables import WARM_UP_SECONDS, Load, Server

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server import postgresql  # the tests are no package that is installed
from tests.server.clusters import MISSING, Cluster, available  # as above
from tests.server.postgresql import children  # as above
from tests.server.stores import POSTGRESQL, stores  # as above

Parts = dict[str, list[int]]
"""The numbers of the processes of each part."""

ONE = "one process on SQLite"


def processor_seconds(process: int) -> float:
    """What a process and its finished children have used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(int(used) for used in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def used(parts: Parts) -> dict[str, float]:
    return {part: sum(map(processor_seconds, processes)) for part, processes in parts.items()}


@contextmanager
def one_on_sqlite() -> Iterator[tuple[int, Callable[[], Parts]]]:
    server = Server("--no-limits")
    try:
        asyncio.run(server.wait())
        yield server.port, lambda: {"process": [server.process.pid]}
    finally:
        server.stop()


@contextmanager
def several_on_postgresql(processes: int) -> Iterator[tuple[int, Callable[[], Parts]]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder), "--no-limits", processes=processes, balance="uri") as cluster,
    ):

        def parts() -> Parts:
            assert cluster.redis.process is not None
            return {
                "processes": [server.process.pid for server in cluster.servers],
                "PostgreSQL": cluster.postgresql.processes(),
                "Redis": [cluster.redis.process.pid],
                "HAProxy": [cluster.proxy.pid, *children(cluster.proxy.pid)],
            }

        yield cluster.port, parts


async def spend(load: Load, parts: Callable[[], Parts], seconds: float) -> dict[str, float]:
    """What an action costs each part, in milliseconds."""
    load.took, load.late, load.ended = [], 0, 0
    running = parts()
    before = used(running)
    await load.play(seconds)
    spent = {part: after - before[part] for part, after in used(running).items()}
    return {part: 1000 * seconds_used / max(len(load.took), 1) for part, seconds_used in spent.items()}


def in_words(costs: dict[str, float]) -> str:
    return ", ".join(f"{part} {cost:.2f} ms" for part, cost in costs.items())


async def measure(port: int, parts: Callable[[], Parts], tables: int, seconds: float) -> str:
    load = Load(port)
    await load.open(tables)
    await load.play(WARM_UP_SECONDS)
    costs = await spend(load, parts, seconds)
    load.close()
    if not load.took:
        return f"{tables} tables: no action was seen by all"
    return (
        f"{tables} tables: {len(load.took) / seconds:.0f} actions a second seen by all; {latency(load.took)}; "
        f"an action costs {in_words(costs)}; {load.late} late, {load.refused} refused, {load.lost} lost"
    )


async def take_turns(
    servers: dict[str, tuple[int, Callable[[], Parts]]], tables: int, turns: int, seconds: float
) -> str:
    """The medians of all turns."""
    loads = {name: Load(port) for name, (port, _) in servers.items()}
    for load in loads.values():
        await load.open(tables)
        await load.play(WARM_UP_SECONDS)
    costs: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for _ in range(turns):
        for name, (_, parts) in servers.items():
            costs[name].append(await spend(loads[name], parts, seconds))
    for load in loads.values():
        load.close()
    lines = [
        f"{name}, {tables} tables: an action costs "
        + in_words({part: statistics.median(turn[part] for turn in spent) for part in spent[0]})
        for name, spent in costs.items()
    ]
    one, several = ([next(iter(turn.values())) for turn in spent] for spent in costs.values())
    ratios = sorted(more / less for less, more in zip(one, several, strict=True))
    lines.append(
        f"processes alone: {statistics.median(ratios):.2f} times as much ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Loads one, two and three processes with tables of four people.")
    parser.add_argument("tables", type=int, nargs="*", default=[100, 300, 500])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--turns", type=int, help="compare one on SQLite and three, which take this many turns")
    given = parser.parse_args()
    if not available():
        raise SystemExit(MISSING)
    # A commit waits for the disk here, as SQLite's does.
    postgresql.SETTINGS.update(fsync="on", full_page_writes="on")
    print(machine())
    stores.use(POSTGRESQL)
    try:
        for tables in given.tables:
            if given.turns:
                compare(tables, given.turns, given.seconds)
            else:
                try_all(tables, given.seconds)
    finally:
        stores.close()


def compare(tables: int, turns: int, seconds: float) -> None:
    with (
        one_on_sqlite() as one,
        several_on_postgresql(3) as three,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        print(runner.run(take_turns({ONE: one, "3 on PostgreSQL": three}, tables, turns, seconds)), flush=True)


def try_all(tables: int, seconds: float) -> None:
    kinds = {ONE: one_on_sqlite} | {
        f"{processes} on PostgreSQL": lambda processes=processes: several_on_postgresql(processes)
        for processes in (1, 2, 3)
    }
    for name, started in kinds.items():
        with started() as (port, parts), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            print(f"{name}, {runner.run(measure(port, parts, tables, seconds))}", flush=True)


if __name__ == "__main__":
    main()
