from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import LIZARD
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State

ENERGY_FOR_A_SPACE = 7


class ElectricalAura(Keep):
    cost = 4
    buzz = LIZARD

    @staticmethod
    def end_of_turn(g: State, me: int) -> None:
        """The energy is kept."""
        pull(g, me, DESTRUCTION_TRACK, g.energy[me] // ENERGY_FOR_A_SPACE)
