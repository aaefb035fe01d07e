"""The network: a wide layer over features, narrow ones after it, an answer and everybody's chances."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, relu

from daikaiju.champion.reinforcement.features import Features, features_of
from daikaiju.champion.reinforcement.learning.canonical import Canonical

NOT_LEGAL = -1e9

FAR = 128
"""Numbers in an observation that are farther from 0 than this have the same features as the nearest of the others."""


@dataclass(frozen=True)
class Size:
    """How many units the layers have; few enough for a browser, and for hundreds of positions in milliseconds."""

    wide: int = 384
    narrow: int = 256
    layers: int = 2
    tower: int = 128
    """How wide the layers are that lead to the chances alone; with 0, answers and chances share theirs."""


class Network(nn.Module):  # type: ignore[misc]  # where PyTorch is not installed, nothing is known of it
    """Gives the logits of all canonical actions, and of every seat's chance to win, the acting seat first."""

    columns: Tensor
    low: Tensor
    high: Tensor
    scale: Tensor
    rows: Tensor
    """By column and number, the feature that is 1; one more than there are where none is."""
    amounts: Tensor
    """The features that are a column times a scale."""

    def __init__(self, game: str, canonical: Canonical, size: Size) -> None:
        super().__init__()
        features = features_of(game)
        for name in ("columns", "low", "high", "scale"):
            numbers = torch.from_numpy(getattr(features, name))
            self.register_buffer(name, numbers.long() if name == "columns" else numbers, persistent=False)
        self.register_buffer("rows", rows_of(features), persistent=False)
        self.register_buffer("amounts", self.scale.nonzero()[:, 0], persistent=False)
        self.alive = canonical.places.get("alive")
        self.first = nn.Linear(features.count, size.wide)
        self.second = nn.Linear(size.wide, size.narrow)
        self.rest = nn.ModuleList(nn.Linear(size.narrow, size.narrow) for _ in range(size.layers))
        self.answer = nn.Linear(size.narrow, canonical.actions)
        self.chances = nn.Linear(size.tower or size.narrow, canonical.seats)
        self.tower: nn.ModuleList | None = None
        if size.tower:
            widths = [size.wide, *[size.tower] * (size.layers + 1)]
            self.tower = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(widths))
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
        h = relu(self.multiplied(seen) if seen.is_cuda else self.looked_up(seen))
        answering = hoping = narrowed(h, self.second, self.rest)
        if self.tower is not None:
            hoping = narrowed(h, self.tower[0], self.tower[1:])
        return self.answer(answering), self.chances(hoping)

    def multiplied(self, seen: Tensor) -> Tensor:
        """The wide layer as a GPU works it out: all features, most of them 0, times all weights."""
        value = seen[:, self.columns]
        inside = ((value >= self.low) & (value <= self.high)).to(torch.float32)
        found: Tensor = self.first(torch.where(self.scale == 0, inside, (value * self.scale).clamp(-2, 2)))
        return found

    def looked_up(self, seen: Tensor) -> Tensor:
        """The same on a processor, which adds up the weights of the features that are there."""
        weights = torch.cat([self.first.weight.T, self.first.weight.new_zeros(1, len(self.first.weight))])
        columns = torch.arange(len(self.rows), device=seen.device)
        found = self.rows[columns, seen[:, : len(self.rows)].long().clamp(-FAR, FAR - 1) + FAR]
        amounts = (seen[:, self.columns[self.amounts]] * self.scale[self.amounts]).clamp(-2, 2)
        summed: Tensor = embedding_bag(found, weights, mode="sum", padding_idx=len(weights) - 1)
        return summed + amounts @ weights[self.amounts] + self.first.bias


def rows_of(features: Features) -> Tensor:
    """By column and number, the feature that is 1; one more than there are where none is."""
    numbers = torch.arange(-FAR, FAR)
    found = torch.full((int(features.columns.max()) + 1, 2 * FAR), features.count)
    for feature, (column, low, high, scale) in enumerate(
        zip(features.columns, features.low, features.high, features.scale, strict=True)
    ):
        if scale == 0:
            found[int(column), (numbers >= int(low)) & (numbers <= int(high))] = feature
    return found


def narrowed(h: Tensor, second: nn.Linear, rest: Iterable[nn.Linear]) -> Tensor:
    """The narrow layers: one after the wide one, and some that each add to the last."""
    h = relu(second(h))
    for layer in rest:
        h = h + relu(layer(h))
    return h


def grown(weights: dict[str, Tensor], network: Network) -> dict[str, Tensor]:
    """The weights of a smaller network as those of a larger one that answers and hopes the same.

    New units listen to everything, and nobody listens to them yet. Layers that lead to the chances alone begin as
    copies of those that they shared with the answers.
    """
    found = {name: weight.detach().clone() for name, weight in network.state_dict().items()}
    for name, weight in found.items():
        old = weights.get(name, weights.get(shared_name(name)))
        if old is None:
            raise KeyError(name)
        if weight.ndim == 1:
            weight[: len(old)] = old
        else:
            rows, columns = old.shape
            weight[:rows] = 0
            weight[:rows, :columns] = old
    return found


def shared_name(name: str) -> str:
    """What a layer that leads to the chances alone is called where answers and chances share theirs."""
    parts = name.split(".")
    if parts[0] != "tower":
        return name
    return f"second.{parts[2]}" if parts[1] == "0" else f"rest.{int(parts[1]) - 1}.{parts[2]}"
