"""Random play of full-rules games on a GPU, from the same source as everything else.

Two steps, because the machine with the GPU may lack a compiler; it needs CuPy and what the rules themselves need:

    python bench/gpu.py build build/gpu      # here: compile the rules to PTX, and play a million games on the processor
    python bench/gpu.py run build/gpu        # there: compare every record of these games, then measure
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.games import GAMES, GameInfo
from daikaiju.observation import observation_of
from daikaiju.simulation import Setup, usual_players

COMPARED = 1_000_000
CHUNK = 100_000
MEASURED = 4_000_000
MOST = 1_000_000
SHAPES = ((256, 4), (512, 1), (512, 2), (512, 3), (1024, 1), (1024, 2))
"""Threads per block, and blocks per multiprocessor."""


def build(folder: Path) -> None:
    from daikaiju.targets.batch_kernels import build_batch_kernels
    from daikaiju.targets.gpu import build_ptx

    for name, info in GAMES.items():
        begun = time.perf_counter()
        ptx = build_ptx(info.rules, map(info.example, range(60)))
        ptx.save(folder, name)
        batches = build_batch_kernels(info.rules, observation_of(name), map(info.example, range(60)))
        batches.save(folder, name)
        print(f"{name}: PTX of {len(ptx.text):,} characters in {time.perf_counter() - begun:.0f} s")
    expect(folder)


def expect(folder: Path) -> None:
    """Play the games to compare with on the processor."""
    from daikaiju.simulation import OnCPU

    found = {}
    for name, info in GAMES.items():
        target = OnCPU(setup_of(info))
        found[name] = [digest(target.play(seeds).games) for seeds in chunks()]
    (folder / "expected.json").write_text(json.dumps(found))


def setup_of(info: GameInfo) -> Setup:
    return Setup(info, usual_players(info))


def chunks() -> Iterator[np.ndarray]:
    """The seeds of the games that are compared."""
    for first in range(0, COMPARED, CHUNK):
        yield np.arange(first, first + CHUNK, dtype=np.int64)


def digest(games: np.ndarray) -> str:
    return hashlib.sha256(games.tobytes()).hexdigest()


def run(folder: Path, results: Path | None = None) -> None:
    from daikaiju.targets.cuda import CudaRules

    expected = json.loads((folder / "expected.json").read_text())
    found: dict[str, Any] = {}
    for name, info in GAMES.items():
        begun = time.perf_counter()
        gpu = CudaRules(info.rules, info.example, folder)
        device = gpu.properties["name"].decode()
        print(f"{name} on {device}: loaded in {time.perf_counter() - begun:.1f} s", flush=True)
        record = setup_of(info).new_state().to_record()
        same = [digest(gpu.play(record, seeds, MOST)[0]) for seeds in chunks()]
        equal = sum(CHUNK for one, other in zip(same, expected[name], strict=True) if one == other)
        print(f"{equal:,} of {COMPARED:,} games end in the same record as on the processor", flush=True)
        speeds = [measure(gpu, record, *shape) for shape in SHAPES]
        found[name] = {"device": device, "equal": equal, "speeds": speeds}
        if results is not None:
            results.write_text(json.dumps(found, indent=1))
    if any(game["equal"] != COMPARED for game in found.values()):
        raise SystemExit("the GPU plays differently")


def measure(gpu: Any, record: np.ndarray, threads: int, each: int) -> dict[str, float]:
    """The better of two runs with this many threads per block and blocks per multiprocessor."""
    best: dict[str, float] = {}
    for turn in range(2):
        games, decisions = gpu.records(record, np.arange(MEASURED, dtype=np.int64) + (turn + 2) * 10_000_000)
        seconds = gpu.launch(games, decisions, MOST, True, threads, each)
        if not best or seconds < best["seconds"]:
            best = {"threads": threads, "blocks": each, "seconds": seconds, "games_per_s": MEASURED / seconds}
            best["decisions_per_s"] = int(decisions.sum()) / seconds
    print(
        f"{each} x {threads} threads a core: {MEASURED:,} games in {best['seconds']:.3f} s, "
        f"{best['games_per_s']:,.0f} games/s, {best['decisions_per_s']:,.0f} decisions/s",
        flush=True,
    )
    return best


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("build", "expect", "run"):
        raise SystemExit(__doc__)
    {"build": build, "expect": expect, "run": run}[sys.argv[1]](*map(Path, sys.argv[2:]))
