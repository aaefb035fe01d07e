"""Everybody's chances to win in any position, as the champion sees them."""

from __future__ import annotations

import functools
import random
from collections import OrderedDict

import numpy as np

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Values
from daikaiju.champion.neutral_network import neutral_network
from daikaiju.engine import Engine, engine_of
from daikaiju.engine.interface import FINAL_ROLLS, MOST_SEATS, POSITION, START_OF_TURN
from daikaiju.insight.rolls import Rolls
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.sets import members
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.records import Record, key_of_turn, record_of

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

    def __init__(self, game: str, outcomes: int = MOST_OUTCOMES) -> None:
        self.game = game
        self.outcomes = outcomes
        self.adapter = ADAPTERS[game]
        self.network = neutral_network(game)
        self._rolls: OrderedDict[bytes, Rolls] = OrderedDict()

    @property
    def engine(self) -> Engine:
        """The engine of the thread that asks."""
        return engine_of(self.game)

    def chances(self, at: Record) -> Values:
        """Everybody's chance to win in a position."""
        g = at[0]
        if g["over"]:
            return self.result(at)
        if g["turn"] == 0:
            return self.of_opening(at)
        if g["player"] == CHANCE:
            return self.before_chance(at)
        if g["asking"] == self.adapter.candidates.ROLL:
            return self.rolls(at).best(dice_of(g), int(g["rolls_left"]))
        first = [self.after(at, choice) for choice in options_of(at)]
        if any(self.throws_all(then) and then[0]["turn"] == g["turn"] for then in first):
            me = int(g["player"])
            return max((self.chances(then) for then in first), key=lambda chances: float(chances[me]))
        return self.search(at)

    def after_answer(self, at: Record, choice: int) -> Values:
        """Everybody's chance to win after an answer to the open question."""
        return self.from_turn(self.after(at, choice), int(at[0]["turn"]))

    def from_turn(self, at: Record, turn: int) -> Values:
        """The chances in a position as the turn before sees them: a later turn is not looked into."""
        if not at[0]["over"] and at[0]["turn"] != turn and turn > 0:
            return self.search(at, START_OF_TURN)
        return self.chances(at)

    # --- Chance -------------------------------------------------------------------------

    def before_chance(self, at: Record) -> Values:
        """The mean over what Chance may answer."""
        g = at[0]
        if g["asking"] == self.adapter.candidates.DICE_THROWN and g["asked_b"] == g["active"]:
            thrown = int(g["asked_a"])
            kept = [int(face) for die, face in enumerate(g["dice"][: g["dice_count"]]) if not thrown >> die & 1]
            return self.rolls(at).of_keeping(kept, int(g["rolls_left"]) + 1)
        spread = int(g["spread"])
        if spread <= self.outcomes:
            outcomes = list(range(spread))
        else:
            outcomes = random.Random(spread).sample(range(spread), self.outcomes)
        found = [self.from_turn(self.after_draw(at, outcome), int(g["turn"])) for outcome in outcomes]
        return np.asarray(np.mean(found, axis=0))

    def after_draw(self, at: Record, outcome: int) -> Record:
        """The position after an answer of Chance; more cards drawn at once stay face down."""
        then = self.after(at, SPREAD + outcome)
        for _ in range(MOST_OUTCOMES):
            if not (then[0]["player"] == CHANCE and then[0]["asking"] == self.adapter.candidates.CARD_DRAWN):
                break
            then[0]["asking"] = self.adapter.candidates.BUY  # declining to buy does nothing: the draw is skipped
            then = self.after(then, 0)
        return then

    def of_opening(self, at: Record) -> Values:
        """Whether nobody has had a turn: the dice still decide who begins, or have just done so."""
        players = int(at[0]["players"])
        if self.game == "king" and not at[0]["tally"].any():
            return shared_equally(players)
        total = np.zeros(MOST_SEATS)
        for seed in range(OPENINGS):
            source = random.Random(seed)
            then = at
            while not then[0]["over"] and then[0]["turn"] == 0 and then[0]["player"] == CHANCE:
                then = self.after(then, SPREAD + source.randrange(int(then[0]["spread"])))
            total += self.search(then, START_OF_TURN)
        return total / OPENINGS

    # --- dice ---------------------------------------------------------------------------

    def rolls(self, at: Record) -> Rolls:
        """What the dice of this turn are worth, where dice are thrown or chosen."""
        key = key_of_turn(at)
        found = self._rolls.get(key)
        if found is None:
            g = at[0]
            place = at
            if g["player"] == CHANCE and g["rolls_left"] > 0:
                place = self.after(at, SPREAD)
            values = self.weigh(place, FINAL_ROLLS)
            found = self._rolls[key] = Rolls(int(g["active"]), int(g["dice_count"]), values)
            if len(self._rolls) > REMEMBERED:
                self._rolls.popitem(last=False)
        return found

    def throws_all(self, at: Record) -> bool:
        """Whether Chance is asked for the first Roll of a turn."""
        g = at[0]
        asked = g["player"] == CHANCE and g["asking"] == self.adapter.candidates.DICE_THROWN and g["rolls_left"] > 0
        return bool(asked and int(g["spread"]) == FACES ** int(g["dice_count"]))

    # --- by the engine ------------------------------------------------------------------

    def search(self, at: Record, what: int = POSITION) -> Values:
        """The champion's search to the end of the turn, or the network alone."""
        return self.weigh(at, what).ravel()

    def weigh(self, at: Record, what: int) -> Values:
        values = np.array(self.engine.weigh(at.tobytes(), what, self.network)).reshape(-1, MOST_SEATS)
        values[:, int(at[0]["players"]) :] = 0.0  # the engine may have thought about a larger table before
        return values

    def roll_out(self, at: Record, choice: int, seed: int, turns: int) -> tuple[Record, float]:
        """Where an answer leads with dice from a seed, and by how much that corrects the first thought of it."""
        then, found = self.engine.roll_out(at.tobytes(), choice, seed, turns, self.network)
        return record_of(then, at.dtype), found

    def chosen(self, at: Record) -> int:
        """The champion's own answer, as an equal."""
        return self.engine.choose(at.tobytes(), self.network)

    def after(self, at: Record, choice: int) -> Record:
        """The position after an answer."""
        return record_of(self.engine.answer(at.tobytes(), choice), at.dtype)

    def result(self, at: Record) -> Values:
        """Everybody's share of a finished game: winners share it, and sometimes nobody has any."""
        winners = int(at[0]["winners"])
        shares = [(winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(MOST_SEATS)]
        return np.array(shares)


@functools.cache
def shared_equally(players: int) -> Values:
    return np.array([1 / players if seat < players else 0.0 for seat in range(MOST_SEATS)])


def dice_of(g: np.void) -> list[int]:
    """The dice on the table."""
    return [int(face) for face in g["dice"][: g["dice_count"]]]


def options_of(at: Record) -> list[int]:
    """The answers that are not about dice to throw again."""
    return list(members([int(word) for word in at[0]["options"]]))
