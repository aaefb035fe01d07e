"""Who values positions: the network that plays as the champion.

A chance to win means: if everybody played on as the champion does. Its network has learned from games of its own
players what they can hope for, so its hopes are the chances. The engine holds no packs; for games with them there is
another judge (`pack_judge`).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path

from daikaiju.champion.reinforcement.policy_file import policy_to_play, read_policy
from daikaiju.champion.shipped import SHIPPED
from daikaiju.engine import Engine, engine_of
from daikaiju.engine.interface import MOST_SEATS, NO_ANSWER, POSITION, START_OF_TURN
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.adapters.game_adapter import Candidates

SAMPLES = 16
"""How often the rest of a turn is played after an answer; the champion itself does so four times."""

MOST_STEPS = 400
"""How many answers and throws a game is played on for at most in Python: a pack may ask without end."""


class Judge(ABC):
    """Values positions of one game."""

    def __init__(self, game: str, candidates: Candidates, number: int) -> None:
        self.game = game
        self.candidates = candidates
        """What the game asks; with packs, the numbers of questions may be others."""
        self.name = f"{number:012x}"
        """What its network is called wherever results name it."""
        self.guessed: frozenset[str] = frozenset()
        """The cards that it has never seen, and guesses by cost and kind."""

    @abstractmethod
    def after(self, at: Table, choice: int) -> Table:
        """The position after an answer."""

    @abstractmethod
    def chances(self, at: Table, what: int = POSITION) -> list[float]:
        """Everybody's chances in a position, or at the start of a turn."""

    @abstractmethod
    def final_rolls(self, at: Table) -> list[list[float]]:
        """For each seat its chances after each result of all dice, where these are thrown or chosen."""

    @abstractmethod
    def chosen(self, at: Table) -> int:
        """The answer that it would give itself."""

    def roll_out(self, at: Table, choice: int, seed: int, turns: int) -> tuple[Table, float]:
        """Where an answer leads some turns later with dice from a seed, and what its player can hope for there."""
        source, then = random.Random(seed), self.after(at, choice)
        for _ in range(MOST_STEPS):
            if then.over or then.turn >= at.turn + turns:
                break
            is_chance = then.player == CHANCE
            then = self.after(then, SPREAD + source.randrange(then.spread) if is_chance else self.chosen(then))
        return then, (result_of(then) if then.over else self.chances(then, START_OF_TURN))[at.player]

    def after_turn(self, at: Table, choice: int) -> list[float] | None:
        """Everybody's chances after an answer once the turn has ended; None if dice come first, or that is unknown."""
        return None

    def after_rounds(self, at: Table, rounds: int, seed: int) -> list[float] | None:
        """Everybody's chances if all play on for some rounds with dice from a seed; None if that takes too long."""
        return None


class EngineJudge(Judge):
    """Values positions of a game without packs, by its engine."""

    def __init__(self, game: str, number: int) -> None:
        super().__init__(game, ADAPTERS[game].candidates, number)

    @property
    def engine(self) -> Engine:
        """The engine of the thread that asks."""
        return engine_of(self.game)

    def after(self, at: Table, choice: int) -> Table:
        return at.unpack(self.engine.answer(at.pack(), choice))


class PolicyJudge(EngineJudge):
    """A network that answers and hopes: its hopes at the next question."""

    def __init__(self, game: str, file: Path) -> None:
        self.policy = policy_to_play(game, str(file))
        super().__init__(game, self.policy.number)
        self.guessed = frozenset(read_policy(file, game).unknown_cards())

    def chances(self, at: Table, what: int = POSITION) -> list[float]:
        return self.hopes(at.pack(), at.players)

    def hopes(self, position: bytes, players: int) -> list[float]:
        return list(self.engine.hopes(position, self.policy)[:players])

    def final_rolls(self, at: Table) -> list[list[float]]:
        found = self.engine.final_rolls(at.pack(), self.policy)
        return [list(found[seat::MOST_SEATS]) for seat in range(at.players)]

    def after_turn(self, at: Table, choice: int) -> list[float] | None:
        found, has_ended = self.engine.hopes_after(at.pack(), choice, SAMPLES, self.policy)
        return list(found[: at.players]) if has_ended else None

    def after_rounds(self, at: Table, rounds: int, seed: int) -> list[float] | None:
        turns = rounds * at.players
        return list(self.engine.roll_out_by_policy(at.pack(), NO_ANSWER, seed, turns, self.policy)[1][: at.players])

    def chosen(self, at: Table) -> int:
        return self.engine.answer_by_policy(at.pack(), self.policy)

    def roll_out(self, at: Table, choice: int, seed: int, turns: int) -> tuple[Table, float]:
        end, chances = self.engine.roll_out_by_policy(at.pack(), choice, seed, turns, self.policy)
        return at.unpack(end), chances[at.player]


def result_of(at: Table) -> list[float]:
    """Everybody's share of a finished game: winners share it, and sometimes nobody has any."""
    return [(at.winners >> seat & 1) / max(1, at.winners.bit_count()) for seat in range(at.players)]


@cache
def judge_of(game: str, packs: tuple[str, ...] = ()) -> Judge:
    """Who values the positions of a game, by the network that comes with the package."""
    file = SHIPPED / f"{game}.npz"
    if not packs:
        return PolicyJudge(game, file)
    from daikaiju.insight.pack_judge import PackJudge  # which needs NumPy

    return PackJudge(game, packs, file)
