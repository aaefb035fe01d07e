"""Puts into a network what cards are worth, so that its chances heed it and its answers do not."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from daikaiju.arrays import Floats
from daikaiju.champion.reinforcement.columns import HIGHEST
from daikaiju.champion.reinforcement.policy_layers import depth_of
from daikaiju.champion.reinforcement.vocabulary import Meaning, meanings_of_features
from daikaiju.games import GAMES
from daikaiju.observation import observation_of

SIZES = {"king": ((2,), (3, 4), (5, 6)), "duel": ((2,),)}
"""Numbers of players that share what cards are worth."""

ALIGNED = 4
"""Layers are as wide as a multiple of this."""

FLOOR, GATE = 4.0, 16.0
"""What a unit adds for everybody at its tables, so that it is not cut off at 0, and what opens it there."""


def with_worth(game: str, layers: dict[str, Floats], worth: Sequence[Floats]) -> dict[str, Floats]:
    """The layers of a network whose chances heed what cards are worth at tables of each size, and whose answers do not.

    For tables of each size, every seat has a unit of the wide layer that adds up what its cards are worth and is passed
    on as it is to the seat's chance. At all other tables it is 0.
    """
    units, biases, heard_by = [], [], []
    for sizes, numbers in zip(SIZES[game], worth, strict=True):
        for seat in range(max(sizes)):
            units.append(unit_of(game, sizes, seat, numbers))
            biases.append(FLOOR if len(SIZES[game]) == 1 else FLOOR - GATE)
            heard_by.append(seat)
    new, seats = len(units) + -len(units) % ALIGNED, observation_of(game).seats
    ears = np.zeros((seats, new), np.float32)
    ears[heard_by, range(len(units))] = 1
    first, bias = np.zeros((new, len(units[0])), np.float32), np.zeros(new, np.float32)
    first[: len(units)], bias[: len(units)] = units, biases
    found = layers | {
        "first.weight": np.concatenate([layers["first.weight"], first]),
        "first.bias": np.concatenate([layers["first.bias"], bias]),
        "second.weight": np.pad(layers["second.weight"], ((0, 0), (0, new))),
        "chances.weight": np.concatenate([layers["chances.weight"], ears], 1),
    }
    for number in range(depth_of(layers, "tower")):
        name = f"tower.{number}"
        found[f"{name}.weight"] = np.pad(layers[f"{name}.weight"], ((0, new), (0, new)))
        found[f"{name}.bias"] = np.pad(layers[f"{name}.bias"], (0, new))
    found["tower.0.weight"][-new:, -new:] = np.eye(new)
    return found


def unit_of(game: str, sizes: Sequence[int], seat: int, worth: Floats) -> Floats:
    """The weights of a unit that adds up what the cards of a seat are worth, at tables of some sizes."""
    places = {meaning: place for place, meaning in enumerate(meanings_of_features(game))}
    names, seats = GAMES[game].rules.book.card_names, observation_of(game).seats
    codes = next(field.codes for field in observation_of(game).fields if field.name == "cards")
    owner = codes[codes.index("owned by the observer") + seat]
    found = np.zeros(len(meanings_of_features(game)), np.float32)
    for card, number in enumerate(worth):
        found[places[Meaning(f"cards {owner}", names[card])]] = number
    for size in sizes if len(SIZES[game]) > 1 else ():
        found[places[Meaning(f"players {size} {size if size < seats else HIGHEST}")]] = GATE
    return found
