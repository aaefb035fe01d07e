from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.ownership import discard
from daikaiju.rules.duel.state import State


class Superconductor(Keep):
    cost = 2

    @staticmethod
    def when_rival_gains_energy(g: State, me: int, card: int, amount: int) -> None:
        push(g, offer_to_conduct, me, card, amount)


@frame
def offer_to_conduct(g: State, me: int, card: int, amount: int) -> None:
    ask_monster(g, offer_to_conduct, conduct, me, YES_OR_NO, card, amount)


@decision(YES, stop="decline", yes="conduct")
def conduct(g: State, me: int, choice: int, card: int, amount: int) -> None:
    """Discard the card for as much energy as the rival has just gained, or wait."""
    if choice == FIRST:
        discard(g, card)
        gain_energy(g, me, amount)
