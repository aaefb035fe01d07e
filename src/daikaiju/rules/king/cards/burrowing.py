from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import CLAW, State, in_tokyo


class Burrowing(Keep):
    cost = 5

    @staticmethod
    def add_claws(g: State, me: int, claws: int) -> int:
        return claws + 1 if in_tokyo(g, me) else claws

    @staticmethod
    def bite_on_leaving(g: State, me: int, bite: int) -> int:
        return bite + 1

    class In2010:
        add_claws = None

        @staticmethod
        def more_damage(g: State, me: int, damage: int) -> int:
            """Joins an attack made from Tokyo, which needs a claw."""
            return damage + 1 if in_tokyo(g, me) and g.faces[CLAW] > 0 else damage
