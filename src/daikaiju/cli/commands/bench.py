"""`daikaiju bench`: how fast the rules run and start on this machine, in one go."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from daikaiju.cli.options.game import KING, Game, Packs, table
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.values import Json
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.simulation import Setup, Target

REPETITIONS = 5
SECONDS = 1.0
"""How long a repetition plays, at least."""

COPIES = 2_000
WARM_STARTS = 3


Profile = Annotated[bool, typer.Option("--profile", help="cli-option-profile")]


def bench(
    game: Game = KING, profile: Profile = False, packs: Packs = None, words: Language = ENGLISH, json: Json = False
) -> None:
    setup = table(game, packs=packs)
    if profile:
        from daikaiju.cli.commands import bench_profile as profiles

        profiles.run(words, setup, json)
        return
    figures = measure(words, setup)
    if json:
        print_json(figures)
    else:
        show(words, figures)


def measure(words: Words, setup: Setup) -> dict[str, Any]:
    """All figures; the compiled rules are kept in a temporary folder."""
    need("cpu")
    import numpy as np

    from daikaiju.simulation import OnCPU, OnPython
    from daikaiju.targets.cpu import rules_key

    with tempfile.TemporaryDirectory() as cache:
        stderr().print(words.say("cli-bench-compiling"))
        cold = start_time(setup, cache)
        warm = [start_time(setup, cache) for _ in range(WARM_STARTS)]
        stderr().print(words.say("cli-bench-playing"))
        python = speed(setup, OnPython(setup))
        cpu = speed(setup, OnCPU(setup, Path(cache) / rules_key(setup.info.rules)))
    state = setup.new_state()
    record = state.to_record()
    memory = record.view(np.uint8)  # as compiled rules copy it; NumPy itself would copy a record field by field
    return {
        **setup.described(),
        "python": {**python, "copy_us": copy_time(state.copy)},
        "cpu": {**cpu, "copy_us": copy_time(memory.copy)},
        "cpu_to_python": cpu["games_per_s"] / python["games_per_s"],
        "record_bytes": record.itemsize,
        "cold_compile_s": cold,
        "warm_start_s": statistics.median(warm),
        "machine": machine(),
    }


def speed(setup: Setup, target: Target) -> dict[str, float]:
    """Games and decisions a second: the best repetition, and the median one. A first batch warms up."""
    from daikaiju.simulation import Simulation, seeds_of

    target.play(seeds_of(0, 0, target.batch))
    rates = []
    for repetition in range(1, REPETITIONS + 1):
        found = Simulation(setup)
        while found.seconds < SECONDS:
            found.add(target.play(seeds_of(repetition, found.games, target.batch)))
        rates.append((found.games / found.seconds, found.decisions / found.seconds))
    games, decisions = zip(*rates, strict=True)
    return {
        "games_per_s": max(games),
        "games_per_s_median": statistics.median(games),
        "decisions_per_s": max(decisions),
        "decisions_per_s_median": statistics.median(decisions),
    }


def start_time(setup: Setup, cache: str) -> float:
    """Seconds from starting a process to the end of its first compiled game, with what the cache folder holds."""
    packs = (option for pack in setup.info.packs for option in ("--packs", pack))
    options = f"-m daikaiju sim --game {setup.info.name} --games 1 --on cpu --json".split()
    command = [sys.executable, *options, *packs]
    begun = perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "DAIKAIJU_CACHE": cache})
    return perf_counter() - begun


def copy_time(copy: Callable[[], object]) -> float:
    """Microseconds for one copy, the best of several runs."""
    best = float("inf")
    for _ in range(REPETITIONS):
        begun = perf_counter()
        for _ in range(COPIES):
            copy()
        best = min(best, perf_counter() - begun)
    return best / COPIES * 1e6


def machine() -> dict[str, str | int | None]:
    import numba

    return {
        "python": platform.python_version(),
        "numba": numba.__version__,
        "processor": processor(),
        "cores": os.cpu_count(),
    }


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or platform.machine())


def show(words: Words, figures: dict[str, Any]) -> None:
    screen = stdout()
    packs = [f"{figures['game']}-pack-{pack}" for pack in figures.get("packs", ())]
    game = " + ".join(words.say(key) for key in (f"cli-game-{figures['game']}", *packs))
    screen.print(words.say("cli-bench-title", game=game, edition=figures["edition"], players=figures["players"]))
    grid = Grid()
    grid.add_column("")
    grid.add_column("Python", justify="right")
    grid.add_column("CPU", justify="right")
    for row in ("games_per_s", "games_per_s_median", "decisions_per_s", "decisions_per_s_median"):
        values = (words.say("cli-count", number=figures[target][row]) for target in ("python", "cpu"))
        grid.add_row(words.say(f"cli-bench-{row.replace('_', '-')}"), *values)
    copies = (words.say("cli-microseconds", number=figures[target]["copy_us"]) for target in ("python", "cpu"))
    grid.add_row(words.say("cli-bench-copy"), *copies)
    screen.print(grid)
    screen.print(words.say("cli-bench-ratio", ratio=figures["cpu_to_python"]))
    screen.print(words.say("cli-bench-record", bytes=figures["record_bytes"]))
    screen.print(words.say("cli-bench-starts", cold=figures["cold_compile_s"], warm=figures["warm_start_s"]))
    screen.print(words.say("cli-bench-machine", **figures["machine"]))
