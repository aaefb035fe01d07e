"""Setting up a game (section 1 of the rules), as the first frames of its agenda."""

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.book import chance, frame
from daikaiju.rules.duel.buying import refill
from daikaiju.rules.duel.events import BEGINS, OPENING_ROLL
from daikaiju.rules.duel.gains import gain_energy, most_life
from daikaiju.rules.duel.rolling import NORMAL_DICE
from daikaiju.rules.duel.state import CARDS, IN_DECK, SEATS, SMASH, clear, rival
from daikaiju.rules.duel.turns import turn
from daikaiju.rules.telling import tell


def start(g):
    """D-SETUP-5, D-SETUP-7: the card row is laid out, then dice decide who begins."""
    lay_out(g)
    push(g, opening_rolls)
    push(g, refill)


def lay_out(g):
    """D-SETUP-1 to D-SETUP-6: everything in its place; the monsters stand in the record already."""
    clear(g)
    g.players = SEATS
    for seat in range(SEATS):
        g.life[seat] = most_life(g, seat)
    for card in range(CARDS):
        g.where[card] = IN_DECK
    g.deck = CARDS


@frame
def opening_rolls(g):
    """D-SETUP-7: both throw six dice, again after a tie."""
    push(g, opening_result)
    push(g, opening_throw, 1)
    push(g, opening_throw, 0)


@frame
def opening_throw(g, me):
    ask_chance(g, opening_dice, FACES**NORMAL_DICE, me)


@chance
def opening_dice(g, who, choice, me):
    """Chance answers how six opening dice fall; only the smashes count."""
    smashes = 0
    outcome = choice - SPREAD
    for _ in range(NORMAL_DICE):
        if outcome % FACES == SMASH:
            smashes += 1
        outcome //= FACES
    g.tally[me] = smashes
    tell(g, OPENING_ROLL, me, smashes)


@frame
def opening_result(g):
    """D-SETUP-7, D-SETUP-8: most smashes begin; the other monster takes 1 energy."""
    if g.tally[0] == g.tally[1]:
        push(g, opening_rolls)
    else:
        g.first = 0 if g.tally[0] > g.tally[1] else 1
        tell(g, BEGINS, g.first)
        gain_energy(g, rival(g.first), 1)
        push(g, turn, g.first)
