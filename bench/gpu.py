"""Random play of full-rules games on a GPU, from the same source as everything else.

Two steps, because the machine with the GPU needs only NumPy and CuPy:

    python bench/gpu.py build build/gpu      # here: compile the rules to PTX, and play a sample with Python
    python bench/gpu.py run build/gpu        # there: compare the sample record by record, then measure
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import numpy as np

SAMPLE = 256
MOST = 100_000
BLOCK = 128
GAMES = 4_000_000
SHAPES = ((256, 4), (512, 1), (512, 2), (1024, 1))
"""Threads per block, and blocks per multiprocessor."""


def build(folder: Path, players: int = 4) -> None:
    from daikaiju.games import king_example
    from daikaiju.rules import king
    from daikaiju.targets.gpu import build_ptx

    folder.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    ptx = build_ptx(king, map(king_example, range(60)))
    print(f"PTX of {len(ptx.text):,} characters in {time.perf_counter() - begun:.0f} s")
    (folder / "king.ptx").write_text(ptx.text)
    (folder / "king.json").write_text(json.dumps({"entry": ptx.entry, "ranks": ptx.ranks, "frames": ptx.frames}))
    np.save(folder / "new.npy", king.new_state(players).to_record())
    played = np.concatenate([play_in_python(king, players, seed) for seed in range(SAMPLE)])
    np.save(folder / "played.npy", played)


def play_in_python(king, players: int, seed: int) -> np.ndarray:
    state = king.new_state(players, seed=seed)
    king.play_randomly(state, MOST)
    return state.to_record()


def run(folder: Path) -> None:
    import cupy

    info = json.loads((folder / "king.json").read_text())
    new, expected = np.load(folder / "new.npy"), np.load(folder / "played.npy")
    kernel = cupy.RawModule(path=str(folder / "king.ptx")).get_function(info["entry"])
    ranks = cupy.asarray(info["ranks"], dtype=cupy.int64)
    processors = cupy.cuda.runtime.getDeviceProperties(0)["multiProcessorCount"]
    print(f"{cupy.cuda.runtime.getDeviceProperties(0)['name'].decode()}, records of {new.itemsize} bytes")

    def play(count: int, first_seed: int, blocks: int, block: int = BLOCK) -> tuple[cupy.ndarray, cupy.ndarray, float]:
        games = np.repeat(new, count)
        games["seed"] = np.arange(first_seed, first_seed + count)
        on_device = cupy.asarray(games.view(np.uint8))
        decisions = cupy.zeros(count, dtype=cupy.int64)
        numbers = (*array(on_device, count, new.itemsize), np.int64(MOST), *array(decisions, count, 8))
        arguments = (*numbers, *array(ranks, len(ranks), 8), np.int64(info["frames"]))
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        kernel((min(blocks, (count + block - 1) // block),), (block,), arguments)
        end.record()
        end.synchronize()
        return on_device, decisions, cupy.cuda.get_elapsed_time(start, end) / 1000

    sample, _, _ = play(SAMPLE, 0, 2)
    same = sum(a == b for a, b in zip(sample.get().view(new.dtype), expected, strict=True))
    print(f"{same} of {SAMPLE} sample games end in the same record as in Python")
    if same != SAMPLE:
        raise SystemExit("the GPU plays differently")
    for block, each in SHAPES:
        blocks = each * processors
        runs = [play(GAMES, (turn + 2) * 10_000_000, blocks, block) for turn in range(2)]
        seconds = min(seconds for _, _, seconds in runs)
        decided = int(runs[0][1].sum())
        over = bool(runs[0][0].get().view(new.dtype)["over"].all())
        print(
            f"{each} x {block} threads a core: {GAMES:,} games in {seconds:.3f} s, {GAMES / seconds:,.0f} games/s, "
            f"{decided / seconds:,.0f} decisions/s, all over: {over}"
        )


def array(data, count: int, itemsize: int) -> tuple[np.uint64 | np.int64, ...]:
    """A one-dimensional array as a compiled kernel takes it: two unused pointers, sizes, data, shape and stride."""
    return (
        np.uint64(0), np.uint64(0), np.int64(count), np.int64(itemsize), np.uint64(data.data.ptr), np.int64(count),
        np.int64(itemsize),
    )  # fmt: skip


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("build", "run"):
        raise SystemExit(__doc__)
    {"build": build, "run": run}[sys.argv[1]](Path(sys.argv[2]))
