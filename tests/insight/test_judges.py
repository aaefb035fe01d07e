"""Who values positions: what a network that answers hopes is what hints and reviews say, with exact dice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.champion.reinforcement.networks import new_network
from tests.champion.reinforcement.test_policy_file import without_card

from daikaiju import Duel, Game, King
from daikaiju.bots import new_bot
from daikaiju.champion.reinforcement.network_file import save_network
from daikaiju.engine import engine_of
from daikaiju.engine.interface import BY_DICE
from daikaiju.insight import judges
from daikaiju.insight.answers import roll_out, weighed_answers
from daikaiju.insight.evaluator import Evaluator
from daikaiju.insight.hints import CANDIDATES, FEWEST, SURELY, Coach, best_hint, with_chance
from daikaiju.insight.judges import PolicyJudge, judge_of
from daikaiju.insight.reviews import review
from daikaiju.insight.standard_errors import errors_of
from daikaiju.messages import Localizer
from daikaiju.rules.agenda import SPREAD
from daikaiju.words import Words

both_games = pytest.mark.parametrize("game", ["king", "duel"])


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for game in ("king", "duel"):
        save_network(new_network(game), tmp_path / f"{game}.npz")
    return tmp_path


def at_first_roll(game: str) -> Game:
    playing, source = (King(4) if game == "king" else Duel()), random.Random(5)
    while playing.state.turn < 3 or playing.decision != "roll":
        playing.roll(source) if playing.player == "chance" else playing.apply(playing.legal_actions[0])
    return playing


@both_games
def test_the_package_names_who_values(game: str, files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = judge_of(game).name
    monkeypatch.setattr(judges, "SHIPPED", files)
    judge_of.cache_clear()
    try:
        judge = judge_of(game)
        assert isinstance(judge, PolicyJudge)
        assert judge.name != own
        hint = best_hint(at_first_roll(game), 0.0)
        assert sum(one.chance for one in hint.chances) == pytest.approx(1, abs=1e-3)
    finally:
        monkeypatch.undo()
        judge_of.cache_clear()


@both_games
def test_dice_are_worth_to_the_coach_what_they_are_to_the_champion(game: str, files: Path) -> None:
    judge = PolicyJudge(game, files / f"{game}.npz")
    at = at_first_roll(game).state
    evaluator = Evaluator(judge)
    rolls, considered = evaluator.rolls(at), engine_of(game).considered(at.pack(), judge.policy, BY_DICE)
    assert len(rolls.final) == at.players
    assert all(sum(chances) == pytest.approx(1, abs=1e-6) for chances in zip(*rolls.final, strict=True))
    keeps = [one for one in weighed_answers(evaluator, at) if one.kept is not None]
    hopes = sorted(hope for choice, hope in considered.hopes.items() if choice >= SPREAD)
    assert sorted(one.thought[at.player] for one in keeps) == pytest.approx(hopes)
    assert len(set(hopes)) > 1


@both_games
def test_other_answers_are_judged_by_how_the_turn_ends(game: str, files: Path) -> None:
    judge = PolicyJudge(game, files / f"{game}.npz")
    evaluator, playing, source, asked = Evaluator(judge), at_first_roll(game), random.Random(3), 0
    while asked < 4 and not playing.over:
        if playing.player == "chance":
            playing.roll(source)
            continue
        at = playing.view().state
        if playing.decision in ("buy", "resolve"):
            asked += 1
            for one in weighed_answers(evaluator, at):
                assert one.thought == judge.after_turn(at, one.choice)
                assert sum(one.thought) == pytest.approx(1, abs=1e-6)
        playing.apply(source.choice(playing.legal_actions))
    assert asked


def test_answers_before_the_dice_are_judged_by_exact_dice() -> None:
    position = {"phase": "roll", "turn": 4, "monsters": {"alienoid": {"dice_tokens": 2}}}
    playing = Duel(["alienoid", "gigazaur"], position=position)
    assert playing.decision == "spend_dice_tokens"
    evaluator, at = Evaluator(judge_of("duel")), playing.view().state
    for one in weighed_answers(evaluator, at):
        assert evaluator.judge.after_turn(at, one.choice) is None
        assert one.thought == evaluator.after_answer(at, one.choice)


@pytest.mark.parametrize("ahead", [0.0, 0.02, 0.05])
def test_the_champions_own_answer_comes_first_unless_another_is_surely_better(ahead: float) -> None:
    coach = Coach(at_first_roll("king"))
    assert coach.me is not None
    own = coach.own
    assert own is not None
    other = next(one for one in coach.weighed if one is not own)
    for one in coach.weighed:
        chance = 0.3 + ahead if one is other else 0.3 if one is own else 0.2
        one.thought = with_chance(one.thought, coach.me, chance)
    surely = ahead > SURELY * errors_of("king").difference(about_dice=True).at_once
    hint, ids = coach.hint(), [coach.game.action_of(one.choice).id for one in (own, other)]
    assert [one.action for one in hint.answers[:2]] == (ids[::-1] if surely else ids)
    assert hint.answers[0].behind == 0
    assert hint.answers[1].behind == pytest.approx(ahead if surely else -ahead)
    assert hint.short is not None
    assert (hint.short.key == "insight-because-even") is not surely


@pytest.mark.parametrize(("times", "share"), [(FEWEST - 1, 0.0), (400, 1.0)])
def test_roll_outs_correct_a_difference_but_never_promise_more_than_a_round_can_show(times: int, share: float) -> None:
    coach, usual = Coach(at_first_roll("king")), errors_of("king").difference(about_dice=True)
    assert coach.me is not None
    own = coach.own
    assert own is not None
    other = next(one for one in coach.weighed if one is not own)
    thought = own.thought[coach.me] - other.thought[coach.me]
    own.played, other.played = [0.5] * times, [0.4] * times
    behind = coach.worth(own)[0] - coach.worth(other)[0]
    assert behind == pytest.approx(thought + share * (0.1 - thought))
    error = usual.later if share else usual.at_once
    assert coach.behind_error(other, own) == pytest.approx(error)


def test_an_answer_that_was_badly_misjudged_changes_no_other() -> None:
    coach = Coach(at_first_roll("king"))
    assert coach.me is not None
    *others, wrong = coach.candidates()
    assert len(others) == CANDIDATES - 1
    before = [coach.worth(one)[0] for one in others]
    for one in (*others, wrong):
        one.played = [one.thought[coach.me] - (0.3 if one is wrong else 0.02)] * 400
    assert [coach.worth(one)[0] for one in others] == pytest.approx(before)
    assert coach.worth(wrong)[0] < before[-1] - 0.2


@both_games
def test_at_once_the_coach_says_what_the_champion_does_or_surely_better(game: str) -> None:
    playing, source, champion, same = at_first_roll(game), random.Random(5), new_bot("champion", 1), 0
    for _ in range(40):
        if playing.player == "chance":
            playing.roll(source)
            continue
        if playing.over:
            break
        answer, hint = champion.answer(playing), best_hint(playing, 0.0)
        best = hint.answers[0]
        same += best.action == answer.id
        own = next((one for one in hint.answers if one.action == answer.id), best)
        assert own is best or own.behind > SURELY * own.behind_error - 1e-4
        playing.apply(answer)
    assert same > 10


@both_games
def test_a_throw_is_worth_the_mean_of_what_may_come(game: str, files: Path) -> None:
    evaluator = Evaluator(PolicyJudge(game, files / f"{game}.npz"))
    at = evaluator.after(at_first_roll(game).state, SPREAD + 0b11)
    outcomes = [evaluator.chances(evaluator.after(at, SPREAD + outcome)) for outcome in range(at.spread)]
    mean = [sum(column) / len(outcomes) for column in zip(*outcomes, strict=True)]
    assert evaluator.chances(at) == pytest.approx(mean, abs=1e-6)


@both_games
def test_roll_outs_have_seeds_and_end_a_round_later(game: str, files: Path) -> None:
    evaluator = Evaluator(PolicyJudge(game, files / f"{game}.npz"))
    at = at_first_roll(game).state
    best = weighed_answers(evaluator, at)[0]
    for seed in (1, 1, 2):
        roll_out(evaluator, at, best, seed)
    first, again, other = best.ends
    assert first.pack() == again.pack() != other.pack()
    assert best.played[0] == best.played[1]
    assert all(end.over or end.turn == at.turn + at.players for end in best.ends)


def test_a_whole_game_is_reviewed_and_adds_up(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, source = Duel(), random.Random(2)
    for _ in range(60):
        if not playing.over:
            playing.roll(source) if playing.player == "chance" else playing.apply(playing.legal_actions[0])
    monkeypatch.setattr(judges, "SHIPPED", files)
    judge_of.cache_clear()
    try:
        found = review(playing, workers=1)
        assert found.network == judge_of("duel").name
    finally:
        monkeypatch.undo()
        judge_of.cache_clear()
    for player in found.players:
        assert player.start + player.luck + player.skill == pytest.approx(player.result, abs=1e-9)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The coach has not learned Armor Plating yet, and guesses what it is worth from similar cards."),
        ("ru", "Тренер ещё не изучил карту «Бронепластины» и судит о ней по похожим."),
        ("uk", "Тренер ще не вивчив карту «Бронепластини» і судить про неї за схожими."),
    ],
)
def test_the_coach_says_when_a_card_is_guessed(
    lang: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_card("king", "armor_plating", tmp_path / "king.npz")
    monkeypatch.setattr(judges, "SHIPPED", tmp_path)
    judge_of.cache_clear()
    try:
        owned = King(2, position={"phase": "roll", "monsters": {"gigazaur": {"cards": ["armor_plating"]}}})
        owned.roll(random.Random(1))
        offered = King(2, position={"phase": "roll", "market": ["armor_plating", "wings", "heal"]})
        offered.roll(random.Random(1))
        for game in (owned, offered):
            found = best_hint(game, 0.0).guess
            assert found is not None
            assert Localizer(Words(lang), game).text(found) == sentence
        elsewhere = King(2, position={"phase": "roll", "market": ["tank", "wings", "heal"]})
        elsewhere.roll(random.Random(1))
        assert best_hint(elsewhere, 0.0).guess is None
        owned.apply(owned.legal_actions[0])
        said = review(owned, workers=1).guess
        assert said is not None
        assert Localizer(Words(lang), owned).text(said) == sentence
    finally:
        monkeypatch.undo()
        judge_of.cache_clear()
