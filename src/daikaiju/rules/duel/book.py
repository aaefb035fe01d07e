"""The rulebook of the Duel: where its frames, decisions, events and moments are registered."""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.rules.agenda import ask, offer, offers_any
from daikaiju.rules.answers import DECLINE, FIRST
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.state import (
    INTERJECTIONS,
    KEEPS,
    MORE_INTERJECTIONS,
    MOST_DICE,
    ROSTER,
    SPACES,
    TRACKS,
    WORDS,
    State,
)
from daikaiju.rules.market import SLOTS
from daikaiju.rules.rulebook import Block, Decision, Rule, Rulebook, padded

book = Rulebook("duel", editions=("2024",), copies_by_mimic=False, words=WORDS, packs=ROSTER.packs)
frame = book.frame
chance = book.chance
event = book.event
moment = book.moment
power = book.power

YES = Block("yes")
CARD = Block("card", KEEPS, tuple(ROSTER.joined[:KEEPS]))
SLOT = Block("slot", SLOTS)
STEP = Block("step", FACES)
FACE = Block("face", FACES)
TRACK = Block("track", TRACKS)
NUMBER = Block("number", MOST_DICE)
PAIR = Block("pair", FACES * FACES)
PLACE = Block("place", 2 * TRACKS * SPACES)
GROUND = Block("ground", 2 * TRACKS * SPACES)
REROLL = Block("reroll", 1 << MOST_DICE)
INTERJECTION = Block("interject")
MORE = Block("interject_more", len(INTERJECTIONS) - 1, ROSTER.joined_of([*INTERJECTIONS][1:]))
"""The options of cards that may be used at any time: the game's own, and those that packs bring."""


def decision(*small: Block, spread: Block | None = None, **says: str) -> Callable[[Rule], Decision]:
    """Register a question to a monster with its own options, which begin at FIRST.

    Other names say what the text format calls a block here, such as stop="sleep" for declining.
    """
    blocks = [Block("stop"), INTERJECTION, *small]
    if MORE.size:
        blocks = [*padded(blocks, MORE_INTERJECTIONS), MORE]
        says[MORE.name] = INTERJECTION.name
    return book.decision(*blocks, spread=spread, says=says)


def offer_card(g: State, card: int) -> None:
    """Make a Keep card an option of the next question, which must have the block CARD first."""
    offer(g, FIRST + card)


def ask_monster(
    g: State, asked_by: int, question: int, me: int, options: int, a: int = 0, b: int = 0, spread: int = 0
) -> None:
    """Ask a monster; cards that work at any time may be used before answering, and then the same frame asks again.

    A question that can only be declined is not asked; declining must do nothing.
    """
    may_interject(g, me)
    if options != DECLINE or spread or offers_any(g):
        g.asked_by = asked_by
        ask(g, question, me, options, a, b, spread)


@moment("collect", into="options", numbers=INTERJECTIONS)
def may_interject(g: State, me: int) -> bool:
    """Cards that let their owner do something now, at any time."""
    return False
