"""Batches of games on a GPU: the same as on the processor, and how fast.

Two steps, as with gpu.py; its `build` makes the kernels of batches too:

    python bench/gpu.py build build/gpu               # here: compile the rules to PTX
    python bench/gpu_batches.py expect build/gpu      # here: step batches on the processor
    python bench/gpu_batches.py run build/gpu         # there: compare every array after every step, then measure

With PyTorch there, a policy network of 256 x 256 is measured in the loop as well.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from daikaiju.envs import Batch
from daikaiju.targets.cuda import KERNELS

TABLES = [
    *({"game": "king", "players": n, "edition": edition} for n in range(2, 7) for edition in ("2016", "2010")),
    {"game": "duel"},
]
LARGE = [{"game": "king", "players": 4, "edition": "2016"}, TABLES[-1]]
COMPARED = ({"games": 300, "steps": 500}, {"games": 16_384, "steps": 150})
"""Every table is compared in a small batch; King for four and the Duel also in a large one."""

SHOWN = ("observations", "masks", "seats", "rewards", "ends")
SIZES = (1 << 20, 1 << 18, 1 << 16, 1 << 13, 1 << 10)
MEASURED = 1 << 25
"""How many steps are measured, as long as that makes 4 to 60 steps of a batch."""

AT_ONCE, WIDTH = 32, 256


def courses() -> Iterator[tuple[str, int, int, dict[str, Any]]]:
    """What is compared: a name, games, steps, and the options of the batch."""
    for number, table in enumerate(TABLES):
        for size in COMPARED if table in LARGE else COMPARED[:1]:
            options = {**table, "seed": number, "reward": ("win", "rank")[number % 2]}
            yield f"{' '.join(map(str, table.values()))}, {size['games']} games", size["games"], size["steps"], options


def digests(batch: Batch, steps: int) -> Iterator[str]:
    """A digest of the actions and of all that is shown after every random step."""
    for _ in range(steps):
        actions = batch.random_actions()
        batch.step(actions, wait=False)
        digest = hashlib.blake2b(on_processor(actions).tobytes(), digest_size=8)
        for name in SHOWN:
            digest.update(on_processor(getattr(batch, name)).tobytes())
        yield digest.hexdigest()


def on_processor(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def expect(folder: Path) -> None:
    """Step the batches to compare with on the processor."""
    found = {name: list(digests(Batch(games=n, threads=1, **options), steps)) for name, n, steps, options in courses()}
    (folder / "expected-batches.json").write_text(json.dumps(found))


def run(folder: Path) -> None:
    os.environ[KERNELS] = str(folder)
    compare(json.loads((folder / "expected-batches.json").read_text()))
    for game in ("king", "duel"):
        for games in SIZES:
            print(f"{game}, {games:,} games: {measured(game, games)}", flush=True)
    if find_spec("torch"):
        for games in SIZES[:3]:
            print(f"king, {games:,} games, policy of {WIDTH} x {WIDTH}: {with_policy(games):,.0f} steps/s", flush=True)


def measured(game: str, games: int) -> str:
    """Steps a second with random actions, without and with observations, and with many steps at once."""
    plain = Batch(game, games, observe=False, mask=False, seed=1, device="cuda")
    plain.step_randomly(150)
    without = speed(games, lambda: plain.step(plain.random_actions(), wait=False))
    many = AT_ONCE * speed(games, lambda: plain.step_randomly(AT_ONCE))
    full = Batch(game, games, seed=1, device="cuda")
    full.step_randomly(150)
    seen = speed(games, lambda: full.step(full.random_actions(), wait=False))
    return f"{without:,.0f} steps/s, {seen:,.0f} with observations and masks, {many:,.0f} in {AT_ONCE} at once"


def compare(expected: dict[str, list[str]]) -> None:
    for name, games, steps, options in courses():
        batch = Batch(games=games, device="cuda", **options)
        for step, (digest, other) in enumerate(zip(digests(batch, steps), expected[name], strict=True), 1):
            if digest != other:
                raise SystemExit(f"{name}: step {step} differs from the processor's")
        print(f"{name}: all {steps} steps equal the processor's", flush=True)


def speed(games: int, step: Callable[[], None]) -> float:
    """Steps a second of a batch of this many games."""
    import cupy

    step()
    times = min(60, max(4, MEASURED // games))
    start, end = cupy.cuda.Event(), cupy.cuda.Event()
    start.record()
    for _ in range(times):
        step()
    end.record()
    end.synchronize()
    return float(games * times / (cupy.cuda.get_elapsed_time(start, end) / 1000))


def with_policy(games: int) -> float:
    """Steps a second with actions sampled from an untrained network."""
    import torch

    batch = Batch("king", games, seed=1, device="cuda")
    batch.step_randomly(100)
    observations, masks = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks).view(torch.bool)
    layers = [(batch.fields.size, WIDTH), (WIDTH, WIDTH), (WIDTH, batch.actions)]
    network = torch.nn.Sequential(*(part for size in layers for part in (torch.nn.Linear(*size), torch.nn.ReLU())))[:-1]
    network = network.to("cuda", torch.bfloat16)

    def step() -> None:
        logits = network(observations.bfloat16() / 16)
        noise = torch.empty_like(logits).exponential_().log_()
        batch.step(logits.sub_(noise).masked_fill_(~masks, -1e9).argmax(dim=1), wait=False)

    with torch.no_grad():
        found = speed(games, step)
    batch.check()
    return found


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("expect", "run"):
        raise SystemExit(__doc__)
    {"expect": expect, "run": run}[sys.argv[1]](Path(sys.argv[2]))
