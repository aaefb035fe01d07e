from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import TWO, State


class PoisonQuills(Keep):
    cost = 3

    @staticmethod
    def add_claws(g: State, me: int, claws: int) -> int:
        return claws + 2 if g.faces[TWO] >= 3 else claws

    class In2010:
        add_claws = None

        @staticmethod
        def more_damage(g: State, me: int, damage: int) -> int:
            """Damage of its own, even without an attack."""
            return damage + 2 if g.faces[TWO] >= 3 else damage
