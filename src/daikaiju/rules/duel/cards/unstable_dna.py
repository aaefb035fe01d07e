from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import CARD, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import TIGER
from daikaiju.rules.duel.ownership import offer_keeps, swap
from daikaiju.rules.duel.state import State, rival

HITS_AT_ONCE = 3


class UnstableDna(Keep):
    cost = 3
    buzz = TIGER

    @staticmethod
    def after_hits(g: State, me: int, card: int, hits: int) -> None:
        if hits >= HITS_AT_ONCE:
            push(g, offer_to_swap, me, card)


@frame
def offer_to_swap(g: State, me: int, card: int) -> None:
    """For a Keep card of the rival, if there is one; nothing in between can take this card away."""
    if offer_keeps(g, rival(me)):
        ask_monster(g, offer_to_swap, swap_cards, me, DECLINE, card)


@decision(CARD, stop="decline", card="swap_for")
def swap_cards(g: State, me: int, choice: int, card: int) -> None:
    """The rival's Keep card to take in exchange for this one, or none."""
    if choice != PASS:
        swap(g, me, card, choice - FIRST)
