from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import DIE, ask_monster, decision, frame
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.rolling import turn_die
from daikaiju.rules.king.state import ONE, State


class Poltergeist(Keep):
    cost = 4

    @staticmethod
    def after_rolls_of_another(g: State, me: int) -> None:
        push(g, offer_to_haunt, me)


@frame
def offer_to_haunt(g: State, me: int) -> None:
    """Any die of the active monster that is not a 1."""
    dice = 0
    for die in range(g.dice_count):
        if g.dice[die] != ONE:
            dice |= 1 << die
    if dice and g.energy[me] >= 1:
        ask_monster(g, offer_to_haunt, haunt, me, dice << FIRST | DECLINE)


@decision(DIE, stop="decline", die="haunt")
def haunt(g: State, me: int, choice: int) -> None:
    """The die that becomes a 1, or none."""
    if choice != PASS:
        pay(g, me, 1)
        turn_die(g, me, choice - FIRST, ONE)
