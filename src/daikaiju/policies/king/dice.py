"""Which dice `quick` keeps: those worth more than a die thrown again, and numbers that may still become three.

A die that is thrown again is worth the mean of its faces with one Roll left, and with more the mean of what is kept of
them. Numbers are worth nothing alone: keeping one or two of a number is weighed by the chance that three come together.
"""

from __future__ import annotations

from daikaiju.policies.chances import gain_of_plan
from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.king.gains import heart_limit
from daikaiju.rules.king.moments import smashes_everybody
from daikaiju.rules.king.state import CLAW, ENERGY, HEART, ONE, STAR_GOAL, THREE, TWO, State, in_tokyo

ENERGY_WORTH = 42
STAR_WORTH = 100
LATE, LAST = 12, 16
"""From this many stars on, each further one is worth half as much again, and twice as much."""

LIFE, LIFE_LESS = 640, 20
TOKEN_WORTH = 130
IN_DANGER = 4
TAKING_TOKYO, TOKYO_AT_RISK = 150, -300
"""What taking Tokyo is worth to a monster that can hold it, and to a weak one."""

HOLDS_TOKYO_ABOVE = 3
YIELDS_BELOW = 6
KILL = 100


def star_worth(g: State, me: int) -> int:
    if g.stars[me] >= LAST:
        return 2 * STAR_WORTH
    return STAR_WORTH * 3 // 2 if g.stars[me] >= LATE else STAR_WORTH


def heart_worth(number: int) -> int:
    """What a monster's heart with this number is worth to it: the first one most."""
    return LIFE // max(1, number) - LIFE_LESS


def dice_to_reroll(g: State, me: int) -> int:
    """The dice to reroll, as bits; 0 to stop."""
    ones = shown(g, ONE)
    twos = shown(g, TWO)
    threes = shown(g, THREE)
    star = star_worth(g, me)
    one = star if ones >= 3 else 0
    two = star if twos >= 3 else 0
    three = star if threes >= 3 else 0
    heart = heart_of_die(g, me)
    claw = claw_of_die(g, me)
    again = (one + two + three + heart + ENERGY_WORTH + claw) // 6
    if g.rolls_left > 1:
        again = (
            max(one, again)
            + max(two, again)
            + max(three, again)
            + max(heart, again)
            + max(ENERGY_WORTH, again)
            + max(claw, again)
        ) // 6
    keeps_ones = ones >= 3
    keeps_twos = twos >= 3
    keeps_threes = threes >= 3
    hearts = min(shown(g, HEART), room_for_hearts(g, me)) if heart > again else 0
    energy = shown(g, ENERGY) if again < ENERGY_WORTH else 0
    claws = claws_to_keep(g, me, claw > again)
    free = g.dice_count - hearts - energy - claws
    if keeps_ones:
        free -= ones
    if keeps_twos:
        free -= twos
    if keeps_threes:
        free -= threes
    rolls = g.rolls_left + 0
    gain = 0
    plan = 3
    if not keeps_threes:
        gain = gain_of_plan(3 * star, threes, free, rolls, again)
    if not keeps_twos:
        other = gain_of_plan(2 * star, twos, free, rolls, again)
        if other > gain:
            gain = other
            plan = 2
    if not keeps_ones:
        other = gain_of_plan(star, ones, free, rolls, again)
        if other > gain:
            gain = other
            plan = 1
    if gain > 0:
        keeps_ones = keeps_ones or plan == 1
        keeps_twos = keeps_twos or plan == 2
        keeps_threes = keeps_threes or plan == 3
    return others(g, keeps_ones, keeps_twos, keeps_threes, hearts, energy, claws)


def shown(g: State, face: int) -> int:
    """How many dice show a face."""
    count = 0
    for die in range(g.dice_count):
        if g.dice[die] == face:
            count += 1
    return count


def others(g: State, ones: bool, twos: bool, threes: bool, hearts: int, energy: int, claws: int) -> int:
    """All dice but those kept, as bits: of a number all or none, of the other faces as many as are kept."""
    mask = 0
    for die in range(g.dice_count):
        face = g.dice[die]
        keep = False
        if face == ONE:
            keep = ones
        elif face == TWO:
            keep = twos
        elif face == THREE:
            keep = threes
        elif face == HEART:
            keep = hearts > 0
            hearts -= 1
        elif face == ENERGY:
            keep = energy > 0
            energy -= 1
        else:
            keep = claws > 0
            claws -= 1
        if not keep:
            mask |= 1 << die
    return mask


# --- what the faces are worth -------------------------------------------------------------------


def room_for_hearts(g: State, me: int) -> int:
    """How many hearts of the dice would do something."""
    if in_tokyo(g, me):
        return 0
    return max(0, heart_limit(g, me) - g.hearts[me]) + g.poison[me] + g.shrink[me]


def heart_of_die(g: State, me: int) -> int:
    if room_for_hearts(g, me) == 0:
        return 0
    worth = heart_worth(g.hearts[me] + 1)
    if g.poison[me] + g.shrink[me] > 0:
        worth = max(worth, TOKEN_WORTH)
    if g.hearts[me] <= IN_DANGER and g.city != NOBODY:
        worth = worth * 3 // 2
    return worth


def claw_of_die(g: State, me: int) -> int:
    """What a claw is worth: the hearts it costs others, and Tokyo, which the first one may open."""
    worth = 0
    inside = in_tokyo(g, me)
    everybody = smashes_everybody(g, me)
    claws = shown(g, CLAW)
    for other in range(g.players):
        if other != me and g.alive[other] and (everybody or in_tokyo(g, other) != inside):
            left = g.hearts[other] - claws
            if left > 0:
                worth += heart_worth(left)
                if left <= 2:
                    worth += KILL
    worth //= g.players - 1
    if not inside and claws == 0 and opens_tokyo(g):
        worth += worth_of_tokyo(g, me)
    return worth


def opens_tokyo(g: State) -> bool:
    """Whether a claw is likely to lead into Tokyo."""
    return g.city == NOBODY or g.hearts[g.city] < YIELDS_BELOW


def worth_of_tokyo(g: State, me: int) -> int:
    if g.stars[me] + 1 >= STAR_GOAL:
        return STAR_GOAL * STAR_WORTH
    return TAKING_TOKYO if g.hearts[me] > HOLDS_TOKYO_ABOVE + g.living else TOKYO_AT_RISK


def claws_to_keep(g: State, me: int, wanted: bool) -> int:
    """All claws, or the one that takes an empty Tokyo, or none."""
    claws = shown(g, CLAW)
    if claws > 0 and not in_tokyo(g, me) and g.city == NOBODY:
        return 1 if worth_of_tokyo(g, me) > 0 else 0
    return claws if wanted else 0
