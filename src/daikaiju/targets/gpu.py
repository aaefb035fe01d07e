"""The rules as PTX for NVIDIA GPUs, one thread per game. Building it needs no GPU."""

from __future__ import annotations

import contextlib
import json
import types
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import daikaiju.rules
from daikaiju.extras import need
from daikaiju.rules.table import Table
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets import entry_points
from daikaiju.targets.clones import Clones
from daikaiju.targets.tuning import no_negative_indices, rare_calls

HOPPER = (9, 0)


@dataclass(frozen=True)
class Ptx:
    """Random play of one game as a kernel: `entry(games, most, decisions, ranks, frames, beginning)`.

    targets/cuda.py runs it. Built on one machine, it can be saved and run on another that has the same rules.
    """

    text: str
    entry: str
    ranks: list[int]
    frames: int
    rules: str
    """The version of the rules it was built from."""

    def save(self, folder: Path, title: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        about = {name: value for name, value in asdict(self).items() if name != "text"}
        (folder / f"{title}.json").write_text(json.dumps(about), encoding="utf-8")
        (folder / f"{title}.ptx").write_text(self.text, encoding="utf-8")

    @classmethod
    def load(cls, folder: Path, title: str) -> Ptx | None:
        """What was saved in a folder, if anything."""
        try:
            about = json.loads((folder / f"{title}.json").read_text(encoding="utf-8"))
            return cls(text=(folder / f"{title}.ptx").read_text(encoding="utf-8"), **about)
        except FileNotFoundError:
            return None


def build_ptx(rules: types.ModuleType, examples: Iterable[Table], compute_capability: tuple[int, int] = HOPPER) -> Ptx:
    """Compile random play of whole games for a GPU of the given capability.

    Examples of new records show where in a turn each kind of step usually comes.
    """
    need("cpu")
    need("gpu")
    import numba
    from numba import cuda
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    names = {name: getattr(rules, name) for name in entry_points.SUPPLIED}
    clones = Clones(cuda.jit(device=True), cuda.jit(device=True, forceinline=True), names.values())
    with pretended_gpu(compute_capability), no_negative_indices(arrayobj), rare_calls(nvvm):
        record = numba.from_dtype(rules.State.dtype)
        kernel = clones.clone(entry_points.play_in_step, **names, cuda=cuda, record=record)
        number, numbers = numba.int64, numba.int64[::1]
        signature = (record[::1], number, numbers, numbers, number, number)
        text, _ = cuda.compile(kernel, signature, device=False, abi="numba", cc=compute_capability, output="ptx")
    ranks, frames = ranks_of_steps(rules, examples), len(rules.book.frames)
    return Ptx(text, entry_name(text), ranks, frames, compiled_version(rules))


def compiled_version(rules: types.ModuleType) -> str:
    """The version of everything a kernel is built from: the rules, the packs, and the entry points."""
    folders = (Path(daikaiju.rules.__file__).parent, Path(__file__).parent, *rules.book.packs.values())
    return hash_of_folders(*folders).hexdigest()[:16]


def ranks_of_steps(rules: types.ModuleType, examples: Iterable[Table]) -> list[int]:
    """Where in a turn each kind of step usually comes, measured on random games; the start of a turn is last."""
    frames = len(rules.book.frames)
    kinds = frames + len(rules.book.decisions) + 1
    places, counts = [0] * kinds, [0] * kinds
    starts = next(int(frame) for frame in rules.book.frames if frame.name == "turn")
    for state in examples:
        rules.start(state)
        place = 0
        while not state.over:
            kind = rules.step_kind(state, frames)
            place = 0 if kind == starts else place + 1
            places[kind] += place
            counts[kind] += 1
            rules.random_step(state)
    order = sorted(range(kinds), key=lambda kind: places[kind] / max(1, counts[kind]))
    order.remove(starts)
    order.append(starts)
    ranks = [0] * kinds
    for rank, kind in enumerate(order):
        ranks[kind] = rank
    return ranks


def entry_name(ptx: str) -> str:
    """The name of the only kernel in a PTX text."""
    start = ptx.index(".visible .entry ") + len(".visible .entry ")
    return ptx[start : ptx.index("(", start)].strip()


@contextlib.contextmanager
def pretended_gpu(compute_capability: tuple[int, int]) -> Iterator[None]:
    """Let device functions be compiled where there is no GPU.

    numba-cuda asks the driver for the capability of the installed GPU when a kernel calls another device function,
    although the caller has named one; this makes the named one the answer.
    """
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=compute_capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
