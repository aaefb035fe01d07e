"""The kernels of batches as PTX: built with numba-cuda, where no GPU is needed, and saved for machines without it."""

from __future__ import annotations

import json
import types
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import daikaiju.observation
from daikaiju.actions import ActionTable
from daikaiju.extras import need
from daikaiju.observation.declaration import Observation
from daikaiju.rules.table import Table
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets import cuda_batches
from daikaiju.targets.clones import Clones
from daikaiju.targets.cuda import BLOCKS_EACH, THREADS
from daikaiju.targets.gpu import HOPPER, compiled_version, entry_name, pretended_gpu, ranks_of_steps
from daikaiju.targets.stepping_on_gpu import copiers, is_decided_by_player, runner, unhurried
from daikaiju.targets.tuning import no_negative_indices, rare_calls

KERNELS = (
    cuda_batches.choose_in_threads,
    cuda_batches.look_at_actions,
    cuda_batches.arrange_games,
    cuda_batches.step_in_step,
    cuda_batches.observe_in_tiles,
    cuda_batches.mask_in_tiles,
)

WORD = 8
"""The bytes of the words in which records are copied; every record has such a word, and so is a multiple of it."""

SHARED = 48 * 1024
"""The bytes of shared memory that any block may have."""


@dataclass(frozen=True)
class BatchKernels:
    """The kernels of one game by name, and what is needed to run them (daikaiju.envs.cuda)."""

    texts: dict[str, str]
    ranks: list[int]
    frames: int
    questions: int
    observed_at_once: int
    masked_at_once: int
    rules: str
    """The version of the rules and observations they were built from."""

    def entry(self, name: str) -> str:
        """The name of a kernel inside its PTX."""
        return entry_name(self.texts[name])

    def save(self, folder: Path, title: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file_name(title)).write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path, title: str) -> BatchKernels | None:
        """What was saved in a folder, if anything."""
        try:
            return cls(**json.loads((folder / file_name(title)).read_text(encoding="utf-8")))
        except FileNotFoundError:
            return None


def file_name(title: str) -> str:
    return f"{title}-batches.json"


def batch_version(rules: types.ModuleType) -> str:
    """The version of everything the kernels are built from: the rules, the targets and the observations."""
    digest = hash_of_folders(Path(daikaiju.observation.__file__).parent)
    digest.update(compiled_version(rules).encode())
    return digest.hexdigest()[:16]


def build_batch_kernels(
    rules: types.ModuleType,
    observation: Observation,
    examples: Iterable[Table],
    compute_capability: tuple[int, int] = HOPPER,
    only: Iterable[str] = (),
) -> BatchKernels:
    """Compile the kernels of batches for a GPU of the given capability, all or `only` some of them.

    Examples of new records show where in a turn each kind of step usually comes.
    """
    need("cpu")
    need("gpu")
    import numba
    from numba import cuda
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    names = supplied(rules, observation)
    sizes = sizes_of(rules, observation)
    texts = {}
    with pretended_gpu(compute_capability), no_negative_indices(arrayobj), rare_calls(nvvm):
        signatures = signatures_of(numba.from_dtype(rules.State.dtype))
        for kernel in KERNELS:
            name = kernel.__name__
            if only and name not in only:
                continue
            roots = [names[used] for used in kernel.__code__.co_names if used in names]
            clones = Clones(cuda.jit(device=True), cuda.jit(device=True, forceinline=True), roots)
            clone = clones.clone(kernel, **names, **sizes, cuda=cuda, record=rules.State.dtype)
            bounds = {"launch_bounds": (THREADS, BLOCKS_EACH)} if kernel is cuda_batches.step_in_step else {}
            texts[name], _ = cuda.compile(
                clone, signatures[name], device=False, abi="numba", cc=compute_capability, output="ptx", **bounds
            )
    return BatchKernels(
        texts,
        ranks_of_steps(rules, examples),
        len(rules.book.frames),
        sizes["QUESTIONS"],
        sizes["OBSERVED_AT_ONCE"],
        sizes["MASKED_AT_ONCE"],
        batch_version(rules),
    )


def supplied(rules: types.ModuleType, observation: Observation) -> dict[str, Any]:
    """The functions that the kernels call, by the names they call them."""
    run = unhurried(rules, observation.observe)
    load, store = copiers(rules.State.dtype.itemsize // WORD)
    of_rules = ("random_choice", "step_kind")
    of_stepping = (
        "legal_choice", "note_fallen", "observe", "random_action", "renew", "write_mask", "write_rewards"
    )  # fmt: skip
    return {
        "is_decided_by_player": is_decided_by_player,
        "run_on": runner(rules),
        "load": load,
        "store": store,
        **{name: getattr(rules, name) for name in of_rules},
        **{name: getattr(run, name) for name in of_stepping},
    }


def sizes_of(rules: types.ModuleType, observation: Observation) -> dict[str, int]:
    """The numbers that the kernels are compiled with; a tile is one row wider than its games, so that no two threads
    that copy it use the same bank of shared memory."""
    fields, actions = observation.size, ActionTable(rules.book).size
    observed, masked = at_once(2 * fields), at_once(actions)
    return {
        "WORDS": rules.State.dtype.itemsize // WORD,
        "QUESTIONS": len(rules.book.decisions) + 1,
        "FIELDS": fields,
        "ACTIONS": actions,
        "OBSERVED_AT_ONCE": observed,
        "OBSERVED_PITCH": observed + 1,
        "MASKED_AT_ONCE": masked,
        "MASKED_PITCH": masked + 1,
    }


def at_once(each: int) -> int:
    """How many games, each of this many bytes, a tile of shared memory holds; at most one for each thread of a warp.

    >>> at_once(692), at_once(6920)
    (32, 6)
    """
    return min(cuda_batches.WARP, SHARED // each - 1)


def signatures_of(record: Any) -> dict[str, tuple[Any, ...]]:
    """The types of what each kernel takes."""
    import numba

    number, numbers, records = numba.int64, numba.int64[::1], record[::1]
    bytes_, rows, rewards = numba.int8[::1], numba.int8[:, ::1], numba.float32[:, ::1]
    table, spreads, given = numba.int16[:, ::1], numba.int16[::1], numba.int32[::1]
    order, words = numba.int32[::1], numba.int64[:, ::1]
    return {
        "choose_in_threads": (records, given, table, spreads),
        "look_at_actions": (records, given, table, numbers),
        "arrange_games": (records, given, numbers, number, rewards, bytes_, order, order),
        "step_in_step": (
            records, words, order, numbers, number, given, table, records, rows, number, number, rewards, bytes_,
            bytes_, order, numbers, number, number,
        ),
        "observe_in_tiles": (records, words, given, table),
        "mask_in_tiles": (records, given, table, spreads, rows),
    }  # fmt: skip
