from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import ANUBIS
from daikaiju.rules.duel.gains import receive_energy
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, State, rival


class Cannonball(Discard):
    cost = 7
    buzz = ANUBIS

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, FAME_TRACK, 1)
        hit(g, rival(me), 1)
        push(g, receive_energy, me, 4)
