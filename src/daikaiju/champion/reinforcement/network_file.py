"""A trained network in a file: a NumPy archive of its layers, and the history of its training.

Most layers are stored as whole numbers that are multiplied by a scale, each in a low byte and a high one, which is
nearly always 0: that takes about half as much as numbers of half precision. These are used for the layers through which
chances go alone, which are small and must be exact, and for all of them in files of version 1.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.arrays import Floats, Int16s
from daikaiju.champion.network_archive import of_another_kind, said_plainly
from daikaiju.champion.reinforcement.features import canonical_observations, expand, features_of
from daikaiju.champion.reinforcement.policy_file import HIGH, SCALE, VERSION, is_for, kind_of
from daikaiju.champion.reinforcement.policy_layers import WAYS, depth_of
from daikaiju.champion.reinforcement.policy_memory import NEVER_CHOSEN
from daikaiju.champion.reinforcement.vocabulary import Meaning, meanings_of_actions, meanings_of_features, sources_of
from daikaiju.errors import DaikaijuError
from daikaiju.observation import observation_of

NO_CHANCE = -1e9

STEPS = 64
"""How many steps of whole numbers the usual weight of a layer is (the root of the mean of squares)."""

MOST_NUMBER = 32_000
SMALLEST_SCALE = 1e-9
"""For a layer in which all weights are 0."""


def shape_of(game: str) -> str:
    """What the numbers of a network mean: its game, version and features."""
    features = features_of(game)
    digest = hashlib.sha256(b"".join(part.tobytes() for part in vars(features).values())).hexdigest()[:12]
    return f"{kind_of(game)} {features.count} {digest}"


@dataclass(frozen=True)
class PolicyNetwork:
    """A network that can be asked, in NumPy."""

    game: str
    layers: dict[str, Floats] = field(repr=False)
    card: dict[str, Any] = field(default_factory=dict)
    """What it was trained on, and for how long."""
    packs: tuple[str, ...] = ()
    """With which it plays, guessing their cards."""

    def of(self, observations: Int16s) -> tuple[Floats, Floats]:
        """The logits of canonical actions, and the chances of every seat from the observing one on."""
        return self.of_canonical(canonical_observations(observation_of(self.game, self.packs), observations))

    def of_canonical(self, seen: Int16s) -> tuple[Floats, Floats]:
        """The same for canonical observations."""
        layers = self.layers
        wide = np.maximum(self.first(expand(features_of(self.game, self.packs), seen)), 0)
        answering = ["second", *(f"rest.{number}" for number in range(depth_of(layers, "rest")))]
        tower = [f"tower.{number}" for number in range(depth_of(layers, "tower"))]
        h = self.narrowed(wide, answering)
        hoping = self.narrowed(wide, tower) if tower else h
        logits = hoping @ layers["chances.weight"].T + layers["chances.bias"]
        places = {one.name: one.place for one in observation_of(self.game, self.packs).fields}
        if "alive" in places:
            logits = np.where(seen[:, places["alive"]] == 0, NO_CHANCE, logits)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return h @ layers["answer.weight"].T + layers["answer.bias"], chances / chances.sum(1, keepdims=True)

    def narrowed(self, h: Floats, blocks: Sequence[str]) -> Floats:
        """The narrow layers of some names: one after the wide one, and others that each add to the last."""
        for number, name in enumerate(blocks):
            found = np.maximum(h @ self.layers[f"{name}.weight"].T + self.layers[f"{name}.bias"], 0)
            h = found if number == 0 else h + found
        return h

    def first(self, features: Floats) -> Floats:
        """The wide layer; what all positions have in common, which is most when they are of one turn, is added once."""
        weight = self.layers["first.weight"]
        differ = (features != features[0]).any(0)
        alike = ~differ & (features[0] != 0)
        common = weight[:, alike] @ features[0, alike] + self.layers["first.bias"]
        found: Floats = features[:, differ] @ weight[:, differ].T + common
        return found


def save_network(network: PolicyNetwork, path: Path) -> None:
    """Write a file that `load_network` reads."""
    actions = len(network.layers["answer.bias"])
    about = {
        "shape": shape_of(network.game),
        "card": network.card,
        "features": meanings_of_features(network.game),
        "actions": meanings_of_actions(network.game)[:actions],
    }
    write_archive(path, about, stored(network.layers))


def write_archive(path: Path, about: dict[str, Any], arrays: dict[str, npt.NDArray[Any]]) -> None:
    """Write a file, whole or not at all."""
    aside = path.with_name(f"{path.name}.new")
    with aside.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type]  # none is named like an option
    aside.replace(path)


def stored(layers: dict[str, Floats], scales: Mapping[str, np.float32] | None = None) -> dict[str, npt.NDArray[Any]]:
    """Layers as they are stored; with the scales that they had in a file, what came from there stays the same."""
    exact = ("tower.", "chances.") if "tower.0.bias" in layers else ("second.", "rest.", "chances.")
    found: dict[str, npt.NDArray[Any]] = {}
    for name, layer in layers.items():
        if name.endswith(".bias") or name.startswith(exact):
            found[name] = np.ascontiguousarray(layer, np.float16)
            continue
        usual = np.float32(max(np.sqrt(np.square(layer).mean()) / STEPS, SMALLEST_SCALE))
        scale = usual if scales is None else scales[name]
        numbers = np.clip(np.rint(layer / scale), -MOST_NUMBER, MOST_NUMBER).astype(np.int16)
        found[name] = numbers.astype(np.int8)
        found[name + HIGH] = (numbers - found[name] >> 8).astype(np.int8)
        found[name + SCALE] = np.array([scale])
    return found


def scales_of(arrays: Mapping[str, npt.NDArray[Any]]) -> dict[str, np.float32]:
    """By layer, what its whole numbers are multiplied by in a file."""
    return {name.removesuffix(SCALE): array[0] for name, array in arrays.items() if name.endswith(SCALE)}


def restored(arrays: dict[str, npt.NDArray[Any]]) -> dict[str, Floats]:
    """The layers that `stored` made these arrays of, or a file of version 1 holds."""
    found: dict[str, Floats] = {}
    for name, array in arrays.items():
        if name.endswith((HIGH, SCALE)):
            continue
        found[name] = array.astype(np.float32)
        if array.dtype == np.int8:
            found[name] = (found[name] + 256 * arrays[name + HIGH].astype(np.float32)) * arrays[name + SCALE]
    return found


def set_play(path: Path, way: str, weight: float) -> None:
    """Write into the card of a file how its network plays best (`WAYS`); `champion:FILE` plays like that.

    A file of an earlier version becomes one of today's.
    """
    if way not in WAYS or not weight >= 0:
        raise DaikaijuError(f"a network plays by {', '.join(WAYS)}, with a weight of 0 or more")
    about, arrays = read_archive(path)
    about["card"] = about["card"] | {"play": {"way": way, "weight": weight}}
    game, kind, version, *rest = str(about["shape"]).split()
    if version != str(VERSION):
        about["shape"] = " ".join([game, kind, str(VERSION), *rest])
        arrays = stored(restored(arrays))
    write_archive(path, about, arrays)


def read_archive(path: Path) -> tuple[dict[str, Any], dict[str, npt.NDArray[Any]]]:
    """What a file says about its network, and its arrays."""
    with said_plainly(path), np.load(path, allow_pickle=False) as archive:
        about = json.loads(str(archive["about"]))
        return {"shape": about["shape"], "card": about["card"], **about}, {
            name: archive[name] for name in archive.files if name != "about"
        }


def load_network(path: Path, game: str, packs: tuple[str, ...] = ()) -> PolicyNetwork:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    about, arrays = read_archive(path)
    shape, card = str(about["shape"]), about["card"]
    with said_plainly(path):
        layers = restored(arrays)
    if not packs and is_for(shape, game) and shape.split()[3:] == shape_of(game).split()[3:]:
        return PolicyNetwork(game, layers, card)
    if not is_for(shape, game) or "features" not in about:
        raise of_another_kind(path, shape, shape_of(game))
    return PolicyNetwork(game, fitted(game, layers, about, packs), card, packs)


def fitted(
    game: str, layers: dict[str, Floats], about: dict[str, Any], packs: tuple[str, ...] = ()
) -> dict[str, Floats]:
    """The layers of a network that was trained with other cards, for the game of today with packs (`vocabulary`)."""
    features, actions = ([Meaning(*one) for one in about[name]] for name in ("features", "actions"))
    inputs = sources_of(game, meanings_of_features(game, packs), features, packs)
    outputs = sources_of(game, meanings_of_actions(game, packs), actions, packs)
    first = layers["first.weight"]
    answer, bias = layers["answer.weight"], layers["answer.bias"]
    nothing, nowhere = np.zeros(len(first), np.float32), np.zeros(answer.shape[1], np.float32)
    return layers | {
        "first.weight": np.stack([first[:, some].mean(1) if some else nothing for some in inputs], 1),
        "answer.weight": np.stack([answer[some].mean(0) if some else nowhere for some in outputs]),
        "answer.bias": np.array([bias[some].mean() if some else NEVER_CHOSEN for some in outputs], np.float32),
    }
