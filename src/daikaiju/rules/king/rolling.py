"""Phase 1: the Rolls, the dice others and cards change, and the claws that cards add (T1-T4)."""

from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.dice import outcomes, put_dice
from daikaiju.rules.king.book import DIE, FACE, REROLL, ask_monster, chance, decision, frame
from daikaiju.rules.king.events import CHANGED_DIE, CLAWS_ADDED, ROLLED, USED
from daikaiju.rules.king.moments import (
    add_claws,
    add_claws_to_claws,
    after_rolls_of_another,
    may_change_dice,
    may_use_while_rolling,
    number_of_dice,
    number_of_rolls,
    use,
    use_on_die,
)
from daikaiju.rules.king.ownership import acts_as
from daikaiju.rules.king.state import CLAW, MOST_DICE, SMALL, State, previous_seat
from daikaiju.rules.telling import tell

BLACK_DICE = 6
ROLLS = 3


@frame
def roll_phase(g: State, me: int) -> None:
    """B-ROLL-1, B-ROLL-2, B-ROLL-5: all dice are thrown; their number is fixed now."""
    dice = number_of_dice(g, me, BLACK_DICE) - g.shrink[me] - g.frozen_dice
    g.dice_count = max(0, min(dice, MOST_DICE))
    if g.dice_count > 0:
        g.rolls_left = number_of_rolls(g, me, ROLLS) - 1
        push(g, rolling, me)
        throw(g, me, (1 << g.dice_count) - 1)


@chance
def dice(g: State, who: int, choice: int, mask: int, thrower: int) -> None:
    """Chance answers how the thrown dice of a Roll fall."""
    put_dice(g, mask, choice - SPREAD)
    tell(g, ROLLED, thrower, mask, choice - SPREAD)


def throw(g: State, me: int, mask: int) -> None:
    """B-ROLL-4: the dice of one Roll are thrown together."""
    ask_chance(g, dice, outcomes(mask), mask, me)


@frame
def rolling(g: State, me: int) -> None:
    """B-ROLL-1, B-ROLL-3, B-ROLL-6: choose any dice to roll again, or stop; cards may give more Rolls."""
    may_use_while_rolling(g, me)
    if g.rolls_left > 0:
        ask_monster(g, rolling, roll, me, 0, spread=1 << g.dice_count)
    else:
        ask_monster(g, rolling, roll, me, DECLINE)


@decision(cards=True, spread=REROLL, card="use")
def roll(g: State, me: int, choice: int) -> None:
    """Reroll dice, use a card, or stop (also by rerolling none)."""
    if choice > SPREAD:
        g.rolls_left -= 1
        push(g, rolling, me)
        throw(g, me, choice - SPREAD)
    elif choice >= SMALL and choice < SPREAD:
        push(g, rolling, me)
        use_card(g, me, choice - SMALL)
    else:
        g.rolls_left = 0


def use_card(g: State, me: int, card: int) -> None:
    tell(g, USED, me, card)
    use(g, me, card, acts_as(g, card))


@frame
def others_interfere(g: State, me: int) -> None:
    """T2, B-ROLL-7: cards of the others, clockwise from the active monster; the last is pushed first."""
    other = previous_seat(g, me)
    while other != me:
        if g.alive[other]:
            after_rolls_of_another(g, other)
        other = previous_seat(g, other)


@frame
def change_dice(g: State, me: int) -> None:
    """T3: the active monster may change its dice with cards, in any order."""
    if g.dice_count > 0 and may_change_dice(g, me):
        ask_monster(g, change_dice, change, me, DECLINE)


@decision(cards=True, card="use")
def change(g: State, me: int, choice: int) -> None:
    """Use a card that changes dice, or keep them as they are."""
    if choice != PASS:
        push(g, change_dice, me)
        use_card(g, me, choice - SMALL)


@frame
def choose_die(g: State, me: int, card: int, dice_allowed: int) -> None:
    """A card that is used asks for one of some dice."""
    ask_monster(g, choose_die, die, me, dice_allowed << FIRST, card, dice_allowed)


@decision(DIE)
def die(g: State, me: int, choice: int, card: int) -> None:
    """The die a card is used on."""
    use_on_die(g, me, card, choice - FIRST, acts_as(g, card))


@frame
def change_one_die(g: State, me: int) -> None:
    """A card lets its owner turn any one die to any face."""
    ask_monster(g, change_one_die, die_to_turn, me, ((1 << g.dice_count) - 1) << FIRST)


@decision(DIE)
def die_to_turn(g: State, me: int, choice: int) -> None:
    """The die to turn."""
    push(g, choose_face, me, choice - FIRST)


@frame
def choose_face(g: State, me: int, chosen: int) -> None:
    """A card that is used asks for the face to turn a die to."""
    faces = 63 & ~(1 << g.dice[chosen])
    ask_monster(g, choose_face, face, me, faces << FIRST, chosen)


@decision(FACE)
def face(g: State, me: int, choice: int, chosen: int) -> None:
    """The face a die is turned to."""
    turn_die(g, me, chosen, choice - FIRST)


def turn_die(g: State, me: int, chosen: int, new_face: int) -> None:
    g.dice[chosen] = new_face
    tell(g, CHANGED_DIE, me, chosen, new_face)


def finish_roll(g: State, me: int) -> None:
    """T4: count the symbols; cards add their claws, those that need a claw last (B-RES-2)."""
    for symbol in range(6):
        g.faces[symbol] = 0
    for place in range(g.dice_count):
        g.faces[g.dice[place]] += 1
    rolled = g.faces[CLAW]
    g.faces[CLAW] = add_claws_to_claws(g, me, add_claws(g, me, rolled))
    if g.faces[CLAW] > rolled:
        tell(g, CLAWS_ADDED, me, g.faces[CLAW] - rolled)
