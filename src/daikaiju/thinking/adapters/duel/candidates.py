"""Which answers the champion weighs inside a turn of the Duel, in the compiled subset."""

from __future__ import annotations

from daikaiju.arrays import Int8s, Int32s
from daikaiju.rules.answers import DECLINE, FIRST, INTERJECT
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.buying import SWEEP, buy, card, place
from daikaiju.rules.duel.cards.camouflage import hide
from daikaiju.rules.duel.cards.in_the_shadows import roll_fame_dice
from daikaiju.rules.duel.cards.titanic_batteries import charge
from daikaiju.rules.duel.monsters.meka_dragon import multiply
from daikaiju.rules.duel.monsters.the_king import mark_ground
from daikaiju.rules.duel.resolving import resolve
from daikaiju.rules.duel.rolling import dice, roll, spend_dice_tokens
from daikaiju.rules.duel.state import MOST_DICE, POWER, SMASH, State
from daikaiju.thinking.adapters.shared import clear_agenda, decline_or_take_first, slots_emptied

BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = map(int, (buy, card, dice, roll, -2))
"""The questions that both games ask, by the names they share; no card of the Duel asks for a die while rolling."""


def forget(g: State, me: int) -> None:
    """Nothing is hidden in the Duel."""


def look_first(g: State) -> int:
    """No answer only shows more."""
    return -1


def cards_turned_up(g: State, choice: int) -> int:
    """How many unknown cards an answer puts on sale at once."""
    return slots_emptied(choice, SWEEP) if g.asking == buy else 0


def tries(g: State, wide: int) -> int:
    """The options worth weighing inside a turn, as bits; fewer than two mean that there is nothing to weigh.

    Unless the search is wide, tokens are laid and dice resolved without weighing: there are hundreds of final Rolls.
    """
    options = g.options[0] & ~(1 << INTERJECT)
    asking = g.asking
    if asking == buy:
        return options & ~(1 << SWEEP)
    if asking == resolve:
        return options if wide else options & (DECLINE | 1 << FIRST + POWER)
    if asking in (roll, roll_fame_dice, spend_dice_tokens):
        return 0
    if not wide and (asking in (place, mark_ground, charge)):
        return 0
    return options


def same_roll(g: State, grown: Int32s, dice: Int8s, number: int) -> int:
    """The first multiset of dice that does the same as this one as the final Roll: itself, since every die counts."""
    return number


def is_idle(g: State) -> bool:
    """Whether the usual answer to a question inside a turn is as good as any other: only if there is no other."""
    options = g.options[0] & ~(1 << INTERJECT)
    return options & (options - 1) == 0


def usual_answer(g: State) -> int:
    """The answer inside a turn where nothing is weighed: decline, stop, or take what is free."""
    return decline_or_take_first(g, g.asking == hide or g.asking == multiply)


def tidy(g: State) -> None:
    """Clear what no longer matters, so that two ways to the same position end in the same record."""
    clear_agenda(g)
    if g.asking == buy:
        for die in range(MOST_DICE):
            g.dice[die] = 0
        smashes = g.faces[SMASH]
        for face in range(FACES):
            g.faces[face] = 0
            g.unresolved[face] = 0
        g.faces[SMASH] = 1 if smashes > 0 else 0
        g.triggered[0] = 0
        g.in_order = 0
        g.smashed = 0
        g.hitting = 0
        g.rolls_left = 0
