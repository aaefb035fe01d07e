from __future__ import annotations

from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.state import POWER, State


class CyberKitty(Monster):
    full_life = 13

    @staticmethod
    def may_use_power(g: State, me: int) -> int:
        return g.unresolved[POWER] >= 2

    @staticmethod
    def use_power(g: State, me: int) -> None:
        """D-POW-KITTY: 2 energy for two symbols, and 2 more for a third, which is never worse than saving it."""
        spent = min(g.unresolved[POWER], 3)
        g.unresolved[POWER] -= spent
        gain_energy(g, me, 2 * spent - 2)
