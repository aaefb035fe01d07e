"""The record of the game for 2-6 monsters, and the numbers its rules are written with."""

from __future__ import annotations

from pathlib import Path

from daikaiju.rules.agenda import NO_CARD, NOBODY, ROOM, words_of_options
from daikaiju.rules.answers import INTERJECT
from daikaiju.rules.market import SLOTS, clear_market
from daikaiju.rules.record import int8, int16, int64, uint8
from daikaiju.rules.roster import roster_of
from daikaiju.rules.sets import words_for
from daikaiju.rules.table import Table

ROSTER = roster_of(__package__, Path(__file__).parent)
CARDS, KEEPS = ROSTER.cards, ROSTER.keeps
WORDS = words_for(KEEPS)
"""The words of a set of Keep cards (see rules/sets.py)."""

frame_number = uint8 if not ROSTER.packs else int16
"""The width of a frame's number: packs may bring frames of their own."""

card_number = int8 if CARDS < 1 << 7 else int16
"""The width of a card's number."""

SEATS = 6
MOST_DICE = 9
SMALL = 15
"""Below this number are a question's small options; from it on, one option per Keep card."""

ONE, TWO, THREE, HEART, ENERGY, CLAW = range(6)

EDITION_2016, EDITION_2010 = range(2)
AT_END_OF_TURN, AT_END_OF_ROUND, AT_ONCE = range(3)

MIMIC = 0
"""The only card whose number the rules know: its token can lie on any other."""

STAR_GOAL = 20
FULL_HEARTS = 10


MORE_INTERJECTIONS = SMALL + KEEPS
INTERJECTIONS = ROSTER.interjections(INTERJECT, MORE_INTERJECTIONS)
"""The options for cards that may be used at any time, by their ids; those of packs come after everything else."""


class State(Table):
    """Everything there is to know about a game in progress."""

    options: list[int] = int64(words_of_options((MORE_INTERJECTIONS - 1, *INTERJECTIONS.values())))
    todo: list[int] = frame_number(ROOM)

    # the table: fixed when the game is set up
    players: int = int8()
    edition: int = int8()
    ends: int = int8()
    variant: int = int8()
    cost: list[int] = int8(CARDS)

    # monsters
    powers: list[int] = int64(SEATS * WORDS)
    energy: list[int] = int16(SEATS)
    alive: list[int] = int8(SEATS)
    hearts: list[int] = int8(SEATS)
    stars: list[int] = int8(SEATS)
    poison: list[int] = int8(SEATS)
    shrink: list[int] = int8(SEATS)
    living: int = int8()
    city: int = int8()
    bay: int = int8()
    bay_open: int = int8()

    # cards
    where: list[int] = int8(CARDS)
    tokens: list[int] = int16(KEEPS)
    paid: list[int] = int16(KEEPS)
    brought: list[int] = int8(KEEPS)
    market: list[int] = card_number(SLOTS)
    deck: int = card_number()
    top: int = card_number()
    top_seen: int = int8()
    mimicked: int = card_number()

    # whose turn it is, and which turns are still owed
    turn: int = int16()
    first: int = int8()
    active: int = int8()
    place: int = int8()
    frozen_dice: int = int8()
    winners: int = int8()
    frenzies: list[int] = int8(SEATS)

    # this turn
    dice: list[int] = int8(MOST_DICE)
    faces: list[int] = int8(6)
    used: list[int] = int64(WORDS)
    dice_count: int = int8()
    rolls_left: int = int8()
    unresolved: int = int8()
    in_order: int = int8()
    harmed: int = int8()
    winged: int = int8()
    left: int = int8()

    # this loss of hearts, and who may or will leave Tokyo because of it
    losing: list[int] = int16(SEATS)
    smashed: int = int8()
    clawed: int = int8()
    fleeing: int = int8()
    staying: int = int8()

    # hearts being given out, or claws of the opening roll
    tally: list[int] = int8(SEATS)

    asked_by: int = frame_number()


def clear(g: State) -> None:
    """An empty table: everything that is not zero in a fresh record."""
    g.city = NOBODY
    g.bay = NOBODY
    g.top = NO_CARD
    g.mimicked = NO_CARD
    clear_market(g)


def next_seat(g: State, seat: int) -> int:
    return seat + 1 if seat + 1 < g.players else 0


def previous_seat(g: State, seat: int) -> int:
    return seat - 1 if seat > 0 else g.players - 1


def next_living(g: State, seat: int) -> int:
    """The nearest living monster clockwise; the same one if nobody else is alive."""
    seat = next_seat(g, seat)
    while not g.alive[seat]:
        seat = next_seat(g, seat)
    return seat


def previous_living(g: State, seat: int) -> int:
    """The nearest living monster counter-clockwise."""
    seat = previous_seat(g, seat)
    while not g.alive[seat]:
        seat = previous_seat(g, seat)
    return seat


def seats_until_turn(g: State, seat: int) -> int:
    """How many seats away a monster's next turn is; the active monster's is a whole round away."""
    away = seat - g.active
    return away if away > 0 else away + g.players


def in_tokyo(g: State, me: int) -> bool:
    """B-TOKYO-1: Tokyo is City and Bay together."""
    return g.city == me or g.bay == me
