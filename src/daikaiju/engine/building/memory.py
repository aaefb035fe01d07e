"""Where things lie in the engine's memory: regions, and the arrays inside each, as compiled code sees them.

The shapes are taken from the arrays that Python itself would make, so they are declared nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.observation import observation_of
from daikaiju.rules.codegen import compile_function
from daikaiju.thinking import policy as policies
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import MOST_ROLLS, Multisets, Plan, all_multisets
from daikaiju.thinking.network import MOST_SEATS, Network, Thought, network, size_of
from daikaiju.thinking.policy import HEADER, OF_COLUMN, OPTIONS, Layers, Policy, PolicyThought, policy_thought
from daikaiju.thinking.tree import Tree
from daikaiju.thinking.workspace import Workspace, new_workspace

ALIGNMENT = 16
GAMES = 512
"""How many games a batch has at most."""

WORKSPACES, NETWORKS = 2, 3
"""How many searches remember their turn at the same time, and how many networks are at hand."""

POLICIES, MOST_OF_POLICY = 2, 2_060_000
"""How many policies are at hand, and how many numbers of four bytes each may have."""

TUPLES = {
    kind.__name__: kind
    for kind in (Workspace, Tree, Thought, Plan, Multisets, Network, Policy, Layers, PolicyThought)
}  # fmt: skip


@dataclass(frozen=True)
class Region:
    """A stretch of memory: so many things of one size."""

    name: str
    count: int
    size: int

    @property
    def bytes(self) -> int:
        return self.count * self.size


def aligned(place: int) -> int:
    return -(-place // ALIGNMENT) * ALIGNMENT


class Placed:
    """Arrays placed one after another; those that share memory share it here too."""

    def __init__(self) -> None:
        self.size = 0
        self._places: dict[int, int] = {}

    def expression(self, value: Any, base: str, skipped: dict[int, str]) -> str:
        """Source that makes the same arrays at an address; `skipped` gives the source of values that lie elsewhere."""
        if id(value) in skipped:
            return skipped[id(value)]
        if isinstance(value, tuple):
            parts = ", ".join(self.expression(part, base, skipped) for part in value)
            return f"{type(value).__name__}({parts})"
        shape = "".join(f"{length}, " for length in value.shape)
        return f"array_at({base} + {self.place(value)}, ({shape}), {name_of(value.dtype)})"

    def place(self, array: npt.NDArray[Any]) -> int:
        """Where an array lies, from the beginning of the region."""
        address = array.ctypes.data
        if address not in self._places:
            self._places[address] = self.size
            self.size = aligned(self.size + array.nbytes)
        return self._places[address]


def name_of(dtype: np.dtype[Any]) -> str:
    return "record" if dtype.names else dtype.name


HEAD_OF_POLICY = f"head = array_at(at, ({HEADER},), int32)"


def parts_of_policy() -> Iterator[str]:
    """Source that makes the parts of a policy, whose header says where they are and how large."""
    p = policies
    wide, narrow, tower, actions = said(p.WIDE), said(p.NARROW), said(p.TOWER), said(p.ACTIONS)
    yield "head"
    yield part_of_policy(p.AT_OPTIONS, "2", said(p.QUESTIONS), str(OPTIONS), kind="int32")
    yield part_of_policy(p.AT_COLUMNS, said(p.COLUMNS), str(OF_COLUMN), kind="int32")
    yield part_of_policy(p.AT_ROWS, said(p.FEATURES), wide)
    yield part_of_policy(p.AT_BIAS, wide)
    for at, width, depth in ((p.AT_SECOND, narrow, said(p.LAYERS)), (p.AT_TOWER, tower, said(p.TOWER_LAYERS))):
        shapes = ((wide, width), (width,), (f"{depth} * {width}", width), (depth, width))
        yield f"Layers({', '.join(part_of_policy(at + place, *shape) for place, shape in enumerate(shapes))})"
    yield part_of_policy(p.AT_ANSWER, actions, narrow)
    yield part_of_policy(p.AT_ANSWER_BIAS, actions)
    yield part_of_policy(p.AT_CHANCES, str(MOST_SEATS), tower)
    yield part_of_policy(p.AT_CHANCES_BIAS, str(MOST_SEATS))


def part_of_policy(at: int, *shape: str, kind: str = "float32") -> str:
    """Source for an array whose place is in a policy's header."""
    return f"array_at(at + 4 * {said(at)}, ({''.join(f'{length}, ' for length in shape)}), {kind})"


def said(place: int) -> str:
    """Source for a number of a policy's header, as one of 64 bits."""
    return f"(head[{place}] + 0)"


class Memory:
    """The memory of one game's engine."""

    def __init__(self, game: str) -> None:
        self.game = game
        rules, features = ADAPTERS[game].rules, ADAPTERS[game].features
        self.record: np.dtype[np.void] = rules.State.dtype
        self.multisets = len(all_multisets().dice)
        work, sets = Placed(), Placed()
        self._kept = new_workspace(self.record, features.MOST_FEATURES)
        """Alive as long as the places of its arrays are looked up by address."""
        of_sets = sets.expression(all_multisets(), "sets", {})
        of_work = work.expression(self._kept, "at", {id(self._kept.sets): of_sets})
        weights = np.zeros(size_of(features.FEATURES), np.float32)
        net = network(weights, features.FEATURES)
        of_net = f"Network({', '.join(self._of_weights(part, weights) for part in net)})"
        thought = Placed()
        self._thought = policy_thought()
        of_thought = thought.expression(self._thought, "at", {})
        self.sources = {
            "workspace_at": f"def workspace_at(at, sets):\n    return {of_work}",
            "sets_at": f"def sets_at(sets):\n    return {of_sets}",
            "network_at": f"def network_at(at):\n    return {of_net}",
            "thought_at": f"def thought_at(at):\n    return {of_thought}",
            "policy_at": f"def policy_at(at):\n    {HEAD_OF_POLICY}\n    return Policy({', '.join(parts_of_policy())})",
            "games_at": "def games_at(at, count):\n    return array_at(at, (count,), record)",
        }
        self.weights = len(weights)
        self.regions = (
            Region("games", GAMES, self.record.itemsize),
            Region("networks", NETWORKS, aligned(weights.nbytes)),
            Region("workspaces", WORKSPACES, work.size),
            Region("policies", POLICIES, 4 * MOST_OF_POLICY),
            Region("thoughts", 1, thought.size),
            Region("multisets", 1, sets.size),
            Region("scratch", 1, aligned(3 * (MOST_ROLLS + 1) * 8 * self.multisets)),
        )
        self.observation = observation_of(game).size
        assert self.observation + policies.FACES + policies.SLOTS <= policies.MOST_COLUMNS

    @staticmethod
    def _of_weights(part: npt.NDArray[Any], weights: npt.NDArray[Any]) -> str:
        offset = part.ctypes.data - weights.ctypes.data
        shape = "".join(f"{length}, " for length in part.shape)
        return f"array_at(at + {offset}, ({shape}), float32)"

    def views(self) -> dict[str, Any]:
        """The functions that make arrays of addresses, by name, to be compiled into those that call them."""
        import numba

        from daikaiju.engine.building.pointers import array_at

        dtypes = {name: getattr(np, name) for name in ("int8", "int16", "int32", "int64", "float32", "float64")}
        known = {"__name__": __name__, "array_at": array_at, "record": self.record, **dtypes, **TUPLES}
        return {
            name: numba.njit(inline="always")(
                compile_function(f"<daikaiju {self.game} {name}>", name, [source], dict(known))
            )
            for name, source in self.sources.items()
        }
