"""What may differ between outcomes: of a Roll, and of a round, as numbers and chances with names.

Every feature has its words, `insight-reason-<name>`, and those that are no chances have others for slight differences,
`.slightly`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from daikaiju.rules.duel.names import FACE_NAMES as DUEL_FACES
from daikaiju.rules.duel.tracks import toward
from daikaiju.rules.king.names import FACE_NAMES as KING_FACES

TRIPLE = 3
SMALLEST = 0.05
SMALLEST_CHANCE = 0.02

Outcome = TypeVar("Outcome")


class Means(Protocol):
    """The means of a feature after two answers."""

    @property
    def best(self) -> float: ...

    @property
    def other(self) -> float: ...


@dataclass(frozen=True)
class Feature(Generic[Outcome]):
    """Something that can be counted in an outcome, as a monster sees it."""

    name: str
    of: Callable[[Outcome, int], float]
    is_chance: bool = False
    """Whether it is there or not, so that its mean is a chance."""
    wanted: int = 0
    """1 if more of it is good for the monster, -1 if less is; 0 where it depends, as with Tokyo."""
    is_owned: bool = False
    """Whether it is something that rivals have too, so that its words must say whose it is."""
    of_rival: str = ""
    """What a rival has of it is called, where there is only one, whose name can then be given."""

    def differs(self, means: Means) -> bool:
        """Whether a difference can be seen when it is written, and can be a reason for the best answer."""
        more = means.best - means.other
        return abs(more) >= (SMALLEST_CHANCE if self.is_chance else SMALLEST) and more * self.wanted >= 0


DiceFeature = Feature[Sequence[int]]
EndFeature = Feature[Any]
"""Of the record of either game."""


def triple(face: int) -> Callable[[Sequence[int], int], float]:
    return lambda counts, me: float(counts[face] >= TRIPLE)


def count_of(face: int) -> Callable[[Sequence[int], int], float]:
    return lambda counts, me: float(counts[face])


def king_stars(counts: Sequence[int], me: int) -> float:
    """The stars that numbers bring: a triple its number, and one for each further die."""
    return float(sum(face + 1 + counts[face] - TRIPLE for face in range(3) if counts[face] >= TRIPLE))


DICE: dict[str, list[DiceFeature]] = {
    "king": [
        Feature("roll-stars", king_stars, wanted=1),
        *(Feature(f"triple-{KING_FACES[face]}", triple(face), is_chance=True, wanted=1) for face in range(3)),
        *(Feature(f"roll-{KING_FACES[face]}", count_of(face), wanted=1) for face in range(3, 6)),
    ],
    "duel": [Feature(f"roll-{DUEL_FACES[face]}", count_of(face), wanted=1) for face in range(6)],
}
"""What differs between final Rolls, given how many dice show each face; nobody takes fewer of a face for a reason."""


def rivals(g: Any, me: int) -> list[int]:
    return [seat for seat in range(g.players) if seat != me]


def has_won(g: Any, me: int) -> float:
    return float(bool(g.over) and bool(g.winners >> me & 1))


def has_lost(g: Any, me: int) -> float:
    return float(bool(g.over) and not g.winners >> me & 1)


def cards_of(g: Any, me: int) -> float:
    return float(g.where.count(me))


def is_out(g: Any, me: int) -> float:
    return float(not g.alive[me])


def is_in_tokyo(g: Any, me: int) -> float:
    return float(me in (g.city, g.bay) and bool(g.alive[me]))


def rivals_out(g: Any, me: int) -> float:
    return float(sum(not g.alive[seat] for seat in rivals(g, me)))


def rivals_hearts(g: Any, me: int) -> float:
    return float(sum(g.hearts[seat] for seat in rivals(g, me) if g.alive[seat]))


def best_rivals_stars(g: Any, me: int) -> float:
    return float(max((g.stars[seat] for seat in rivals(g, me) if g.alive[seat]), default=0))


def own(field: str) -> Callable[[Any, int], float]:
    return lambda g, me: float(getattr(g, field)[me])


def of_rival(field: str) -> Callable[[Any, int], float]:
    return lambda g, me: float(getattr(g, field)[1 - me])


def pulled(track: int) -> Callable[[Any, int], float]:
    """Spaces of a track, which the rules count in halves."""
    return lambda g, me: toward(me, g.marker[track]) / 2


ENDS: dict[str, list[EndFeature]] = {
    "king": [
        Feature("won", has_won, is_chance=True, wanted=1),
        Feature("out", is_out, is_chance=True, wanted=-1),
        Feature("tokyo", is_in_tokyo, is_chance=True),
        Feature("stars", own("stars"), wanted=1, is_owned=True),
        Feature("hearts", own("hearts"), wanted=1, is_owned=True),
        Feature("energy", own("energy"), wanted=1, is_owned=True),
        Feature("cards", cards_of, wanted=1, is_owned=True),
        Feature("rivals-out", rivals_out, wanted=1),
        Feature("rivals-hearts", rivals_hearts, wanted=-1, of_rival="hearts"),
        Feature("rivals-stars", best_rivals_stars, wanted=-1, of_rival="stars"),
    ],
    "duel": [
        Feature("won", has_won, is_chance=True, wanted=1),
        Feature("lost", has_lost, is_chance=True, wanted=-1),
        Feature("fame", pulled(0), wanted=1),
        Feature("destruction", pulled(1), wanted=1),
        Feature("life", own("life"), wanted=1, is_owned=True),
        Feature("energy", own("energy"), wanted=1, is_owned=True),
        Feature("cards", cards_of, wanted=1, is_owned=True),
        Feature("dice-tokens", own("dice_tokens"), wanted=1, is_owned=True),
        Feature("rival-life", of_rival("life"), wanted=-1, of_rival="life"),
        Feature("rival-energy", of_rival("energy"), wanted=-1, of_rival="energy"),
    ],
}
"""What differs between positions a round later."""
