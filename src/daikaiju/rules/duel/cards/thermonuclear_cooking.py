from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PANDA
from daikaiju.rules.duel.gains import receive_energy, receive_life
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State


class ThermonuclearCooking(Discard):
    cost = 7
    buzz = PANDA

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, DESTRUCTION_TRACK, 1)
        push(g, receive_life, me, 2)
        push(g, receive_energy, me, 2)
