"""Dice of both games: a throw is one number below 6 to the power of the dice thrown."""

from daikaiju.rules.agenda import count_bits

FACES = 6


def outcomes(mask):
    """In how many equally likely ways the dice of a mask can fall."""
    return FACES ** count_bits(mask)


def put_dice(g, mask, outcome):
    """Write a throw into the dice of the mask, the lowest die first."""
    die = 0
    while mask:
        if mask & 1:
            g.dice[die] = outcome % FACES
            outcome //= FACES
        mask >>= 1
        die += 1


def dice_showing(g, face):
    """The dice showing a face, as bits."""
    shown = 0
    for die in range(g.dice_count):
        if g.dice[die] == face:
            shown |= 1 << die
    return shown
