from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.gains import pay
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, State

HITS_WITHOUT_EFFECT = 3
PRICE = 1


class InShape(Keep):
    cost = 4

    @staticmethod
    def after_rival_was_hit(g: State, me: int, hits: int) -> None:
        """For each hit of the owner's turn beyond the third, when it happens."""
        if me == g.active and g.hits_taken > HITS_WITHOUT_EFFECT:
            push(g, offer_to_pose, me, min(hits, g.hits_taken - HITS_WITHOUT_EFFECT))


@frame
def offer_to_pose(g: State, me: int, times: int) -> None:
    if times > 0 and g.energy[me] >= PRICE:
        ask_monster(g, offer_to_pose, pose, me, YES_OR_NO, times)


@decision(YES, yes="pose")
def pose(g: State, me: int, choice: int, times: int) -> None:
    """Pay 1 energy to pull fame 1 space, or stop; unused pulls are lost."""
    if choice == FIRST:
        pay(g, me, PRICE)
        push(g, offer_to_pose, me, times - 1)
        pull(g, me, FAME_TRACK, 1)
