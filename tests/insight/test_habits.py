"""Habits are counted from answers, and compared with what a review says was best."""

from __future__ import annotations

from typing import Any

from daikaiju import Duel, King
from daikaiju.game import Game
from daikaiju.insight.figures import figures_of
from daikaiju.insight.habits import HabitCount, Habits, habits_of
from daikaiju.insight.over_time import FEWEST_CASES, habit, summary
from daikaiju.insight.review_types import PlayerReview, Review, ReviewedStep
from daikaiju.messages import Message


def count(habits: Habits, name: str) -> tuple[int, int]:
    found = habits.counts.get(name)
    return (0, 0) if found is None else (found.cases, found.done)


def rolling(dice: list[Any], **monster: Any) -> Game:
    """A monster asked which dice to keep."""
    game = King(["gigazaur", "the_king"], position={"monsters": {"gigazaur": monster}})
    game.apply({"dice": dice})
    return game


def reviewed(game: Game, best: Any, mark: str | None = "mistake") -> Review:
    """A review of a game of one throw and one answer."""
    about = (Message("insight-stop"), [0.5], [0.5], [0.0])
    throw = ReviewedStep(0, 1, None, "dice", None, *about)
    answer = ReviewedStep(1, 1, 0, "roll", None, *about, mark=mark, lost=0.1, best=best)
    players = [PlayerReview(seat, 0.5, 0.1, -0.1, 0.5, 0.1, 0, 0, 0.01, 0.02, 0.03, 1, {}) for seat in (0, 1)]
    return Review("king", "2016", game.seats, False, [], [throw, answer], players, [], [], [], "beef")


def test_what_is_kept_of_a_roll() -> None:
    game = rolling([1, 1, "claw", "claw", "heart", "energy"], hearts=4)
    game.apply({"reroll": ["heart", "energy"]})
    mine = habits_of(game)[0]
    assert count(mine, "claws_weak") == (1, 1)
    assert count(mine, "hearts_weak") == (1, 0)
    assert count(mine, "claws_strong") == (0, 0)
    assert count(mine, "stops") == (1, 0)


def test_a_strong_monster_and_one_in_tokyo_need_no_hearts() -> None:
    for position in ({"hearts": 9}, {"hearts": 3, "zone": "city"}):
        game = rolling([1, 1, "claw", "claw", "heart", "energy"], **position)
        game.apply({"reroll": []})
        assert count(habits_of(game)[0], "hearts_weak") == (0, 0)
        assert count(habits_of(game)[0], "stops") == (1, 1)


def test_buying_counts_only_where_a_card_can_be_bought() -> None:
    for energy, cases in ((9, 1), (2, 0)):
        position = {"phase": "buy", "monsters": {"gigazaur": {"energy": energy}}}
        game = King(["gigazaur", "the_king"], position={**position, "market": ["wings", "tank", "jet_fighters"]})
        game.apply("stop")
        assert count(habits_of(game)[0], "buys") == (cases, 0)


def test_the_duel_has_habits_of_its_own() -> None:
    game = Duel(["gigazaur", "the_king"], position={"turn": 3, "monsters": {"gigazaur": {"life": 5}}})
    game.apply({"dice": ["smash", "heal", "fame", "fame", "energy", "power"]})
    game.apply({"reroll": ["smash", "energy", "power"]})
    mine = habits_of(game)[0]
    assert [count(mine, name) for name in ("smashes", "heals_weak", "fame")] == [(1, 0), (1, 1), (1, 1)]


def test_the_champion_is_asked_the_same_where_it_mattered() -> None:
    game = rolling([1, 1, "claw", "claw", "heart", "energy"], hearts=4)
    game.apply({"reroll": ["heart", "energy"]})
    best = {"reroll": [1, 1, "claw", "claw", "energy"]}
    compared = habits_of(game, reviewed(game, best).steps)[0].counts
    assert (compared["hearts_weak"].reviewed, compared["hearts_weak"].champion) == (1, 1)
    assert (compared["claws_weak"].done_reviewed, compared["claws_weak"].champion) == (1, 0)
    as_good = habits_of(game, reviewed(game, None, "best").steps)[0].counts
    assert (as_good["claws_weak"].champion, as_good["claws_weak"].both) == (1, 1)
    no_matter = habits_of(game, reviewed(game, None, None).steps)[0].counts
    assert (no_matter["claws_weak"].cases, no_matter["claws_weak"].reviewed) == (1, 0)


def test_steps_of_others_do_not_count() -> None:
    game = rolling([1, 1, "claw", "claw", "heart", "energy"], hearts=4)
    game.apply({"reroll": []})
    assert habits_of(game, counted=())[0].counts == {}


def test_nothing_is_shown_from_a_few_cases_and_much_from_many() -> None:
    game = rolling([1, 1, "claw", "claw", "heart", "energy"], hearts=4)
    game.apply({"reroll": ["heart", "energy"]})
    figures = figures_of(game, reviewed(game, {"reroll": [1, 1, "claw", "claw", "energy"]}))
    few = summary("king", [(figures, 0)] * (FEWEST_CASES - 1))
    assert all(one.yours is None and one.differs is None for one in few.habits)
    many = {one.name: one for one in summary("king", [(figures, 0)] * FEWEST_CASES).habits}
    claws, hearts = many["claws_weak"], many["hearts_weak"]
    assert (claws.differs, hearts.differs, many["stops"].differs) == ("more", "less", None)
    assert claws.yours is not None
    assert claws.champion is not None
    assert (claws.yours.done, claws.champion.done) == (FEWEST_CASES, 0)
    assert claws.yours.low > claws.champion.high


def test_means_add_up_and_say_how_sure_they_are() -> None:
    game = rolling([1, 1, "claw", "claw", "heart", "energy"], hearts=4)
    game.apply({"reroll": []})
    figures = figures_of(game, reviewed(game, None, "best"))
    found = summary("king", [(figures, 0)] * 4).reviewed
    assert found is not None
    assert abs(found.start + found.luck + found.skill - found.result) < 1e-9
    assert (found.games, found.skill_error) == (4, 0.015)
    assert summary("king", [(figures_of(game), 0)]).reviewed is None


def test_a_habit_like_the_champions_does_not_differ() -> None:
    assert habit("stops", HabitCount(40, 20, 40, 20, 20, 10)).differs is None
    assert habit("stops", HabitCount(40, 20, 40, 20, 4, 4)).differs == "more"
