from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import LIZARD
from daikaiju.rules.duel.gains import gain_dice_tokens


class Scrappy(Keep):
    cost = 2
    buzz = LIZARD

    def when_leaving_token(g, me):
        gain_dice_tokens(g, me, 1)
