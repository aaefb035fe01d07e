from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import SLOT, ask_monster, decision, frame
from daikaiju.rules.duel.buying import affordable_slots, purchase
from daikaiju.rules.duel.buzz import TIGER

DISCOUNT = 1


class MadeInALab(Keep):
    cost = 3
    buzz = TIGER

    def start_of_turn(g, me):
        push(g, offer_early_purchase, me)


@frame
def offer_early_purchase(g, me):
    """One card for 1 energy less, which counts as bought in this turn."""
    ask_monster(g, offer_early_purchase, buy_early, me, affordable_slots(g, me, DISCOUNT) | DECLINE)


@decision(SLOT, slot="buy")
def buy_early(g, me, choice):
    """A card of the row to buy before rolling, or none."""
    if choice != PASS:
        purchase(g, me, choice - FIRST, DISCOUNT)
