"""What cards do to rolling, as the solver takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from daikaiju.analysis.keep_solver import NO_FACE
from daikaiju.analysis.solver import Rolling
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.rules.duel.state import FAME
from daikaiju.rules.king.state import ONE, THREE


@dataclass(frozen=True)
class Help:
    """What one card adds: dice, Rolls, a face that is thrown again for free, a die turned at the end.

    `costs` says that using it takes energy, a token or the card itself.
    """

    dice: int = 0
    rolls: int = 0
    free: int = NO_FACE
    free_at_end: bool = False
    turns: tuple[int, ...] = ()
    costs: bool = False

    def apply(self, rolling: Rolling) -> Rolling:
        """The same rolling with this card."""
        helped = replace(rolling, dice=rolling.dice + self.dice, turns=(*rolling.turns, *self.turns))
        return helped if self.free == NO_FACE else replace(helped, free=self.free, free_at_end=self.free_at_end)

    @property
    def at_start(self) -> bool:
        """Whether it only matters before the first Roll."""
        return self.dice > 0 or self.rolls > 0


CARDS: dict[str, dict[str, Help]] = {
    "king": {
        "extra_head": Help(dice=1),
        "giant_brain": Help(rolls=1),
        "energy_drink": Help(rolls=1, costs=True),
        "smoke_cloud": Help(rolls=1, costs=True),
        "background_dweller": Help(free=THREE),
        "herd_culler": Help(turns=(ONE,)),
        "plot_twist": Help(turns=(NO_FACE,), costs=True),
        "stretchy": Help(turns=(NO_FACE,), costs=True),
    },
    "duel": {
        "extra_head": Help(dice=1),
        "natural_selection": Help(dice=1),
        "giant_brain": Help(rolls=1),
        "in_the_shadows": Help(free=FAME, free_at_end=True),
    },
}
"""The cards of each game that change its owner's rolling; name one again for each further use."""


def help_of(game: str, card: str) -> Help:
    """What a card adds to its owner's rolling."""
    if card not in CARDS[game]:
        raise DaikaijuError(Problem("odds-bad-card", given=short(card, 40), cards=", ".join(CARDS[game])))
    return CARDS[game][card]


def helps_of(game: str, cards: Sequence[str], begun: bool) -> list[Help]:
    """What cards add; those that change how many dice and Rolls there are say nothing once dice are rolled."""
    helps = []
    for card in cards:
        found = help_of(game, card)
        if begun and found.at_start:
            raise DaikaijuError(Problem("odds-card-at-start", card=card))
        helps.append(found)
    return helps
