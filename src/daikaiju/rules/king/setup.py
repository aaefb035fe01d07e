"""Setting up a game (section 1 of the rules), as the first frames of its agenda."""

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import chance, frame
from daikaiju.rules.king.buying import draw
from daikaiju.rules.king.events import BEGINS, OPENING_ROLL
from daikaiju.rules.king.rolling import BLACK_DICE
from daikaiju.rules.king.state import CARDS, CLAW, FULL_HEARTS, IN_DECK, SLOTS, clear, has
from daikaiju.rules.king.tokyo import FEWEST_WITH_BAY
from daikaiju.rules.king.turns import turn
from daikaiju.rules.telling import tell


def start(g):
    """B-SETUP-4, B-SETUP-7: the market is laid out, then dice decide who begins."""
    lay_out(g)
    push(g, opening_rolls, (1 << g.players) - 1)
    for slot in range(SLOTS):
        push(g, draw, SLOTS - 1 - slot)


def lay_out(g):
    """B-SETUP-1 to B-SETUP-6: everything in its place; `players` and the options stand in the record already."""
    clear(g)
    for seat in range(g.players):
        g.alive[seat] = 1
        g.hearts[seat] = FULL_HEARTS
    g.living = g.players
    g.bay_open = g.players >= FEWEST_WITH_BAY
    for card in range(CARDS):
        g.where[card] = IN_DECK
    g.deck = CARDS


@frame
def opening_rolls(g, contestants):
    """B-SETUP-7: everybody, and after a tie only the tied ones, throws six dice."""
    push(g, opening_result, contestants)
    for step in range(1, g.players + 1):
        if has(contestants, g.players - step):
            push(g, opening_throw, g.players - step)


@frame
def opening_throw(g, me):
    ask_chance(g, opening_dice, FACES**BLACK_DICE, me)


@chance
def opening_dice(g, who, choice, me):
    """Chance answers how six opening dice fall; only the claws count."""
    claws = 0
    outcome = choice - SPREAD
    for _ in range(BLACK_DICE):
        if outcome % FACES == CLAW:
            claws += 1
        outcome //= FACES
    g.tally[me] = claws
    tell(g, OPENING_ROLL, me, claws)


@frame
def opening_result(g, contestants):
    """B-SETUP-7, B-SETUP-8: most claws begin."""
    most = -1
    best = 0
    for seat in range(g.players):
        if has(contestants, seat):
            if g.tally[seat] > most:
                most = g.tally[seat]
                best = 0
            if g.tally[seat] == most:
                best |= 1 << seat
    if best & (best - 1):
        push(g, opening_rolls, best)
        return
    for seat in range(g.players):
        if has(best, seat):
            g.first = seat
            g.place = seat
            tell(g, BEGINS, seat)
            push(g, turn, seat)
