"""A trained network in the engine: it answers and hopes as in NumPy, and outlives cards it has never seen."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.champion.reinforcement.networks import NARROW, new_network

from daikaiju import King
from daikaiju.bots import new_bot
from daikaiju.bots.rerolls import reroll_table
from daikaiju.champion.reinforcement.features import before_throw, canonical_observations
from daikaiju.champion.reinforcement.network_file import (
    STEPS,
    PolicyNetwork,
    load_network,
    save_network,
    set_play,
    shape_of,
    write_archive,
)
from daikaiju.champion.reinforcement.player import NetworkBot, actions_of, canonical_action
from daikaiju.champion.reinforcement.policy_file import is_policy, policy_to_play, read_policy
from daikaiju.champion.reinforcement.policy_layers import MOST_LAYERS, MOST_NARROW, MOST_WIDE
from daikaiju.champion.reinforcement.policy_memory import content_of
from daikaiju.champion.reinforcement.vocabulary import card_kinds, meanings_of_actions, meanings_of_features, sources_of
from daikaiju.engine import Engine, engine_of
from daikaiju.engine.description import description_of
from daikaiju.engine.interface import BY_DICE, BY_HOPES, BY_TASTE, MOST_SEATS, NO_ANSWER, Reals
from daikaiju.engine.machine import machine_engine_of
from daikaiju.errors import DaikaijuError
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.decisions import SEED
from daikaiju.thinking.policy_decisions import SAMPLES

both_games = pytest.mark.parametrize("game", list(GAMES))
both_kinds = pytest.mark.parametrize("kind", ["shared", "tower"])
POSITIONS = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("policies")
    for game in GAMES:
        save_network(new_network(game), folder / f"{game}.npz")
        save_network(new_network(game), folder / f"{game}-shared.npz")
        save_network(new_network(game, layers=2, tower=NARROW + 4), folder / f"{game}-tower.npz")
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


@both_kinds
@both_games
def test_engines_answer_prefer_and_hope_as_numpy_does(game: str, kind: str, folder: Path) -> None:
    file = folder / f"{game}-{kind}.npz"
    policy, network, fields = policy_to_play(game, str(file)), load_network(file, game), observation_of(game)
    bot = NetworkBot(1, f"{file}:policy")
    for playing in questions(game, file):
        state = playing.state
        canonical = canonical_observations(fields, fields.of(state, state.player)[None])
        chances = network.of_canonical(before_throw(fields, canonical))[1][0]
        by_seat = [float(chances[(seat - state.player) % state.players]) for seat in range(state.players)]
        wanted = logits_of(playing, network.of_canonical(canonical)[0][0])
        for engine in engines(game):
            assert playing.action_of(engine.answer_by_policy(state.pack(), policy, BY_TASTE)) == bot.answer(playing)
            assert list(engine.hopes(state.pack(), policy))[: state.players] == pytest.approx(by_seat, abs=1e-5)
            assert engine.preferences(state.pack(), policy) == pytest.approx(wanted, abs=1e-4)


def logits_of(playing: Game, logits: np.ndarray) -> dict[int, float]:
    """What NumPy prefers of all legal choices."""
    game, state, words = playing.vocabulary.game, playing.state, playing.vocabulary
    found = {}
    for choice in words.legal_choices(state):
        action = canonical_action(game, actions_of(game).action(words.decision(state), choice), state)
        if action is not None:
            found[choice] = float(logits[action])
    return found


@both_kinds
@both_games
def test_exact_dice_are_the_same_in_all_engines(game: str, kind: str, folder: Path) -> None:
    file = folder / f"{game}-{kind}.npz"
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


def chances_of(rows: Reals, seat: int) -> list[float]:
    return list(rows[seat::MOST_SEATS])


@both_games
def test_what_a_player_hopes_for_final_rolls_is_a_part_of_what_everybody_does(game: str, folder: Path) -> None:
    """To the last digit, whatever else was asked in between, and from every throw of the turn."""
    file = folder / f"{game}-tower.npz"
    policy, other, asked = policy_to_play(game, str(file)), policy_to_play(game, str(folder / f"{game}.npz")), 0
    for playing in questions(game, file):
        state = playing.view().state
        if playing.decision != "roll" or not state.rolls_left:
            continue
        position, me, table = state.pack(), state.player, reroll_table(state.dice_count).table
        results = slice(table.first, len(table.counts))
        for engine in engines(game):
            rows = engine.final_rolls(position, policy)
            assert len(rows) == MOST_SEATS * len(table.rolls)
            assert all(sum(rows[at : at + MOST_SEATS]) == pytest.approx(1) for at in range(0, len(rows), MOST_SEATS))
            answered = engine.answered(position, policy, BY_DICE)
            if answered.choice >= SPREAD:
                asked += 1
                assert list(answered.final_rolls[results]) == chances_of(rows, me)
            engine.final_rolls(position, other)
            asked_again = position
            for _ in range(state.rolls_left):
                thrown = engine.answer(asked_again, SPREAD + (1 << state.dice_count) - 1)
                assert type(state).unpack(thrown).player == CHANCE
                assert engine.final_rolls(thrown, policy) == rows
                asked_again = engine.answer(thrown, SPREAD)
    assert asked > 5


def test_final_rolls_are_hoped_for_where_dice_fall_and_nobody_is_asked_about_them(folder: Path) -> None:
    """Background Dweller throws a three again after the last Roll."""
    policy = policy_to_play("king", str(folder / "king-tower.npz"))
    position = {"phase": "roll", "monsters": {"gigazaur": {"cards": ["background_dweller"]}}}
    playing = King(2, position=position)
    playing.apply({"dice": [1, 3, "claw", "claw", "energy", "heart"]})
    playing.apply({"reroll": []})
    playing.apply({"use": "background_dweller"})
    thrown = playing.state
    assert thrown.player == CHANCE
    table = reroll_table(6).table
    for engine in engines("king"):
        rows, alike = engine.final_rolls(thrown.pack(), policy), 0
        for face in range(6):
            then = engine.answer(thrown.pack(), SPREAD + face)
            after = thrown.unpack(then)
            number = engine.same_rolls(thrown.pack())[table.number(after.dice[:6])] - table.first
            assert after.turn == thrown.turn
            alike += list(engine.hopes(then, policy)) == pytest.approx(
                list(rows[6 * number : 6 * number + 6]), abs=1e-6
            )
        assert alike


@both_games
def test_what_a_player_hopes_for_after_answers_is_a_part_of_what_everybody_does(game: str, folder: Path) -> None:
    """To the last digit. When a card has been bought, no more dice are rolled in the turn."""
    file, ends = folder / f"{game}-tower.npz", set()
    policy = policy_to_play(game, str(file))
    for playing in questions(game, file):
        state = playing.view().state
        for engine in engines(game):
            for choice, hope in engine.considered(state.pack(), policy, BY_HOPES).hopes.items():
                if choice < SPREAD:
                    chances, has_ended = engine.hopes_after(state.pack(), choice, SAMPLES, policy)
                    assert chances[state.player] == hope
                    assert sum(chances) == pytest.approx(1)
                    assert has_ended or playing.decision != "buy"
                    ends.add(has_ended)
    assert True in ends


@both_games
def test_the_weight_leads_from_hopes_to_preferences(game: str, folder: Path) -> None:
    file = folder / f"{game}-tower.npz"
    policy, by_hopes, dice, others = policy_to_play(game, str(file)), 0, 0, 0
    for playing in questions(game, file):
        position = playing.state.pack()
        favourite = engine_of(game).answer_by_policy(position, policy, BY_TASTE)
        for engine in engines(game):
            assert engine.answer_by_policy(position, policy, BY_HOPES, 1e9) == favourite
            for weight in (0.0, 0.03):
                found = engine.considered(position, policy, BY_HOPES, weight)
                worths = {choice: hope + weight * found.preferences[choice] for choice, hope in found.hopes.items()}
                assert found.choice in found.preferences
                assert not worths or worths[found.choice] == pytest.approx(max(worths.values()), abs=1e-6)
                assert worths or found.choice == favourite
            assert engine.considered(position, policy, BY_TASTE, 0.0).hopes == {}
        by_hopes += bool(worths) and found.choice != favourite
        dice += any(choice >= SPREAD for choice in worths)
        others += any(choice < SPREAD for choice in worths)
    assert min(by_hopes, dice, others) > 0


@both_games
def test_turns_are_played_to_their_end_after_likely_answers(game: str, folder: Path) -> None:
    file = folder / f"{game}-tower.npz"
    policy, asked = policy_to_play(game, str(file)), 0
    for playing in questions(game, file):
        position, me = playing.state.pack(), playing.state.player
        found = machine_engine_of(game).considered(position, policy, BY_HOPES, 0.0).hopes
        for choice, hope in found.items():
            if playing.vocabulary.decision(playing.state).name == "buy":  # no more dice are rolled in the turn
                after = [
                    engine_of(game).roll_out_by_policy(position, choice, SEED + 1000 * sample, 1, policy)[1][me]
                    for sample in range(SAMPLES)
                ]
                assert hope == pytest.approx(sum(after) / SAMPLES, abs=1e-5)
                asked += 1
    assert asked


@both_games
def test_roll_outs_are_the_same_in_all_engines(game: str, folder: Path) -> None:
    file = folder / f"{game}-tower.npz"
    policy, state_of = policy_to_play(game, str(file)), GAMES[game].rules.State
    for number, playing in enumerate(questions(game, file, 20)):
        state = playing.state
        choice = NO_ANSWER if number % 4 == 0 else engine_of(game).answer_by_policy(state.pack(), policy, BY_TASTE)
        ends = [engine.roll_out_by_policy(state.pack(), choice, number, 3, policy) for engine in engines(game)]
        (there, chances), (also_there, other_chances) = ends
        assert there == also_there
        assert list(chances) == pytest.approx(list(other_chances), abs=1e-6)
        assert sum(chances) == pytest.approx(1)
        end = state_of.unpack(there)
        assert end.over or end.turn >= state.turn + 3


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
    write_archive(path, about, halves)
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
    wanted = whole.layers["first.weight"].astype(np.float16)[:, rows].astype(np.float32).mean(1)  # a file of version 1
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
    save_network(new_network(game, 512, 256, 2, 128), tmp_path / "usual.npz")
    assert (tmp_path / "usual.npz").stat().st_size < 2_000_000
    assert read_policy(tmp_path / "usual.npz", game).has_tower


@both_games
def test_an_engine_has_room_for_the_largest_network(game: str, tmp_path: Path) -> None:
    save_network(new_network(game, MOST_WIDE, MOST_NARROW, MOST_LAYERS, MOST_NARROW), tmp_path / "large.npz")
    content = content_of(read_policy(tmp_path / "large.npz", game))
    assert len(content) <= description_of(game).region("policies").size
    for sizes in ((MOST_WIDE + 4, 8, 1), (8, MOST_NARROW + 4, 1), (8, 8, MOST_LAYERS + 1), (8, 6, 1)):
        save_network(new_network(game, *sizes), tmp_path / "larger.npz")
        with pytest.raises(DaikaijuError, match="damaged"):
            read_policy(tmp_path / "larger.npz", game)


def test_weights_are_stored_in_steps_and_those_of_chances_as_halves(tmp_path: Path) -> None:
    network = new_network("king", tower=8)
    network.layers["first.weight"][:, 0] *= 9  # larger than a byte can say
    save_network(network, tmp_path / "king.npz")
    found = load_network(tmp_path / "king.npz", "king")
    assert found.layers.keys() == network.layers.keys()
    for name, layer in network.layers.items():
        if name.endswith(".weight") and not name.startswith(("tower.", "chances.")):
            step = np.sqrt(np.square(layer).mean()) / STEPS
            assert 0 < np.abs(found.layers[name] - layer).max() <= 0.501 * step
        else:
            assert np.array_equal(found.layers[name], layer.astype(np.float16).astype(np.float32))


def test_a_file_of_the_first_version_is_read(tmp_path: Path) -> None:
    network = new_network("king")
    halves = {name: np.ascontiguousarray(layer, np.float16) for name, layer in network.layers.items()}
    about = {"shape": shape_of("king").replace("policy 2", "policy 1"), "card": {}}
    write_archive(tmp_path / "first.npz", about, halves)
    read, loaded = read_policy(tmp_path / "first.npz", "king"), load_network(tmp_path / "first.npz", "king")
    for name, layer in halves.items():
        assert np.array_equal(np.array(read.layers[name]), layer.astype(np.float32).ravel())
        assert np.array_equal(loaded.layers[name], layer.astype(np.float32))


def test_the_card_says_how_a_network_plays(tmp_path: Path) -> None:
    file = tmp_path / "king.npz"
    save_network(new_network("king"), file)
    assert (read_policy(file, "king").way, read_policy(file, "king").weight) == (BY_DICE, 0.0)
    set_play(file, "hopes", 0.03)
    policy = policy_to_play("king", str(file))
    assert (policy.way, policy.weight) == (BY_HOPES, 0.03)
    assert load_network(file, "king").card == {"games": 7, "play": {"way": "hopes", "weight": 0.03}}
    playing = next(questions("king", file, 1))
    position = playing.state.pack()
    own = engine_of("king").answer_by_policy(position, policy)
    assert own == engine_of("king").answer_by_policy(position, policy, BY_HOPES, 0.03)
    for way, weight in (("luck", 0.0), ("dice", -1.0)):
        with pytest.raises(DaikaijuError, match="taste, dice, hopes"):
            set_play(file, way, weight)
        save_network(PolicyNetwork("king", new_network("king").layers, {"play": {"way": way, "weight": weight}}), file)
        with pytest.raises(DaikaijuError, match="damaged"):
            read_policy(file, "king")


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
