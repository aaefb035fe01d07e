"""The engine's file, whatever runs it: how positions and networks are laid in its memory, and its entry points called.

`wasm` runs it in wasmtime, `browser` in a browser; they say how a call is made and how bytes go in and out.
"""

from __future__ import annotations

import functools
from abc import abstractmethod
from array import array
from collections.abc import Sequence
from typing import Any

from daikaiju.engine.choices import MOST_CHOICES, thoughts_of
from daikaiju.engine.description import Description
from daikaiju.engine.interface import (
    ANSWERS,
    FINAL_ROLLS,
    MOST_SEATS,
    VALUES,
    Engine,
    EngineError,
    NetworkToPlay,
    Numbers,
    PolicyToPlay,
    Reals,
    Weighed,
)
from daikaiju.engine.records import check_fresh, check_record
from daikaiju.errors import Problem


class FileEngine(Engine):
    """An instance of the file, with memory of its own."""

    def __init__(self, description: Description) -> None:
        self.game, self.description = description.game, description
        self.size, self.multisets = description.record_size, description.multisets
        self._places: dict[str, int] = {}
        self._networks: dict[int, int] = {}
        self._policies: dict[int, int] = {}
        self._begin()

    def _begin(self) -> None:
        """Start with fresh memory."""
        self._places = self._instantiate()
        self._games, self._scratch = self._places["games"], self._places["scratch"]
        self._networks, self._policies = {}, {}

    @abstractmethod
    def _instantiate(self) -> dict[str, int]:
        """Start an instance and initialise it; where each region of its memory begins."""

    @abstractmethod
    def _call(self, name: str, *arguments: int | float) -> Any:
        """Call an entry point; if it fails, the engine begins afresh and an error is raised."""

    @abstractmethod
    def _write(self, raw: bytes, at: int) -> None:
        """Write into the memory."""

    @abstractmethod
    def _get(self, at: int, size: int) -> bytes:
        """Read from the memory."""

    @functools.cached_property
    def _batches(self) -> FileEngine:
        """What plays games by the hundred."""
        return self

    # --- memory ---------------------------------------------------------------------------

    def _put(self, content: bytes | Numbers | Reals, at: int) -> int:
        self._write(content if isinstance(content, bytes) else content.tobytes(), at)
        return at

    def _numbers(self, kind: str, at: int, count: int) -> array[Any]:
        found: array[Any] = array(kind)
        found.frombytes(self._get(at, count * found.itemsize))
        return found

    def _position(self, position: bytes) -> int:
        """Where a position lies that has been looked at and put into the engine's memory."""
        check_record(self.game, position)
        return self._put(position, self._games)

    def _workspace(self, number: int) -> int:
        return self._places["workspaces"] + number * self.description.region("workspaces").size

    def _network(self, network: NetworkToPlay) -> tuple[int, int]:
        """Where a network lies, and the number by which workspaces tell it apart; the oldest one makes room."""
        if network.number not in self._networks:
            if len(network.weights) != 4 * self.description.weights:
                raise EngineError(Problem("engine-failed"))
            at = self._make_room("networks", network.number, self._networks)
            self._call("prepare_network", self._put(network.weights, at))
        return self._slot("networks", self._networks[network.number]), network.key

    def _policy(self, policy: PolicyToPlay) -> tuple[int, int]:
        """Where a policy lies, and the number by which workspaces tell it apart; the oldest one makes room."""
        if policy.number not in self._policies:
            if len(policy.content) > self.description.region("policies").size:
                raise EngineError(Problem("engine-failed"))
            self._put(policy.content, self._make_room("policies", policy.number, self._policies))
        return self._slot("policies", self._policies[policy.number]), policy.key

    def _slot(self, name: str, slot: int) -> int:
        return self._places[name] + slot * self.description.region(name).size

    def _make_room(self, name: str, number: int, slots: dict[int, int]) -> int:
        """Where something new may lie in a region."""
        taken, count = set(slots.values()), self.description.region(name).count
        if len(taken) == count:
            taken.remove(slots.pop(next(iter(slots))))
        slots[number] = next(slot for slot in range(count) if slot not in taken)
        return self._slot(name, slots[number])

    # --- the rules ------------------------------------------------------------------------

    def set_up(self, position: bytes) -> bytes:
        at = self._position(position)
        self._call("set_up", at)
        return self._get(at, self.size)

    def answer(self, position: bytes, choice: int) -> bytes:
        at = self._position(position)
        self._call("answer", at, unsigned(choice))
        return self._get(at, self.size)

    def is_legal(self, position: bytes, choice: int) -> bool:
        return bool(self._call("legal", self._position(position), unsigned(choice)))

    def play_games(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        check_fresh(self.game, positions)
        return self._batches._play("play_games", positions, most)

    def play_on(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        for start in range(0, len(positions), self.size):
            check_record(self.game, positions[start : start + self.size])
        return self._batches._play("play_on", positions, most)

    def play_seated_games(self, positions: bytes, seatings: Sequence[int], most: int) -> tuple[bytes, Numbers]:
        check_fresh(self.game, positions)
        return self._batches._play("play_seated_games", positions, most, array("q", seatings))

    def _play(self, name: str, positions: bytes, most: int, seatings: Numbers | None = None) -> tuple[bytes, Numbers]:
        """Play games in as many batches as they need."""
        batch = self.description.region("games").count
        ended, decisions = bytearray(), array("q")
        for first in range(0, len(positions) // self.size, batch):
            some = positions[first * self.size : (first + batch) * self.size]
            count = len(some) // self.size
            at = self._put(some, self._games)
            arguments = [at, count]
            if seatings is not None:
                arguments.append(self._put(seatings[first : first + count], self._scratch + 8 * batch))
            self._call(name, *arguments, most, self._scratch)
            ended += self._get(at, len(some))
            decisions += self._numbers("q", self._scratch, count)
        return bytes(ended), decisions

    def choose_quickly(self, position: bytes) -> int:
        return int(self._call("choose_quickly", self._position(position)))

    def observe(self, position: bytes, seat: int) -> Numbers:
        count = self._call("observe_game", self._position(position), seat, self._scratch)
        return self._numbers("h", self._scratch, count)

    # --- thinking -------------------------------------------------------------------------

    def choose(self, position: bytes, network: NetworkToPlay) -> int:
        return int(self._call("choose", self._position(position), self._workspace(ANSWERS), *self._network(network)))

    def _with_scores(self, choice: int) -> Weighed:
        final = self._scratch + 64 * 8
        self._call("read_scores", self._workspace(ANSWERS), self._scratch, final)
        return Weighed(choice, self._numbers("d", self._scratch, 64), self._numbers("d", final, self.multisets))

    def weigh(self, position: bytes, what: int, network: NetworkToPlay) -> Reals:
        at = self._position(position)
        rows = self._call("weigh", at, what, self._workspace(VALUES), *self._network(network), self._scratch)
        assert what == FINAL_ROLLS or rows == 1
        return self._numbers("d", self._scratch, rows * MOST_SEATS)

    def preferences(self, position: bytes, policy: PolicyToPlay) -> dict[int, float]:
        self._call("preferences", self._position(position), self._places["thoughts"], self._policy(policy)[0])
        return self._last_thoughts()[0]

    def _answer_by_policy(self, position: bytes, policy: PolicyToPlay, way: int, weight: float) -> int:
        memory = (self._workspace(ANSWERS), self._places["thoughts"], *self._policy(policy))
        return int(self._call("answer_by_policy", self._position(position), way, weight, *memory))

    def _last_thoughts(self) -> tuple[dict[int, float], dict[int, float]]:
        hoped = self._scratch + 8 * MOST_CHOICES
        count = self._call("read_preferences", self._places["thoughts"], self._scratch, hoped)
        return thoughts_of(self._numbers("d", self._scratch, count), self._numbers("d", hoped, count))

    def roll_out_by_policy(
        self, position: bytes, choice: int, seed: int, turns: int, policy: PolicyToPlay
    ) -> tuple[bytes, Reals]:
        at = self._seeded(position, seed)
        memory = (self._places["thoughts"], self._policy(policy)[0], self._scratch)
        self._call("roll_out_by_policy", at, unsigned(choice), turns, *memory)
        return self._get(at, self.size), self._numbers("d", self._scratch, MOST_SEATS)

    def final_rolls(self, position: bytes, policy: PolicyToPlay) -> Reals:
        memory = (self._workspace(VALUES), self._places["thoughts"], *self._policy(policy), self._scratch)
        rows = self._call("final_rolls", self._position(position), *memory)
        return self._numbers("d", self._scratch, rows * MOST_SEATS)

    def hopes_after(self, position: bytes, choice: int, samples: int, policy: PolicyToPlay) -> tuple[Reals, bool]:
        memory = (self._workspace(VALUES), self._places["thoughts"], self._policy(policy)[0], self._scratch)
        rolled = self._call("hopes_after", self._position(position), unsigned(choice), samples, *memory)
        return self._numbers("d", self._scratch, MOST_SEATS), not rolled

    def hopes(self, position: bytes, policy: PolicyToPlay) -> Reals:
        work, thought, place = self._workspace(VALUES), self._places["thoughts"], self._policy(policy)[0]
        self._call("hopes", self._position(position), work, thought, place, self._scratch)
        return self._numbers("d", self._scratch, MOST_SEATS)

    def same_rolls(self, position: bytes) -> Numbers:
        count = self._call("same_rolls", self._position(position), self._scratch)
        return self._numbers("q", self._scratch, count)

    def likely_rolls(self, position: bytes, final: Reals, close: float) -> tuple[int, Reals, Reals]:
        row = 8 * self.multisets
        places = [self._scratch + row * number for number in range(4)]
        self._put(final, places[0])
        self._put(bytes(row), places[1])
        mask = self._call("likely_rolls", self._position(position), close, *places, self._workspace(VALUES))
        chances, gaps = self._numbers("d", places[1], self.multisets), self._numbers("d", places[3], 1 << 9)
        return int(mask), chances, gaps

    def _seeded(self, position: bytes, seed: int) -> int:
        """Where a position lies whose dice come from a seed."""
        at = self._position(position)
        place = next(field.at for field in self.description.record if field.name == "seed")
        self._put(array("q", [seed]), at + place)
        return at


def unsigned(choice: int) -> int:
    """A choice as the engine takes it: a number without a sign, which WebAssembly wants to have one all the same.

    >>> unsigned(64), unsigned(6**12)
    (64, -2118184960)
    """
    return (choice + (1 << 31)) % (1 << 32) - (1 << 31)
