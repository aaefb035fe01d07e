"""Which answers the champion weighs inside a turn of King, and which positions are the same, in the compiled subset."""

from __future__ import annotations

from daikaiju.arrays import Int8s, Int32s
from daikaiju.rules import king as rules
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.answers import FIRST, INTERJECT
from daikaiju.rules.bits import has
from daikaiju.rules.king.buying import LOOK, SWEEP, buy, card, snatch
from daikaiju.rules.king.cards.battery_monster import charge_more
from daikaiju.rules.king.cards.camouflage import hide_again
from daikaiju.rules.king.cards.psychic_probe import probe_again
from daikaiju.rules.king.losses import escape, suffer_or_answer
from daikaiju.rules.king.resolving import GIVE, groups_with_effect, heart
from daikaiju.rules.king.rolling import change, dice, die, die_to_turn, face, roll
from daikaiju.rules.king.smashing import yield_or_stay
from daikaiju.rules.king.state import CLAW, MOST_DICE, ONE, SEATS, THREE, TWO, State
from daikaiju.rules.king.turns import copy, go_again
from daikaiju.rules.market import IN_DECK
from daikaiju.thinking.adapters.shared import clear_agenda, decline_or_take_first, slots_emptied

LOOSE_NUMBERS_COUNT = sum(
    1 << rules.book.card_names.index(name)
    for name in (
        "background_dweller",
        "complete_destruction",
        "detritivore",
        "herd_culler",
        "plot_twist",
        "psychic_probe",
        "stretchy",
    )
)
"""The cards that care which numbers a Roll shows only once or twice."""

BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = map(int, (buy, card, dice, roll, die))
"""The questions that both games ask, by the names they share."""


def forget(g: State, me: int) -> None:
    """Remove from a copy what a monster cannot know: a top card that only others have seen."""
    if g.top != NO_CARD and not has(g.top_seen, me):
        g.where[g.top] = IN_DECK
        g.top = NO_CARD
        g.top_seen = 0


def look_first(g: State) -> int:
    """An answer that costs nothing and only shows more, so it needs no thought; -1 if there is none."""
    return LOOK if g.asking == buy and has(g.options[0], LOOK) else -1


def cards_turned_up(g: State, choice: int) -> int:
    """How many unknown cards an answer puts on sale at once."""
    if g.asking != buy or g.top != NO_CARD:
        return 0
    return slots_emptied(choice, SWEEP)


def tries(g: State, wide: int) -> int:
    """The options worth weighing inside a turn, as bits; fewer than two mean that there is nothing to weigh."""
    options = g.options[0]
    asking = g.asking
    if asking == buy:
        return options & ~(1 << INTERJECT | 1 << SWEEP | 1 << LOOK)
    if asking in (yield_or_stay, snatch, escape, copy, charge_more):
        return options & ~(1 << INTERJECT)
    if asking == suffer_or_answer:
        return options
    if asking == heart:
        own = options & ((1 << GIVE) - 1) & ~(1 << INTERJECT)
        return own if own else options
    if asking in (change, face):
        return options & ~(1 << INTERJECT)
    if asking in (die, die_to_turn):
        return one_die_of_each_face(g, options)
    return 0


def one_die_of_each_face(g: State, options: int) -> int:
    """Dice that show the same face are interchangeable."""
    seen = 0
    left = 0
    for place in range(g.dice_count):
        if has(options, FIRST + place) and not has(seen, g.dice[place]):
            seen |= 1 << g.dice[place]
            left |= 1 << FIRST + place
    return left


def same_roll(g: State, grown: Int32s, dice: Int8s, number: int) -> int:
    """The first multiset of dice that does the same as this one as the final Roll: loose numbers do nothing."""
    for seat in range(g.players):
        if g.powers[seat] & LOOSE_NUMBERS_COUNT:
            return number
    ones = 0
    twos = 0
    threes = 0
    for place in range(g.dice_count):
        ones += dice[number, place] == ONE
        twos += dice[number, place] == TWO
        threes += dice[number, place] == THREE
    loose = (ones if ones < 3 else 0) + (twos if twos < 3 else 0) + (threes if threes < 3 else 0)
    same = 0
    for face_ in (ONE, TWO, THREE):
        count = ones if face_ == ONE else twos if face_ == TWO else threes
        if count < 3:
            count = min(2, loose)
            loose -= count
        for _ in range(count):
            same = grown[same, face_]
    for place in range(g.dice_count):
        if dice[number, place] > THREE:
            same = grown[same, dice[number, place]]
    return same


def is_idle(g: State) -> bool:
    """Whether the usual answer to a question inside a turn is nearly always as good as any other."""
    options = tries(g, 0)
    return options & (options - 1) == 0


def usual_answer(g: State) -> int:
    """The answer inside a turn where nothing is weighed: decline, stop, or take what is free."""
    return decline_or_take_first(g, g.asking == go_again or g.asking == hide_again or g.asking == probe_again)


def tidy(g: State) -> None:
    """Clear what no longer matters, so that two ways to the same position end in the same record."""
    clear_agenda(g)
    if g.asking == change:
        sort_dice(g)
    elif g.asking == buy:
        g.unresolved = 0
        g.faces[CLAW] = 0
        forget_dice(g)
        g.smashed = 0
        g.clawed = 0
        g.fleeing = 0
        g.staying = 0
        g.left = 0
        for seat in range(SEATS):
            g.losing[seat] = 0
            g.tally[seat] = 0
    elif g.asking == yield_or_stay and g.unresolved & groups_with_effect(g, g.active + 0) == 0:
        g.unresolved = 0
        forget_dice(g)


def sort_dice(g: State) -> None:
    for last in range(1, g.dice_count):
        moving = g.dice[last]
        place = last
        while place > 0 and g.dice[place - 1] > moving:
            g.dice[place] = g.dice[place - 1]
            place -= 1
        g.dice[place] = moving


def forget_dice(g: State) -> None:
    """Only two things about a resolved Roll matter later: three 1s (Freeze Time), and any claw (entering in 2010)."""
    for place in range(MOST_DICE):
        g.dice[place] = 0
    ones = g.faces[ONE]
    claws = g.faces[CLAW]
    for symbol in range(6):
        g.faces[symbol] = 0
    g.faces[ONE] = 3 if ones >= 3 else 0
    g.faces[CLAW] = 1 if claws > 0 else 0
    g.rolls_left = 0
