"""Learning: the network is moved towards actions that turned out better than hoped, and its hopes towards results."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.experience import Experience, from_seat, returns
from daikaiju.champion.reinforcement.learning.network import NOT_LEGAL, Network
from daikaiju.champion.reinforcement.learning.replaying import Replayed

NEAR = 0.2
"""How far the likelihood of an action may move in one round of learning (PPO)."""

STEEPEST = 0.5
"""The length that gradients are cut to."""

HIDDEN = 0.25
"""How often hopes are learned for the time before the first throw of a turn rather than after it."""


@dataclass(frozen=True)
class Pace:
    """How fast to learn now."""

    rate: float
    entropy: float


@dataclass(frozen=True)
class Lesson:
    """What a round of learning was like."""

    value_loss: float
    entropy: float


class Learner:
    """A network with what it takes to improve it."""

    decay = 1e-4
    """How fast weights shrink that nothing holds."""

    def __init__(
        self,
        network: Network,
        canonical: Canonical,
        *,
        minibatch: int,
        carry: float,
        value_carry: float,
        average: float,
        value_weight: float,
        compiling: bool,
    ) -> None:
        self.network, self.canonical = network, canonical
        self.carry, self.value_carry, self.average, self.value_weight = carry, value_carry, average, value_weight
        self.averaged = copy.deepcopy(network)
        """The mean of the last networks, which plays more steadily than each of them."""
        device = next(network.parameters()).device
        cuda = device.type == "cuda"
        self.rate = torch.tensor(1e-3, device=device)
        self.optimizer = torch.optim.AdamW(
            network.parameters(), lr=self.rate, eps=1e-5, weight_decay=self.decay, fused=cuda, capturable=cuda
        )
        self.entropy_share = torch.tensor(0.0, device=device)
        self.chosen = torch.zeros(minibatch, dtype=torch.int64, device=device)
        """Which rows of the experience the next step learns from."""
        self.columns: list[Tensor] = []
        """The experience, where recorded steps find it."""
        self.sums = torch.zeros(2, device=device)
        """Of value losses and entropies in this round."""
        self.loss: Callable[..., tuple[Tensor, Tensor, Tensor]] = (
            torch.compile(self.loss_, dynamic=False) if compiling else self.loss_
        )
        self.step = Replayed(self.step_, compiling)

    def go_on(self, known: dict[str, Any]) -> None:
        """Take over what an earlier optimizer knew about every weight."""
        self.optimizer.load_state_dict(self.optimizer.state_dict() | {"state": known["state"]})
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate

    def loss_(
        self, seen: Tensor, legal: Tensor, actions: Tensor, before: Tensor, gains: Tensor, own: Tensor, targets: Tensor,
        entropy_share: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
        seen, hidden = self.canonical.without_dice(seen, HIDDEN)
        own = own * ~hidden
        answers, chances = self.network(seen)
        log_chances = answers.masked_fill(~legal, NOT_LEGAL).log_softmax(1)
        ratio = (log_chances.gather(1, actions[:, None])[:, 0] - before).clamp(-10, 10).exp()
        policy = -(own * torch.min(ratio * gains, ratio.clamp(1 - NEAR, 1 + NEAR) * gains)).mean()
        entropy = -(own * (log_chances.exp() * log_chances.clamp(min=-50)).sum(1)).mean()
        value = -(targets * chances.log_softmax(1).clamp(min=-50)).sum(1).mean()
        return policy + self.value_weight * value - entropy_share * entropy, value.detach(), entropy.detach()

    def learn(self, kept: Experience, pace: Pace) -> Lesson:
        """Learn once from everything that was kept."""
        self.rate.fill_(pace.rate)
        self.entropy_share.fill_(pace.entropy)
        self.sums.zero_()
        columns = self.columns_of(kept)
        self.columns = self.columns or columns
        for column, now in zip(self.columns, columns, strict=True):
            if column.data_ptr() != now.data_ptr():
                column.copy_(now)
        rows = torch.randperm(kept.ends.numel(), device=self.chosen.device)
        steps = len(rows) // len(self.chosen)
        for chosen in rows[: steps * len(self.chosen)].view(steps, -1):
            self.chosen.copy_(chosen)
            self.step()
        value_loss, entropy = (self.sums / steps).tolist()
        return Lesson(value_loss, entropy)

    def step_(self) -> None:
        """Learn from some rows."""
        loss, value, entropy = self.loss(*(column[self.chosen] for column in self.columns), self.entropy_share)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.averaged.parameters()), list(self.network.parameters()), 1 - self.average)
            self.sums += torch.stack([value, entropy])

    def columns_of(self, kept: Experience) -> list[Tensor]:
        """A row for each step of each game: the numbers that the loss is worked out from."""
        seats, players = kept.seats.flatten(), kept.players.flatten()
        hoped = kept.hopes[:-1].flatten(0, 1).gather(1, seats[:, None])[:, 0]
        carry = self.carry ** (2 / kept.players.float())
        gains = returns(kept, carry).flatten(0, 1).gather(1, seats[:, None])[:, 0] - hoped
        own = kept.own.flatten()
        mean = (gains * own).sum() / own.sum().clamp(min=1)
        spread = (((gains - mean) ** 2 * own).sum() / own.sum().clamp(min=1)).sqrt()
        gains = (gains - mean) / (spread + 1e-6)
        targets = from_seat(
            returns(kept, torch.full_like(carry, self.value_carry)).flatten(0, 1).clamp(0, 1), seats, players
        )
        flat = (kept.seen, kept.legal, kept.actions, kept.log_chances)
        return [*(part.flatten(0, 1) for part in flat), gains, own, targets]
