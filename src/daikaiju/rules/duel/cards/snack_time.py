from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.gains import receive_life


class SnackTime(Discard):
    cost = 3

    def when_bought(g, me):
        push(g, receive_life, me, 3)
