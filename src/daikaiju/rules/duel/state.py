"""The record of the Duel, and the numbers its rules are written with."""

from __future__ import annotations

from pathlib import Path

from daikaiju.rules.agenda import ROOM, words_of_options
from daikaiju.rules.answers import FIRST, INTERJECT
from daikaiju.rules.duel.buzz import TOKENS
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

SEATS = 2
TRACKS = 2
SPACES = 15
MOST_DICE = 8
TOKEN_NUMBERS = len(TOKENS) + 1

SMASH, HEAL, ENERGY, FAME, DESTRUCTION, POWER = range(6)
"""The faces of a die."""

FAME_TRACK, DESTRUCTION_TRACK = range(TRACKS)

CHEAPER = 0
"""The rightmost space of the card row; the last one is next to the deck."""

STARTING, ROLLING, ROLL_FINAL, RESOLVING, BUYING, ENDING = range(6)
"""The phases of a turn; effects that look at the Roll come between rolling and resolving."""

NOWHERE = -1
"""The track of a token that is not on the board."""

MOST_DICE_TOKENS = 2


MORE_INTERJECTIONS = FIRST + max(KEEPS, 2 * TRACKS * SPACES)
INTERJECTIONS = ROSTER.interjections(INTERJECT, MORE_INTERJECTIONS)
"""The options for cards that may be used at any time, by their ids; those of packs come after everything else."""


class State(Table):
    """Everything there is to know about a game in progress."""

    options: list[int] = int64(words_of_options((MORE_INTERJECTIONS - 1, *INTERJECTIONS.values())))
    todo: list[int] = frame_number(ROOM)

    # the table: fixed when the game is set up
    players: int = int8()
    monster: list[int] = int8(SEATS)
    cost: list[int] = int8(CARDS)

    # monsters
    powers: list[int] = int64(SEATS * WORDS)
    energy: list[int] = int16(SEATS)
    life: list[int] = int8(SEATS)
    dice_tokens: list[int] = int8(SEATS)

    # what waits for a monster's next turn
    dominated: list[int] = int8(SEATS)
    stomped: list[int] = int8(SEATS)

    # the tracks, in half spaces from the middle (see tracks.py)
    marker: list[int] = int8(TRACKS)
    token_track: list[int] = int8(TOKEN_NUMBERS)
    token_at: list[int] = int8(TOKEN_NUMBERS)
    token_turned: list[int] = int8(TOKEN_NUMBERS)
    covered: list[int] = int8(TRACKS * SPACES)

    # cards
    where: list[int] = int8(CARDS)
    market: list[int] = card_number(SLOTS)
    deck: int = card_number()

    # whose turn it is, and how many more its monster has after it
    turn: int = int16()
    first: int = int8()
    active: int = int8()
    extra_turns: int = int8()
    winners: int = int8()

    # this turn
    used: list[int] = int64(WORDS)
    triggered: list[int] = int64(WORDS)
    dice: list[int] = int8(MOST_DICE)
    faces: list[int] = int8(6)
    unresolved: list[int] = int8(6)
    hits_taken: int = int16()
    hitting: int = int16()
    phase: int = int8()
    fewer_dice: int = int8()
    extra_dice: int = int8()
    dice_count: int = int8()
    rolls_left: int = int8()
    in_order: int = int8()
    smashed: int = int8()
    smashes: int = int8()
    bought: int = int8()
    unstoppable: int = int8()

    # smashes of the opening roll
    tally: list[int] = int8(SEATS)

    asked_by: int = frame_number()


def clear(g: State) -> None:
    """An empty table: everything that is not zero in a fresh record."""
    for token in range(TOKEN_NUMBERS):
        g.token_track[token] = NOWHERE
    clear_market(g)


def rival(me: int) -> int:
    return 1 - me
