"""What cards are worth, put into a network whose answers stay as they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.champion.reinforcement.networks import new_network
from tools.lab.card_units import TERMS, Units, with_units

from daikaiju.champion.reinforcement.features import canonical_observations
from daikaiju.champion.reinforcement.network_file import (
    load_network,
    read_archive,
    restored,
    save_network,
    scales_of,
    stored,
    write_archive,
)
from daikaiju.champion.reinforcement.policy_file import read_policy
from daikaiju.envs import Batch
from daikaiju.observation import observation_of
from daikaiju.rules.king.state import KEEPS, SEATS

FIELDS = observation_of("king")
OWNED = next(field.codes.index("owned by the observer") for field in FIELDS.fields if field.name == "cards")


def terms(stars: np.ndarray, hearts: np.ndarray, alive: np.ndarray, owners: np.ndarray, seat: int) -> list[float]:
    """What the units of a seat add up, said once more in plain words."""
    others = [other for other in range(SEATS) if other != seat]
    found = [float(owners[card] == seat) for card in range(KEEPS)]
    for some in ([seat], others):
        found += [sum(stars[some]) / 10, sum(np.maximum(stars[some] - 10, 0)) / 10]
        wounded = [min(5, heart) for heart in hearts[some] if heart > 0]
        found += [sum(hearts[some]) / 10, sum(5 - heart for heart in wounded) / 5]
    return [*found, sum(alive[others]) / 5]


def test_chances_heed_the_units_and_answers_do_not(tmp_path: Path) -> None:
    source = np.random.default_rng(7)
    weights = source.normal(0.2, 0.5, (TERMS, 2)).astype(np.float32)
    units = Units(weights, np.array([0.1, -0.2], np.float32), np.array([1, -1], np.float32))
    save_network(new_network("king", 32, 16, 1, 12), tmp_path / "old.npz")
    about, arrays = read_archive(tmp_path / "old.npz")
    write_archive(tmp_path / "told.npz", about, stored(with_units(restored(arrays), units), scales_of(arrays)))
    old, told = (load_network(tmp_path / name, "king") for name in ("old.npz", "told.npz"))
    assert read_policy(tmp_path / "told.npz", "king").wide == 32 + 2 * SEATS

    batch = Batch("king", games=200, tables=[{"players": players, "price": 2} for players in (2, 4, 6)], threads=1)
    for _ in range(150):
        batch.step(batch.random_actions())
    seen, named = canonical_observations(FIELDS, batch.observations), FIELDS.named(batch.observations)
    (answers, before), (same_answers, after) = old.of_canonical(seen), told.of_canonical(seen)
    assert same_answers == pytest.approx(answers, abs=1e-4)  # a wider layer may be added up in another order
    changed = 0
    for row in range(batch.games):
        stars, hearts, alive, owners = (named[name][row] for name in ("stars", "hearts", "alive", "cards"))
        added = np.array([terms(stars, hearts, alive, owners - OWNED, seat) for seat in range(SEATS)])
        two = np.full((SEATS, 1), named["players"][row] == 2)
        more = np.maximum(np.concatenate([added, two], 1) @ weights + units.bias, 0) @ units.gain
        expected = before[row] * np.exp(more)
        assert after[row] == pytest.approx(expected / expected.sum(), abs=0.015)
        changed += np.abs(after[row] - before[row]).max() > 0.05
    assert changed > 20
