"""Positions in canonical form: nothing that can be done is lost, and nothing else is offered."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch")

# Only now, because what they import needs PyTorch.
from daikaiju.analysis.yardstick.solution import take_cards_away  # noqa: E402
from daikaiju.champion.reinforcement.features import before_throw, canonical_observations  # noqa: E402
from daikaiju.champion.reinforcement.learning.canonical import Canonical  # noqa: E402
from daikaiju.champion.reinforcement.learning.experience import Arrays  # noqa: E402
from daikaiju.champion.reinforcement.tables import training_tables  # noqa: E402
from daikaiju.envs import Batch  # noqa: E402

GAMES = 200


def positions(game: str, steps: int = 120) -> Batch:
    batch = Batch(game, GAMES, seed=5, tables=training_tables(game), threads=1)
    batch.step_randomly(steps)
    return batch


@pytest.mark.parametrize("game", ["king", "duel"])
def test_every_canonical_action_is_legal_and_says_something_of_its_own(game: str) -> None:
    batch, canonical = positions(game), Canonical(game, "cpu")
    arrays = Arrays(batch)
    for _ in range(40):
        view = canonical.view(arrays.observations, arrays.masks, arrays.seats)
        rows, actions = view.legal.nonzero(as_tuple=True)
        parts = type(view)(*(part[rows] for part in vars(view).values()))
        meant = canonical.table_action(actions, parts).long()
        assert arrays.masks[rows, meant].all()
        pairs = torch.stack([rows, meant], 1)
        assert len(pairs.unique(dim=0)) == len(pairs)
        batch.step(batch.random_actions())


@pytest.mark.parametrize("game", ["king", "duel"])
def test_what_can_be_done_besides_rolling_can_be_said(game: str) -> None:
    batch, canonical = positions(game), Canonical(game, "cpu")
    arrays = Arrays(batch)
    first, count = canonical.reroll
    for _ in range(40):
        view = canonical.view(arrays.observations, arrays.masks, arrays.seats)
        rerolls = torch.arange(canonical.table_actions)
        rerolls = (rerolls >= first) & (rerolls < first + count)
        others = arrays.masks & ~rerolls
        said = view.legal.clone()
        said[:, first : first + count] = False
        assert torch.equal(said.sum(1), others.sum(1))
        batch.step(batch.random_actions())


def test_each_way_to_keep_dice_is_offered_once() -> None:
    batch, canonical = positions("king"), Canonical("king", "cpu")
    arrays = Arrays(batch)
    first, count = canonical.reroll
    view = canonical.view(arrays.observations, arrays.masks, arrays.seats)
    for row in range(GAMES):
        legal = arrays.masks[row, first : first + count].nonzero()[:, 0].tolist()
        dice = batch.fields.named(batch.observations)["dice"][row]
        kept = {tuple(sorted(face for die, face in enumerate(dice) if face and not roll >> die & 1)) for roll in legal}
        assert int(view.legal[row, first : first + count].sum()) == len(kept)


@pytest.mark.parametrize("game", ["king", "duel"])
def test_numpy_and_pytorch_see_the_same(game: str) -> None:
    batch, canonical = positions(game), Canonical(game, "cpu")
    arrays = Arrays(batch)
    seen = canonical.view(arrays.observations, arrays.masks, arrays.seats).seen
    assert np.array_equal(canonical_observations(batch.fields, batch.observations), seen.numpy())


def test_a_table_without_cards_looks_like_the_solved_game() -> None:
    batch, canonical = (
        Batch("king", GAMES, seed=5, tables=[{"players": 2, "cards": False}], threads=1),
        Canonical("king", "cpu"),
    )
    arrays = Arrays(batch)
    for _ in range(120):
        batch.step(batch.random_actions())
        assert not any(batch.state(0).powers)
    seen = canonical.view(arrays.observations, arrays.masks, arrays.seats).seen
    for row in range(GAMES):
        state = batch.state(row)
        take_cards_away(state)
        bare = batch.fields.of(state, state.player)
        assert np.array_equal(canonical_observations(batch.fields, bare[None])[0], seen[row].numpy())


@pytest.mark.parametrize("game", ["king", "duel"])
def test_before_the_first_throw_no_dice_are_seen(game: str) -> None:
    batch, canonical = positions(game), Canonical(game, "cpu")
    arrays = Arrays(batch)
    seen = canonical.view(arrays.observations, arrays.masks, arrays.seats).seen
    hidden, which = canonical.without_dice(seen, 1.0)
    assert which.any()
    assert not which.all()
    assert np.array_equal(before_throw(batch.fields, seen.numpy()), hidden.numpy())
    assert torch.equal(hidden[~which], seen[~which])
    assert not batch.fields.named(hidden[which][:, : batch.fields.size])["dice"].any()
