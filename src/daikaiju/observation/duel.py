"""What a seat sees of the Duel, field by field."""

from __future__ import annotations

from daikaiju.observation.declaration import SEAT, Observation
from daikaiju.observation.seats import CODE_BITS, LAST_CODE, SEAT_CODES, coding_of_cards, member, seen_from
from daikaiju.rules.agenda import CHANCE, NO_CARD
from daikaiju.rules.duel import book
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import TOKEN_NAMES
from daikaiju.rules.duel.names import EDITIONS, FACE_NAMES, MONSTERS, PHASE_NAMES
from daikaiju.rules.duel.state import KEEPS, MOST_DICE, NOWHERE, ROSTER, SEATS, SPACES, TOKEN_NUMBERS, TRACKS, State
from daikaiju.rules.duel.tracks import toward
from daikaiju.rules.market import BEING_BOUGHT, DISCARDED, IN_MARKET, SLOTS

shown = Observation(book.title, SEATS)
field, copied, flags, seat_in = shown.field, shown.copied, shown.flags, shown.seat_in

QUESTIONS = ("nothing", *(decision.name for decision in book.decisions))
CARD_CODES = ("none", *(book.card_names[card] for card in ROSTER.in_order_of_joining))
code_of_card = coding_of_cards(ROSTER.joined)
SEATS_OF_TWO = SEAT_CODES[: SEATS + 1]
PLACES = ("in the deck", "discarded", "on sale", "being bought")
"""Where a card can be besides in front of a monster."""

BEYOND_PLACES = len(PLACES) - 1
"""A card in front of a monster has this code plus that of the seat, which begin at 1."""

CODES_OF_PLACES = (*PLACES, *(f"owned by {code}" for code in SEATS_OF_TWO[1:]))


def observation() -> Observation:
    """The fields below."""
    return shown


# --- the question -------------------------------------------------------------------------


@field(codes=QUESTIONS)
def question(g: State, me: int) -> int:
    """What is asked."""
    return max(0, g.asking)


seat_in("asked", "Who is asked; nobody while Chance is, and when the game is over.", of="player", codes=SEATS_OF_TWO)


@field()
def number(g: State, me: int) -> int:
    """What the question is about: the buzz token to place, the card used, or how often it could be."""
    return g.asked_a + 0 if g.player != CHANCE else 0


@field()
def other_number(g: State, me: int) -> int:
    """A second such number: the energy to take."""
    return g.asked_b + 0 if g.player != CHANCE else 0


copied("phase", "The phase of the turn.", codes=PHASE_NAMES)


# --- the table ----------------------------------------------------------------------------


@field()
def seat(g: State, me: int) -> int:
    """The observer's own seat; in actions that place tokens, spaces are counted from the end of seat 0."""
    return me


copied("turn", "The number of the turn.")
seat_in("active", "Whose turn it is.", codes=SEATS_OF_TWO)
seat_in("first", "Who began.", codes=SEATS_OF_TWO)
copied("extra_turns", "Turns the active monster has after this one.")


# --- monsters -----------------------------------------------------------------------------


copied("monster", "Which monster it is.", SEAT, codes=MONSTERS[EDITIONS[0]])
copied("life", "Life.", SEAT)
copied("energy", "Energy.", SEAT)
copied("dice_tokens", "Dice tokens.", SEAT)
copied("dominated", "1 if its next turn is dominated.", SEAT)
copied("stomped", "Dice it will lack in its next turn.", SEAT)
flags("unstoppable", "1 if it takes no more hits this turn.", SEAT)
copied("opening_roll", "Smashes of the opening roll.", SEAT, of="tally")


# --- tracks -------------------------------------------------------------------------------


@field("track", TRACKS)
def markers(g: State, me: int, track: int) -> int:
    """Where the marker of the track (fame, destruction) is, in half spaces from the middle: 14 is the observer's own
    end, -14 that of the rival."""
    return toward(me, g.marker[track] + 0)


@field("space of the tracks", TRACKS * SPACES, codes=TOKEN_NAMES)
def covering(g: State, me: int, place: int) -> int:
    """The buzz token on the space: the 15 of fame, then the 15 of destruction, both from the rival's end to the
    observer's."""
    if me == 1:
        return g.covered[place] + 0
    track = place // SPACES
    return g.covered[track * SPACES + SPACES - 1 - (place - track * SPACES)] + 0


@field("buzz token", TOKEN_NUMBERS, codes=("in the supply", "as printed", "turned"))
def lying(g: State, me: int, token: int) -> int:
    """Which way round the token lies, as the observer sees it."""
    if g.token_track[token] == NOWHERE:
        return 0
    return 1 if (g.token_turned[token] != 0) == (me == 0) else 2


# --- dice ---------------------------------------------------------------------------------


@field("die", MOST_DICE, codes=("none", *FACE_NAMES))
def dice(g: State, me: int, die: int) -> int:
    """What the die shows."""
    return g.dice[die] + 1 if die < g.dice_count else 0


copied("symbols", "How often the face is in the Roll, once it is final.", "face", len(FACE_NAMES), of="faces")
copied("unresolved", "How many symbols of the face are not yet resolved.", "face", len(FACE_NAMES))
copied("rolls_left", "Rolls the active monster still has.")
copied("extra_dice", "White dice in this turn.")
copied("fewer_dice", "Dice that the active monster lacks in this turn.")
copied(
    "resolving_in_order", "1 once the active monster has chosen to resolve the rest in the usual order.", of="in_order"
)
copied("smashes_resolved", "1 once the smashes of the Roll are resolved.", of="smashed")
copied("smashes", "How many smashes that were.")
copied("arriving_hits", "Hits that are arriving, or were the last to arrive.", of="hitting")
copied("hits_taken", "Hits that the rival of the active monster has taken this turn.")


# --- cards --------------------------------------------------------------------------------


@field("slot", SLOTS, codes=CARD_CODES)
def market(g: State, me: int, slot: int) -> int:
    """The card on sale."""
    return code_of_card(g.market[slot] + 0)


@field("slot", SLOTS)
def prices(g: State, me: int, slot: int) -> int:
    """What that card costs; 0 without a card."""
    return price(g, slot, 0) if g.market[slot] != NO_CARD else 0


copied("deck", "Cards in the deck.")
copied("bought", "1 if the active monster has bought a card this turn.")


def codes_of_places(g: State, me: int) -> int:
    """The code of every place a card can be, packed: compilers then write the codes of many cards at once."""
    codes = 1 << CODE_BITS * DISCARDED | 2 << CODE_BITS * IN_MARKET | 3 << CODE_BITS * BEING_BOUGHT
    for seat in range(g.players):
        codes |= (BEYOND_PLACES + seen_from(g, me, seat)) << CODE_BITS * seat
    return codes


@field("card", codes=CODES_OF_PLACES, given=codes_of_places, joined=ROSTER.joined)
def cards(g: State, me: int, card: int, codes: int) -> int:
    """Where the card is."""
    return (codes >> CODE_BITS * g.where[card]) & LAST_CODE


@field("Keep card", joined=ROSTER.joined[:KEEPS])
def used(g: State, me: int, card: int) -> int:
    """1 for a card that has been used this turn and works once a turn."""
    return member(g.used, card)


@field("Keep card", joined=ROSTER.joined[:KEEPS])
def triggered(g: State, me: int, card: int) -> int:
    """1 for a card that the Roll has triggered and that has not been carried out."""
    return member(g.triggered, card)


shown.add_later_cards(book.card_names)

UNSEEN = {
    "seed": "the generator of simulations",
    "players": "always two",
    "options": "the action mask",
    "beyond": "the action mask",
    "spread": "the action mask",
    "powers": "follows from cards",
    "token_at": "follows from covering",
    "over": "the question is nothing",
    "winners": "the reward",
    "asked_by": "follows from the question",
    "depth": "the agenda, shown by phase",
    "todo": "the agenda, shown by phase",
    "todo_who": "the agenda, shown by phase",
    "todo_a": "the agenda, shown by phase",
    "todo_b": "the agenda, shown by phase",
}
"""Fields of the record that no observation reads, and why."""
