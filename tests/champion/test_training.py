"""A tiny training, compiled: it learns, it repeats itself, and bad wishes get a sentence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.matches import play_match

from daikaiju.bots import new_bot
from daikaiju.champion.training.gradients import look_at, new_lesson
from daikaiju.champion.training.network_games import Positions
from daikaiju.champion.training.python_opponents import GREEDY
from daikaiju.champion.training.self_play import Population
from daikaiju.champion.training.teacher_games import teach
from daikaiju.champion.training.trainer import Options, Report, Training
from daikaiju.champion.weights import Weights
from daikaiju.cli.commands.train import show_round
from daikaiju.errors import DaikaijuError
from daikaiju.king import King
from daikaiju.thinking.network import network, thought
from daikaiju.words import Words

TINY = Options(
    teacher="quick",
    lessons=400,
    rounds=2,
    games=25,
    batch=32,
    rate=5e-4,
    reuse=1,
    check_every=2,
    check_games=25,
    seed=5,
)


@pytest.fixture(scope="module")
def trained() -> Training:
    training = Training(TINY)
    for _ in training.run():
        pass
    return training


def loss_on_new_games(training: Training, flat: np.ndarray) -> float:
    """How surprised a network is by games that it has not learned from."""
    fresh = Training(training.options)
    fresh.flat = flat.copy()
    _, positions = teach(("king", "quick", 99, 100, float("inf")))
    return fresh.learn_in_order(positions, np.arange(len(positions.seats)), 0.0)


def test_a_tiny_training_improves(trained: Training) -> None:
    before, after = (loss_on_new_games(trained, flat) for flat in (trained.first, trained.flat))
    assert after < before - 0.02


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_rival_of_a_strength_check_has_its_sentence(
    trained: Training, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    strength = trained.curve[-1]["strength"]
    assert isinstance(strength, dict)
    assert set(strength) == {"first", "previous", GREEDY}
    show_round(Words(lang), Report(2, 1.0, 450, 900, 0.5, strength))
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1 + len(strength)
    assert any(f" {GREEDY}: " in line for line in told)


def test_a_training_repeats_itself(trained: Training) -> None:
    again = Training(TINY)
    next(iter(again.run()))
    assert again.curve[0]["positions"] == trained.curve[0]["positions"]


def test_a_checkpoint_goes_on(trained: Training, tmp_path: Path) -> None:
    trained.checkpoint(tmp_path / "net.npz")
    resumed = Training(TINY, tmp_path / "net.npz")
    assert (resumed.round, resumed.games) == (2, 450)
    assert np.allclose(resumed.flat, trained.flat, atol=1e-2)


def test_a_blend_is_half_what_was_known_and_half_what_was_learned() -> None:
    training = Training(replace(TINY, blend=True))
    known = training.flat.copy()
    training.learned = [known + late for late in (9.0, 9.0, 9.0, 9.0, 1.0, 3.0)]
    training.blend()
    assert np.allclose(training.flat, known + 1)


def test_the_champion_plays_from_a_file_at_every_table(trained: Training, tmp_path: Path) -> None:
    trained.checkpoint(tmp_path / "net.npz")
    bots = [f"champion:{tmp_path / 'net.npz'}", "random", "random"]
    for edition in ("2016", "2010"):
        assert all(played.winners for played in play_match(bots, 2, 1, edition=edition))


def test_the_champion_does_not_see_the_dice_to_come() -> None:
    """The seed of a simulation is in the record, and must not change what the champion answers."""
    game = King(2)
    game.roll()
    bot = new_bot("champion", 1)
    answers = set()
    for seed in range(5):
        game.state.seed = seed
        answers.add(str(bot.choose(game)))
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"games": 0}, "games cannot be 0"),
        ({"rounds": -1}, "rounds cannot be -1"),
        ({"minutes": 0.0}, "training for 0.0 minutes would learn nothing"),
        ({"rate": 0.0}, "a learning rate of 0.0 would learn nothing"),
        ({"reuse": 0.0}, "reuse cannot be 0.0"),
        ({"carry": 1.5}, "lambda cannot be 1.5; it is a share from 0 to 1"),
        ({"population": Population(greedy=-0.1)}, "greedy cannot be -0.1; it is a share from 0 to 1"),
        ({"population": Population(greedy=0.7, quick=0.4)}, "cannot share more than all games"),
        ({"players": 7}, "king has no tables for 7; there are tables for 2 to 6"),
        ({"bare": True}, "only King of Tokyo without a teacher can be learned without cards"),
    ],
)
def test_bad_wishes(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(DaikaijuError, match=sentence):
        Training(replace(TINY, **wish))


def test_the_level_of_the_logits_is_pulled_to_zero() -> None:
    """What all logits have in common does not change the chances, and drifts away unless it is held."""
    training = Training(replace(TINY, teacher=None))
    _, positions = teach(("king", "quick", 7, 100, float("inf")))
    network(training.flat, training.adapter.features.FEATURES).bias_2[0] += (
        10  # the unit that says what a beginner knows
    )
    before = mean_level(training, positions)
    for _ in range(4):
        training.learn_in_order(positions, np.arange(len(positions.seats)), 2e-3)
    assert abs(mean_level(training, positions)) < before / 4


def mean_level(training: Training, positions: Positions) -> float:
    lesson = new_lesson(thought(training.adapter.features.MOST_FEATURES))
    net = Weights("king", training.flat).to_play()
    levels = []
    for position in range(0, len(positions.seats), 100):
        look_at(positions, position, net, lesson)
        levels.append(lesson.level[0])
    return float(np.mean(levels))
