"""Everybody's chances to win in any position, as the champion sees them."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

from daikaiju.analysis.tables import FACES
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.engine.interface import POSITION, START_OF_TURN
from daikaiju.insight.judges import Judge, result_of
from daikaiju.insight.look_ahead import PlayedOn, odds_between, with_odds
from daikaiju.insight.rolls import Rolls
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.sets import members
from daikaiju.rules.table import Table

MOST_OUTCOMES = 66
"""How many outcomes of a draw or throw are tried; of more, some are drawn."""

OPENINGS = 200
"""How often the rest of an opening Roll is drawn."""

REMEMBERED = 64
"""For how many turns the worth of all final Rolls is remembered."""


class Evaluator:
    """Values positions of one game; one for each thread.

    `outcomes` is how many outcomes of a draw or throw are tried; all cards of a deck are fewer than the usual number.
    """

    def __init__(self, judge: Judge, outcomes: int = MOST_OUTCOMES) -> None:
        self.game = judge.game
        self.outcomes = outcomes
        self.judge = judge
        self.candidates = judge.candidates
        self.odds: list[float] | None = None
        """By how much everybody's odds are better than they look at once, if this was found out."""
        self._rolls: OrderedDict[bytes, Rolls] = OrderedDict()

    def look_ahead(self, at: Table, seeds: Iterable[int]) -> bool:
        """From now on, move all chances by what playing on from a position says; returns whether that is possible.

        This is for positions of one turn. Before the first turn nothing needs to be moved, nor does a result.
        """
        self.odds = None
        self._rolls.clear()
        played = PlayedOn(self.judge, at)
        if not all(played.play(seed) for seed in seeds) or not played.times:
            return False
        self.move(at, played.chances())
        return True

    def move(self, at: Table, ahead: Sequence[float]) -> None:
        """From now on, move all chances of a turn so that in one of its positions they are these."""
        self.odds = None
        self._rolls.clear()
        self.odds = odds_between(self.chances(at), ahead)
        self._rolls.clear()

    def chances(self, at: Table) -> list[float]:
        """Everybody's chance to win in a position."""
        if at.over:
            return self.result(at)
        if at.turn == 0:
            return self.of_opening(at)
        if at.player == CHANCE:
            return self.before_chance(at)
        if at.asking == self.candidates.ROLL:
            return self.rolls(at).best(dice_of(at), at.rolls_left)
        first = [self.after(at, choice) for choice in options_of(at)]
        if any(self.throws_all(then) and then.turn == at.turn for then in first):
            return max((self.chances(then) for then in first), key=lambda chances: chances[at.player])
        return self.search(at)

    def after_answer(self, at: Table, choice: int) -> list[float]:
        """Everybody's chance to win after an answer to the open question."""
        return self.from_turn(self.after(at, choice), at.turn)

    def from_turn(self, at: Table, turn: int) -> list[float]:
        """The chances in a position as the turn before sees them: a later turn is not looked into."""
        if not at.over and at.turn != turn and turn > 0:
            return self.search(at, START_OF_TURN)
        return self.chances(at)

    # --- Chance -------------------------------------------------------------------------

    def before_chance(self, at: Table) -> list[float]:
        """The mean over what Chance may answer."""
        if at.asking == self.candidates.DICE_THROWN and at.asked_b == at.active:
            kept = [face for die, face in enumerate(dice_of(at)) if not at.asked_a >> die & 1]
            return self.rolls(at).of_keeping(kept, at.rolls_left + 1)
        if at.spread <= self.outcomes:
            outcomes = list(range(at.spread))
        else:
            outcomes = random.Random(at.spread).sample(range(at.spread), self.outcomes)
        return mean_of([self.from_turn(self.after_draw(at, outcome), at.turn) for outcome in outcomes])

    def after_draw(self, at: Table, outcome: int) -> Table:
        """The position after an answer of Chance; more cards drawn at once stay face down."""
        then = self.after(at, SPREAD + outcome)
        for _ in range(MOST_OUTCOMES):
            if not (then.player == CHANCE and then.asking == self.candidates.CARD_DRAWN):
                break
            then.asking = self.candidates.BUY  # declining to buy does nothing: the draw is skipped
            then = self.after(then, 0)
        return then

    def of_opening(self, at: Table) -> list[float]:
        """Whether nobody has had a turn: the dice still decide who begins, or have just done so."""
        if self.game == "king" and not any(at.tally) and are_all_alike(at):
            return [1 / at.players] * at.players
        found = []
        for seed in range(OPENINGS):
            source = random.Random(seed)
            then = at
            while not then.over and then.turn == 0 and then.player == CHANCE:
                then = self.after(then, SPREAD + source.randrange(then.spread))
            found.append(self.search(then, START_OF_TURN))
        return mean_of(found)

    # --- dice ---------------------------------------------------------------------------

    def rolls(self, at: Table) -> Rolls:
        """What the dice of this turn are worth, where dice are thrown or chosen."""
        key = key_of_turn(at)
        found = self._rolls.get(key)
        if found is None:
            place = self.after(at, SPREAD) if at.player == CHANCE and at.rolls_left > 0 else at
            found = self._rolls[key] = Rolls(at.active, at.dice_count, self.final_rolls(place))
            if len(self._rolls) > REMEMBERED:
                self._rolls.popitem(last=False)
        return found

    def throws_all(self, at: Table) -> bool:
        """Whether Chance is asked for the first Roll of a turn."""
        asked = at.player == CHANCE and at.asking == self.candidates.DICE_THROWN and at.rolls_left > 0
        return asked and at.spread == FACES**at.dice_count

    # --- by the judge -------------------------------------------------------------------

    def search(self, at: Table, what: int = POSITION) -> list[float]:
        """What the judge says of a position, or of the start of a turn."""
        return with_odds(self.judge.chances(at, what), self.odds)

    def final_rolls(self, at: Table) -> list[list[float]]:
        """For each seat its chances after each result of all dice."""
        found = self.judge.final_rolls(at)
        if self.odds is None:
            return found
        rows = (with_odds(row, self.odds) for row in zip(*found, strict=True))
        return [list(chances) for chances in zip(*rows, strict=True)]

    def after_turn(self, at: Table, choice: int) -> list[float] | None:
        """Everybody's chances after an answer once the turn has ended; None if dice come first, or that is unknown."""
        found = self.judge.after_turn(at, choice)
        return None if found is None else with_odds(found, self.odds)

    def roll_out(self, at: Table, choice: int, seed: int, turns: int) -> tuple[Table, float]:
        """Where an answer leads some turns later with dice from a seed, and what its player can hope for there."""
        return self.judge.roll_out(at, choice, seed, turns)

    def chosen(self, at: Table) -> int:
        """The champion's own answer, as an equal."""
        return self.judge.chosen(at)

    def after(self, at: Table, choice: int) -> Table:
        """The position after an answer."""
        return self.judge.after(at, choice)

    def result(self, at: Table) -> list[float]:
        """Everybody's share of a finished game."""
        return result_of(at)


def are_all_alike(at: Any) -> bool:
    """Whether no monster of King has anything that another one lacks; a position by hand may leave its turn out."""
    monsters = list(zip(at.hearts, at.stars, at.energy, strict=True))[: at.players]
    has_cards = any(place < at.players for place in at.where)
    return len(set(monsters)) == 1 and at.city < 0 and not has_cards


def mean_of(found: list[list[float]]) -> list[float]:
    """The mean chances of every seat."""
    return [math.fsum(chances) / len(found) for chances in zip(*found, strict=True)]


def dice_of(at: Table) -> list[int]:
    """The dice on the table."""
    return at.dice[: at.dice_count]


def options_of(at: Table) -> list[int]:
    """The answers that are not about dice to throw again."""
    return list(members(at.options))
