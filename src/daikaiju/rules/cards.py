"""What a card is: one definition with its cost, its copies, and small functions for the moments at which it matters."""

from __future__ import annotations

import re
from types import FunctionType
from typing import Any, ClassVar


class Piece:
    """Anything defined in its own place whose functions the moments call: a card, or a monster with a power.

    A nested class named `In2010` overrides values and functions for that edition; a function set to None is gone there.
    """

    id: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.id = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @classmethod
    def value(cls, name: str, edition: str) -> Any:
        """A value or function of this piece in an edition, or None."""
        override = vars(cls).get(f"In{edition}")
        if override is not None and name in vars(override):
            return vars(override)[name]
        for base in cls.__mro__:
            if name in vars(base):
                return vars(base)[name]
        return None

    @classmethod
    def hooks(cls) -> set[str]:
        """The names of the moments this piece waits for, in any edition."""
        places = [cls, *(value for name, value in vars(cls).items() if re.fullmatch(r"In\d+", name))]
        return {name for place in places for name, value in vars(place).items() if isinstance(value, FunctionType)}


class Card(Piece):
    """A kind of card. Its functions take the record and the owner; `card` is the card that acts (Mimic for a copy)."""

    cost: ClassVar[int]
    copies: ClassVar[int] = 1
    stock: ClassVar[int] = 0
    """How many tokens lie on the card when it comes into play as new."""
    leads: ClassVar[bool] = False
    """True for a card whose number the rules know: it is numbered before all others."""


class Monster(Piece):
    """A monster whose power has moments of its own."""


class Keep(Card):
    """A card that stays in front of its owner."""


class Discard(Card):
    """A card that is carried out when bought and then put on the discard pile."""
