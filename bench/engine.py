"""How fast the engine's file plays random games in wasmtime and in V8, compared with machine code; how soon it is
ready, and how large it is.

    python bench/engine.py --games 4000 --repetitions 15

All three play the same games, one after another, again and again. What counts is processor time: the machine may be
doing other things as well. V8 needs Node.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from types import TracebackType
from typing import Self

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.nodejs import missing, node  # the tests are no package that is installed

from daikaiju.engine.description import FILES
from daikaiju.engine.wasm import WasmEngine
from daikaiju.games import GAMES
from daikaiju.targets.cpu import CompiledRules

MOST = 1_000_000
TABLES = {"king": ("King, 4 monsters", 4), "duel": ("Duel", 2)}
STARTS = 5
READY = """
from time import perf_counter, process_time
from daikaiju.engine.wasm import Program, WasmEngine
begun, used = perf_counter(), process_time()
WasmEngine({game!r}, Program({game!r}))
print(1000 * (perf_counter() - begun), 1000 * (process_time() - used))
"""
"""Prints how long a new process takes until the engine is ready, by the clock and in processor time."""


def new_games(game: str, count: int) -> bytes:
    """The records of games that have not begun."""
    return b"".join(GAMES[game].new_state(TABLES[game][1], seed=seed).pack() for seed in range(count))


def on_machine_code(game: str, records: bytes) -> Callable[[], float]:
    """Plays the games as machine code; returns the processor seconds that took."""
    rules = CompiledRules(GAMES[game].rules)
    play, decisions = rules.play_games, np.zeros(len(records) // rules.dtype.itemsize, np.int64)

    def run() -> float:
        begun = thread_time()
        play(np.frombuffer(bytearray(records), rules.dtype), MOST, decisions)
        return thread_time() - begun

    return run


def in_wasmtime(game: str, records: bytes) -> Callable[[], float]:
    """Plays the games in wasmtime; returns the processor seconds that took."""
    engine = WasmEngine(game)

    def run() -> float:
        begun = thread_time()
        engine.play_games(records, MOST)
        return thread_time() - begun

    return run


class InV8:
    """A process of Node's that plays the games."""

    def __init__(self, game: str, records: Path) -> None:
        script = Path(__file__).with_suffix(".mjs")
        files = [FILES / f"{game}.{kind}" for kind in ("wasm", "json")]
        self.process = subprocess.Popen(
            [str(part) for part in (node(), script, *files, records)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ready = self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()

    def read(self) -> tuple[float, float]:
        """What it measured, in seconds by the clock and of the processor."""
        assert self.process.stdout is not None
        clock, used = self.process.stdout.readline().split()
        return float(clock) / 1000, float(used) / 1000

    def play(self) -> float:
        """Play the games; returns the processor seconds that took."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)
        return self.read()[1]


def compare(game: str, count: int, repetitions: int) -> None:
    """Play the same games on all three in turn, and print how many each plays in a second."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records"
        path.write_bytes(records := new_games(game, count))
        with InV8(game, path) as v8:
            engines = {
                "machine code": on_machine_code(game, records),
                "wasmtime": in_wasmtime(game, records),
                "V8": v8.play,
            }
            # V8 translates what is called often a second time, while it runs.
            for run in engines.values():
                run()
                run()
            took = [{name: run() for name, run in engines.items()} for _ in range(repetitions)]
    print(f"{TABLES[game][0]}: {repetitions} times {count:,} random games")
    for name in engines:
        rate = count / statistics.median(row[name] for row in took)
        ratios = sorted(row["machine code"] / row[name] for row in took)
        compared = f", {statistics.median(ratios):.1%} of machine code ({ratios[0]:.1%} to {ratios[-1]:.1%})"
        print(f"  {name}: {rate:,.0f} games a second{compared if name != 'machine code' else ''}")


def show_start(game: str) -> None:
    """Print how soon the engine is ready in a new process, with nothing cached."""
    wasmtime = []
    for _ in range(STARTS):
        done = subprocess.run(
            [sys.executable, "-c", READY.format(game=game)], capture_output=True, text=True, check=True
        )
        wasmtime.append([float(number) / 1000 for number in done.stdout.split()])
    with tempfile.NamedTemporaryFile() as empty:
        v8 = []
        for _ in range(STARTS):
            with InV8(game, Path(empty.name)) as one:
                v8.append(one.ready)
    for name, starts in (("wasmtime", wasmtime), ("V8", v8)):
        clock, used = (statistics.median(column) for column in zip(*starts, strict=True))
        fastest = min(start[0] for start in starts)
        print(f"  ready in {name}: {clock:.3f} s ({fastest:.3f} s at best), {used:.3f} s of the processor")


def show_size(game: str) -> None:
    file = (FILES / f"{game}.wasm").read_bytes()
    print(
        f"  {game}.wasm: {len(file) / 1000:.0f} KB, {len(zlib.compress(file, 9)) / 1000:.0f} KB compressed", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4000, help="in each repetition")
    parser.add_argument("--repetitions", type=int, default=15)
    asked = parser.parse_args()
    if (lack := missing()) is not None:
        sys.exit(lack)
    for game in TABLES:
        compare(game, asked.games, asked.repetitions)
        show_start(game)
        show_size(game)


if __name__ == "__main__":
    main()
