"""What a seat sees of the game for 2-6 monsters, field by field."""

from __future__ import annotations

from daikaiju.observation.declaration import SEAT, Observation
from daikaiju.observation.seats import CODE_BITS, LAST_CODE, SEAT_CODES, coding_of_cards, member, seen_from
from daikaiju.rules.agenda import CHANCE, NO_CARD
from daikaiju.rules.bits import has
from daikaiju.rules.king import book
from daikaiju.rules.king.buying import buy_phase, price
from daikaiju.rules.king.names import EDITIONS, ENDS, FACE_NAMES, GROUP_NAMES
from daikaiju.rules.king.resolving import resolve_phase
from daikaiju.rules.king.rolling import change_dice, others_interfere, roll_phase
from daikaiju.rules.king.smashing import enter_phase, yield_or_stay
from daikaiju.rules.king.state import KEEPS, MOST_DICE, ROSTER, SEATS, State
from daikaiju.rules.king.turns import end_phase, turn_over
from daikaiju.rules.market import BEING_BOUGHT, DISCARDED, IN_MARKET, ON_TOP, SLOTS

shown = Observation(book.title, SEATS)
field, copied, flags, seat_in = shown.field, shown.copied, shown.flags, shown.seat_in

QUESTIONS = ("nothing", *(decision.name for decision in book.decisions))
CARD_CODES = ("none", *(book.card_names[card] for card in ROSTER.in_order_of_joining))
code_of_card = coding_of_cards(ROSTER.joined)
PLACES = ("in the deck or unknown", "discarded", "on sale", "being bought", "on top of the deck and seen")
"""Where a card can be besides in front of a monster."""

BEYOND_PLACES = len(PLACES) - 1
"""A card in front of a monster has this code plus that of the seat, which begin at 1."""

CODES_OF_PLACES = (*PLACES, *(f"owned by {code}" for code in SEAT_CODES[1:]))

OUTSIDE, CITY, BAY = range(3)


def observation() -> Observation:
    """The fields below."""
    return shown


# --- the question -------------------------------------------------------------------------


@field(codes=QUESTIONS)
def question(g: State, me: int) -> int:
    """What is asked."""
    return max(0, g.asking)


seat_in("asked", "Who is asked; nobody while Chance is, and when the game is over.", of="player", codes=SEAT_CODES)


@field()
def number(g: State, me: int) -> int:
    """What the question is about: hearts left to give out, the card used, its price, the die to turn, the slots turned
    up as bits; who attacks, as a code, when it is about yielding."""
    if g.player == CHANCE:
        return 0
    if g.asking == yield_or_stay:
        return seen_from(g, me, g.asked_a + 0)
    return g.asked_a + 0


@field()
def other_number(g: State, me: int) -> int:
    """A second such number: whether hearts are being shared, or the die that was rerolled."""
    if g.player == CHANCE:
        return 0
    return g.asked_b + 0


@field(codes=("none", "roll", "interfering", "changing dice", "resolving", "entering", "buying", "end", "next turn"))
def next_phase(g: State, me: int) -> int:
    """The phase that follows when what is going on is done."""
    for down in range(g.depth):
        phase = phase_of(g.todo[g.depth - 1 - down])
        if phase:
            return phase
    return 0


def phase_of(frame: int) -> int:
    """The number of the phase that a frame begins, or 0."""
    if frame == roll_phase:
        return 1
    if frame == others_interfere:
        return 2
    if frame == change_dice:
        return 3
    if frame == resolve_phase:
        return 4
    if frame == enter_phase:
        return 5
    if frame == buy_phase:
        return 6
    if frame == end_phase:
        return 7
    if frame == turn_over:
        return 8
    return 0


# --- the table ----------------------------------------------------------------------------


@field()
def seat(g: State, me: int) -> int:
    """The observer's own seat at the table, which actions that name a monster count from."""
    return me


copied("players", "How many monsters began.")
copied("edition", "The edition.", codes=EDITIONS)
copied("ends", "When 20 stars win: at the end of the turn, of the round, or at once.", codes=ENDS)
copied("variant", "1 in the variant for two, where Tokyo gives energy.")
copied("turn", "The number of the turn.")
seat_in("active", "Whose turn it is.", codes=SEAT_CODES)
seat_in("in_order", "From whom the order of play goes on; extra turns do not change it.", of="place", codes=SEAT_CODES)
seat_in("first", "Who began, and so where a round ends.", codes=SEAT_CODES)
copied("bay_open", "1 while Tokyo Bay is in use.")


# --- monsters -----------------------------------------------------------------------------


copied("alive", "1 for a monster that has not been eliminated.", SEAT)
copied("hearts", "Hearts.", SEAT)
copied("stars", "Stars.", SEAT)
copied("energy", "Energy.", SEAT)


@field(SEAT, codes=("outside Tokyo", "in Tokyo City", "in Tokyo Bay"))
def tokyo(g: State, me: int, seat: int) -> int:
    """Where the monster is."""
    if g.city == seat:
        return CITY
    return BAY if g.bay == seat else OUTSIDE


copied("poison", "Poison tokens.", SEAT)
copied("shrink", "Shrink tokens.", SEAT)
copied("extra_turns", "Extra turns still owed to the monster.", SEAT, of="frenzies")
copied("losing", "Hearts it is about to lose, or has just lost, in the last loss of hearts.", SEAT)
flags("smashed", "1 if that loss is by claws.", SEAT)
flags("clawed", "1 if it has lost hearts to those claws.", SEAT)


@field(SEAT, codes=("undecided", "yields", "stays", "has yielded"))
def decided(g: State, me: int, seat: int) -> int:
    """What it has decided about leaving Tokyo because of that loss."""
    if has(g.left, seat):
        return 3
    if has(g.staying, seat):
        return 2
    return 1 if has(g.fleeing, seat) else 0


flags("winged", "1 if it loses no more hearts this turn.", SEAT)
copied(
    "given_hearts",
    "Hearts given to it so far while hearts are being given out; before the first turn, claws of the opening roll.",
    SEAT,
    of="tally",
)


flags("saw_top", "1 if it has looked at the card that is on top of the deck.", SEAT, of="top_seen")


# --- dice ---------------------------------------------------------------------------------


@field("die", MOST_DICE, codes=("none", *FACE_NAMES))
def dice(g: State, me: int, die: int) -> int:
    """What the die shows."""
    return g.dice[die] + 1 if die < g.dice_count else 0


copied(
    "symbols",
    "How often the face is in the Roll that was last resolved, with the claws that cards add.",
    "face",
    len(FACE_NAMES),
    of="faces",
)


flags(
    "unresolved", "1 for a group of symbols (stars, energy, hearts, claws) not yet resolved.", "group", len(GROUP_NAMES)
)
copied("rolls_left", "Rolls the active monster still has.")
copied(
    "resolving_in_order", "1 once the active monster has chosen to resolve the rest in the usual order.", of="in_order"
)
copied("frozen_dice", "Dice that the active monster lacks in this turn because it goes again.")
copied("harmed", "1 if the active monster has made anyone lose hearts this turn.")


# --- cards --------------------------------------------------------------------------------


@field("slot", SLOTS, codes=CARD_CODES)
def market(g: State, me: int, slot: int) -> int:
    """The card on sale."""
    return code_of_card(g.market[slot] + 0)


@field("slot", SLOTS)
def prices(g: State, me: int, slot: int) -> int:
    """What that card would cost the observer; 0 without a card."""
    return price(g, me, g.market[slot] + 0) if g.market[slot] != NO_CARD else 0


copied("deck", "Cards in the deck.")


@field(codes=CARD_CODES)
def mimicked(g: State, me: int) -> int:
    """The card that the Mimic token is on."""
    return code_of_card(g.mimicked + 0)


def codes_of_places(g: State, me: int) -> int:
    """The code of every place a card can be, packed: compilers then write the codes of many cards at once."""
    codes = 1 << CODE_BITS * DISCARDED | 2 << CODE_BITS * IN_MARKET | 3 << CODE_BITS * BEING_BOUGHT
    if has(g.top_seen, me):
        codes |= 4 << CODE_BITS * ON_TOP
    for seat in range(g.players):
        codes |= (BEYOND_PLACES + seen_from(g, me, seat)) << CODE_BITS * seat
    return codes


@field("card", codes=CODES_OF_PLACES, given=codes_of_places, joined=ROSTER.joined)
def cards(g: State, me: int, card: int, codes: int) -> int:
    """Where the card is; to those who have not looked, a card on top of the deck is like any other of the deck."""
    return (codes >> CODE_BITS * g.where[card]) & LAST_CODE


copied("tokens", "Tokens or energy on the card.", "Keep card", joined=ROSTER.joined[:KEEPS])
copied("paid", "What its owner has paid for the card.", "Keep card", joined=ROSTER.joined[:KEEPS])


@field("Keep card", joined=ROSTER.joined[:KEEPS])
def used(g: State, me: int, card: int) -> int:
    """1 for a card that has been used this turn and works once a turn."""
    return member(g.used, card)


shown.add_later_cards(book.card_names)

UNSEEN = {
    "seed": "the generator of simulations",
    "top": "shown by cards, to those who have looked",
    "options": "the action mask",
    "beyond": "the action mask",
    "spread": "the action mask",
    "living": "follows from alive",
    "over": "the question is nothing",
    "winners": "the reward",
    "asked_by": "follows from the question",
    "todo_who": "the agenda, shown by next_phase",
    "todo_a": "the agenda, shown by next_phase",
    "todo_b": "the agenda, shown by next_phase",
    "brought": "the two hearts of Even Bigger in 2010, unless a copy found no room for them",
}
"""Fields of the record that no observation reads, and why."""
