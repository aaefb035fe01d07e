"""Looking ahead: what playing on says of a position moves the chances after every answer and every Roll of its turn."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.champion.reinforcement.networks import new_network
from tests.insight.test_judges import at_first_roll

from daikaiju import King
from daikaiju.champion.reinforcement.network_file import save_network
from daikaiju.insight.answers import weighed_answers
from daikaiju.insight.evaluator import Evaluator
from daikaiju.insight.hints import AHEAD, FEWEST_AHEAD, Coach, hints
from daikaiju.insight.judges import PolicyJudge, judge_of
from daikaiju.insight.look_ahead import ROUNDS, PlayedOn
from daikaiju.insight.reviews import review
from daikaiju.insight.standard_errors import errors_of
from daikaiju.rules.agenda import SPREAD

both_games = pytest.mark.parametrize("game", ["king", "duel"])


@pytest.fixture
def evaluator(game: str, tmp_path: Path) -> Evaluator:
    """A network that knows nothing, so that playing on teaches it something."""
    save_network(new_network(game), tmp_path / f"{game}.npz")
    return Evaluator(PolicyJudge(game, tmp_path / f"{game}.npz"))


def far_from(some: Sequence[float], others: Sequence[float]) -> float:
    return max(abs(one - other) for one, other in zip(some, others, strict=True))


@both_games
def test_chances_are_those_of_playing_on(game: str, evaluator: Evaluator) -> None:
    at = at_first_roll(game).state
    played = [evaluator.judge.after_rounds(at, ROUNDS, seed) or [] for seed in range(40)]
    ahead = [sum(column) / len(played) for column in zip(*played, strict=True)]
    said = PlayedOn(evaluator.judge, at)
    assert all(said.play(seed) for seed in range(40))
    assert said.chances() == pytest.approx(ahead)
    off = far_from(evaluator.chances(at), ahead)
    assert off > 0.05
    assert evaluator.look_ahead(at, range(40))
    moved = evaluator.chances(at)
    assert far_from(moved, ahead) < off / 3
    assert evaluator.look_ahead(at, range(40))  # again, and not on top of it
    assert evaluator.chances(at) == pytest.approx(moved)


@both_games
def test_every_answer_and_every_roll_moves(game: str, evaluator: Evaluator) -> None:
    at = at_first_roll(game).state
    at_once = [one.thought for one in weighed_answers(evaluator, at)]
    evaluator.look_ahead(at, range(40))
    for now, later in zip(sorted(at_once), sorted(one.thought for one in weighed_answers(evaluator, at)), strict=True):
        assert sum(later) == pytest.approx(sum(now), abs=1e-6)
        assert later != pytest.approx(now, abs=1e-3)
    thrown = evaluator.after(at, SPREAD + 0b11)
    outcomes = [evaluator.chances(evaluator.after(thrown, SPREAD + outcome)) for outcome in range(thrown.spread)]
    mean = [sum(column) / len(outcomes) for column in zip(*outcomes, strict=True)]
    assert evaluator.chances(thrown) == pytest.approx(mean, abs=1e-6)


def test_nothing_moves_before_the_first_turn_or_after_the_last() -> None:
    evaluator, game = Evaluator(judge_of("king")), King(2)
    assert not evaluator.look_ahead(game.state, range(4))
    source = random.Random(1)
    while not game.over:
        game.roll(source) if game.player == "chance" else game.apply(source.choice(game.legal_actions))
    assert not evaluator.look_ahead(game.state, range(4))


def test_hints_look_ahead_and_are_surer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.insight.hints.FIRST_PAUSE", 0.0)
    game = at_first_roll("king")
    looked = [hint for hint in itertools.islice(hints(game, 600.0), 1 + AHEAD // FEWEST_AHEAD) if not hint.roll_outs]
    assert len(looked) == 1 + AHEAD // FEWEST_AHEAD, "the first, and one after every few times"
    errors = [hint.chances[0].error / (one * (1 - one)) ** 0.5 for hint in looked for one in [hint.chances[0].chance]]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] == pytest.approx(2 * errors_of("king").ahead, rel=0.01)
    assert looked[1].chances[0].chance != pytest.approx(looked[0].chances[0].chance, abs=1e-3)
    assert all(sum(one.chance for one in hint.chances) == pytest.approx(1, abs=1e-3) for hint in looked)
    at_once = Coach(game)
    at_once.evaluator.look_ahead(game.state, range(AHEAD // game.state.players))
    at_once.weigh()
    assert [one.chance for one in looked[-1].chances] == [one.chance for one in at_once.hint().chances]


def test_the_second_hint_looks_ahead_however_late_it_is() -> None:
    first, second, *more = hints(at_first_roll("duel"), 0.0)
    assert second.chances[0].error < first.chances[0].error
    assert not more


def test_what_is_left_to_luck_shrinks_to_nothing() -> None:
    played = PlayedOn(judge_of("king"), at_first_roll("king").state)
    luck = []
    for seed in range(64):
        assert played.play(seed)
        luck.append(played.luck(64))
    assert luck[1:] != [0.0] * 63
    assert luck[15] > luck[31] > luck[47] > luck[63] == 0.0
    assert 0.01 < luck[15] < 0.15, "chances of one half vary by about three tenths within three rounds"


def test_a_review_looks_ahead_in_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []
    plain = Evaluator.look_ahead

    def noted(evaluator: Evaluator, at: object, seeds: object) -> bool:
        found = plain(evaluator, at, seeds)  # type: ignore[arg-type]  # as it was called
        turns.append(getattr(at, "turn", -1))
        assert found is (turns[-1] > 0)
        return found

    monkeypatch.setattr(Evaluator, "look_ahead", noted)
    game, source = King(2), random.Random(4)
    while game.state.turn < 3:
        game.roll(source) if game.player == "chance" else game.apply(game.legal_actions[0])
    review(game, workers=1)
    assert turns == [0, 1, 2, 3][: len(turns)]
    assert len(turns) >= 3
