"""The network: a wide layer over features, narrow ones after it, an answer and everybody's chances."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from daikaiju.arrays import Floats
from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.learning.canonical import Canonical

NOT_LEGAL = -1e9


@dataclass(frozen=True)
class Size:
    """How many units the layers have; few enough for a browser, and for hundreds of positions in milliseconds."""

    wide: int = 384
    narrow: int = 128
    layers: int = 2
    tower: int = 0
    """How wide the layers are that lead to the chances alone; with 0, answers and chances share theirs."""

    @property
    def played(self) -> int:
        """How wide the narrow layers are as they are played, where both lie side by side (`side_by_side`)."""
        return self.narrow + self.tower


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
        value = seen[:, self.columns]
        inside = ((value >= self.low) & (value <= self.high)).to(torch.float32)
        x = torch.where(self.scale == 0, inside, (value * self.scale).clamp(-2, 2))
        h = relu(self.first(x))
        answering = hoping = narrowed(h, self.second, self.rest)
        if self.tower is not None:
            hoping = narrowed(h, self.tower[0], self.tower[1:])
        return self.answer(answering), self.chances(hoping)


def narrowed(h: Tensor, second: nn.Linear, rest: Iterable[nn.Linear]) -> Tensor:
    """The narrow layers: one after the wide one, and some that each add to the last."""
    h = relu(second(h))
    for layer in rest:
        h = h + relu(layer(h))
    return h


def with_tower(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """The weights of a network whose answers and chances share their layers, with a copy of them for the chances."""
    found = dict(weights)
    names = ["second", *(f"rest.{layer}" for layer in range(len(weights)) if f"rest.{layer}.weight" in weights)]
    for number, name in enumerate(names):
        for part in ("weight", "bias"):
            found[f"tower.{number}.{part}"] = weights[f"{name}.{part}"].clone()
    return found


def side_by_side(layers: dict[str, Floats]) -> dict[str, Floats]:
    """The layers as they are played: those that lead to the chances alone beside the others, as one of both widths."""
    if "tower.0.weight" not in layers:
        return layers
    found = {name: layer for name, layer in layers.items() if not name.startswith("tower.")}
    for number, name in enumerate(["second", *(f"rest.{layer}" for layer in range(len(layers)))]):
        if f"{name}.weight" not in layers:
            break
        one, other = layers[f"{name}.weight"], layers[f"tower.{number}.weight"]
        found[f"{name}.bias"] = np.concatenate([layers[f"{name}.bias"], layers[f"tower.{number}.bias"]])
        found[f"{name}.weight"] = np.concatenate([one, other]) if name == "second" else diagonal(one, other)
    narrow, tower = len(layers["second.bias"]), len(layers["tower.0.bias"])
    found["answer.weight"] = np.pad(layers["answer.weight"], ((0, 0), (0, tower)))
    found["chances.weight"] = np.pad(layers["chances.weight"], ((0, 0), (narrow, 0)))
    return found


def diagonal(one: Floats, other: Floats) -> Floats:
    """Two square layers that do not see each other, as one."""
    found = np.zeros((len(one) + len(other),) * 2, np.float32)
    found[: len(one), : len(one)], found[len(one) :, len(one) :] = one, other
    return found
