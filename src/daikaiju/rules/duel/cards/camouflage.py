from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.book import YES, ask_monster, chance, decision, frame
from daikaiju.rules.duel.events import CAMOUFLAGE_ROLLED
from daikaiju.rules.duel.hits import prevent
from daikaiju.rules.duel.state import HEAL, State
from daikaiju.rules.telling import tell

DICE_AT_ONCE = 12
"""Dice are thrown in handfuls, so that the number of outcomes stays manageable."""


class Camouflage(Keep):
    cost = 4

    @staticmethod
    def roll_against_hits(g: State, me: int) -> None:
        push(g, offer_to_hide, me)


@frame
def offer_to_hide(g: State, me: int) -> None:
    ask_monster(g, offer_to_hide, hide, me, YES_OR_NO)


@decision(YES, stop="decline", yes="hide")
def hide(g: State, me: int, choice: int) -> None:
    """Roll a die for each hit, or take them as they come."""
    if choice == FIRST:
        push(g, throw_to_hide, me, g.hitting)


@frame
def throw_to_hide(g: State, me: int, dice: int) -> None:
    ask_chance(g, hiding_dice, FACES ** min(dice, DICE_AT_ONCE), dice, me)


@chance
def hiding_dice(g: State, who: int, choice: int, dice: int, me: int) -> None:
    """Chance answers how the dice against hits fall: each heart cancels one."""
    outcome = choice - SPREAD
    thrown = min(dice, DICE_AT_ONCE)
    tell(g, CAMOUFLAGE_ROLLED, me, thrown, outcome)
    hearts = 0
    for _ in range(thrown):
        if outcome % FACES == HEAL:
            hearts += 1
        outcome //= FACES
    prevent(g, me, hearts)
    if dice > thrown:
        push(g, throw_to_hide, me, dice - thrown)
