"""The champion compiled for the CPU: its functions cloned with the rules of one game, and cached beside them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import numba
import numpy as np
from numba import float64, int64

from daikaiju.arrays import Floats, Games, Numbers
from daikaiju.champion import choosing, course, learning, playing
from daikaiju.champion.choosing import Mind
from daikaiju.champion.course import Course
from daikaiju.champion.learning import Lesson
from daikaiju.champion.network import Network, network, size_of, thought
from daikaiju.champion.playing import Positions, Seating
from daikaiju.champion.sights import SIGHTS
from daikaiju.champion.tree import Answer
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
    mind: numba.types.Type
    answer: numba.types.Type


class CompiledChampion:
    """The champion's entry points for one game."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.sight = SIGHTS[game]
        rules = self.sight.rules
        self._clones = self.new_clones()
        own = self._clones.key_of(choosing.choose_in, playing.play_game, playing.roll_out, learning.learn_batches)
        self.folder = (folder or cache_home() / rules_key(rules)) / f"{game}-champion-{own}"
        net = network(np.zeros(size_of(self.sight.FEATURES), np.float32), self.sight.FEATURES)
        self.types = Types(
            games := numba.from_dtype(rules.State.dtype)[::1],
            numba.typeof(net),
            numba.typeof(choosing.new_mind(rules.State.dtype, self.sight.MOST_FEATURES)),
            numba.types.FunctionType(numba.void(games, int64, int64)),
        )
        self.rules = CompiledRules(rules, folder and folder / "rules")

    def new_clones(self, *own: str) -> Clones:
        """Clones of the rules and of the champion's functions, and of those of other packages that build on them.

        The names that the functions leave open are filled in by the game.
        """
        rules = self.sight.rules
        supplied = {**vars(self.sight), "random_choice": rules.random_choice, "quick": quick_of(rules)}
        return Clones(compile_own, own=(OWN, *own), supplied=supplied)

    @functools.cached_property
    def answer(self) -> Answer:
        """The rules, as `answer(games, place, choice)`."""
        return self.rules.answer_game

    @functools.cached_property
    def choose(self) -> Callable[[Games, int, Mind, Network, int, Answer], int]:
        """`choosing.choose_in`, compiled or loaded on first use."""
        games, net, mind, answer = self.types
        return self._entry(choosing.choose_in, games, int64, mind, net, int64, answer)

    @functools.cached_property
    def play_game(
        self,
    ) -> Callable[[Games, int, Seating, Mind, Network, Network, Numbers, float, Positions, Course, Answer], int]:
        """`playing.play_game`, compiled or loaded on first use."""
        seating = numba.typeof(playing.Seating(0, 0, 0, 0, 0))
        positions = numba.typeof(playing.new_positions(1))
        game = numba.typeof(course.new_course())
        games, net, mind, answer = self.types
        nets = (mind, net, net, int64[::1], float64)
        return self._entry(playing.play_game, games, int64, seating, *nets, positions, game, answer)

    @functools.cached_property
    def roll_out(self) -> Callable[[Games, int, int, int, int, int, Mind, Network, int, Answer], float]:
        """`playing.roll_out`, compiled or loaded on first use."""
        games, net, mind, answer = self.types
        return self._entry(playing.roll_out, games, *[int64] * 5, mind, net, int64, answer)

    @functools.cached_property
    def learn_batches(
        self,
    ) -> Callable[
        [
            Positions, Numbers, int, Floats, Floats, Floats, Floats, Floats, Network, Network, Lesson, Numbers, int,
            float, float,
        ],
        float,
    ]:  # fmt: skip
        """`learning.learn_batches`, compiled or loaded on first use."""
        positions = numba.typeof(playing.new_positions(1))
        lesson = numba.typeof(learning.new_lesson(thought(self.sight.MOST_FEATURES)))
        many, floats = int64[::1], numba.float32[::1]
        nets = (self.types.net, self.types.net)
        rest = (lesson, int64[:, ::1], int64, float64, float64)
        return self._entry(learning.learn_batches, positions, many, int64, *[floats] * 5, *nets, *rest)

    def _entry(self, function: F, *types_: object) -> F:
        """Compile an entry point that calls the rules through a pointer, so that they need not be compiled with it."""
        compiled: F = compile_cached(self._clones.clone(function), types_, self.folder, fastmath=True)
        return compiled


@functools.cache
def compiled_champion(game: str) -> CompiledChampion:
    """The champion of one game, once per process."""
    return CompiledChampion(game)
