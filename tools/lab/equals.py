"""The networks of equals, which valued positions until a network could answer and hope: kept to compare with."""

from __future__ import annotations

import random
from pathlib import Path

from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.bot import network_to_play
from daikaiju.engine import NetworkToPlay
from daikaiju.engine.interface import FINAL_ROLLS, MOST_SEATS, POSITION, START_OF_TURN
from daikaiju.insight.judges import EngineJudge
from daikaiju.insight.rolls import Rolls
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table

RIVALS = Path(__file__).parents[2] / "bench" / "rivals"


def network_of_equals(game: str) -> NetworkToPlay:
    """What a position is worth when all monsters play equally well, as the first champion saw it."""
    return network_to_play(game, str(RIVALS / f"champion-1-{game}-equals.npz"))


class EqualsJudge(EngineJudge):
    """The network of equals at the end of every line of a search to the end of the turn."""

    def __init__(self, game: str) -> None:
        self.network = network_of_equals(game)
        super().__init__(game, self.network.number)

    def chances(self, at: Table, what: int = POSITION) -> list[float]:
        return list(self.engine.weigh(at.pack(), what, self.network)[: at.players])

    def final_rolls(self, at: Table) -> list[list[float]]:
        table = reroll_table(at.dice_count).table
        of_results = slice(MOST_SEATS * table.first, MOST_SEATS * len(table.counts))
        values = self.engine.weigh(at.pack(), FINAL_ROLLS, self.network)[of_results]
        return [list(values[seat::MOST_SEATS]) for seat in range(at.players)]

    def chosen(self, at: Table) -> int:
        return self.engine.choose(at.pack(), self.network)

    def roll_out(self, at: Table, choice: int, seed: int, turns: int) -> tuple[Table, float]:
        """Play on with the network's answers; at the first Roll of a turn, exact dice correct what it said before."""
        source, me, turn = random.Random(seed), at.player, at.turn
        last, total, said = turn + turns, 0.0, None
        then = self.after(at, choice)
        while not then.over and then.turn <= last:
            if then.turn != turn:
                turn, said = then.turn, self.chances(then, START_OF_TURN)[me]
            if then.player == CHANCE:
                answer = SPREAD + source.randrange(then.spread)
            else:
                answer = self.chosen(then)
                if said is not None and then.asking == self.candidates.ROLL:
                    rolls = Rolls(then.player, then.dice_count, self.final_rolls(then))
                    total += rolls.of_keeping((), then.rolls_left + 1)[me] - said
                    said = None
                    if turn == last:
                        break
            then = self.after(then, answer)
        return then, total
