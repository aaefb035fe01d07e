from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import CLAW, State


class SpikedTail(Keep):
    cost = 5

    @staticmethod
    def add_claws_to_claws(g: State, me: int, claws: int) -> int:
        return claws + 1 if claws > 0 else claws

    class In2010:
        add_claws_to_claws = None

        @staticmethod
        def more_damage(g: State, me: int, damage: int) -> int:
            """Joins an attack, which needs a claw."""
            return damage + 1 if g.faces[CLAW] > 0 else damage
