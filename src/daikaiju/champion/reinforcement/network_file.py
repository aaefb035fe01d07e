"""A trained network in a file: a NumPy archive of its layers in half precision, and the history of its training."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.arrays import Floats, Int16s
from daikaiju.champion.reinforcement.features import canonical_observations, expand, features_of
from daikaiju.champion.reinforcement.policy_file import NEVER_CHOSEN, kind_of
from daikaiju.champion.reinforcement.vocabulary import Meaning, meanings_of_actions, meanings_of_features, sources_of
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.observation import observation_of

NO_CHANCE = -1e9


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

    def of(self, observations: Int16s) -> tuple[Floats, Floats]:
        """The logits of canonical actions, and the chances of every seat from the observing one on."""
        return self.of_canonical(canonical_observations(observation_of(self.game), observations))

    def of_canonical(self, seen: Int16s) -> tuple[Floats, Floats]:
        """The same for canonical observations."""
        layers = self.layers
        h = np.maximum(self.first(expand(features_of(self.game), seen)), 0)
        h = np.maximum(h @ layers["second.weight"].T + layers["second.bias"], 0)
        for number in range(sum(name.startswith("rest.") and name.endswith(".bias") for name in layers)):
            h = h + np.maximum(h @ layers[f"rest.{number}.weight"].T + layers[f"rest.{number}.bias"], 0)
        logits = h @ layers["chances.weight"].T + layers["chances.bias"]
        places = {one.name: one.place for one in observation_of(self.game).fields}
        if "alive" in places:
            logits = np.where(seen[:, places["alive"]] == 0, NO_CHANCE, logits)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return h @ layers["answer.weight"].T + layers["answer.bias"], chances / chances.sum(1, keepdims=True)

    def first(self, features: Floats) -> Floats:
        """The wide layer; what all positions have in common, which is most when they are of one turn, is added once."""
        weight = self.layers["first.weight"]
        differ = (features != features[0]).any(0)
        common = weight[:, ~differ] @ features[0, ~differ] + self.layers["first.bias"]
        found: Floats = features[:, differ] @ weight[:, differ].T + common
        return found


def save_network(network: PolicyNetwork, path: Path) -> None:
    """Write a file that `load_network` reads."""
    halves = {name: np.ascontiguousarray(layer, np.float16) for name, layer in network.layers.items()}
    actions = len(network.layers["answer.bias"])
    about = {
        "shape": shape_of(network.game),
        "card": network.card,
        "features": meanings_of_features(network.game),
        "actions": meanings_of_actions(network.game)[:actions],
    }
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **halves)  # type: ignore[arg-type]


def load_network(path: Path, game: str) -> PolicyNetwork:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            about = json.loads(str(archive["about"]))
            layers = {name: archive[name].astype(np.float32) for name in archive.files if name != "about"}
        shape, card = about["shape"], about["card"]
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(path))) from error
    except (OSError, ValueError, LookupError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise DaikaijuError(Problem("network-damaged", file=short(path))) from error
    if shape == shape_of(game):
        return PolicyNetwork(game, layers, card)
    if shape.split()[:3] != kind_of(game).split() or "features" not in about:
        raise DaikaijuError(
            Problem("network-of-another-kind", file=short(path), found=short(shape), wanted=shape_of(game))
        )
    return PolicyNetwork(game, fitted(game, layers, about), card)


def fitted(game: str, layers: dict[str, Floats], about: dict[str, Any]) -> dict[str, Floats]:
    """The layers of a network that was trained with other cards, for the game of today (`vocabulary`)."""
    features, actions = ([Meaning(*one) for one in about[name]] for name in ("features", "actions"))
    inputs = sources_of(game, meanings_of_features(game), features)
    outputs = sources_of(game, meanings_of_actions(game), actions)
    first = layers["first.weight"]
    answer, bias = layers["answer.weight"], layers["answer.bias"]
    nothing, nowhere = np.zeros(len(first), np.float32), np.zeros(answer.shape[1], np.float32)
    return layers | {
        "first.weight": np.stack([first[:, some].mean(1) if some else nothing for some in inputs], 1),
        "answer.weight": np.stack([answer[some].mean(0) if some else nowhere for some in outputs]),
        "answer.bias": np.array([bias[some].mean() if some else NEVER_CHOSEN for some in outputs], np.float32),
    }
