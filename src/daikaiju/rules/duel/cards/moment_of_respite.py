from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import ALIEN
from daikaiju.rules.duel.gains import receive_dice_tokens, receive_life
from daikaiju.rules.duel.state import State


class MomentOfRespite(Discard):
    cost = 4
    buzz = ALIEN

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, receive_life, me, 2)
        push(g, receive_dice_tokens, me, 1)
