from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, event, frame
from daikaiju.rules.duel.gains import pay
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State
from daikaiju.rules.telling import tell

TOWED = event("towed", "monster")
PRICE = 2


class TowTruck(Keep):
    cost = 5

    @staticmethod
    def after_resolving(g: State, me: int) -> None:
        push(g, offer_to_tow, me)


@frame
def offer_to_tow(g: State, me: int) -> None:
    if g.energy[me] >= PRICE:
        ask_monster(g, offer_to_tow, tow, me, YES_OR_NO)


@decision(YES, stop="decline", yes="tow")
def tow(g: State, me: int, choice: int) -> None:
    """Pay to pull destruction one space, or leave it where it is."""
    if choice == FIRST:
        pay(g, me, PRICE)
        tell(g, TOWED, me)
        pull(g, me, DESTRUCTION_TRACK, 1)
