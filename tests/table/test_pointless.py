"""Purchases that would change nothing are marked, and no others."""

from __future__ import annotations

import random
from typing import Any

import pytest

from daikaiju import Duel, King
from daikaiju.game import Game
from daikaiju.messages import Question
from daikaiju.scene import question
from daikaiju.scene.pointless import mark_pointless

SEATS = ["gigazaur", "the_king", "alienoid"]


def buying(position: dict[str, Any], game: Game | None = None) -> tuple[Game, Question]:
    """A game at its first purchase, in which the first monster keeps dice that hurt and heal nobody."""
    played = game or King(SEATS, position={"active": "gigazaur", **position})
    luck = random.Random(3)
    played.roll(luck)
    while True:
        asked = question(played)
        assert asked is not None
        if asked.decision == "buy":
            return played, asked
        played.apply(asked.answers[0].action if asked.reroll is None else asked.reroll.first)
        played.roll(luck)


def pointless(position: dict[str, Any]) -> set[str]:
    game, asked = buying(position)
    before = game.state.pack()
    marked = mark_pointless(game, asked)
    assert game.state.pack() == before, "trying leaves the game as it is"
    return {answer.card or answer.word for answer in marked.answers if answer.pointless}


def test_healing_with_all_hearts_is_pointless_and_with_fewer_is_not() -> None:
    rich = {"energy": 20, "zone": "outside"}
    market = ["heal", "energize", "wings"]
    assert pointless({"monsters": {"gigazaur": {**rich, "hearts": 10}}, "market": market}) == {"heal"}
    assert pointless({"monsters": {"gigazaur": {**rich, "hearts": 3}}, "market": market}) == set()


def test_cards_that_stay_and_cards_that_hurt_others_are_never_pointless() -> None:
    rich = {"monsters": {"gigazaur": {"energy": 40}}}
    assert pointless({**rich, "market": ["wings", "giant_brain", "alpha_monster"]}) == set()
    assert pointless({**rich, "market": ["gas_refinery", "frenzy", "vast_storm"]}) == set()
    assert pointless({**rich, "market": ["corner_store", "tank", "jet_fighters"]}) == set()


def test_other_questions_are_left_alone() -> None:
    game = King(SEATS)
    game.roll(random.Random(1))
    asked = question(game)
    assert asked is not None
    assert mark_pointless(game, asked) is asked


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_what_is_marked_changes_nothing_but_energy(seed: int) -> None:
    """The mark is checked against what the scene shows after really buying, in games of both kinds."""
    luck = random.Random(seed)
    game: Game = King(SEATS) if seed % 2 else Duel(["gigazaur", "the_king"])
    for _ in range(600):
        game.roll(luck)
        asked = question(game)
        if asked is None:
            break
        marked = mark_pointless(game, asked)
        wasted = [answer.action for answer in marked.answers if answer.pointless]
        choices = wasted or [answer.action for answer in asked.answers] or [asked.reroll.first]  # type: ignore[union-attr]  # asked about dice
        hearts = list(getattr(game.state, "hearts", getattr(game.state, "life", [])))
        powers = list(game.state.powers)
        game.apply(luck.choice(choices))
        if wasted:
            game.roll(luck)
            assert list(getattr(game.state, "hearts", getattr(game.state, "life", []))) == hearts
            assert list(game.state.powers) == powers
