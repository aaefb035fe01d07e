"""A network in NumPy as a bot; it is not trained here, so only what it does with its hopes is checked."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from tests.champion.reinforcement.networks import new_network

from daikaiju import Duel, King
from daikaiju.champion.reinforcement.features import expand, features_of
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network, save_network
from daikaiju.champion.reinforcement.player import WAYS, NetworkBot, actions_of, canonical_action
from daikaiju.errors import DaikaijuError
from daikaiju.game import Game
from daikaiju.observation import observation_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("networks")
    for game in ("king", "duel"):
        save_network(new_network(game), folder / f"{game}.npz")
    return folder


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "file"), [(King(3), "king.npz"), (Duel(), "duel.npz")])
def test_it_plays_by_the_rules(game: Game, file: str, way: str, folder: Path) -> None:
    source, bot = random.Random(5), NetworkBot(3, f"{folder / file}:{way}")
    game = type(game).at(game.state.pack(), game.seats, game.options)
    for _ in range(40):
        if game.over:
            break
        if game.player == "chance":
            game.roll(source)
        else:
            game.apply(bot.answer(game))


def test_exact_dice_stop_at_a_roll_that_wins(folder: Path) -> None:
    game = rolled([2, 2, 2, 2, 0, 1])
    game.state.stars[game.state.player] = 18
    bot = NetworkBot(1, f"{folder / 'king.npz'}:dice")
    bot.network = PolicyNetwork("king", bot.network.layers | only_rerolls(bot.network))
    assert str(bot.answer(game)) == "reroll: []"


def rolled(dice: list[int]) -> King:
    """A game for two after the first Roll of a turn."""
    game, source = King(2), random.Random(1)
    while game.player == "chance":
        game.roll(source)
    game.state.dice[:6] = dice
    return game


def only_rerolls(network: PolicyNetwork) -> dict[str, np.ndarray]:
    """Layers with which a network always wants to roll, so that exact dice decide."""
    first = actions_of("king").numbers["reroll", 0]
    bias = network.layers["answer.bias"].copy()
    bias[first : first + 512] += 100
    return {"answer.bias": bias}


def test_dice_that_show_the_same_are_rolled_in_one_way_only() -> None:
    state = rolled([0, 5, 0, 1, 1, 1]).state
    first = actions_of("king").numbers["reroll", 0]
    said = [canonical_action("king", first + roll, state) for roll in range(64)]
    ways = [action for action in said if action is not None]
    assert len(ways) == len(set(ways)) == 3 * 2 * 4


def test_what_is_saved_is_read_again(folder: Path) -> None:
    network = load_network(folder / "king.npz", "king")
    assert network.card == {"games": 7}
    seen = observation_of("king").of(King(4).state, 0)[None]
    for one, other in zip(network.of(seen), new_network("king").of(seen), strict=True):
        assert np.abs(one - other).max() < 0.03


def test_what_is_common_to_positions_changes_nothing(folder: Path) -> None:
    network = load_network(folder / "king.npz", "king")
    seen = np.stack([observation_of("king").of(King(players).state, 0) for players in (2, 3, 6)])
    together = network.of(seen)[1]
    alone = np.concatenate([network.of(row[None])[1] for row in seen])
    assert np.abs(together - alone).max() < 1e-5
    assert np.allclose(together.sum(1), 1)


def test_seats_without_a_living_monster_have_no_chance(folder: Path) -> None:
    game = King(3, position={"phase": "buy"})
    chances = load_network(folder / "king.npz", "king").of(observation_of("king").of(game.state, 0)[None])[1]
    assert (chances[0, 3:] == 0).all()
    assert (chances[0, :3] > 0).all()


def test_files_that_are_no_networks_are_refused(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(DaikaijuError, match="no network at"):
        NetworkBot(1, str(tmp_path / "none.npz"))
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    with pytest.raises(DaikaijuError, match="damaged"):
        NetworkBot(1, str(tmp_path / "broken.npz"))
    with pytest.raises(DaikaijuError, match="is a network for"):
        load_network(folder / "king.npz", "duel")
    with pytest.raises(DaikaijuError, match="policy, dice, look"):
        NetworkBot(1, f"{folder / 'king.npz'}:luck")


def test_no_feature_is_seen_for_a_number_of_nothing() -> None:
    for game in ("king", "duel"):
        features = features_of(game)
        nothing = np.zeros((1, observation_of(game).size + 9), np.int16)
        assert not expand(features, nothing).any()
        assert features.count % 32 == 0
