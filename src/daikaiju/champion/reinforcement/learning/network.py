"""The network: a wide layer over features, narrow ones after it, an answer and everybody's chances."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.learning.canonical import Canonical

NOT_LEGAL = -1e9


@dataclass(frozen=True)
class Size:
    """How many units the layers have; few enough for a browser, and for hundreds of positions in milliseconds."""

    wide: int = 384
    narrow: int = 128
    layers: int = 2


class Network(nn.Module):  # type: ignore[misc]  # where PyTorch is not installed, nothing is known of it
    """Gives the logits of all canonical actions, and of every seat's chance to win, the acting seat first."""

    columns: Tensor
    low: Tensor
    high: Tensor
    scale: Tensor

    def __init__(self, game: str, canonical: Canonical, size: Size) -> None:
        super().__init__()
        features = features_of(game)
        for name in ("columns", "low", "high", "scale"):
            numbers = torch.from_numpy(getattr(features, name))
            self.register_buffer(name, numbers.long() if name == "columns" else numbers, persistent=False)
        self.alive = canonical.places.get("alive")
        self.first = nn.Linear(features.count, size.wide)
        self.second = nn.Linear(size.wide, size.narrow)
        self.rest = nn.ModuleList(nn.Linear(size.narrow, size.narrow) for _ in range(size.layers))
        self.answer = nn.Linear(size.narrow, canonical.actions)
        self.chances = nn.Linear(size.narrow, canonical.seats)
        nn.init.normal_(self.first.weight, std=0.1)
        for head in (self.answer, self.chances):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """The logits for canonical observations; on a GPU, layers multiply numbers of half the bytes."""
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):
            answers, chances = self.layers(seen)
        answers, chances = answers.float(), chances.float()
        if self.alive is not None:
            chances = chances.masked_fill(seen[:, self.alive] == 0, NOT_LEGAL)
        return answers, chances

    def layers(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        value = seen[:, self.columns]
        inside = ((value >= self.low) & (value <= self.high)).to(torch.float32)
        x = torch.where(self.scale == 0, inside, (value * self.scale).clamp(-2, 2))
        h = relu(self.first(x))
        h = relu(self.second(h))
        for layer in self.rest:
            h = h + relu(layer(h))
        return self.answer(h), self.chances(h)
