"""The record of the game for 2-6 monsters, and the numbers its rules are written with."""

from daikaiju.rules.agenda import AGENDA_FIELDS, NO_CARD, NOBODY
from daikaiju.rules.market import SLOTS, clear_market
from daikaiju.rules.record import arrays, integers, state_class

SEATS = 6
CARDS = 66
KEEPS = 48
MOST_DICE = 9

ONE, TWO, THREE, HEART, ENERGY, CLAW = range(6)

EDITION_2016, EDITION_2010 = range(2)
AT_END_OF_TURN, AT_END_OF_ROUND, AT_ONCE = range(3)

MIMIC = 0
"""The only card whose number the rules know: its token can lie on any other."""

STAR_GOAL = 20
FULL_HEARTS = 10

State = state_class(
    "KingState",
    [
        *AGENDA_FIELDS,
        # the table: fixed when the game is set up
        *integers("i1", "players", "edition", "ends", "variant"),
        *arrays("i1", CARDS, "cost"),
        # monsters
        *arrays("i8", SEATS, "powers"),
        *arrays("i2", SEATS, "energy"),
        *arrays("i1", SEATS, "alive", "hearts", "stars", "poison", "shrink"),
        *integers("i1", "living", "city", "bay", "bay_open"),
        # cards
        *arrays("i1", CARDS, "where"),
        *arrays("i2", KEEPS, "tokens", "paid"),
        *arrays("i1", SLOTS, "market"),
        *integers("i1", "deck", "top", "top_seen", "mimicked"),
        # whose turn it is, and which turns are still owed
        *integers("i2", "turn"),
        *integers("i1", "first", "active", "place", "frozen_dice", "winners"),
        *arrays("i1", SEATS, "frenzies"),
        # this turn
        *arrays("i1", MOST_DICE, "dice"),
        *arrays("i1", 6, "faces"),
        *integers("i8", "used"),
        *integers("i1", "dice_count", "rolls_left", "unresolved", "in_order", "harmed", "winged"),
        # this loss of hearts, and who may or will leave Tokyo because of it
        *arrays("i2", SEATS, "losing"),
        *integers("i1", "smashed", "clawed", "fleeing", "staying", "left"),
        # hearts being given out, or claws of the opening roll
        *arrays("i1", SEATS, "tally"),
        *integers("u1", "asked_by"),
    ],
)


def clear(g):
    """An empty table: what is not zero in a record before anything happened."""
    g.city = NOBODY
    g.bay = NOBODY
    g.top = NO_CARD
    g.mimicked = NO_CARD
    clear_market(g)


def next_seat(g, seat):
    return seat + 1 if seat + 1 < g.players else 0


def previous_seat(g, seat):
    return seat - 1 if seat > 0 else g.players - 1


def next_living(g, seat):
    """The nearest living monster clockwise, the same one if nobody else is alive."""
    seat = next_seat(g, seat)
    while not g.alive[seat]:
        seat = next_seat(g, seat)
    return seat


def previous_living(g, seat):
    """The nearest living monster counter-clockwise."""
    seat = previous_seat(g, seat)
    while not g.alive[seat]:
        seat = previous_seat(g, seat)
    return seat


def seats_until_turn(g, seat):
    """How many seats round the table a monster's next turn is away; the active monster's is a whole round away."""
    away = seat - g.active
    return away if away > 0 else away + g.players


def in_tokyo(g, me):
    """B-TOKYO-1: Tokyo is City and Bay together."""
    return g.city == me or g.bay == me
