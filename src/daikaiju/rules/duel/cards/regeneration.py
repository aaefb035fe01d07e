from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import is_used, use_up


class Regeneration(Keep):
    cost = 4

    def more_life(g, me, card, room, amount):
        """Once a turn, with a gain that leaves room for more."""
        if amount < room and not is_used(g, card):
            use_up(g, card)
            return amount + 1
        return amount
