from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import LIZARD
from daikaiju.rules.duel.gains import receive_dice_tokens, receive_energy
from daikaiju.rules.duel.state import State


class Energize(Discard):
    cost = 10
    buzz = LIZARD

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, receive_energy, me, 8)
        push(g, receive_dice_tokens, me, 2)
