from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import ALIEN
from daikaiju.rules.duel.gains import receive_dice_tokens, receive_life


class MomentOfRespite(Discard):
    cost = 4
    buzz = ALIEN

    def when_bought(g, me):
        push(g, receive_life, me, 2)
        push(g, receive_dice_tokens, me, 1)
