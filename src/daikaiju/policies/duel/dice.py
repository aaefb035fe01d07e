"""Which dice `quick` keeps in the Duel, by what each is worth in hundredths of a life (see policies/king/dice.py)."""

from __future__ import annotations

from daikaiju.policies.chances import gain_of_plan
from daikaiju.rules.bits import count_bits
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.resolving import SYMBOLS_FOR_A_PULL
from daikaiju.rules.duel.state import (
    DESTRUCTION,
    DESTRUCTION_TRACK,
    ENERGY,
    FAME,
    FAME_TRACK,
    HEAL,
    POWER,
    SMASH,
    State,
    rival,
)
from daikaiju.rules.duel.tracks import END, in_spotlight, toward

LIFE, LIFE_MORE = 300, 75
ENERGY_WORTH = 50
POWER_WORTH, POWERS_WORTH = 40, 75
"""What a power symbol is worth alone, and beside others."""

PULL, NEAR_END = 110, 500
IN_SIGHT = 200
"""What a pull into the spotlight zone is worth when the other marker stands there already."""

VICTORY = 3000


def life_worth(number: int) -> int:
    """What a monster's life with this number is worth to it: the last ones most."""
    return LIFE_MORE + LIFE // max(1, number)


def pull_worth(g: State, me: int, track: int) -> int:
    """What pulling a marker one space is worth: more the nearer it comes to my end, or to both spotlights."""
    space = g.marker[track] + 0
    steps = (END - toward(me, space) + 1) // 2
    if steps <= 1:
        return VICTORY
    worth = PULL + NEAR_END // steps
    if in_spotlight(me, g.marker[1 - track] + 0) and not in_spotlight(me, space) and toward(me, space) < END // 2:
        worth += IN_SIGHT
    return worth


def dice_to_reroll(g: State, me: int) -> int:
    """The dice to reroll, as bits; 0 to stop."""
    fame = count_bits(dice_showing(g, FAME))
    destruction = count_bits(dice_showing(g, DESTRUCTION))
    pulls_fame = pull_worth(g, me, FAME_TRACK)
    pulls_destruction = pull_worth(g, me, DESTRUCTION_TRACK)
    more_fame = pulls_fame if fame >= SYMBOLS_FOR_A_PULL else 0
    more_destruction = pulls_destruction if destruction >= SYMBOLS_FOR_A_PULL else 0
    smash = smash_worth(g, me)
    heal = life_worth(g.life[me] + 1) if room_for_life(g, me) > 0 else 0
    power = POWERS_WORTH if dice_showing(g, POWER) else POWER_WORTH
    again = (more_fame + more_destruction + smash + heal + ENERGY_WORTH + power) // 6
    if g.rolls_left > 1:
        again = (
            max(more_fame, again)
            + max(more_destruction, again)
            + max(smash, again)
            + max(heal, again)
            + max(ENERGY_WORTH, again)
            + max(power, again)
        ) // 6
    kept = 0
    if smash > again:
        kept |= dice_showing(g, SMASH)
    if heal > again:
        kept |= first_dice(dice_showing(g, HEAL), room_for_life(g, me))
    if ENERGY_WORTH > again:
        kept |= dice_showing(g, ENERGY)
    if power > again:
        kept |= dice_showing(g, POWER)
    if more_fame > again:
        kept |= dice_showing(g, FAME)
    if more_destruction > again:
        kept |= dice_showing(g, DESTRUCTION)
    free = g.dice_count - count_bits(kept)
    rolls = g.rolls_left + 0
    by_fame = gain_of_plan(pulls_fame, fame, free, rolls, again)
    by_destruction = gain_of_plan(pulls_destruction, destruction, free, rolls, again)
    if by_fame > 0 and by_fame >= by_destruction:
        kept |= dice_showing(g, FAME)
    elif by_destruction > 0:
        kept |= dice_showing(g, DESTRUCTION)
    return (1 << g.dice_count) - 1 & ~kept


def room_for_life(g: State, me: int) -> int:
    return max(0, most_life(g, me) - g.life[me])


def smash_worth(g: State, me: int) -> int:
    """What a further smash is worth: the more, the less life it leaves the rival."""
    left = g.life[rival(me)] - count_bits(dice_showing(g, SMASH))
    return VICTORY if left <= 1 else life_worth(left)


def first_dice(dice: int, number: int) -> int:
    """The lowest dice of a set, this many of them."""
    chosen = 0
    for _ in range(number):
        lowest = dice & -dice
        chosen |= lowest
        dice ^= lowest
    return chosen
