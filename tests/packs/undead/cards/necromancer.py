from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import ask_monster, decision, event, frame, offer_card
from daikaiju.rules.king.ownership import give
from daikaiju.rules.king.state import KEEPS, SMALL, State
from daikaiju.rules.market import DISCARDED
from daikaiju.rules.telling import tell

RAISED = event("raised", "monster", "card")


class Necromancer(Keep):
    cost = 6

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, offer_to_raise, me)


@frame
def offer_to_raise(g: State, me: int) -> None:
    """Any Keep card in the discard pile."""
    found = False
    for card in range(KEEPS):
        if g.where[card] == DISCARDED:
            offer_card(g, card)
            found = True
    if found and g.alive[me]:
        ask_monster(g, offer_to_raise, raise_card, me, DECLINE)


@decision(cards=True, stop="decline", card="raise")
def raise_card(g: State, me: int, choice: int) -> None:
    """The Keep card that comes back, or none."""
    if choice != PASS:
        tell(g, RAISED, me, choice - SMALL)
        give(g, choice - SMALL, me)
