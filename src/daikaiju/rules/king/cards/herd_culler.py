from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.king.rolling import choose_die, turn_die
from daikaiju.rules.king.state import ONE
from daikaiju.rules.sets import contains, include


class HerdCuller(Keep):
    cost = 3

    def may_change_dice(g, me, card):
        """Once a turn for each copy, on a die that is not a 1 already."""
        return not contains(g.used, card) and others_than_ones(g) != 0

    def use(g, me, card):
        include(g.used, card)
        push(g, choose_die, me, card, others_than_ones(g))

    def use_on_die(g, me, die):
        turn_die(g, me, die, ONE)


def others_than_ones(g):
    return ((1 << g.dice_count) - 1) & ~dice_showing(g, ONE)
