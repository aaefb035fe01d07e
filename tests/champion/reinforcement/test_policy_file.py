"""A trained network in the engine: it answers and hopes as in NumPy, and outlives cards it has never seen."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.champion.reinforcement.networks import new_network

from daikaiju.bots import new_bot
from daikaiju.champion.reinforcement.features import before_throw, canonical_observations
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network, save_network
from daikaiju.champion.reinforcement.player import NetworkBot
from daikaiju.champion.reinforcement.policy_file import content_of, is_policy, policy_to_play, read_policy
from daikaiju.champion.reinforcement.vocabulary import card_kinds, meanings_of_actions, meanings_of_features, sources_of
from daikaiju.engine import Engine, engine_of
from daikaiju.engine.interface import BY_DICE, BY_TASTE
from daikaiju.engine.machine import machine_engine_of
from daikaiju.errors import DaikaijuError
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

both_games = pytest.mark.parametrize("game", list(GAMES))
POSITIONS = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("policies")
    for game in GAMES:
        save_network(new_network(game), folder / f"{game}.npz")
    return folder


def questions(game: str, file: Path, count: int = POSITIONS) -> Iterator[Game]:
    """Questions in games that a network plays with itself; each must be left as it is."""
    source, bot, info, found = random.Random(3), NetworkBot(1, f"{file}:policy"), GAMES[game], 0
    for seed in range(count):
        playing = info.new(info.fewest_players + seed % (info.most_players - info.fewest_players + 1))
        for _ in range(60):
            if playing.over:
                break
            if playing.player == "chance":
                playing.roll(source)
                continue
            if source.random() < 0.3:
                yield playing
                found += 1
                if found == count:
                    return
            playing.apply(bot.answer(playing))


def engines(game: str) -> tuple[Engine, Engine]:
    return engine_of(game), machine_engine_of(game)


@both_games
def test_engines_answer_and_hope_as_numpy_does(game: str, folder: Path) -> None:
    file = folder / f"{game}.npz"
    policy, network, fields = policy_to_play(game, str(file)), load_network(file, game), observation_of(game)
    bot = NetworkBot(1, f"{file}:policy")
    for playing in questions(game, file):
        state = playing.state
        seen = before_throw(fields, canonical_observations(fields, fields.of(state, state.player)[None]))
        chances = network.of_canonical(seen)[1][0]
        by_seat = [float(chances[(seat - state.player) % state.players]) for seat in range(state.players)]
        for engine in engines(game):
            assert playing.action_of(engine.answer_by_policy(state.pack(), policy, BY_TASTE)) == bot.answer(playing)
            assert list(engine.hopes(state.pack(), policy))[: state.players] == pytest.approx(by_seat, abs=1e-5)


@both_games
def test_exact_dice_are_the_same_in_all_engines(game: str, folder: Path) -> None:
    file = folder / f"{game}.npz"
    policy, differ, asked = policy_to_play(game, str(file)), 0, 0
    for playing in questions(game, file, 24):
        wasm, machine = (engine.answer_by_policy(playing.state.pack(), policy, BY_DICE) for engine in engines(game))
        assert wasm == machine
        if wasm >= SPREAD and game == "duel":  # in King, engines know which Rolls do the same
            other = NetworkBot(1, f"{file}:dice").reroll(game, playing.state)
            asked += 1
            differ += rolled(playing.state, wasm - SPREAD) != rolled(playing.state, other)
    assert game == "king" or asked
    assert differ <= asked / 10  # before the next question, Chance brings what it likes


def rolled(state: Table, mask: int) -> list[int]:
    """What the dice of a mask show."""
    return sorted(state.dice[die] for die in range(state.dice_count) if mask >> die & 1)


def test_the_champion_plays_the_network_of_a_file(folder: Path) -> None:
    bot, source, game = new_bot(f"champion:{folder / 'king.npz'}", 1), random.Random(4), GAMES["king"].new(3)
    for _ in range(30):
        game.roll(source) if game.player == "chance" else game.apply(bot.answer(game))


def without_card(game: str, card: str, path: Path) -> Path:
    """The file of a network that has never met a card: what it knows of it is cut out."""
    network = new_network(game)
    features, actions = meanings_of_features(game), meanings_of_actions(game)
    known = [place for place, meaning in enumerate(features) if meaning.card != card]
    count = len(network.layers["answer.bias"])
    spoken = [place for place, meaning in enumerate(actions[:count]) if meaning.card != card]
    layers = network.layers | {
        "first.weight": network.layers["first.weight"][:, known],
        "answer.weight": network.layers["answer.weight"][spoken],
        "answer.bias": network.layers["answer.bias"][spoken],
    }
    about = {
        "shape": f"{game} policy 1 {len(known)} before",
        "card": {},
        "features": [features[place] for place in known],
        "actions": [actions[place] for place in spoken],
    }
    halves = {name: np.ascontiguousarray(layer, np.float16) for name, layer in layers.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **halves)  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize(("game", "card"), [("king", "armor_plating"), ("duel", "camouflage")])
def test_a_card_never_seen_is_guessed_by_cost_and_kind(game: str, card: str, tmp_path: Path) -> None:
    file = without_card(game, card, tmp_path / "before.npz")
    assert read_policy(file, game).unknown_cards() == [card]
    whole, guessed = new_network(game), load_network(file, game)
    kinds, features = card_kinds(game), meanings_of_features(game)
    alike = [name for name, kind in kinds.items() if kind == kinds[card] and name != card]
    assert alike
    place = next(place for place, meaning in enumerate(features) if meaning.card == card)
    rows = [features.index(features[place]._replace(card=name)) for name in alike]
    wanted = whole.layers["first.weight"].astype(np.float16)[:, rows].astype(np.float32).mean(1)
    assert guessed.layers["first.weight"][:, place] == pytest.approx(wanted, abs=1e-4)
    policy = policy_to_play(game, str(file))
    bot = NetworkBot(1, f"{file}:policy")
    for playing in questions(game, file, 20):
        for engine in engines(game):
            choice = engine.answer_by_policy(playing.state.pack(), policy, BY_TASTE)
            assert playing.action_of(choice) == bot.answer(playing)


@both_games
def test_everything_known_is_itself(game: str) -> None:
    features, actions = meanings_of_features(game), meanings_of_actions(game)
    for meanings in (features, actions):
        sources = sources_of(game, meanings, meanings)
        assert all(found in ([place], []) for place, found in enumerate(sources))
        assert all((found == []) == (meanings[place].what == "unused") for place, found in enumerate(sources))


@both_games
def test_a_network_of_the_usual_size_is_below_two_megabytes(game: str, tmp_path: Path) -> None:
    network = new_network(game, 384, 128)
    rest = {f"rest.1.{part}": network.layers[f"rest.0.{part}"] for part in ("weight", "bias")}
    save_network(PolicyNetwork(game, network.layers | rest), tmp_path / "usual.npz")
    assert (tmp_path / "usual.npz").stat().st_size < 2_000_000
    assert len(content_of(read_policy(tmp_path / "usual.npz", game))) < 5_000_000


def test_files_that_are_no_policies_are_refused(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(DaikaijuError, match="no network at"):
        read_policy(tmp_path / "none.npz", "king")
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    with pytest.raises(DaikaijuError, match="damaged"):
        read_policy(tmp_path / "broken.npz", "king")
    with pytest.raises(DaikaijuError, match="is a network for"):
        read_policy(folder / "king.npz", "duel")
    network = new_network("king")
    layers = network.layers | {"second.bias": network.layers["second.bias"][:-4]}
    save_network(PolicyNetwork("king", layers), tmp_path / "odd.npz")
    with pytest.raises(DaikaijuError, match="damaged"):
        read_policy(tmp_path / "odd.npz", "king")
    assert is_policy(str(folder / "king.npz"))
    assert not is_policy(str(tmp_path / "broken.npz"))


def test_a_policy_is_read_without_numpy(folder: Path) -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from daikaiju.champion.reinforcement.policy_file import policy_to_play\n"
        f"print(len(policy_to_play('king', {str(folder / 'king.npz')!r}).content))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) == len(policy_to_play("king", str(folder / "king.npz")).content)
