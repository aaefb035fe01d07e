from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import ask_monster, decision, frame, offer_card
from daikaiju.rules.king.events import SOLD
from daikaiju.rules.king.gains import take_back_energy, warn
from daikaiju.rules.king.moments import may_sell_cards, refund_of
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.state import KEEPS, MIMIC, SMALL, State
from daikaiju.rules.telling import tell


class Metamorph(Keep):
    cost = 3

    @staticmethod
    def before_end_of_turn(g: State, me: int) -> None:
        """One sale, even with a second copy."""
        if g.todo[g.depth - 1] != offer_sale:
            push(g, offer_sale, me)

    @staticmethod
    def may_sell_cards(g: State, me: int) -> bool:
        return True

    class In2010:
        @staticmethod
        def refund_of(g: State, me: int, sold: int, refund: int) -> int:
            """The price paid for it, not the printed one."""
            return g.paid[sold]


@frame
def offer_sale(g: State, me: int) -> None:
    """As long as the owner has this card, or a copy of it."""
    if may_sell_cards(g, me):
        for card in range(KEEPS):
            if g.where[card] == me:
                offer_card(g, card)
        ask_monster(g, offer_sale, sell, me, DECLINE)


@decision(cards=True, card="sell")
def sell(g: State, me: int, choice: int) -> None:
    """Discard a Keep card for its energy, or stop; the energy is a refund, not a gain."""
    if choice != PASS:
        push(g, offer_sale, me)
        push(g, sale, me, choice - SMALL)
        if g.mimicked == choice - SMALL and g.where[MIMIC] != me:
            warn(g, g.where[MIMIC])


@frame
def sale(g: State, me: int, card: int) -> None:
    refund = refund_of(g, me, card, g.cost[card])
    tell(g, SOLD, me, card, refund)
    take_back_energy(g, me, refund)
    discard(g, card)
