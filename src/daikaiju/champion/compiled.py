"""The champion compiled for the CPU: its functions cloned with the rules of one game, and cached beside them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import numba
import numpy as np
from numba import float64, int64

from daikaiju.arrays import Games, Numbers
from daikaiju.champion.adapters import ADAPTERS
from daikaiju.champion.network import Network, network, size_of
from daikaiju.champion.search import decisions, roll_out
from daikaiju.champion.search.tree import Answer
from daikaiju.champion.search.workspace import Workspace, new_workspace
from daikaiju.champion.training import gradients, network_games
from daikaiju.champion.training.gradients import Learner, new_learner
from daikaiju.champion.training.network_games import Positions, Seating, new_positions
from daikaiju.champion.training.trajectory import Trajectory, new_trajectory
from daikaiju.policies import quick_of
from daikaiju.targets.clones import Clones, Rule
from daikaiju.targets.cpu import CompiledRules, cache_home, compile_cached, rules_key
from daikaiju.targets.parts import compile_part

F = TypeVar("F", bound=Callable[..., object])

OWN = "daikaiju.champion"
"""The package of the functions that are compiled beside the rules."""

ALLOCATING = ("expect", "foresee", "write_targets", "roll_out")
"""The functions that create arrays. In all the others, counting references to arrays would take a fifth of the time."""


def compile_own(function: Rule) -> Rule:
    """Compile one of the functions that entry points call."""
    compiled: Rule = compile_part(fastmath=True, _nrt=function.__name__ in ALLOCATING)(function)
    return compiled


class Types(NamedTuple):
    """Numba's types of what entry points take."""

    games: numba.types.Type
    net: numba.types.Type
    work: numba.types.Type
    answer: numba.types.Type


class CompiledChampion:
    """The champion's entry points for one game."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game, self.adapter = game, ADAPTERS[game]
        rules = self.adapter.rules
        self._clones = self.new_clones()
        own = self._clones.key_of(
            decisions.choose_in, network_games.play_game, roll_out.roll_out, gradients.learn_batches
        )
        self.folder = (folder or cache_home() / rules_key(rules)) / f"{game}-champion-{own}"
        net = network(np.zeros(size_of(self.adapter.features.FEATURES), np.float32), self.adapter.features.FEATURES)
        self.types = Types(
            games := numba.from_dtype(rules.State.dtype)[::1],
            numba.typeof(net),
            numba.typeof(new_workspace(rules.State.dtype, self.adapter.features.MOST_FEATURES)),
            numba.types.FunctionType(numba.void(games, int64, int64)),
        )
        self.rules = CompiledRules(rules, folder and folder / "rules")

    def new_clones(self, *own: str) -> Clones:
        """Clones of the rules and of the champion's functions, and of those of other packages that build on them.

        The names that the functions leave open are filled in by the game.
        """
        rules = self.adapter.rules
        supplied = {**self.adapter.supplied(), "random_choice": rules.random_choice, "quick": quick_of(rules)}
        return Clones(compile_own, own=(OWN, *own), supplied=supplied)

    @functools.cached_property
    def answer(self) -> Answer:
        """The rules, as `answer(games, place, choice)`."""
        return self.rules.answer_game

    @functools.cached_property
    def choose(self) -> Callable[[Games, int, Workspace, Network, int, Answer], int]:
        """`decisions.choose_in`, compiled or loaded on first use."""
        games, net, work, answer = self.types
        return self._entry(decisions.choose_in, games, int64, work, net, int64, answer)

    @functools.cached_property
    def play_game(
        self,
    ) -> Callable[
        [Games, int, Seating, Workspace, Network, Network, Numbers, float, Positions, Trajectory, Answer], int
    ]:
        """`network_games.play_game`, compiled or loaded on first use."""
        seating = numba.typeof(Seating(0, 0, 0, 0, 0))
        positions = numba.typeof(new_positions(1))
        game = numba.typeof(new_trajectory())
        games, net, work, answer = self.types
        nets = (work, net, net, int64[::1], float64)
        return self._entry(network_games.play_game, games, int64, seating, *nets, positions, game, answer)

    @functools.cached_property
    def roll_out(self) -> Callable[[Games, int, int, int, int, int, Workspace, Network, int, Answer], float]:
        """`roll_out.roll_out`, compiled or loaded on first use."""
        games, net, work, answer = self.types
        return self._entry(roll_out.roll_out, games, *[int64] * 5, work, net, int64, answer)

    @functools.cached_property
    def learn_batches(self) -> Callable[[Positions, Numbers, int, Learner, int, float, float], float]:
        """`gradients.learn_batches`, compiled or loaded on first use."""
        positions = numba.typeof(new_positions(1))
        nothing = np.zeros(size_of(self.adapter.features.FEATURES), np.float32)
        learner = numba.typeof(new_learner(self.game, nothing, nothing, nothing))
        return self._entry(gradients.learn_batches, positions, int64[::1], int64, learner, int64, float64, float64)

    def _entry(self, function: F, *types_: object) -> F:
        """Compile an entry point that calls the rules through a pointer, so that they need not be compiled with it."""
        compiled: F = compile_cached(self._clones.clone(function), types_, self.folder, fastmath=True)
        return compiled


@functools.cache
def compiled_champion(game: str) -> CompiledChampion:
    """The champion of one game, once per process."""
    return CompiledChampion(game)
