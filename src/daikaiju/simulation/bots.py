"""Simulations between bots: compiled where all of them are policies, otherwise in Python.

The seats rotate: the bot in the first seat is the game's seed modulo the number of players. In the Duel each ordered
pair of different monsters is played in all seatings before the next. Chance answers from the generator in the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from time import perf_counter
from typing import Any

import numpy as np

from daikaiju.arrays import Games, Numbers
from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import new_bot
from daikaiju.engine import engine_of
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Game
from daikaiju.policies import POLICIES, player_of, seating_of
from daikaiju.rules.record import Record
from daikaiju.simulation.setup import Setup
from daikaiju.simulation.targets import MOST_DECISIONS, Played, finished


def target_of(setup: Setup, on: str) -> PoliciesOnPython | CompiledPolicyTarget | BotsOnPython:
    """What plays the games of a table with bots; only policies are compiled, and not for GPUs."""
    if on == "cuda":
        raise DaikaijuError(Problem("gpu-no-bots"))
    if not all(bot in POLICIES for bot in setup.bots):
        return BotsOnPython(setup)
    if on == "python":
        return PoliciesOnPython(setup)
    return PoliciesOnWasm(setup) if on == "wasm" else PoliciesOnCPU(setup)


class BotTarget:
    """What the targets for bots share: who sits where."""

    def __init__(self, setup: Setup) -> None:
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        """Play at this table from now on, another of the same game."""
        self.setup = setup
        names = setup.info.rules.names
        differ = setup.info.monsters_differ and "monsters" not in setup.options
        numbers = range(len(names.MONSTERS[setup.info.editions[0]])) if differ else ()
        self.pairs = list(permutations(numbers, setup.players)) if differ else []

    def first_of(self, seeds: Numbers) -> Numbers:
        """Which bot has the first seat."""
        return seeds % self.setup.players

    def monsters(self, seed: int) -> list[int] | None:
        """The monsters of a game, where they differ and none are asked for."""
        return list(self.pairs[seed // self.setup.players % len(self.pairs)]) if self.pairs else None

    def new_state(self, seed: int) -> Any:
        """A game in which nothing has happened yet."""
        state = self.setup.new_state(seed)
        monsters = self.monsters(seed)
        if monsters is not None:
            state.monster = monsters
        return state

    def seated(self, first: int) -> list[str]:
        """The bots by seat, beginning with one of them."""
        return [self.setup.bots[(first + seat) % self.setup.players] for seat in range(self.setup.players)]

    def seating(self, first: int) -> int:
        return seating_of([POLICIES.index(bot) for bot in self.seated(first)])


class PoliciesOnPython(BotTarget):
    """Policies as they are written."""

    batch, on = 20, "python"

    def play(self, seeds: Numbers) -> Played:
        play_by_policies = player_of(self.setup.info.rules)
        games = [self.new_state(seed) for seed in seeds.tolist()]
        first = self.first_of(seeds)
        begun = perf_counter()
        decisions = [
            play_by_policies(g, self.seating(place), MOST_DECISIONS)
            for g, place in zip(games, first.tolist(), strict=True)
        ]
        seconds = perf_counter() - begun
        return finished(Played(seconds, records(games), np.array(decisions), first))


class CompiledPolicyTarget(BotTarget):
    """Compiled policies, which play a whole batch at once."""

    batch: int
    on: str

    def play(self, seeds: Numbers) -> Played:
        games = np.repeat(self.setup.new_state().to_record(), len(seeds))
        games["seed"] = seeds
        if self.pairs:
            games["monster"] = [self.monsters(seed) for seed in seeds.tolist()]
        first = self.first_of(seeds)
        codes = np.array([self.seating(place) for place in range(self.setup.players)])
        begun = perf_counter()
        ended, decisions = self.play_seated(games, codes[first])
        seconds = perf_counter() - begun
        return finished(Played(seconds, ended, decisions, first))

    def play_seated(self, games: Games, seatings: Numbers) -> tuple[Games, Numbers]:
        """Play games by the policies of their seats; where they ended, and how many decisions each took."""
        raise NotImplementedError


class PoliciesOnWasm(CompiledPolicyTarget):
    """Policies in the engine's file."""

    batch, on = 500, "wasm"

    def play_seated(self, games: Games, seatings: Numbers) -> tuple[Games, Numbers]:
        engine = engine_of(self.setup.info.name, self.setup.info.rules.book.packs)
        ended, decisions = engine.play_seated_games(games.tobytes(), seatings.tolist(), MOST_DECISIONS)
        return np.frombuffer(ended, games.dtype), np.array(decisions, np.int64)


class PoliciesOnCPU(CompiledPolicyTarget):
    """Policies compiled by Numba, on one core."""

    batch, on = 1_000, "cpu"

    def __init__(self, setup: Setup) -> None:
        from daikaiju.targets.policies import CompiledPolicies

        super().__init__(setup)
        self.compiled = CompiledPolicies(setup.info.rules)

    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return self.compiled.is_cached()

    def prepare(self) -> None:
        """Compile the rules and policies, or load them from the disk."""
        _ = self.compiled.play

    def play_seated(self, games: Games, seatings: Numbers) -> tuple[Games, Numbers]:
        decisions = np.zeros(len(games), dtype=np.int64)
        self.compiled.play(games, seatings, MOST_DECISIONS, decisions)
        return games, decisions


class BotsOnPython(BotTarget):
    """Bots of any kind, each shown its view."""

    batch, on = 10, "python"

    def play(self, seeds: Numbers) -> Played:
        first = self.first_of(seeds)
        begun = perf_counter()
        played = [self.play_game(seed, place) for seed, place in zip(seeds.tolist(), first.tolist(), strict=True)]
        seconds = perf_counter() - begun
        games = records([game.state for game, _ in played])
        return finished(Played(seconds, games, np.array([decisions for _, decisions in played]), first))

    def play_game(self, seed: int, first: int) -> tuple[Game, int]:
        """One game to its end, and how many decisions it took."""
        setup = self.setup
        game = setup.info.new(setup.players, **setup.options)
        rules = game.vocabulary.rules
        game.keep_no_past()
        game.state = self.new_state(seed)
        rules.start(game.state)
        rules.advance(game.state)
        bots: list[Bot] = [new_bot(bot, seed * setup.players + seat) for seat, bot in enumerate(self.seated(first))]
        decisions = 0
        while not game.over and decisions < MOST_DECISIONS:
            if game.chance_count:
                game.answer(rules.random_choice(game.state))
            else:
                decisions += 1
                action = bots[game.state.player].answer(game)
                choice = game.actions.choice(game.vocabulary.decision(game.state), action.id)
                assert choice is not None  # answers are checked
                game.answer(choice)
        return game, decisions


def records(states: Sequence[Record]) -> Games:
    """Python states as records."""
    return np.concatenate([state.to_record() for state in states])
