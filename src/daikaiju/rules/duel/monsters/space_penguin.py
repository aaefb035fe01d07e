from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.gains import gain_dice_tokens
from daikaiju.rules.duel.state import MOST_DICE_TOKENS, POWER


class SpacePenguin(Monster):
    full_life = 13

    def may_use_power(g, me):
        """With two dice tokens already another one would be lost."""
        return g.dice_tokens[me] < MOST_DICE_TOKENS

    def use_power(g, me):
        g.unresolved[POWER] -= 1
        gain_dice_tokens(g, me, 1)
