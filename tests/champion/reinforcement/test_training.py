"""Training with PyTorch, small and on a processor."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

# Only now, because what they import needs PyTorch.
from daikaiju.champion.reinforcement.learning.experience import Arrays, Experience, by_seat, from_seat, returns  # noqa: E402
from daikaiju.champion.reinforcement.learning.network import Size  # noqa: E402
from daikaiju.champion.reinforcement.learning.trainer import AS_BEFORE, Options, Training  # noqa: E402
from daikaiju.champion.reinforcement.network_file import load_network  # noqa: E402
from daikaiju.champion.reinforcement.policy_file import read_policy  # noqa: E402
from daikaiju.errors import DaikaijuError  # noqa: E402

torch.set_num_threads(1)

SMALL = Options(
    on="cpu", minutes=5, whole=60, rounds=40, games=128, steps=16, minibatch=512, matches=16, every=60, average=0.95,
    size=Size(48, 24, 1, 0), seed=3,
)  # fmt: skip


def test_it_learns_to_beat_a_player_at_random(tmp_path: Path) -> None:
    training = Training(replace(SMALL, game="duel", rounds=80, matches=160, rate=0.003, mixed=0.2))
    last = list(training.run(tmp_path))[-1]
    assert last.round == 80
    assert last.strength["random"][1] > 1


@pytest.mark.parametrize("tower", [0, 16])
def test_what_is_written_says_the_same_in_numpy(tower: int, tmp_path: Path) -> None:
    training = Training(replace(SMALL, rounds=2, size=Size(48, 24, 1, tower), value_weight=1.0, mixed=0.5))
    list(training.run(tmp_path))
    network, arrays = load_network(tmp_path / "king.npz", "king"), Arrays(training.batch)
    answers, chances = network.of(training.batch.observations)
    view = training.canonical.view(arrays.observations, arrays.masks, arrays.seats)
    with torch.no_grad():
        expected, logits = training.learner.averaged(view.seen)
    assert np.abs(answers - expected.numpy()).max() < 0.02
    assert np.abs(chances - logits.softmax(1).numpy()).max() < 0.02
    assert network.card["games"] == training.games
    assert read_policy(tmp_path / "king.npz", "king").narrow == training.options.size.narrow


def test_a_piece_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    first = Training(replace(SMALL, rounds=2))
    list(first.run(tmp_path))
    second = Training(replace(SMALL, rounds=4, size=AS_BEFORE), resume=tmp_path)
    assert second.options.size == SMALL.size
    assert (second.round, second.steps) == (2, first.steps)
    for name, weight in second.network.state_dict().items():
        assert torch.equal(weight, first.network.state_dict()[name])
    reports = list(second.run(tmp_path))
    assert reports[-1].round == 4
    assert [entry["round"] for entry in second.curve][-1] == 4


def test_the_file_of_a_network_is_enough_to_go_on_with(tmp_path: Path) -> None:
    size = Size(48, 24, 1, 16)
    first = Training(replace(SMALL, rounds=2, size=size))
    list(first.run(tmp_path))
    second = Training(replace(SMALL, rounds=4, size=AS_BEFORE), resume=tmp_path / "king.npz")
    assert second.options.size == size
    assert (second.round, second.games) == (2, first.games)
    for name, weight in first.learner.averaged.state_dict().items():
        assert torch.allclose(second.network.state_dict()[name], weight, atol=2e-3)
    assert list(second.run(tmp_path / "on"))[-1].round == 4
    with pytest.raises(DaikaijuError, match="king"):
        Training(replace(SMALL, game="duel"), resume=tmp_path / "king.npz")


def test_a_network_may_grow_between_pieces(tmp_path: Path) -> None:
    first = Training(replace(SMALL, rounds=1, size=Size(48, 24, 1, 0)))
    list(first.run(tmp_path))
    second = Training(replace(SMALL, rounds=2, size=Size(64, 32, 0, 28)), resume=tmp_path)
    assert second.options.size == Size(64, 32, 1, 28)
    view = first.canonical.view(*(getattr(Arrays(first.batch), name) for name in ("observations", "masks", "seats")))
    with torch.no_grad():
        for one, other in zip(first.network(view.seen), second.network(view.seen), strict=True):
            assert torch.allclose(one, other, atol=1e-5)
    assert list(second.run(tmp_path))[-1].round == 2


def test_every_checkpoint_is_measured_on_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.champion.reinforcement.learning.ladder.MOST_GAMES", 4)
    training = Training(replace(SMALL, rounds=3, every=0, ladder=600))
    reports = list(training.run(tmp_path))
    assert [report.round for report in reports] == [1, 2, 3]
    assert all({"quick", "greedy", "random"} <= report.strength.keys() for report in reports)
    curve = load_network(tmp_path / "king.npz", "king").card["curve"]
    assert [row["strength"]["greedy"] for row in curve] == [list(report.strength["greedy"]) for report in reports]


def test_a_few_games_are_learned_from_whole(tmp_path: Path) -> None:
    training = Training(replace(SMALL, rounds=1, games=4, minibatch=512))
    assert list(training.run(tmp_path))[-1].value_loss > 0


def test_a_training_that_is_over_says_so(tmp_path: Path) -> None:
    first = Training(replace(SMALL, rounds=1))
    list(first.run(tmp_path))
    with pytest.raises(DaikaijuError, match="all its rounds"):
        next(Training(replace(SMALL, rounds=1), resume=tmp_path).run(tmp_path))


def test_nothing_to_go_on_with_is_said(tmp_path: Path) -> None:
    with pytest.raises(DaikaijuError, match="king-state"):
        Training(SMALL, resume=tmp_path)
    (tmp_path / "king-state.pt").write_bytes(b"nothing")
    with pytest.raises(DaikaijuError, match="damaged"):
        Training(SMALL, resume=tmp_path)


def test_hopes_are_carried_back_to_earlier_steps() -> None:
    nothing = torch.zeros(0)
    hopes = torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.9, 0.1]]])
    results = torch.tensor([[[0.0, 0.0]], [[0.0, 1.0]]])
    ends = torch.tensor([[0.0], [1.0]])
    kept = Experience(nothing, nothing, nothing, nothing, nothing, nothing, hopes, results, ends, nothing)
    for carry, expected in ((1.0, [0.0, 1.0]), (0.0, [0.6, 0.4]), (0.5, [0.3, 0.7])):
        assert returns(kept, torch.full_like(ends, carry))[0, 0].tolist() == pytest.approx(expected)


def test_seats_are_counted_from_the_one_that_acts_and_back() -> None:
    chances = torch.tensor([[0.1, 0.2, 0.7, 0.0], [0.4, 0.6, 0.0, 0.0]])
    seats, players = torch.tensor([1, 1]), torch.tensor([3, 2])
    counted = from_seat(chances, seats, players)
    assert torch.allclose(counted, torch.tensor([[0.2, 0.7, 0.1, 0.0], [0.6, 0.4, 0.0, 0.0]]))
    assert torch.equal(by_seat(counted, seats, players), chances)


def test_chances_are_learned_alone(tmp_path: Path) -> None:
    first = Training(replace(SMALL, rounds=2, size=Size(48, 24, 1, 16)))
    list(first.run(tmp_path))
    training = Training(replace(SMALL, rounds=5, whole=None, only_chances=True, size=AS_BEFORE), resume=tmp_path)
    assert training.fraction() == pytest.approx(2 / 5)
    list(training.run(tmp_path))
    assert 0 < training.player.kept.own.mean() < 1
    after = training.learner.averaged.state_dict()
    for name, weight in first.learner.averaged.state_dict().items():
        stays = torch.equal(weight.half(), after[name].half())
        assert stays != name.startswith(("tower.", "chances.")), name
    assert list(Training(replace(SMALL, rounds=6, size=AS_BEFORE), resume=tmp_path).run(tmp_path))[-1].round == 6


def test_new_wide_units_serve_chances_alone(tmp_path: Path) -> None:
    first = Training(replace(SMALL, rounds=2, size=Size(48, 24, 1, 16)))
    list(first.run(tmp_path))
    grown = Training(replace(SMALL, rounds=6, whole=None, only_chances=True, size=Size(56, 0, 0, 0)), resume=tmp_path)
    began = {name: weight.clone() for name, weight in grown.learner.averaged.state_dict().items()}
    list(grown.run(tmp_path))
    after = grown.learner.averaged.state_dict()
    for name in ("first.weight", "first.bias"):
        assert torch.equal(after[name][:48], began[name][:48])
        assert not torch.equal(after[name][48:], began[name][48:])
    assert torch.equal(after["second.weight"], began["second.weight"])
    assert (after["tower.0.weight"][:, 48:] != 0).any()


def test_chances_alone_need_layers_of_their_own(tmp_path: Path) -> None:
    list(Training(replace(SMALL, rounds=1)).run(tmp_path))
    with pytest.raises(DaikaijuError, match="--tower"):
        Training(replace(SMALL, only_chances=True, size=AS_BEFORE), resume=tmp_path)


@pytest.mark.parametrize("game", ["king", "duel"])
def test_some_players_like_single_cards_and_dislike_faces(game: str) -> None:
    training = Training(replace(SMALL, game=game))
    arrays, canonical, styles = Arrays(training.batch), training.canonical, training.player.styles
    view = canonical.view(arrays.observations, arrays.masks, arrays.seats)
    market = view.seen[:, canonical.places["market"]].long()
    card = int(market.max())
    for taste in (styles.likes, styles.faces, styles.cards):
        taste.zero_()
    styles.calm.fill_(1)
    styles.cards[:, card] = 3
    plain = torch.zeros(len(market), canonical.actions)
    first, count = canonical.slot
    changed = styles.logits(plain, view, torch.zeros(len(market), dtype=torch.int64))
    assert torch.equal(changed[:, first : first + count], 3.0 * (market == card))
    assert changed.sum() == 3 * (market == card).sum() > 0
    styles.faces[:, 1:] = -1
    rolled = styles.logits(plain, view, torch.zeros(len(market), dtype=torch.int64)) - changed
    first, count = canonical.reroll
    thrown = (view.seen[:, canonical.places["dice"]] > 0).sum(1)
    assert torch.equal(rolled[:, first + count - 1], thrown.float())
