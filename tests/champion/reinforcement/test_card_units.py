"""What cards are worth, put into a network whose answers stay as they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.champion.reinforcement.networks import new_network
from tools.lab.card_units import SIZES, with_worth

from daikaiju.arrays import Floats
from daikaiju.champion.reinforcement.features import canonical_observations
from daikaiju.champion.reinforcement.network_file import (
    PolicyNetwork,
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
from daikaiju.games import GAMES
from daikaiju.observation import observation_of


def told_network(game: str, tmp_path: Path) -> tuple[PolicyNetwork, PolicyNetwork, list[Floats]]:
    """A network, the same one after it was told what cards are worth, and that."""
    save_network(new_network(game, 32, 16, 1, 12), tmp_path / "old.npz")
    about, arrays = read_archive(tmp_path / "old.npz")
    source = np.random.default_rng(7)
    keeps = GAMES[game].rules.book.keeps
    worth = [source.normal(0, 0.4, keeps).astype(np.float32) for _ in SIZES[game]]
    told = with_worth(game, restored(arrays), worth)
    write_archive(tmp_path / "told.npz", about, stored(told, scales_of(arrays)))
    return load_network(tmp_path / "old.npz", game), load_network(tmp_path / "told.npz", game), worth


@pytest.mark.parametrize("game", ["king", "duel"])
def test_owners_hope_for_as_much_more_as_their_cards_are_worth(game: str, tmp_path: Path) -> None:
    old, told, worth = told_network(game, tmp_path)
    counts = sorted({size for sizes in SIZES[game] for size in sizes})
    batch = Batch(game, games=300, tables=[{"players": players, "price": 2} for players in counts], seed=4, threads=1)
    for _ in range(150):
        batch.step(batch.random_actions())
    fields = observation_of(game)
    seen = canonical_observations(fields, batch.observations)
    named = fields.named(batch.observations)
    (answers, before), (same_answers, after) = old.of_canonical(seen), told.of_canonical(seen)
    assert np.array_equal(answers, same_answers)
    codes = next(field.codes for field in fields.fields if field.name == "cards")
    players = named["players"][:, 0] if "players" in named else np.full(len(seen), 2)
    changed = 0
    for row, cards in enumerate(named["cards"][:, : len(worth[0])] - codes.index("owned by the observer")):
        size = next(place for place, sizes in enumerate(SIZES[game]) if players[row] in sizes)
        more = np.array([worth[size][cards == seat].sum() for seat in range(fields.seats)])
        expected = before[row] * np.exp(more)
        assert after[row] == pytest.approx(expected / expected.sum(), abs=0.004)
        changed += np.abs(after[row] - before[row]).max() > 0.01
    assert changed > 50
    assert read_policy(tmp_path / "told.npz", game).wide == len(told.layers["first.bias"])
