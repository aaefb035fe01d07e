"""The 13 buzz tokens, as data: what they cover, what they do to the track, and the bonus of each of their spaces.

The cards say which token they bring (`buzz = CAT`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

NO_BONUS, SMASH_BONUS, DOUBLE_SMASH_BONUS, HEAL_BONUS, ENERGY_BONUS, DICE_BONUS = range(6)
BONUS_NAMES = ("empty", "smash", "double_smash", "heal", "energy", "dice")

PLAIN, EXTENDING, SHORTENING, STOPPING = range(4)
"""What a token does to the track: nothing, a space more, a space less, or stopping pulls of The King's rival."""


@dataclass(frozen=True)
class Token:
    """A buzz token: the spaces of the board it covers, and the bonuses printed on it from left to right.

    An extending token has a third space between the two it covers; the middle of the shortening one is not a space.
    """

    name: str
    covers: int
    bonuses: tuple[int, ...]
    kind: int = PLAIN

    @property
    def can_be_turned(self) -> bool:
        """Whether it matters which way round it lies and its shape leaves a choice (D-BUZZ-11)."""
        return self.covers == 2 and self.bonuses != self.bonuses[::-1]


TOKENS = (
    Token("cat", 1, (SMASH_BONUS,)),
    Token("panda", 1, (DICE_BONUS,)),
    Token("fish", 1, (HEAL_BONUS,)),
    Token("tiger", 1, (ENERGY_BONUS,)),
    Token("lizard", 2, (SMASH_BONUS, DICE_BONUS)),
    Token("anubis", 2, (ENERGY_BONUS, HEAL_BONUS)),
    Token("dragon", 3, (ENERGY_BONUS, SMASH_BONUS, HEAL_BONUS)),
    Token("pumpkin", 3, (HEAL_BONUS, DOUBLE_SMASH_BONUS, HEAL_BONUS)),
    Token("alien", 3, (NO_BONUS, NO_BONUS, NO_BONUS), SHORTENING),
    Token("phantom", 2, (NO_BONUS, HEAL_BONUS, NO_BONUS), EXTENDING),
    Token("penguin", 2, (NO_BONUS, SMASH_BONUS, NO_BONUS), EXTENDING),
    Token("king_1", 1, (NO_BONUS,), STOPPING),
    Token("king_2", 1, (NO_BONUS,), STOPPING),
)
TOKEN_NAMES = ("none", *(token.name for token in TOKENS))

NO_TOKEN = 0
CAT, PANDA, FISH, TIGER, LIZARD, ANUBIS, DRAGON, PUMPKIN, ALIEN, PHANTOM, PENGUIN, KING_1, KING_2 = range(1, 14)
"""Tokens are numbered from 1; 0 is none."""


def packed(values: Sequence[int], bits: int) -> int:
    """Small numbers side by side in one integer: compiled code reads them without a table."""
    return sum(value << bits * place for place, value in enumerate(values))


COVERS = packed((0, *(token.covers for token in TOKENS)), 2)
KINDS = packed((0, *(token.kind for token in TOKENS)), 2)
TURNABLE = packed((0, *(token.can_be_turned for token in TOKENS)), 1)
LAST_PLACE = packed((0, *(len(token.bonuses) - 1 for token in TOKENS)), 2)
LEFT, MIDDLE, RIGHT = (
    packed((0, *((*token.bonuses, NO_BONUS, NO_BONUS)[place] for token in TOKENS)), 3) for place in range(3)
)


def covers(token: int) -> int:
    """How many spaces of the board a token covers."""
    return (COVERS >> 2 * token) & 3


def kind_of(token: int) -> int:
    return (KINDS >> 2 * token) & 3


def can_be_turned(token: int) -> bool:
    return (TURNABLE >> token) & 1 == 1


def printed_bonus(token: int, place: int) -> int:
    """The bonus at a place of a token, counted from its printed left end."""
    if place == 0:
        return (LEFT >> 3 * token) & 7
    if place == 1:
        return (MIDDLE >> 3 * token) & 7
    return (RIGHT >> 3 * token) & 7


def last_place(token: int) -> int:
    """The number of the place at a token's printed right end."""
    return (LAST_PLACE >> 2 * token) & 3
