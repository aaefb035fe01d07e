from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.ownership import discard


class Superconductor(Keep):
    cost = 2

    def when_rival_gains_energy(g, me, card, amount):
        push(g, offer_to_conduct, me, card, amount)


@frame
def offer_to_conduct(g, me, card, amount):
    ask_monster(g, offer_to_conduct, conduct, me, YES_OR_NO, card, amount)


@decision(YES, stop="decline", yes="conduct")
def conduct(g, me, choice, card, amount):
    """Discard the card for as much energy as the rival has just gained, or wait."""
    if choice == FIRST:
        discard(g, card)
        gain_energy(g, me, amount)
