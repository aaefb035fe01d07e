"""The record of the Duel, and the numbers its rules are written with."""

from daikaiju.rules.agenda import AGENDA_FIELDS
from daikaiju.rules.duel.buzz import TOKENS
from daikaiju.rules.market import SLOTS, clear_market
from daikaiju.rules.record import arrays, integers, state_class

SEATS = 2
CARDS = 50
KEEPS = 31
TRACKS = 2
SPACES = 15
MOST_DICE = 8
TOKEN_NUMBERS = len(TOKENS) + 1

SMASH, HEAL, ENERGY, FAME, DESTRUCTION, POWER = range(6)
"""The faces of a die."""

FAME_TRACK, DESTRUCTION_TRACK = range(TRACKS)

CHEAPER = 0
"""The rightmost space of the card row; the last one lies next to the deck."""

STARTING, ROLLING, ROLL_FINAL, RESOLVING, BUYING, ENDING = range(6)
"""The phases of a turn; between rolling and resolving stand the effects that look at the Roll."""

NOWHERE = -1
"""The track of a token that is not on the board."""

MOST_DICE_TOKENS = 2

State = state_class(
    "DuelState",
    [
        *AGENDA_FIELDS,
        # the table: fixed when the game is set up
        *integers("i1", "players"),
        *arrays("i1", SEATS, "monster"),
        *arrays("i1", CARDS, "cost"),
        # monsters
        *arrays("i8", SEATS, "powers"),
        *arrays("i2", SEATS, "energy"),
        *arrays("i1", SEATS, "life", "dice_tokens"),
        # what waits for a monster's next turn
        *arrays("i1", SEATS, "dominated", "stomped"),
        # the tracks, in half spaces from the middle (see tracks.py)
        *arrays("i1", TRACKS, "marker"),
        *arrays("i1", TOKEN_NUMBERS, "token_track", "token_at", "token_turned"),
        *arrays("i1", TRACKS * SPACES, "covered"),
        # cards
        *arrays("i1", CARDS, "where"),
        *arrays("i1", SLOTS, "market"),
        *integers("i1", "deck"),
        # whose turn it is, and how many more its monster has after it
        *integers("i2", "turn"),
        *integers("i1", "first", "active", "extra_turns", "winners"),
        # this turn
        *integers("i8", "used", "triggered"),
        *arrays("i1", MOST_DICE, "dice"),
        *arrays("i1", 6, "faces", "unresolved"),
        *integers("i2", "hits_taken", "hitting"),
        *integers("i1", "phase", "fewer_dice", "extra_dice", "dice_count", "rolls_left"),
        *integers("i1", "in_order", "smashed", "smashes", "bought", "unstoppable"),
        # smashes of the opening roll
        *arrays("i1", SEATS, "tally"),
        *integers("u1", "asked_by"),
    ],
)


def clear(g):
    """An empty table: what is not zero in a record before anything happened."""
    for token in range(TOKEN_NUMBERS):
        g.token_track[token] = NOWHERE
    clear_market(g)


def rival(me):
    return 1 - me
