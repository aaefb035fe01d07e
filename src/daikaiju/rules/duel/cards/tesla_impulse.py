from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.book import CARD, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import PENGUIN
from daikaiju.rules.duel.gains import receive_energy
from daikaiju.rules.duel.ownership import discard, offer_keeps
from daikaiju.rules.duel.state import State, rival


class TeslaImpulse(Discard):
    cost = 6
    buzz = PENGUIN

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, choose_to_destroy, me)
        push(g, receive_energy, me, 2)


@frame
def choose_to_destroy(g: State, me: int) -> None:
    """A Keep card of the rival, if there is one."""
    if offer_keeps(g, rival(me)):
        ask_monster(g, choose_to_destroy, destroy, me, 0)


@decision(CARD, card="destroy")
def destroy(g: State, me: int, choice: int) -> None:
    """The Keep card of the rival that is discarded."""
    discard(g, choice - FIRST)
