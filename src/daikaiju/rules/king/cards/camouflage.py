from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import YES, ask_monster, chance, decision, frame
from daikaiju.rules.king.events import CAMOUFLAGE_ROLLED, SAVED
from daikaiju.rules.king.moments import may_reroll_threes
from daikaiju.rules.king.state import HEART, THREE, State
from daikaiju.rules.telling import tell


class Camouflage(Keep):
    cost = 3

    @staticmethod
    def roll_against_loss(g: State, me: int) -> None:
        push(g, hide, me)


@frame
def hide(g: State, me: int) -> None:
    """One die for each heart about to be lost; it is not optional."""
    if g.losing[me] > 0:
        push(g, throw_to_hide, me, g.losing[me])


@frame
def throw_to_hide(g: State, me: int, dice: int) -> None:
    ask_chance(g, hiding_dice, FACES**dice, dice, me)


@chance
def hiding_dice(g: State, who: int, choice: int, dice: int, me: int) -> None:
    """Chance answers how the dice against a loss fall: hearts save; Background Dweller may reroll threes."""
    outcome = choice - SPREAD
    tell(g, CAMOUFLAGE_ROLLED, me, dice, outcome)
    saved = 0
    threes = 0
    for _ in range(dice):
        if outcome % FACES == HEART:
            saved += 1
        elif outcome % FACES == THREE:
            threes += 1
        outcome //= FACES
    if saved > 0:
        g.losing[me] -= saved
        tell(g, SAVED, me, saved)
    if threes > 0 and may_reroll_threes(g, me):
        push(g, offer_threes, me, threes)


@frame
def offer_threes(g: State, me: int, threes: int) -> None:
    ask_monster(g, offer_threes, hide_again, me, YES_OR_NO, threes)


@decision(YES, stop="decline", yes="roll_threes")
def hide_again(g: State, me: int, choice: int, threes: int) -> None:
    """Reroll the threes among the dice against a loss, or leave them."""
    if choice == FIRST:
        push(g, throw_to_hide, me, threes)
