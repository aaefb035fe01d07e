from __future__ import annotations

from daikaiju.rules.agenda import is_due
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.losses import hurt_across
from daikaiju.rules.king.resolving import resolve_phase
from daikaiju.rules.king.state import State


class AcidAttack(Keep):
    cost = 6

    @staticmethod
    def add_claws(g: State, me: int, claws: int) -> int:
        return claws + 1

    class In2010:
        add_claws = None

        @staticmethod
        def more_damage(g: State, me: int, damage: int) -> int:
            """Damage of its own, even without an attack."""
            return damage + 1

        @staticmethod
        def when_bought(g: State, me: int) -> None:
            """It works in every turn of its owner, so one whose dice are already resolved has its damage now."""
            if me == g.active and not is_due(g, resolve_phase):
                hurt_across(g, me, 1)
