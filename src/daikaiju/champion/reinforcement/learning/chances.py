"""Learning the chances alone: what a network answers stays as it is, and it finds out what comes of that.

Games are played as at the table, where everybody gives the best answer. Many begin with some steps of players with odd
tastes or aims, from which nothing is learned: so positions of weaker players are met, too.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from daikaiju.champion.reinforcement.learning.experience import Player, by_seat, drawn
from daikaiju.champion.reinforcement.learning.learner import HIDDEN, Learner
from daikaiju.champion.reinforcement.learning.network import NOT_LEGAL, Network
from daikaiju.champion.reinforcement.learning.rivals import STYLES
from daikaiju.errors import DaikaijuError, Problem

ODD = 0.6
"""How many of the games begin with odd players."""

LONGEST = 160
"""How many steps these play at most."""

HOPING = ("tower.", "chances.")
"""The layers that lead to the chances alone."""


def keep_answers(network: Network) -> None:
    """Let only what leads to the chances alone learn, or raise an error if nothing does.

    Beside layers of their own these are units of the wide layer that answers do not listen to: new ones, when a network
    has just grown. Through them chances can heed what answers never needed to know.
    """
    if network.tower is None:
        raise DaikaijuError(Problem("train-no-tower"))
    for name, weight in network.named_parameters():
        weight.requires_grad_(name.startswith(HOPING))
    unheard = (network.second.weight == 0).all(0)
    if unheard.any():
        for weight in (network.first.weight, network.first.bias):
            mask = unheard.float().view(-1, *[1] * (weight.ndim - 1))
            weight.requires_grad_(True).register_hook(mask.mul)


class PlayerAtTable(Player):
    """Gives the best answer in every seat, after some steps of odd players."""

    def begin(self) -> None:
        games, device = self.batch.games, self.batch.device
        self.steps_to_go = torch.zeros(games, dtype=torch.int64, device=device)
        """How many steps odd players still have in each game."""
        self.odd_styles = torch.zeros(games, dtype=torch.int64, device=device)
        self.renew(torch.ones(games, dtype=torch.bool, device=device))

    def renew(self, ended: Tensor) -> None:
        """Decide who begins the games that follow those that have ended."""
        device = ended.device
        odd = torch.rand(len(ended), device=device) < ODD
        steps = odd * (LONGEST * torch.rand(len(ended), device=device)).long()
        self.steps_to_go.copy_(torch.where(ended, steps, self.steps_to_go - 1))
        styles = torch.randint_like(self.odd_styles, STYLES)
        self.odd_styles.copy_(torch.where(ended, styles, self.odd_styles))

    def decide_(self) -> tuple[Any, ...]:
        a = self.arrays
        view = self.canonical.view(a.observations, a.masks, a.seats)
        answers, chances = self.network(view.seen)
        others = self.styles.logits(answers, view, self.odd_styles)
        if self.aims is not None:
            aiming = (self.odd_styles % 2 == 1)[:, None]
            others = torch.where(aiming, self.aims.logits(answers, view, self.odd_styles // 2), others)
        best = answers.masked_fill(~view.legal, NOT_LEGAL).argmax(1)
        odd = self.steps_to_go > 0
        actions = torch.where(odd, drawn(others.masked_fill(~view.legal, NOT_LEGAL).log_softmax(1)), best)
        hopes = by_seat(chances.softmax(1), view.seats, view.players)
        own, table_actions = (~odd).float(), self.canonical.table_action(actions, view)
        return (
            view.seen,
            view.legal,
            actions,
            torch.zeros_like(own),
            view.seats,
            view.players,
            hopes,
            own,
            table_actions,
        )

    def note_(self) -> None:
        self.keep_results()
        self.renew(self.arrays.ends != 0)


class LearnerOfChances(Learner):
    """Moves hopes towards results where everybody played as at the table."""

    decay = 0.0
    """Weights that answers depend on stay as they are."""

    def loss_(
        self, seen: Tensor, legal: Tensor, actions: Tensor, before: Tensor, gains: Tensor, own: Tensor, targets: Tensor,
        entropy_share: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
        seen, _ = self.canonical.without_dice(seen, HIDDEN)
        _, chances = self.network(seen)
        each = -(targets * chances.log_softmax(1).clamp(min=-50)).sum(1)
        value = (own * each).sum() / own.sum().clamp(min=1)
        return value, value.detach(), torch.zeros_like(entropy_share)
