"""Who owns which Keep card, and which card the Mimic token is on."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.king.book import offer_card
from daikaiju.rules.king.events import COPIED, LOST_CARD
from daikaiju.rules.king.moments import comes_with, when_bought, when_lost
from daikaiju.rules.king.state import KEEPS, MIMIC, SEATS, WORDS, State
from daikaiju.rules.market import DISCARDED
from daikaiju.rules.sets import WORD, include
from daikaiju.rules.telling import tell


def refresh_powers(g: State, me: int) -> None:
    """The Keep cards that work for a monster, including a copied one."""
    first = me * WORDS
    for word in range(WORDS):
        powers = 0
        start = word * WORD
        for card in range(start, min(start + WORD, KEEPS)):
            if g.where[card] == me:
                powers |= 1 << card - start
        g.powers[first + word] = powers
    if g.mimicked != NO_CARD and g.where[MIMIC] == me:
        include(g.powers, first * WORD + g.mimicked)


def any_power(g: State, me: int) -> bool:
    """Whether any Keep card works for a monster."""
    if WORDS == 1:
        return g.powers[me] != 0
    for word in range(WORDS):
        if g.powers[me * WORDS + word]:
            return True
    return False


def acts_as(g: State, card: int) -> int:
    """The card that a card acts as: a Mimic with its token placed acts as the copied one."""
    if card == MIMIC and g.mimicked != NO_CARD:
        return g.mimicked
    return card


def give(g: State, card: int, me: int) -> None:
    """Put a Keep card in front of a monster."""
    g.where[card] = me
    refresh_powers(g, me)


def hand_over(g: State, card: int, seller: int, buyer: int) -> None:
    """B-CARD parasitic_tentacles: a Keep card changes hands with its tokens; a Mimic token on it stays."""
    if card == MIMIC:
        take_mimic_token_back(g)
    g.where[card] = buyer
    refresh_powers(g, seller)
    refresh_powers(g, buyer)
    when_lost(g, seller, card, card)


def discard(g: State, card: int) -> None:
    """A Keep card leaves play: its tokens go, and a Mimic token on it returns (B-TOK-2)."""
    me = g.where[card]
    if g.mimicked == card or card == MIMIC:
        take_mimic_token_back(g)
    g.where[card] = DISCARDED
    g.tokens[card] = 0
    g.paid[card] = 0
    refresh_powers(g, me)
    tell(g, LOST_CARD, me, card)
    when_lost(g, me, card, card)


def discard_all(g: State, me: int) -> None:
    """B-ELIM-2: all Keep cards of a monster go to the discard pile."""
    for card in range(KEEPS):
        if g.where[card] == me:
            discard(g, card)


def take_mimic_token_back(g: State) -> None:
    """The token is on no card; what the copy had of its own is lost."""
    copied = g.mimicked
    if copied != NO_CARD:
        me = g.where[MIMIC]
        g.mimicked = NO_CARD
        g.tokens[MIMIC] = 0
        refresh_powers(g, me)
        when_lost(g, me, MIMIC, copied)


def copy_with_mimic(g: State, me: int, card: int) -> None:
    """Put the Mimic token on a card: Mimic works as that card, just bought."""
    take_mimic_token_back(g)
    g.mimicked = card
    refresh_powers(g, me)
    tell(g, COPIED, me, card)
    comes_with(g, me, MIMIC, card)
    when_bought(g, me, MIMIC, card)


def offer_cards_to_copy(g: State) -> bool:
    """Offer the Keep cards in play on which the Mimic token may be put; returns whether there is one."""
    offered = False
    for card in range(KEEPS):
        if g.where[card] < SEATS and card != MIMIC and card != g.mimicked:
            offer_card(g, card)
            offered = True
    return offered
