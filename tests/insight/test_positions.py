"""Known positions: what everybody can see, the champion's values must see too."""

from __future__ import annotations

import random
from itertools import pairwise
from time import process_time
from typing import Any

import msgspec
import pytest

from daikaiju import Duel, Game, King
from daikaiju.errors import DaikaijuError
from daikaiju.insight.hints import Coach, best_hint, hints
from daikaiju.insight.impossible_positions import check_goes_on
from daikaiju.insight.reviews import review
from daikaiju.insight.standard_errors import errors_of
from daikaiju.messages import Localizer
from daikaiju.words import LANGUAGES, Words

FIRST_ANSWER = 0.3
"""Seconds of one core until the first hint of a process that is ready."""


LAST_ROUND = 0.8
"""Seconds that the roll-outs under way and the last hint may take beyond the time given, with cold caches too."""


def three_claws() -> Game:
    """A rival in Tokyo with three hearts, and three claws on the table."""
    position: dict[str, Any] = {
        "phase": "roll",
        "turn": 4,
        "monsters": {"gigazaur": {"hearts": 2}, "cyber_kitty": {"hearts": 3, "stars": 15, "zone": "city"}},
    }
    game = King(["gigazaur", "cyber_kitty"], position=position)
    game.apply({"dice": ["claw", "claw", "claw", 1, 2, "heart"]})
    return game


def one_heart_left() -> Game:
    """In Tokyo with one heart, before two rivals' turns."""
    monsters: dict[str, Any] = {
        "gigazaur": {"hearts": 3, "stars": 17, "zone": "city"},
        "cyber_kitty": {"hearts": 4, "stars": 5},
        "the_king": {"hearts": 5, "stars": 4},
    }
    dice = ["claw", "claw", 1, 2, 3, "heart"]
    position = {
        "phase": "resolve",
        "turn": 8,
        "active": "cyber_kitty",
        "monsters": monsters,
        "this_turn": {"dice": dice},
    }
    game = King(["gigazaur", "cyber_kitty", "the_king"], position=position)
    while game.decision != "yield_or_stay":
        game.apply(game.legal_actions[0])
    return game


def test_an_obvious_kill_is_best() -> None:
    found = best_hint(three_claws(), 0)
    assert found.answers[0].chance == pytest.approx(1.0, abs=1e-6)
    entry = found.answers[0].entry
    assert isinstance(entry, dict)
    assert "claw" not in entry.get("reroll", [])
    assert found.chances[0].chance > 0.999
    assert found.chances[0].error < 0.01


def test_staying_to_be_killed_is_a_blunder() -> None:
    game = one_heart_left()
    assert best_hint(game, 0).answers[0].entry == "yield"
    game.apply("stay")
    step = review(game, workers=1).steps[-1]
    assert (step.mark, step.best) == ("blunder", "yield")


@pytest.mark.parametrize("about_dice", [False, True])
def test_answers_are_as_uncertain_as_was_measured_for_their_kind(about_dice: bool) -> None:
    game = three_claws() if about_dice else one_heart_left()
    found = best_hint(game, 0)
    assert found.answers[0].behind_error == 0
    assert found.answers[1].behind_error == round(errors_of("king").difference(about_dice).at_once, 4)


def test_a_position_by_hand_that_leaves_its_turn_out_is_no_new_game() -> None:
    monsters = {"gigazaur": {"stars": 15}, "cyber_kitty": {"hearts": 3, "zone": "city"}}
    game = King(["gigazaur", "cyber_kitty"], position={"phase": "roll", "monsters": monsters})
    assert best_hint(game, 0).chances[0].chance > 0.8
    assert best_hint(King(2), 0).chances[0].chance == 0.5


def test_a_hint_gets_better_and_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    Coach(three_claws()).hint()  # loads what hints need
    game = one_heart_left()
    monkeypatch.setattr("daikaiju.insight.hints.monotonic", process_time)  # other programs take none of it
    begun = process_time()
    every = list(hints(game, 0.6))
    assert process_time() - begun < 0.6 + LAST_ROUND
    assert every[0].roll_outs == 0
    assert every[-1].roll_outs > every[0].roll_outs
    assert [sum(one.chance for one in hint.chances) for hint in every] == pytest.approx([1.0] * len(every), abs=1e-3)
    assert every[-1].answers[-1].behind_error <= every[0].answers[-1].behind_error


def test_a_larger_table_before_changes_no_chances() -> None:
    alone = Coach(one_heart_left()).hint()
    larger = King(6)
    larger.roll(random.Random(1))
    Coach(larger).hint()
    coach = Coach(one_heart_left())
    assert coach.hint().chances == alone.chances
    assert all(sum(weighed.thought) == pytest.approx(1.0, abs=1e-3) for weighed in coach.weighed)


def test_the_first_hint_comes_at_once() -> None:
    Coach(three_claws()).hint()
    begun = process_time()
    Coach(one_heart_left()).hint()
    game = King(4)
    game.roll(random.Random(1))
    Coach(game).hint()
    assert process_time() - begun < 2 * FIRST_ANSWER


def test_the_same_seed_gives_the_same_first_hint() -> None:
    one, other = (msgspec.structs.replace(best_hint(three_claws(), 0, seed=5), seconds=0) for _ in range(2))
    assert one == other


def test_a_hint_is_said_in_every_language() -> None:
    for seed in range(20):  # not every best answer has a reason that can be said
        game = King(3)
        game.roll(random.Random(seed))
        why = best_hint(game, 0).why
        if why is not None:
            break
    assert why is not None
    said = {Localizer(Words(lang), game).text(why) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", [King(2), King(6, edition="2010"), Duel(2)], ids=["king", "old", "duel"])
def test_a_whole_game_adds_up(game: Game) -> None:
    source = random.Random(11)
    for _ in range(60):
        if game.player == "chance":
            game.roll(source)
        elif game.over:
            break
        else:
            game.apply(source.choice(game.legal_actions))
    found = review(game, workers=2)
    assert msgspec.json.decode(msgspec.json.encode(found))["seats"] == game.seats
    assert len(found.steps) == len(game.played)
    for one in found.players:
        assert one.start + one.luck + one.skill == pytest.approx(one.result, abs=1e-9)
        assert one.skill <= 1e-9
    for step, following in pairwise(found.steps):
        assert step.after == following.before
        assert sum(step.before) == pytest.approx(1.0, abs=1e-3)
    assert msgspec.json.decode(msgspec.json.encode(best_hint(game, 0)))["seats"] == game.seats


def test_a_game_in_which_nothing_was_played_has_no_review() -> None:
    with pytest.raises(DaikaijuError, match="nothing was played in this game"):
        review(King(2))


def test_a_position_that_cannot_occur_is_valued_and_marked() -> None:
    game = King(2, position={"phase": "roll", "monsters": {"gigazaur": {"energy": 90}, "cyber_kitty": {"stars": 20}}})
    found = best_hint(game, 0)
    assert [remark.key for remark in found.remarks] == ["insight-odd-energy", "insight-odd-stars"]
    assert len(found.chances) == 2


def test_an_agenda_that_leads_nowhere_is_refused() -> None:
    game = King(2)
    game.roll(random.Random(1))
    game.state.depth = 0
    with pytest.raises(DaikaijuError):
        check_goes_on(game)
