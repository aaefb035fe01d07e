"""The engine as machine code: faster, for those who simulate and train; compiling it takes minutes, once."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from daikaiju.arrays import Games
from daikaiju.engine.choices import thoughts_of
from daikaiju.engine.interface import (
    ANSWERS,
    FINAL_ROLLS,
    MOST_SEATS,
    VALUES,
    Engine,
    NetworkToPlay,
    Numbers,
    PolicyToPlay,
    Reals,
    Weighed,
)
from daikaiju.extras import need
from daikaiju.observation import observation_of
from daikaiju.targets.policies import CompiledPolicies
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets, new_plan
from daikaiju.thinking.network import Network
from daikaiju.thinking.playable import playable
from daikaiju.thinking.policy import Policy, policy_thought
from daikaiju.thinking.policy import policy as policy_of
from daikaiju.thinking.workspace import Workspace, new_workspace


class MachineEngine(Engine):
    """The compiled functions of one game, with memory for one thread."""

    def __init__(self, game: str) -> None:
        need("cpu")
        from daikaiju.thinking.compiled import compiled_thinking

        self.game = game
        self.thinking = compiled_thinking(game)
        self.rules = ADAPTERS[game].rules
        self.kind: type[Any] = self.rules.State
        self.policies = CompiledPolicies(self.rules)
        self.multisets = len(all_multisets().dice)
        self._workspaces: dict[int, Workspace] = {}
        self._networks: dict[int, Network] = {}
        self._policies: dict[int, Policy] = {}
        self._thought = policy_thought()

    def _games(self, positions: bytes) -> Games:
        return np.frombuffer(bytearray(positions), self.kind.dtype)

    def _workspace(self, use: int) -> Workspace:
        if use not in self._workspaces:
            features = ADAPTERS[self.game].features
            self._workspaces[use] = new_workspace(self.kind.dtype, features.MOST_FEATURES)
        return self._workspaces[use]

    def _network(self, network: NetworkToPlay) -> tuple[Network, int]:
        if network.number not in self._networks:
            self._networks[network.number] = playable(self.game, np.frombuffer(network.weights, np.float32))
        return self._networks[network.number], network.key

    def _policy(self, policy: PolicyToPlay) -> Policy:
        if policy.number not in self._policies:
            self._policies[policy.number] = policy_of(np.frombuffer(policy.content, np.int32).copy())
        return self._policies[policy.number]

    def prepare(self) -> None:
        """Compile everything now, or load it from disk, rather than on first use."""
        self.thinking.prepare()

    # --- the rules ------------------------------------------------------------------------

    def set_up(self, position: bytes) -> bytes:
        return self.answer(position, -1)

    def answer(self, position: bytes, choice: int) -> bytes:
        games = self._games(position)
        self.thinking.answer(games, 0, choice)
        return games.tobytes()

    def is_legal(self, position: bytes, choice: int) -> bool:
        from daikaiju.rules.agenda import is_legal

        return is_legal(self.kind.unpack(position), choice)

    def play_games(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        return self._play(self.thinking.rules.play_games, positions, most)

    def play_on(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        return self._play(self.thinking.rules.play_on, positions, most)

    def play_seated_games(self, positions: bytes, seatings: Sequence[int], most: int) -> tuple[bytes, Numbers]:
        return self._play(self.policies.play, positions, np.array(seatings, np.int64), most)

    def _play(self, play: Any, positions: bytes, *arguments: Any) -> tuple[bytes, Numbers]:
        games = self._games(positions)
        decisions = np.zeros(len(games), np.int64)
        play(games, *arguments, decisions)
        return games.tobytes(), array("q", decisions.tolist())

    def choose_quickly(self, position: bytes) -> int:
        choices = np.zeros(1, np.int64)
        self.policies.choose(self._games(position), choices)
        return int(choices[0])

    def observe(self, position: bytes, seat: int) -> Numbers:
        return array("h", observation_of(self.game).of(self.kind.unpack(position), seat).tolist())

    # --- thinking -------------------------------------------------------------------------

    def choose(self, position: bytes, network: NetworkToPlay) -> int:
        work = self._workspace(ANSWERS)
        return int(self.thinking.choose(self._games(position), 0, work, *self._network(network), self.thinking.answer))

    def _with_scores(self, choice: int) -> Weighed:
        work = self._workspace(ANSWERS)
        return Weighed(choice, array("d", work.scores.tolist()), array("d", work.plan.final.tolist()))

    def weigh(self, position: bytes, what: int, network: NetworkToPlay) -> Reals:
        values = np.zeros((self.multisets if what == FINAL_ROLLS else 1, MOST_SEATS))
        net, number = self._network(network)
        work = self._workspace(VALUES)
        self.thinking.weigh(self._games(position), 0, what, work, net, number, self.thinking.answer, values)
        return array("d", values.ravel().tolist())

    def preferences(self, position: bytes, policy: PolicyToPlay) -> dict[int, float]:
        self.thinking.preferences(self._games(position), 0, self._thought, self._policy(policy))
        return self._last_thoughts()[0]

    def _answer_by_policy(self, position: bytes, policy: PolicyToPlay, way: int, weight: float) -> int:
        rest = (self._workspace(ANSWERS), self._thought, self._policy(policy), policy.key, self.thinking.answer)
        return int(self.thinking.answer_by_policy(self._games(position), 0, way, weight, *rest))

    def _last_thoughts(self) -> tuple[dict[int, float], dict[int, float]]:
        return thoughts_of(self._thought.wanted.tolist(), self._thought.hoped.tolist())

    def roll_out_by_policy(
        self, position: bytes, choice: int, seed: int, turns: int, policy: PolicyToPlay
    ) -> tuple[bytes, Reals]:
        games, found = self._games(position), np.zeros(MOST_SEATS)
        rest = (self._thought, self._policy(policy), self.thinking.answer, found)
        self.thinking.roll_out_by_policy(games, 0, choice, seed, turns, *rest)
        return games.tobytes(), array("d", found.tolist())

    def final_rolls(self, position: bytes, policy: PolicyToPlay) -> Reals:
        found, work, net = np.zeros((self.multisets, MOST_SEATS)), self._workspace(VALUES), self._policy(policy)
        rest = (work, self._thought, net, policy.key, self.thinking.answer, found)
        rows = self.thinking.final_rolls(self._games(position), 0, *rest)
        return array("d", found[:rows].ravel().tolist())

    def hopes_after(self, position: bytes, choice: int, samples: int, policy: PolicyToPlay) -> tuple[Reals, bool]:
        found, work, net = np.zeros(MOST_SEATS), self._workspace(VALUES), self._policy(policy)
        rest = (work, self._thought, net, self.thinking.answer, found)
        rolled = self.thinking.hopes_after(self._games(position), 0, choice, samples, *rest)
        return array("d", found.tolist()), not rolled

    def hopes(self, position: bytes, policy: PolicyToPlay) -> Reals:
        found, work, net = np.zeros(MOST_SEATS), self._workspace(VALUES), self._policy(policy)
        self.thinking.hopes(self._games(position), 0, work, self._thought, net, self.thinking.answer, found)
        return array("d", found.tolist())

    def same_rolls(self, position: bytes) -> Numbers:
        same = np.zeros(self.multisets, np.int64)
        self.thinking.same_rolls(self._games(position), 0, all_multisets(), same)
        return array("q", same.tolist())

    def likely_rolls(self, position: bytes, final: Reals, close: float) -> tuple[int, Reals, Reals]:
        plan = new_plan()
        plan.final[:] = final
        chances, gaps = np.zeros(self.multisets), np.zeros(1 << 9)
        best = np.zeros(self.multisets, np.int64)
        mask = self.thinking.likely_rolls(self._games(position), 0, all_multisets(), plan, close, chances, best, gaps)
        return int(mask), array("d", chances.tolist()), array("d", gaps.tolist())


_own = threading.local()


def machine_engine_of(game: str) -> MachineEngine:
    """This thread's engine of a game as machine code."""
    engines: dict[str, MachineEngine] = _own.__dict__.setdefault("engines", {})
    if game not in engines:
        engines[game] = MachineEngine(game)
    return engines[game]
