"""What training compiles beside thinking: whole games of networks, and learning from them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

import numba
import numpy as np
from numba import float64, int64

from daikaiju.arrays import Games, Numbers
from daikaiju.champion.training import gradients, network_games
from daikaiju.champion.training.gradients import Learner, new_learner
from daikaiju.champion.training.network_games import Positions, Seating, new_positions
from daikaiju.champion.training.trajectory import Trajectory, new_trajectory
from daikaiju.targets.clones import Clones, Rule
from daikaiju.targets.cpu import compile_cached
from daikaiju.targets.parts import SAME_EVERYWHERE, compile_part
from daikaiju.thinking.compiled import OWN, compiled_thinking, supplied_by
from daikaiju.thinking.network import Network, size_of
from daikaiju.thinking.tree import Answer
from daikaiju.thinking.workspace import Workspace

F = TypeVar("F", bound=Callable[..., object])

ALLOCATING = ("write_targets",)
"""The functions that create arrays. In all the others, counting references to arrays would take a fifth of the time."""


def compile_own(function: Rule) -> Rule:
    """Compile one of the functions that entry points call."""
    compiled: Rule = compile_part(fastmath=SAME_EVERYWHERE, _nrt=function.__name__ in ALLOCATING)(function)
    return compiled


class CompiledTraining:
    """The entry points of one game."""

    def __init__(self, game: str) -> None:
        self.game, self.thinking = game, compiled_thinking(game)
        self.answer = self.thinking.answer
        self._clones = Clones(compile_own, own=(OWN, "daikaiju.champion.training"), supplied=supplied_by(game))
        own = self._clones.key_of(network_games.play_game, gradients.learn_batches)
        self.folder = self.thinking.rules.folder.parent / f"{game}-training-{own}"

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
        games, net, work, answer = self.thinking.types
        nets = (work, net, net, int64[::1], float64)
        return self._entry(network_games.play_game, games, int64, seating, *nets, positions, game, answer)

    @functools.cached_property
    def learn_batches(self) -> Callable[[Positions, Numbers, int, Learner, int, float, float], float]:
        """`gradients.learn_batches`, compiled or loaded on first use."""
        positions = numba.typeof(new_positions(1))
        nothing = np.zeros(size_of(self.thinking.adapter.features.FEATURES), np.float32)
        learner = numba.typeof(new_learner(self.game, nothing, nothing, nothing))
        return self._entry(gradients.learn_batches, positions, int64[::1], int64, learner, int64, float64, float64)

    def _entry(self, function: F, *types_: object) -> F:
        """Compile an entry point that calls the rules through a pointer, so that they need not be compiled with it."""
        compiled: F = compile_cached(self._clones.clone(function), types_, self.folder, fastmath=SAME_EVERYWHERE)
        return compiled


@functools.cache
def compiled_training(game: str) -> CompiledTraining:
    """The entry points of one game, once per process."""
    return CompiledTraining(game)
