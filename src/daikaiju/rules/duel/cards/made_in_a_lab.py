from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import SLOT, ask_monster, decision, frame
from daikaiju.rules.duel.buying import affordable_slots, purchase
from daikaiju.rules.duel.buzz import TIGER
from daikaiju.rules.duel.state import State

DISCOUNT = 1


class MadeInALab(Keep):
    cost = 3
    buzz = TIGER

    @staticmethod
    def start_of_turn(g: State, me: int) -> None:
        push(g, offer_early_purchase, me)


@frame
def offer_early_purchase(g: State, me: int) -> None:
    """One card for 1 energy less; it counts as bought this turn."""
    ask_monster(g, offer_early_purchase, buy_early, me, affordable_slots(g, me, DISCOUNT) | DECLINE)


@decision(SLOT, slot="buy")
def buy_early(g: State, me: int, choice: int) -> None:
    """A card of the row to buy before rolling, or none."""
    if choice != PASS:
        purchase(g, me, choice - FIRST, DISCOUNT)
