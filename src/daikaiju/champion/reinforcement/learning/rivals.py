"""Who sits at the table beside the network that learns: itself, earlier selves, and players with odd tastes or aims.

A network that only ever meets itself learns to value positions as they go on among its equals. At a part of the tables
others sit, so that it also knows what comes of playing against somebody else, whoever that is.
"""

from __future__ import annotations

import torch
from torch import Tensor

from daikaiju.champion.reinforcement.learning.canonical import Canonical, View

LEARNER, PAST, STYLED, AIMING = range(4)
"""Who has a seat."""

FEWEST, MOST = 0.2, 1.0
"""How many of the seats at a mixed table are not the learner's, from few to all."""

EARLIER, WITH_AIMS = 0.2, 0.6
"""How many of those are earlier selves, and how many have aims, where there are such; the others have odd tastes."""

ALIKE = 0.75
"""At how many of the mixed tables all others are of one kind."""

STYLES = 512
CALM = (0.0, 0.25, 0.5, 1.0, 1.0, 1.0)
"""What the logits of those with odd tastes are multiplied by; with 0 the network has no say."""

TASTE = 1.5
"""The most, on average, that a taste for answers adds to a logit."""

APPETITE, CARD_TASTE, FACE_TASTE = 6.0, 6.0, 4.0
"""The same of a taste for buying at all, for single cards, and for each die with a face. The network's own gaps are as
large, so there are good players, too, who buy or collect what it never would."""


class Seating:
    """Who sits where in the mixed games of a batch, which are its first ones."""

    def __init__(self, games: int, seats: int, device: str, aims: bool) -> None:
        self.kinds = torch.zeros(games, seats, dtype=torch.int8, device=device)
        self.styles = torch.zeros(games, dtype=torch.int64, device=device)
        self.with_aims = WITH_AIMS if aims else 0.0
        self.renew(torch.ones(games, dtype=torch.bool, device=device))

    def renew(self, ended: Tensor) -> None:
        """Seat others where a game has ended."""
        games, seats = self.kinds.shape
        device = self.kinds.device
        others = FEWEST + (MOST - FEWEST) * torch.rand(games, 1, device=device)
        drawn = torch.rand(games, seats, device=device)
        drawn = torch.where(torch.rand(games, 1, device=device) < ALIKE, drawn[:, :1], drawn)
        kinds = torch.where(drawn < EARLIER, PAST, torch.where(drawn < 1 - self.with_aims, STYLED, AIMING))
        kinds = torch.where(torch.rand(games, seats, device=device) < others, kinds, LEARNER).to(torch.int8)
        self.kinds.copy_(torch.where(ended[:, None], kinds, self.kinds))
        styles = torch.randint_like(self.styles, STYLES)
        self.styles.copy_(torch.where(ended, styles, self.styles))


class Styles:
    """Players who change a network's logits by what they like, dice, cards and answers, and heed it more or less."""

    def __init__(self, canonical: Canonical, device: str) -> None:
        self.canonical = canonical
        self.calm = torch.zeros(STYLES, 1, device=device)
        self.likes = torch.zeros(STYLES, canonical.actions, device=device)
        self.faces = torch.zeros(STYLES, 7, device=device)
        self.cards = torch.zeros(STYLES, canonical.cards, device=device)
        rolls = torch.arange(canonical.reroll[1], device=device)
        self.thrown = ((rolls[None] >> canonical.bits[:, None]) & 1).float()
        """By die and Roll, 1 if the die is thrown."""
        self.draw()

    def draw(self) -> None:
        """Think of new tastes."""
        device = self.calm.device
        how = torch.randint(len(CALM), (STYLES,), device=device)
        self.calm.copy_(torch.tensor(CALM, device=device)[how][:, None])
        self.likes.normal_().mul_(TASTE * torch.rand(STYLES, 1, device=device))
        first, count = self.canonical.reroll
        self.likes[:, first : first + count] = 0
        self.faces.normal_().mul_(FACE_TASTE * torch.rand(STYLES, 1, device=device))
        appetite = APPETITE * torch.rand(STYLES, 1, device=device) * torch.randn(STYLES, 1, device=device)
        self.cards.normal_().mul_(CARD_TASTE * torch.rand(STYLES, 1, device=device)).add_(appetite)

    def logits(self, logits: Tensor, view: View, styles: Tensor) -> Tensor:
        """The logits of those who play with these styles."""
        games = len(styles)
        dice, market = (view.seen[:games, self.canonical.places[name]].long() for name in ("dice", "market"))
        changed = logits * self.calm[styles] + self.likes[styles]
        thrown = -self.faces[styles].gather(1, dice) @ self.thrown
        wanted = self.cards[styles].gather(1, market)
        return added(added(changed, self.canonical.reroll, thrown), self.canonical.slot, wanted)


def added(logits: Tensor, actions: tuple[int, int], more: Tensor) -> Tensor:
    """Logits with something added to those of some actions: the first of them, and how many there are."""
    first, count = actions
    return torch.cat([logits[:, :first], logits[:, first : first + count] + more, logits[:, first + count :]], 1)
