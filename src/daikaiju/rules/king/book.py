"""The rulebook of the game for 2-6 monsters: where its frames, decisions, events and moments are registered."""

from daikaiju.rules.agenda import ask
from daikaiju.rules.answers import INTERJECT
from daikaiju.rules.king.state import KEEPS, MOST_DICE, SEATS
from daikaiju.rules.market import SLOTS
from daikaiju.rules.rulebook import Block, Rulebook

book = Rulebook("king", editions=("2016", "2010"), copies_by_mimic=True)
frame = book.frame
chance = book.chance
event = book.event
moment = book.moment
reading = book.reading

SMALL = 15
"""Below this bit stand a decision's small options, from it on one option per Keep card."""

DIE = Block("die", MOST_DICE)
FACE = Block("face", 6)
SLOT = Block("slot", SLOTS)
YES = Block("yes")
GROUP = Block("group", 4)
MONSTER = Block("monster", SEATS)
CARD = Block("card", KEEPS)
REROLL = Block("reroll", 1 << MOST_DICE)


def decision(*small, cards=False, spread=None, **says):
    """Register a question to a monster with its small options and, if cards, one option per Keep card.

    Further names say how the text format calls a block here, such as stop="stay" for declining.
    """
    blocks = [Block("stop"), Block("heal"), *small]
    if cards:
        room = SMALL - sum(block.size for block in blocks)
        blocks += [Block("unused", room)] * (room > 0) + [CARD]
    return book.decision(*blocks, spread=spread, says=says)


def card_options(cards):
    """Options for a set of Keep cards."""
    return cards << SMALL


def ask_monster(g, asked_by, question, me, options, a=0, b=0, spread=0):
    """Ask a monster; Rapid Healing may be used before answering, and then the same frame asks again."""
    if may_interject(g, me):
        options |= 1 << INTERJECT
    g.asked_by = asked_by
    ask(g, question, me, options, a, b, spread)


@moment("any")
def may_interject(g, me):
    """Whether a card lets its owner do something now, at any time."""
