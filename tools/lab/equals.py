"""The networks of equals, which valued positions until a network could answer and hope: kept to compare with."""

from __future__ import annotations

from pathlib import Path

from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.bot import network_to_play
from daikaiju.engine import NetworkToPlay
from daikaiju.engine.interface import FINAL_ROLLS, MOST_SEATS, POSITION
from daikaiju.insight.judges import EngineJudge
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
