from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State, in_tokyo


class Urbavore(Keep):
    cost = 4

    @staticmethod
    def stars_for_holding_tokyo(g: State, me: int, stars: int) -> int:
        return stars + 1

    @staticmethod
    def add_claws_to_claws(g: State, me: int, claws: int) -> int:
        return claws + 1 if claws > 0 and in_tokyo(g, me) else claws

    class In2010:
        add_claws_to_claws = None

        @staticmethod
        def more_damage(g: State, me: int, damage: int) -> int:
            return damage + 1 if damage > 0 and in_tokyo(g, me) else damage

        @staticmethod
        def join_losses(g: State, me: int, by_dice: bool) -> None:
            """Any damage dealt from Tokyo, including with cards."""
            if not by_dice and in_tokyo(g, me):
                for other in range(g.players):
                    if g.losing[other]:
                        g.losing[other] += 1
