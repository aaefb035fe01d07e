"""Who values positions with packs, which no engine holds: the champion's network in NumPy and the rules in Python.

It has never seen a pack's cards, and takes each for the mean of the game's own cards of the same kind and nearest cost.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Floats, Int16s
from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.pack_player import network_with_packs, preferences
from daikaiju.champion.reinforcement.features import before_throw, canonical_observations
from daikaiju.champion.reinforcement.policy_file import policy_to_play, read_policy
from daikaiju.engine.interface import POSITION
from daikaiju.insight.judges import MOST_STEPS, Judge, result_of
from daikaiju.observation import observation_of
from daikaiju.packs import bound_module, rules_with
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import below
from daikaiju.rules.sets import members
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters.game_adapter import Candidates
from daikaiju.thinking.decisions import SEED

SAMPLES = 4
"""How often the rest of a turn is played after an answer, as the champion does."""


class PackJudge(Judge):
    """The network of a file, which hopes and answers where a game is played with packs."""

    def __init__(self, game: str, packs: tuple[str, ...], file: Path) -> None:
        super().__init__(game, candidates_with(game, packs), policy_to_play(game, str(file)).number)
        self.packs, self.file = packs, str(file)
        self.rules, self.fields = rules_with(game, packs), observation_of(game, packs)
        self.network = network_with_packs(str(file), game, packs)
        self.guessed = frozenset(read_policy(file, game).unknown_cards(packs))

    def after(self, at: Table, choice: int) -> Table:
        then = at.copy()
        self.answer(then, choice)
        return then

    def answer(self, g: Table, choice: int) -> None:
        """Answer the question in a position, which becomes the one after it."""
        self.rules.take(g, choice)
        self.rules.advance(g)

    def chances(self, at: Table, what: int = POSITION) -> list[float]:
        return self.hopes([at])[0]

    def hopes(self, positions: Iterable[Table]) -> list[list[float]]:
        """Everybody's chances in some positions, each as the network sees the next question."""
        ahead = [self.at_next_question(at) for at in positions]
        asked = [g for g in ahead if not g.over]
        seen = np.array([self.fields.of(g, g.player) for g in asked], np.int16)
        rows = iter(self.chances_seen(seen) if asked else ())
        return [result_of(g) if g.over else self.by_seat(next(rows), g) for g in ahead]

    def chances_seen(self, seen: Int16s) -> Floats:
        """What the network says of observations, from the observing seat on."""
        return self.network.of_canonical(before_throw(self.fields, canonical_observations(self.fields, seen)))[1]

    def by_seat(self, chances: Floats, g: Table) -> list[float]:
        """The chances of every seat, from the first one on."""
        return [float(chances[(seat - g.player) % g.players]) for seat in range(g.players)]

    def at_next_question(self, at: Table) -> Table:
        """A copy of a position, played on with Chance as it comes until somebody is asked."""
        g = at.copy()
        g.seed = SEED
        while not g.over and g.player == CHANCE:
            self.answer(g, SPREAD + below(g, g.spread))
        return g

    def final_rolls(self, at: Table) -> list[list[float]]:
        table = reroll_table(at.dice_count).table
        g, is_question = laid(at, self.candidates.ROLL)
        found = []
        for number in range(table.first, len(table.counts)):
            faces = table.faces(number)
            g.dice[: at.dice_count] = faces
            outcome = 0 if is_question else sum(face * FACES**die for die, face in enumerate(faces))
            found.append(self.after(g, SPREAD + outcome))
        return [list(chances) for chances in zip(*self.hopes(found), strict=True)]

    def after_turn(self, at: Table, choice: int) -> list[float] | None:
        ends = []
        for sample in range(SAMPLES):
            then = at.copy()
            then.seed = SEED + 1000 * sample
            self.answer(then, choice)
            for _ in range(MOST_STEPS):
                if then.over or then.turn != at.turn:
                    break
                if then.asking == self.candidates.ROLL:
                    return None
                self.answer(then, SPREAD + below(then, then.spread) if then.player == CHANCE else self.chosen(then))
            ends.append(then)
        return [sum(chances) / SAMPLES for chances in zip(*self.hopes(ends), strict=True)]

    def chosen(self, at: Table) -> int:
        """What the network prefers; to a question that only a pack asks, the answer after which it hopes for most."""
        wanted = preferences(at, self.game, self.packs, self.file)
        if wanted:
            return max(wanted, key=wanted.__getitem__)
        choices = [*members(at.options), *(SPREAD + way for way in range(at.spread))]
        hopes = self.hopes(self.after(at, choice) for choice in choices)
        return max(zip(choices, hopes, strict=True), key=lambda one: one[1][at.player])[0]


def laid(at: Table, roll: int) -> tuple[Table, bool]:
    """A copy of a position in which the dice on the table are the final Roll once answered, and whether it asks."""
    g = at.copy()
    g.seed = SEED
    g.rolls_left = 0
    is_question = g.asking == roll
    if is_question:
        g.options = [0] * len(g.options)
        g.spread = 0
    else:
        g.asked_a = (1 << g.dice_count) - 1
        g.spread = FACES**g.dice_count
    return g, is_question


@cache
def candidates_with(game: str, packs: tuple[str, ...]) -> Candidates:
    """What a game asks with packs, where questions may have other numbers."""
    return cast(Candidates, bound_module(f"daikaiju.thinking.adapters.{game}.candidates", game, packs))
