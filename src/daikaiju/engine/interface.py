"""What every engine offers, whatever it runs on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from daikaiju.errors import DaikaijuError

MOST_SEATS = 6
POSITION, FINAL_ROLLS, START_OF_TURN = range(3)
"""What is weighed: the position, each multiset of dice as the final Roll in it, or the start of a turn."""

ANSWERS, VALUES = range(2)
"""The workspaces: each remembers what the dice of a turn are worth, so that questions of one kind do not disturb those
of another."""

NO_ANSWER = -1
"""In place of a choice: a turn begins here, and there is nothing to answer."""

Numbers: TypeAlias = "array[int]"
Reals: TypeAlias = "array[float]"


class EngineError(DaikaijuError):
    """The engine cannot be used, or could not do what it was asked to."""


@dataclass(frozen=True)
class NetworkToPlay:
    """The weights of a network, as they were learned, and a number that tells it apart."""

    number: int
    weights: bytes = field(repr=False)
    """As float32."""

    @property
    def key(self) -> int:
        """By what workspaces tell networks apart: even, because a wide search counts as a network of its own.

        What is remembered depends on it, so it is the same in every engine.
        """
        return self.number % (1 << 30) & ~1


@dataclass(frozen=True)
class Weighed:
    """The champion's answer, and what it thought of the others."""

    choice: int
    options: Reals
    """What each of 64 options is worth to the player; -1 where it was not weighed."""
    final_rolls: Reals
    """What each multiset of dice is worth to the player as the final Roll, if the question is about dice."""


BY_TASTE, BY_DICE, BY_HOPES = range(3)
"""Which questions a policy answers by what it hopes for, too: none, which dice to keep, or all of them."""


@dataclass(frozen=True)
class PolicyToPlay:
    """A network that answers and hopes, as it lies in an engine's memory, and a number that tells it apart."""

    number: int
    content: bytes = field(repr=False)
    way: int = BY_DICE
    weight: float = 0.0
    """How it plays best: by what, and how much a difference of 1 in what it prefers counts against a chance to win."""

    @property
    def key(self) -> int:
        """By what workspaces tell policies apart, from each other and from other networks, whose keys are even."""
        return self.number % (1 << 30) | 1


@dataclass(frozen=True)
class Considered:
    """The answer of a policy, and what it thought of all choices."""

    choice: int
    preferences: dict[int, float]
    """The logit of each legal choice."""
    hopes: dict[int, float]
    """The player's chance to win after each choice that was looked at."""


class Engine(ABC):
    """One game, to be used by one thread at a time. Positions are records: `state.pack()`, `State.unpack(...)`.

    Chances are rows of six numbers, one for each seat.
    """

    game: str

    # --- the rules ------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, position: bytes) -> bytes:
        """The first question of a game whose record has nothing but its players, options and seed."""

    @abstractmethod
    def answer(self, position: bytes, choice: int) -> bytes:
        """The position after an answer to the open question, which must be legal."""

    @abstractmethod
    def is_legal(self, position: bytes, choice: int) -> bool:
        """Whether an answer to the open question is legal."""

    @abstractmethod
    def play_games(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        """Set up and play games at random; where they ended, and how many decisions each took."""

    @abstractmethod
    def play_on(self, positions: bytes, most: int) -> tuple[bytes, Numbers]:
        """Play games at random from where they stand; where they ended, and how many decisions each took."""

    @abstractmethod
    def play_seated_games(self, positions: bytes, seatings: Sequence[int], most: int) -> tuple[bytes, Numbers]:
        """Set up and play games by the policies of their seats (see `daikaiju.policies.seating_of`)."""

    @abstractmethod
    def choose_quickly(self, position: bytes) -> int:
        """What the policy `quick` answers."""

    @abstractmethod
    def observe(self, position: bytes, seat: int) -> Numbers:
        """What a seat sees, as the numbers of `daikaiju.observation`."""

    # --- thinking -------------------------------------------------------------------------

    @abstractmethod
    def choose(self, position: bytes, network: NetworkToPlay) -> int:
        """The champion's answer."""

    def weighed(self, position: bytes, network: NetworkToPlay) -> Weighed:
        """The same with its thoughts."""
        return self._with_scores(self.choose(position, network))

    @abstractmethod
    def weigh(self, position: bytes, what: int, network: NetworkToPlay) -> Reals:
        """Everybody's chances by a search to the end of the turn: one row, or one for each multiset of dice."""

    @abstractmethod
    def preferences(self, position: bytes, policy: PolicyToPlay) -> dict[int, float]:
        """How much a policy wants each legal choice: its logit. Of dice that show the same, the first are rolled first;
        other ways to say the same are left out."""

    def answer_by_policy(
        self, position: bytes, policy: PolicyToPlay, way: int | None = None, weight: float | None = None
    ) -> int:
        """The answer of a policy, in its own way and with its own weight unless others are given."""
        way, weight = policy.way if way is None else way, policy.weight if weight is None else weight
        return self._answer_by_policy(position, policy, way, float(weight))

    def considered(
        self, position: bytes, policy: PolicyToPlay, way: int | None = None, weight: float | None = None
    ) -> Considered:
        """The same with what it prefers and hopes for."""
        return Considered(self.answer_by_policy(position, policy, way, weight), *self._last_thoughts())

    def answered(
        self, position: bytes, policy: PolicyToPlay, way: int | None = None, weight: float | None = None
    ) -> Weighed:
        """The same with how likely each option was, the likeliest 1, and with exact dice the worth of final Rolls."""
        return self._with_scores(self.answer_by_policy(position, policy, way, weight))

    @abstractmethod
    def _answer_by_policy(self, position: bytes, policy: PolicyToPlay, way: int, weight: float) -> int:
        """The answer of a policy."""

    @abstractmethod
    def _with_scores(self, choice: int) -> Weighed:
        """An answer just given, and what was thought of the others."""

    @abstractmethod
    def _last_thoughts(self) -> tuple[dict[int, float], dict[int, float]]:
        """What was preferred and hoped for at the last question, by choice."""

    @abstractmethod
    def roll_out_by_policy(
        self, position: bytes, choice: int, seed: int, turns: int, policy: PolicyToPlay
    ) -> tuple[bytes, Reals]:
        """Where an answer leads if everybody plays on for some turns as a policy prefers, with dice from a seed, and
        everybody's chances there."""

    @abstractmethod
    def final_rolls(self, position: bytes, policy: PolicyToPlay) -> Reals:
        """Everybody's chances after each result of all dice as the final Roll, where dice are thrown or chosen, as a
        policy sees them: one row for each, in the order of their multisets.

        Its answers go by the chances of the player asked, as far as this player may know what lies in the position.
        """

    @abstractmethod
    def hopes_after(self, position: bytes, choice: int, samples: int, policy: PolicyToPlay) -> tuple[Reals, bool]:
        """Everybody's chances after an answer, as a policy sees them once the turn has been played to its end, so many
        times as it prefers; and whether it never came to a question about dice, at which it would have stopped."""

    @abstractmethod
    def hopes(self, position: bytes, policy: PolicyToPlay) -> Reals:
        """Everybody's chances at the next question, as a policy sees them; before a turn's first throw, where that is
        just made."""

    @abstractmethod
    def same_rolls(self, position: bytes) -> Numbers:
        """For each multiset of all dice the first one that does the same as the final Roll."""

    @abstractmethod
    def likely_rolls(self, position: bytes, final: Reals, close: float) -> tuple[int, Reals, Reals]:
        """The best dice to reroll, how likely each final Roll is after the best few choices, and how far behind the
        best each choice is."""
