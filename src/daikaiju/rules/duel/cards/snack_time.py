from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.gains import receive_life
from daikaiju.rules.duel.state import State


class SnackTime(Discard):
    cost = 3

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, receive_life, me, 3)
