"""What a network that answers consists of: its layers by their names, and what their numbers mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from daikaiju.champion.reinforcement.vocabulary import Meaning
from daikaiju.engine.interface import BY_DICE
from daikaiju.observation import observation_of
from daikaiju.packs import rules_with

MOST_WIDE, MOST_NARROW, MOST_LAYERS = 576, 256, 3
"""As in `daikaiju.thinking.policy`, which needs NumPy."""

WAYS = ("taste", "dice", "hopes")
"""By what a network answers (`engine.interface`), as its card says under `play`."""

Floats = Any
"""An array of float32."""


@dataclass(frozen=True)
class PolicyFile:
    """What a file holds: the layers as they were trained (a row for each output), and what their numbers mean."""

    game: str
    layers: dict[str, Floats]
    features: tuple[Meaning, ...]
    actions: tuple[Meaning, ...]
    card: dict[str, Any]

    @property
    def wide(self) -> int:
        return len(self.layers["first.bias"])

    @property
    def narrow(self) -> int:
        return len(self.layers["second.bias"])

    @property
    def depth(self) -> int:
        return depth_of(self.layers, "rest")

    @property
    def has_tower(self) -> bool:
        """Whether layers of their own lead to the chances."""
        return "tower.0.bias" in self.layers

    @property
    def way(self) -> int:
        """By what it answers."""
        return WAYS.index(self.card.get("play", {}).get("way", WAYS[BY_DICE]))

    @property
    def weight(self) -> float:
        """How much what it prefers counts against what it hopes for."""
        return float(self.card.get("play", {}).get("weight", 0.0))

    def unknown_cards(self, packs: Sequence[str] = ()) -> list[str]:
        """The cards of today's game with packs that it was not trained with, and guesses by cost and kind."""
        known = {meaning.card for meaning in self.features}
        return [name for name in rules_with(self.game, packs).book.card_names if name not in known]


def depth_of(layers: Iterable[str], block: str) -> int:
    """How many layers there are of a block: `rest` or `tower`."""
    return sum(name.startswith(f"{block}.") and name.endswith(".bias") for name in layers)


def paths_of(file: PolicyFile) -> Iterator[tuple[list[str], str, int]]:
    """The two ways from the wide layer on: the names of narrow layers, and of the last one with its number of outputs.

    Without a tower, both go through the same narrow layers.
    """
    shared = ["second", *(f"rest.{number}" for number in range(file.depth))]
    tower = [f"tower.{number}" for number in range(depth_of(file.layers, "tower"))]
    yield shared, "answer", len(file.layers["answer.bias"])
    yield tower or shared, "chances", observation_of(file.game).seats


def check_sizes(file: PolicyFile) -> bool:
    """Whether all layers have the sizes that follow from each other, and an engine has room for them."""
    wide, layers = file.wide, file.layers
    wanted = {"first.weight": wide * len(file.features), "first.bias": wide}
    for blocks, head, outputs in paths_of(file):
        inputs, width = wide, len(layers[f"{blocks[0]}.bias"])
        if width > MOST_NARROW or width % 4 or len(blocks) > 1 + MOST_LAYERS:
            return False
        for block in blocks:
            wanted |= {f"{block}.weight": width * inputs, f"{block}.bias": width}
            inputs = width
        wanted |= {f"{head}.weight": outputs * width, f"{head}.bias": outputs}
    return wide <= MOST_WIDE and {name: len(layer) for name, layer in layers.items()} == wanted
