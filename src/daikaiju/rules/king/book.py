"""The rulebook of the game for 2-6 monsters: where its frames, decisions, events and moments are registered."""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.rules.agenda import ask, offer
from daikaiju.rules.cards import CardError
from daikaiju.rules.king.state import (
    INTERJECTIONS,
    KEEPS,
    MORE_INTERJECTIONS,
    MOST_DICE,
    ROSTER,
    SEATS,
    SMALL,
    WORDS,
    State,
)
from daikaiju.rules.market import SLOTS
from daikaiju.rules.rulebook import Block, Decision, Rule, Rulebook, padded

book = Rulebook("king", editions=("2016", "2010"), copies_by_mimic=True, words=WORDS, packs=ROSTER.packs)
frame = book.frame
chance = book.chance
event = book.event
moment = book.moment
reading = book.reading

DIE = Block("die", MOST_DICE)
FACE = Block("face", 6)
SLOT = Block("slot", SLOTS)
YES = Block("yes")
GROUP = Block("group", 4)
MONSTER = Block("monster", SEATS)
CARD = Block("card", KEEPS, tuple(ROSTER.joined[:KEEPS]))
REROLL = Block("reroll", 1 << MOST_DICE)
INTERJECTION = Block("interject")
MORE = Block("interject_more", len(INTERJECTIONS) - 1, ROSTER.joined_of([*INTERJECTIONS][1:]))
"""The options of cards that may be used at any time: the game's own, and those that packs bring."""


def decision(
    *small: Block, cards: bool = False, spread: Block | None = None, **says: str
) -> Callable[[Rule], Decision]:
    """Register a question to a monster with its small options and, if cards, one option per Keep card.

    Other names say what the text format calls a block here, such as stop="stay" for declining.
    """
    blocks = [Block("stop"), INTERJECTION, *small]
    if cards:
        room = SMALL - sum(block.size for block in blocks)
        if room < 0:
            raise CardError("card-too-many-options", most=SMALL, options=SMALL - room)
        blocks = [*padded(blocks, SMALL), CARD]
    if MORE.size:
        blocks = [*padded(blocks, MORE_INTERJECTIONS), MORE]
        says[MORE.name] = INTERJECTION.name
    return book.decision(*blocks, spread=spread, says=says)


def offer_card(g: State, card: int) -> None:
    """Make a Keep card an option of the next question."""
    offer(g, SMALL + card)


def ask_monster(
    g: State, asked_by: int, question: int, me: int, options: int, a: int = 0, b: int = 0, spread: int = 0
) -> None:
    """Ask a monster; cards that work at any time may be used before answering, and then the same frame asks again."""
    offer_interjections(g, me)
    g.asked_by = asked_by
    ask(g, question, me, options, a, b, spread)


@moment("any")
def may_interject(g: State, me: int) -> bool:
    """Whether a card lets its owner do something now, at any time."""
    return False


@moment("collect", into="options", asks="may_interject", numbers=INTERJECTIONS)
def offer_interjections(g: State, me: int) -> bool:
    """Makes such cards options of the next question."""
    return False
