"""Cards and monsters in messages: the name that all copies of a card share, and their words."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daikaiju.rules.rulebook import Rulebook
    from daikaiju.words import Words


@functools.cache
def card_ids(book: Rulebook) -> tuple[str, ...]:
    """The names of all cards by number; copies of a card have the same."""
    return tuple(card.id for card in book.cards)


def card_name(words: Words, game: str, edition: str, card: str) -> str:
    """The name of a card; some editions have their own."""
    return name_in(words, f"{game}-card-{card}", edition)


def monster_name(words: Words, game: str, edition: str, monster: str, case: str | None = None) -> str:
    """The name of a monster, in a case if one is asked for; some editions have their own.

    >>> from daikaiju.words import Words
    >>> [monster_name(Words("ru"), "king", edition, "the_king", "to") for edition in ("2016", "2010")]
    ['Кингу', 'Конгу']
    """
    return name_in(words, f"{game}-monster-{monster}", edition, case)


def name_in(words: Words, key: str, edition: str, case: str | None = None) -> str:
    """A name; one without a form for the case stays as it is."""
    own = f"-{edition}" if words.has(key, f"name-{edition}") else ""
    if case is not None and words.has(key, f"{case}{own}"):
        return words.attribute(key, f"{case}{own}")
    return words.attribute(key, f"name{own}") if own else words.say(key)


def card_effect(words: Words, game: str, edition: str, card: str) -> str:
    """What a card does, in an edition's own words where it has them."""
    key, own = f"{game}-card-{card}", f"effect-{edition}"
    return words.attribute(key, own if words.has(key, own) else "effect")
