"""King for two without cards, solved exactly.

Without cards energy buys nothing, so a position between two turns is who holds Tokyo and both monsters' hearts and
stars: 80,000 positions and the start. A monster that begins its turn in Tokyo gains two stars; one that begins it
outside either drives the other out and gains a star for entering, or leaves it there to gain two. Stars are never
lost, so every position is worth what positions with more stars are worth, or with as many and Tokyo held by the one
whose turn it is. One pass from many stars to few therefore solves the game, with no error but rounding.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np

from daikaiju.analysis.compiled import OWN, compiled_solver
from daikaiju.analysis.solver import Solution, solve
from daikaiju.analysis.tables import dice_table
from daikaiju.analysis.yardstick import playouts
from daikaiju.analysis.yardstick.playouts import EMPTY, MINE, OTHERS
from daikaiju.arrays import Games, Numbers, Values
from daikaiju.extras import need
from daikaiju.rules import king
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.king.rolling import BLACK_DICE, ROLLS
from daikaiju.rules.king.setup import lay_out
from daikaiju.rules.king.state import FULL_HEARTS, STAR_GOAL, State
from daikaiju.rules.market import BEING_BOUGHT
from daikaiju.targets.clones import Clones
from daikaiju.targets.cpu import cache_home, compile_cached, rules_key

Position = tuple[int, int, int, int, int]
"""Who holds Tokyo, then hearts and stars of the monster whose turn begins, then of the other."""

START: Position = (EMPTY, FULL_HEARTS, 0, FULL_HEARTS, 0)
SHAPE = (2, FULL_HEARTS + 1, STAR_GOAL, FULL_HEARTS + 1, STAR_GOAL)
SHIPPED = Path(__file__).with_name("values.npz")


def bare_state() -> State:
    """The record of a game for two that has no cards: none in the deck, the market or the discard pile."""
    g = king.new_state(2)
    lay_out(g)
    take_cards_away(g)
    return g


def take_cards_away(g: State) -> None:
    for card in range(len(g.where)):
        g.where[card] = BEING_BOUGHT
    g.deck = 0
    for slot in range(len(g.market)):
        g.market[slot] = NO_CARD


class Copies:
    """Records in Python that are copied when they are stored, as those of an array are."""

    def __init__(self, states: list[State]) -> None:
        self.states = states

    def __getitem__(self, place: int) -> State:
        return self.states[place]

    def __setitem__(self, place: int, state: State) -> None:
        self.states[place] = state.copy()


class Turns:
    """What results of the dice lead to, by the rules as they are written: exactly as compiled, only slower."""

    def __init__(self) -> None:
        self.entry: Callable[..., None] = playouts.value_results
        self.bare: Copies | Games = Copies([bare_state()])
        self.work: Copies | Games = Copies([bare_state()] * 3)
        table = dice_table(BLACK_DICE)
        rows = [table.faces(table.first + roll) for roll in range(len(table.rolls))]
        self.results = np.array(rows, dtype=np.int64)

    def outcomes(self, positions: Numbers, values: Values) -> tuple[Values, Values]:
        """For each position what each result is worth if the other stays, and if it yields where it may."""
        stayed = np.zeros((len(positions), len(self.results)))
        yielded = np.zeros_like(stayed)
        self.entry(self.bare, self.work, positions, values, self.results, stayed, yielded)
        return stayed, yielded


class CompiledTurns(Turns):
    """The same by the compiled rules, which takes a minute or two to compile the first time."""

    def __init__(self) -> None:
        need("cpu")
        import numba

        from daikaiju.targets.parts import compile_part

        super().__init__()
        record = numba.from_dtype(State.dtype)
        values, numbers = numba.float64, numba.int64
        clones = Clones(compile_part(), own=(OWN,))
        signature = (
            record[::1], record[::1], numbers[:, ::1], values[:, :, :, :, ::1], numbers[:, ::1], values[:, ::1],
            values[:, ::1],
        )  # fmt: skip
        folder = cache_home() / rules_key(king) / f"yardstick-{clones.key_of(playouts.value_results)}"
        self.entry = compile_cached(clones.clone(playouts.value_results), signature, folder)
        self.bare = bare_state().to_record()
        self.work = np.zeros(3, dtype=State.dtype)


def layers() -> Iterator[Numbers]:
    """Positions in an order in which each comes after all that can follow from it, as many at a time as possible."""
    hearts = range(1, FULL_HEARTS + 1)
    for stars in range(2 * (STAR_GOAL - 1), -1, -1):
        mine = range(max(0, stars - STAR_GOAL + 1), min(STAR_GOAL - 1, stars) + 1)
        for tokyo in (MINE, OTHERS):
            yield np.array(
                [(tokyo, own, s, others, stars - s) for s, own, others in product(mine, hearts, hearts)], dtype=np.int64
            )


def solve_yardstick(progress: Callable[[int], None] | None = None) -> Yardstick:
    """Solve the game from scratch; `progress` is called with the number of positions solved so far."""
    turns, dice = CompiledTurns(), compiled_solver()
    values = np.full(SHAPE, np.nan)
    solved = 0
    for positions in layers():
        worth = np.minimum(*turns.outcomes(positions, values))
        for position, results in zip(positions, worth, strict=True):
            values[tuple(position)] = dice.solve(results.tolist(), ROLLS).value()
        solved += len(positions)
        if progress is not None:
            progress(solved)
    return Yardstick(values, turns)


class Yardstick:
    """The solved game: the chance to win of the monster whose turn begins, if both play perfectly."""

    def __init__(self, values: Values, turns: Turns | None = None) -> None:
        self.values = values
        self.turns = turns or Turns()

    @classmethod
    def shipped(cls, turns: Turns | None = None) -> Yardstick:
        """The solution that comes with the package; the rules play turns out as they are written unless compiled."""
        with np.load(SHIPPED) as file:
            return cls(file["values"].astype(np.float64), turns)

    def save(self, file: Path) -> None:
        np.savez_compressed(file, values=self.values.astype(np.float32))

    @functools.cached_property
    def start(self) -> float:
        """The chance of the monster that begins the game."""
        return self.turn(START).dice.value()

    def value(self, position: Position) -> float:
        """The chance to win of the monster whose turn begins."""
        return self.start if position == START else float(self.values[position])

    def turn(self, position: Position) -> Turn:
        """The best play of one turn."""
        stayed, yielded = self.turns.outcomes(np.array([position], dtype=np.int64), self.values)
        return Turn(solve(np.minimum(stayed[0], yielded[0]).tolist(), ROLLS), stayed[0], yielded[0])


@dataclass(frozen=True)
class Turn:
    """The best play of one turn, as chances to win of the monster whose turn it is."""

    dice: Solution
    """What every Roll is worth, and which dice to keep."""
    stayed: Values
    """What each final result is worth if the other stays in Tokyo."""
    yielded: Values
    """What it is worth if the other yields; the same where it cannot."""
