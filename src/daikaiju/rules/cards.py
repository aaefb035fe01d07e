"""What a card is: one definition with its cost, its copies, and small functions for the moments at which it matters."""

from __future__ import annotations

import re
from types import FunctionType
from typing import Any, ClassVar


class CardError(ValueError):
    """A card or moment that cannot be part of a game: the key of a message (words/*/packs.ftl) with its arguments.

    >>> str(CardError("card-cost", card="storm", most=127))
    'card-cost: card=storm, most=127'
    """

    def __init__(self, key: str, /, **arguments: str | int) -> None:
        super().__init__(f"{key}: {', '.join(f'{name}={value}' for name, value in arguments.items())}")
        self.key = key
        self.arguments = arguments


def id_of(class_name: str) -> str:
    """The name of a card from that of its class.

    >>> id_of("SpikedTail")
    'spiked_tail'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Piece:
    """Anything in its own module whose functions the moments call: a card, or a monster with a power.

    A nested class named `In2010` overrides values and functions for that edition; a function set to None is gone there.
    """

    id: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.id = id_of(cls.__name__)

    @classmethod
    def value(cls, name: str, edition: str) -> Any:
        """A value or function of this piece in an edition, or None."""
        override = vars(cls).get(f"In{edition}")
        places = [*([] if override is None else [override]), *cls.__mro__]
        found = next((vars(place)[name] for place in places if name in vars(place)), None)
        return found.__func__ if isinstance(found, staticmethod) else found

    @classmethod
    def hooks(cls) -> dict[str, FunctionType]:
        """The functions of this piece by the names of their moments, in any edition."""
        places = [cls, *(value for name, value in vars(cls).items() if re.fullmatch(r"In\d+", name))]
        found = {}
        for place in places:
            for name, value in vars(place).items():
                function = value.__func__ if isinstance(value, staticmethod) else value
                if isinstance(function, FunctionType):
                    found[name] = function
        return found


class Card(Piece):
    """A kind of card. Its functions take the record and the owner; `card` is the card that acts (Mimic for a copy)."""

    cost: ClassVar[int]
    copies: ClassVar[int] = 1
    stock: ClassVar[int] = 0
    """How many tokens are on the card when it comes into play."""
    brings: ClassVar[int] = 0
    """How many hearts come with the card, and go when it goes."""
    leads: ClassVar[bool] = False
    """True for a card whose number the rules know: it is numbered before all others."""
    joined: ClassVar[int] = 0
    """0 for the cards that a game or pack began with; each one added since says the next number.

    So nothing that was there gets another number (docs/decisions/cards-that-join-later.md).
    """


class Monster(Piece):
    """A monster whose power has moments of its own."""


class Keep(Card):
    """A card that stays in front of its owner."""


class Discard(Card):
    """A card that takes effect when bought and then goes to the discard pile."""
