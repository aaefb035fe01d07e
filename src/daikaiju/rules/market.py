"""Where cards are, and the cards on sale, in both games: a deck, three places, a discard pile."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.table import Table
from daikaiju.rules.telling import tell

IN_DECK, ON_TOP, IN_MARKET, BEING_BOUGHT, DISCARDED = 10, 11, 12, 13, 14
"""Where a card is; a seat's number means in front of that monster."""

SLOTS = 3
ALL_SLOTS = 0b111
SWEEP_PRICE = 2


def lay_out_cards(g: Table) -> None:
    """All cards are in the deck."""
    for card in range(len(g.where)):
        g.where[card] = IN_DECK
    g.deck = len(g.where)


def clear_market(g: Table) -> None:
    for slot in range(SLOTS):
        g.market[slot] = NO_CARD


def card_of_deck(g: Table, number: int) -> int:
    """The card of the deck that Chance has named by its place among those left."""
    card = 0
    while g.where[card] != IN_DECK or number > 0:
        if g.where[card] == IN_DECK:
            number -= 1
        card += 1
    return card


def put_on_sale(g: Table, card: int, slot: int, revealed: int) -> None:
    """A card leaves the deck for a place of the market."""
    g.where[card] = IN_MARKET
    g.market[slot] = card
    g.deck -= 1
    tell(g, revealed, card, slot)


def discard_market(g: Table) -> None:
    """Everything on sale goes to the discard pile."""
    for slot in range(SLOTS):
        if g.market[slot] != NO_CARD:
            g.where[g.market[slot]] = DISCARDED
            g.market[slot] = NO_CARD


def discard_if_spent(g: Table, card: int) -> None:
    """A bought card that nobody keeps goes to the discard pile."""
    if g.where[card] == BEING_BOUGHT:
        g.where[card] = DISCARDED
