"""Cards lying on the table in a position: the market, the discard pile, a card being bought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.market import BEING_BOUGHT, DISCARDED, IN_DECK, IN_MARKET, ON_TOP
from daikaiju.rules.table import Table
from daikaiju.text.reading import Node

if TYPE_CHECKING:
    from daikaiju.text.vocabulary import Vocabulary

PILES = {"discards": DISCARDED, "being_bought": BEING_BOUGHT}
"""The piles by their names in the text format."""

PLACES = (IN_DECK, ON_TOP, IN_MARKET, BEING_BOUGHT, DISCARDED)
"""Where cards lie that lie before nobody: a position has a word for each."""

DECK = "deck"
REST = (DECK, *PILES)
"""Where the cards may lie that a position does not name."""

PILE_KEYS = ("market", *PILES, DECK, "rest")


def lay(g: Table, words: Vocabulary, entry: Node, where: int, lying: dict[int, str]) -> int:
    """Put a card somewhere, which can be done only once; `lying` says where each was named."""
    card = entry.name("card", words.cards)
    if card in lying:
        raise entry.wrong(Problem("file-card-twice", card=words.cards[card], other=lying[card]))
    lying[card] = entry.where
    g.where[card] = where
    return card


def lay_before(g: Table, words: Vocabulary, entry: Node, seat: int, lying: dict[int, str]) -> int:
    """Put a Keep card in front of a monster."""
    card = entry.name("card", words.cards)
    if card >= words.book.keeps:
        raise entry.wrong(Problem("file-not-a-keep-card", card=words.cards[card]))
    return lay(g, words, entry, seat, lying)


def read_piles(g: Table, words: Vocabulary, entries: dict[str, Node]) -> dict[int, str]:
    """Lay out the market and the piles that a position names; returns where each card was named."""
    lying: dict[int, str] = {}
    if "market" in entries:
        slots = entries["market"].items()
        if len(slots) > len(g.market):
            raise entries["market"].wrong(Problem("file-too-many-for-sale", cards=len(slots), most=len(g.market)))
        for slot, entry in enumerate(slots):
            if entry.value is not None:
                g.market[slot] = lay(g, words, entry, IN_MARKET, lying)
    for key, pile in {**PILES, DECK: IN_DECK}.items():
        for entry in entries[key].items() if key in entries else []:
            lay(g, words, entry, pile, lying)
    return lying


def lay_rest(g: Table, entries: dict[str, Node], lying: dict[int, str]) -> None:
    """Put all cards that a position does not name where it wants the rest; they are in the deck until then."""
    pile = REST[entries["rest"].name("pile", REST)] if "rest" in entries else DECK
    for card in range(len(g.where)):
        if g.where[card] == IN_DECK and card not in lying and pile != DECK:
            g.where[card] = PILES[pile]


def fill_market(g: Table, words: Vocabulary, plain: Iterable[str], lying: dict[int, str]) -> None:
    """A market that is not mentioned holds plain cards, or the first Discard cards that are free."""
    wanted = [*(words.cards.index(name) for name in plain), *range(words.book.keeps, len(words.cards))]
    free = [card for card in dict.fromkeys(wanted) if card not in lying]
    for slot, card in enumerate(free[: len(g.market)]):
        g.market[slot] = card
        g.where[card] = IN_MARKET


def write_piles(g: Table, words: Vocabulary) -> dict[str, list[str | None]]:
    """The market and the piles in words; all cards not named anywhere are in the deck."""
    for card, name in enumerate(words.cards):
        if not (0 <= g.where[card] < g.players or g.where[card] in PLACES):
            raise DaikaijuError(Problem("file-card-nowhere", card=name, place=int(g.where[card])))
    piles: dict[str, list[str | None]] = {
        "market": [None if card == NO_CARD else words.cards[card] for card in g.market]
    }
    for key, pile in PILES.items():
        piles[key] = [name for card, name in enumerate(words.cards) if g.where[card] == pile]
    return piles
