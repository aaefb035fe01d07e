"""Thinking compiled for the processor: its functions cloned with the rules of one game, and cached beside them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import numba
import numpy as np
from numba import float64, int64

import daikaiju.observation
from daikaiju.arrays import Games, Int32s, Numbers, Values
from daikaiju.policies import quick_of
from daikaiju.rules.version import hash_of_folders
from daikaiju.targets.clones import Clones, Rule
from daikaiju.targets.cpu import CompiledRules, cache_home, compile_cached, rules_key
from daikaiju.targets.parts import SAME_EVERYWHERE, compile_part
from daikaiju.thinking import decisions, likely_rolls, policy_decisions, weigh
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import Multisets, Plan, all_multisets, new_plan
from daikaiju.thinking.network import Network, network, size_of
from daikaiju.thinking.observed import supplied_by_observation
from daikaiju.thinking.policy import HEADER, Policy, PolicyThought, policy, policy_thought
from daikaiju.thinking.tree import Answer
from daikaiju.thinking.workspace import Workspace, new_workspace

F = TypeVar("F", bound=Callable[..., object])

OWN = "daikaiju.thinking"
"""The package of the functions that are compiled beside the rules."""


def compile_own(function: Rule) -> Rule:
    """Compile one of the functions that entry points call; counting references would take a fifth of the time."""
    compiled: Rule = compile_part(fastmath=SAME_EVERYWHERE, _nrt=False)(function)
    return compiled


class Types(NamedTuple):
    """Numba's types of what entry points take."""

    games: numba.types.Type
    net: numba.types.Type
    work: numba.types.Type
    answer: numba.types.Type


def supplied_by(game: str) -> dict[str, object]:
    """What the functions of this package find under the names that they leave open."""
    adapter = ADAPTERS[game]
    rules = adapter.rules
    return {
        **adapter.supplied(),
        **supplied_by_observation(game),
        "random_choice": rules.random_choice,
        "quick": quick_of(rules),
    }


def policy_types() -> tuple[numba.types.Type, numba.types.Type]:
    """Numba's types of what it takes to ask a policy; they do not depend on its size."""
    nothing: Int32s = np.zeros(HEADER, np.int32)
    return numba.typeof(policy_thought()), numba.typeof(policy(nothing))


class CompiledThinking:
    """The entry points of one game."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game, self.adapter = game, ADAPTERS[game]
        rules, features = self.adapter.rules, self.adapter.features
        self._clones = Clones(compile_own, own=(OWN,), supplied=supplied_by(game))
        own = self._sources_of(
            decisions.choose_in, weigh.weigh_in, likely_rolls.same_rolls, likely_rolls.likely_rolls,
            policy_decisions.answer_by_policy, policy_decisions.final_rolls_in, policy_decisions.hopes_after_in,
            policy_decisions.hopes_in, policy_decisions.preferences_in, policy_decisions.roll_out_by_policy,
        )  # fmt: skip
        self.folder = (folder or cache_home() / rules_key(rules)) / f"{game}-thinking-{own}"
        net = network(np.zeros(size_of(features.FEATURES), np.float32), features.FEATURES)
        self.types = Types(
            games := numba.from_dtype(rules.State.dtype)[::1],
            numba.typeof(net),
            numba.typeof(new_workspace(rules.State.dtype, features.MOST_FEATURES)),
            numba.types.FunctionType(numba.void(games, int64, int64)),
        )
        self.rules = CompiledRules(rules, folder and folder / "rules")

    def _sources_of(self, *entries: Rule) -> str:
        """A hash of all that entry points reach outside the rules; observations are generated, so all of them count."""
        written = Clones(compile_own, own=(OWN,), supplied={**supplied_by(self.game), "observe": None})
        seen = hash_of_folders(Path(daikaiju.observation.__file__).parent).hexdigest()
        return f"{written.key_of(*entries)}-{seen[:8]}"

    def is_cached(self) -> bool:
        """Whether everything is already on disk, so that nothing takes long."""
        entries = (
            "choose_in", "weigh_in", "same_rolls", "likely_rolls", "answer_by_policy", "final_rolls_in",
            "hopes_after_in", "hopes_in", "preferences_in", "roll_out_by_policy",
        )  # fmt: skip
        return self.rules.is_cached() and all(any(self.folder.rglob(f"*.{name}-*.nbi")) for name in entries)

    def prepare(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        _ = self.answer, self.choose, self.weigh, self.same_rolls, self.likely_rolls
        _ = self.answer_by_policy, self.final_rolls, self.hopes_after, self.hopes, self.preferences
        _ = self.roll_out_by_policy

    @functools.cached_property
    def answer(self) -> Answer:
        """The rules, as `answer(games, place, choice)`."""
        return self.rules.answer_game

    @functools.cached_property
    def choose(self) -> Callable[[Games, int, Workspace, Network, int, Answer], int]:
        """`decisions.choose_in`."""
        games, net, work, answer = self.types
        return self._entry(decisions.choose_in, games, int64, work, net, int64, answer)

    @functools.cached_property
    def weigh(self) -> Callable[[Games, int, int, Workspace, Network, int, Answer, Values], None]:
        """`weigh.weigh_in`."""
        games, net, work, answer = self.types
        return self._entry(weigh.weigh_in, games, int64, int64, work, net, int64, answer, float64[:, ::1])

    @functools.cached_property
    def same_rolls(self) -> Callable[[Games, int, Multisets, Numbers], None]:
        """`likely_rolls.same_rolls`."""
        return self._entry(likely_rolls.same_rolls, self.types.games, int64, numba.typeof(all_multisets()), int64[::1])

    @functools.cached_property
    def likely_rolls(self) -> Callable[[Games, int, Multisets, Plan, float, Values, Numbers, Values], int]:
        """`likely_rolls.likely_rolls`."""
        tables = (numba.typeof(all_multisets()), numba.typeof(new_plan()))
        arrays = (float64[::1], int64[::1], float64[::1])
        return self._entry(likely_rolls.likely_rolls, self.types.games, int64, *tables, float64, *arrays)

    @functools.cached_property
    def answer_by_policy(
        self,
    ) -> Callable[[Games, int, int, float, Workspace, PolicyThought, Policy, int, Answer], int]:
        """`policy_decisions.answer_by_policy`."""
        types_ = (self.types.games, int64, int64, float64, self.types.work, *policy_types(), int64, self.types.answer)
        return self._entry(policy_decisions.answer_by_policy, *types_)

    @functools.cached_property
    def final_rolls(self) -> Callable[[Games, int, Workspace, PolicyThought, Policy, int, Answer, Values], int]:
        """`policy_decisions.final_rolls_in`."""
        types_ = (self.types.games, int64, self.types.work, *policy_types(), int64, self.types.answer)
        return self._entry(policy_decisions.final_rolls_in, *types_, float64[:, ::1])

    @functools.cached_property
    def hopes_after(self) -> Callable[[Games, int, int, int, Workspace, PolicyThought, Policy, Answer, Values], int]:
        """`policy_decisions.hopes_after_in`."""
        types_ = (self.types.games, *[int64] * 3, self.types.work, *policy_types(), self.types.answer, float64[::1])
        return self._entry(policy_decisions.hopes_after_in, *types_)

    @functools.cached_property
    def hopes(self) -> Callable[[Games, int, Workspace, PolicyThought, Policy, Answer, Values], None]:
        """`policy_decisions.hopes_in`."""
        types_ = (self.types.games, int64, self.types.work, *policy_types(), self.types.answer, float64[::1])
        return self._entry(policy_decisions.hopes_in, *types_)

    @functools.cached_property
    def preferences(self) -> Callable[[Games, int, PolicyThought, Policy], int]:
        """`policy_decisions.preferences_in`."""
        return self._entry(policy_decisions.preferences_in, self.types.games, int64, *policy_types())

    @functools.cached_property
    def roll_out_by_policy(
        self,
    ) -> Callable[[Games, int, int, int, int, PolicyThought, Policy, Answer, Values], None]:
        """`policy_decisions.roll_out_by_policy`."""
        types_ = (self.types.games, *[int64] * 4, *policy_types(), self.types.answer, float64[::1])
        return self._entry(policy_decisions.roll_out_by_policy, *types_)

    def _entry(self, function: F, *types_: object) -> F:
        """Compile an entry point that calls the rules through a pointer, so that they need not be compiled with it."""
        compiled: F = compile_cached(self._clones.clone(function), types_, self.folder, fastmath=SAME_EVERYWHERE)
        return compiled


@functools.cache
def compiled_thinking(game: str) -> CompiledThinking:
    """The entry points of one game, once per process."""
    return CompiledThinking(game)
