"""A recorded game, step by step: the position before every answer of players and of Chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Game
from daikaiju.rules.table import Table
from daikaiju.text.vocabulary import Entry


@dataclass(frozen=True)
class Step:
    """An answer that was given: by whom, to what position."""

    number: int
    before: Game
    """The game in the position before, without its past."""
    choice: int
    """By the rules' own number."""
    entry: Entry
    told: list[tuple[int, ...]]
    """What happened because of it, as the rules told it."""


def steps_of(game: Game) -> Iterator[Step]:
    """Every answer of a game that keeps its past."""
    played = game.played
    walk = game.copy()
    walk.begin_again()
    walk.vocabulary.rules.advance(walk.state)
    walk.keep_no_past()
    for number, (_, entry) in enumerate(played):
        before = standing_at(walk, walk.state.copy())
        choice = walk.vocabulary.choice(walk.state, walk.seats, entry)
        assert choice is not None, "what was played was legal"
        told = len(walk.state.log)
        walk.answer(choice)
        yield Step(number, before, choice, entry, list(walk.state.log[told:]))


def at_step(game: Game, step: int | None) -> Game:
    """The game after this many answers, or where it ends."""
    if step is None:
        return game
    total = len(game.played)
    if not 0 <= step <= total:
        raise DaikaijuError(Problem("insight-no-such-step", step=step, steps=total))
    earlier = game.copy()
    earlier.undo(total - step)
    return earlier


def standing_at(game: Game, state: Table) -> Game:
    """A game of the same table in another position."""
    twin = game.copy()
    twin._stand_at(state)
    return twin
