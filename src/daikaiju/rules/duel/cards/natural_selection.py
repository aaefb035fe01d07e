from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.gains import receive_energy, receive_life
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.rolling import most_of_a_kind
from daikaiju.rules.duel.state import State


class NaturalSelection(Keep):
    cost = 4

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, receive_energy, me, 4)
        push(g, receive_life, me, 4)

    @staticmethod
    def extra_dice(g: State, me: int, dice: int) -> int:
        return dice + 1

    @staticmethod
    def start_of_resolving(g: State, me: int) -> None:
        if most_of_a_kind(g, me) >= 4:
            hit(g, me, 10)
