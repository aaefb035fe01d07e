from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.book import CARD, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import PUMPKIN
from daikaiju.rules.duel.events import DOMINATED
from daikaiju.rules.duel.ownership import count_keeps, discard, offer_keeps
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.telling import tell


class Dominate(Discard):
    cost = 3
    buzz = PUMPKIN

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        g.dominated[rival(me)] = 1


@frame
def under_domination(g: State, me: int) -> None:
    """In its next turn the rival may discard Keep cards; each that is left costs it a die."""
    if offer_keeps(g, me):
        ask_monster(g, under_domination, give_up, me, DECLINE)


@decision(CARD, stop="keep_cards", card="discard")
def give_up(g: State, me: int, choice: int) -> None:
    """Discard a Keep card, or keep all that are left and roll fewer dice."""
    if choice == PASS:
        kept = count_keeps(g, me)
        g.fewer_dice += kept
        tell(g, DOMINATED, me, kept)
    else:
        discard(g, choice - FIRST)
        push(g, under_domination, me)
