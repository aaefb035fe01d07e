from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import lose_energy
from daikaiju.rules.king.state import TWO, State


class WitheringGaze(Keep):
    cost = 3

    @staticmethod
    def when_roll_is_final(g: State, me: int) -> None:
        if g.faces[TWO] >= 3:
            for other in range(g.players):
                if other != me and g.alive[other]:
                    lose_energy(g, other, min(1, g.energy[other]))
