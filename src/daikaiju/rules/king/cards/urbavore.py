from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import in_tokyo


class Urbavore(Keep):
    cost = 4

    def stars_for_holding_tokyo(g, me, stars):
        return stars + 1

    def add_claws_to_claws(g, me, claws):
        return claws + 1 if claws > 0 and in_tokyo(g, me) else claws

    class In2010:
        add_claws_to_claws = None

        def more_damage(g, me, damage):
            return damage + 1 if damage > 0 and in_tokyo(g, me) else damage

        def join_losses(g, me, by_dice):
            """Any damage dealt from Tokyo, so with cards too."""
            if not by_dice and in_tokyo(g, me):
                for other in range(g.players):
                    if g.losing[other]:
                        g.losing[other] += 1
