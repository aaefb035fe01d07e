from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import YES, ask_monster, decision, frame
from daikaiju.rules.king.gains import pay, take_back_energy
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.state import State

PAYOUT = 2
CHARGE = 6


class BatteryMonster(Keep):
    cost = 3
    stock = CHARGE

    @staticmethod
    def comes_with(g: State, me: int, card: int) -> None:
        g.tokens[card] = CHARGE

    @staticmethod
    def start_of_turn(g: State, me: int, card: int) -> None:
        """The energy was already the owner's: taking it is not a gain. A copy also pays before an empty card goes."""
        payout = min(PAYOUT, g.tokens[card])
        g.tokens[card] -= payout
        take_back_energy(g, me, payout)
        if g.tokens[card] == 0:
            push(g, throw_away, me, card)

    class In2010:
        cost = 2
        comes_with = None

        @staticmethod
        def when_bought(g: State, me: int, card: int) -> None:
            """Monster Batteries: any number of the buyer's own energy, doubled by the bank, on top of what is there."""
            push(g, charge, me, card)


@frame
def throw_away(g: State, me: int, card: int) -> None:
    discard(g, card)


@frame
def charge(g: State, me: int, card: int) -> None:
    options = DECLINE
    if g.energy[me] > 0:
        options |= 1 << FIRST
    ask_monster(g, charge, charge_more, me, options, card)


@decision(YES, yes="charge")
def charge_more(g: State, me: int, choice: int, card: int) -> None:
    """Put one more energy on the card, or stop; an empty card is discarded at once."""
    if choice == FIRST:
        pay(g, me, 1)
        g.tokens[card] += 2
        push(g, charge, me, card)
    elif g.tokens[card] == 0:
        discard(g, card)
