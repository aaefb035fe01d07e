from __future__ import annotations

from daikaiju.rules.agenda import ask, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS, YES_OR_NO
from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.book import FACE, YES, ask_monster, decision, frame
from daikaiju.rules.duel.rolling import add_symbol
from daikaiju.rules.duel.state import POWER, State

FOR_A_SYMBOL, FOR_THE_SAME_AGAIN = 2, 1


class Alienoid(Monster):
    full_life = 14

    @staticmethod
    def change_roll(g: State, me: int) -> None:
        """D-POW-ALIENOID: as soon as the Roll is final."""
        push(g, offer_symbols, me)


@frame
def offer_symbols(g: State, me: int) -> None:
    """D-POW-ALIENOID: any symbol but the power itself, as often as two power symbols are unused."""
    if g.unresolved[POWER] >= FOR_A_SYMBOL:
        ask_monster(g, offer_symbols, put_symbol, me, ((1 << POWER) - 1) << FIRST | DECLINE)


@decision(FACE, stop="decline", face="add")
def put_symbol(g: State, me: int, choice: int) -> None:
    """The symbol to add to the Roll, or leave the power symbols as they are."""
    if choice != PASS:
        g.unresolved[POWER] -= FOR_A_SYMBOL
        push(g, offer_symbols, me)
        add_symbol(g, me, choice - FIRST)
        if g.unresolved[POWER] >= FOR_THE_SAME_AGAIN:
            push(g, offer_again, me, choice - FIRST)


@frame
def offer_again(g: State, me: int, face: int) -> None:
    ask(g, put_again, me, YES_OR_NO, face)


@decision(YES, stop="decline", yes="add_again")
def put_again(g: State, me: int, choice: int, face: int) -> None:
    """Add the same symbol once more for one power symbol, or not."""
    if choice == FIRST:
        g.unresolved[POWER] -= FOR_THE_SAME_AGAIN
        add_symbol(g, me, face)
