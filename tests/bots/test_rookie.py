"""The rookie has plain habits, makes mistakes, and answers whatever it is asked."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.bots.matches import play_match
from tests.bots.rich_duels import rich_duel

from daikaiju import Game, King
from daikaiju.bots import new_bot
from daikaiju.text.files import load

RICH = load(Path(__file__).with_name("rich_positions.yaml"))


def often(position: dict[str, Any], *played: Any) -> list[Any]:
    """What a hundred rookies answer."""
    game = King(["gigazaur", "cyber_kitty", "the_king"], position=position)
    for entry in played:
        game.apply(entry)
    return [new_bot("rookie", seed).answer(game).entry for seed in range(100)]


def test_it_keeps_the_number_it_has_most_of_but_not_always() -> None:
    answers = often({"phase": "roll"}, {"dice": [3, 3, 1, 2, "heart", "heart"]})
    assert 60 < answers.count({"reroll": [1, 2, "heart", "heart"]}) < 90


def test_it_stays_in_tokyo_out_of_pride() -> None:
    this_turn = {"dice": ["claw", "claw", 1, 2, 3, 3]}
    monsters = {"gigazaur": {"hearts": 5, "zone": "city"}}
    answers = often({"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": this_turn})
    assert 20 < answers.count("yield") < 80
    monsters = {"gigazaur": {"hearts": 7, "zone": "city"}}
    answers = often({"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": this_turn})
    assert answers.count("stay") == 100


def test_it_buys_the_most_expensive_card_unless_it_forgets() -> None:
    position = {"phase": "buy", "market": ["heal", "energize", "corner_store"], "monsters": {"gigazaur": {"energy": 9}}}
    answers = often(position)
    assert {"buy": "energize"} in answers
    assert "stop" in answers
    assert len({str(answer) for answer in answers}) == 2


def decisions_answered(game: Game, dice: random.Random, most: int) -> set[str | None]:
    """What it is asked, and answers, while a game is played on at random."""
    asked = set()
    for _ in range(most):
        if game.over:
            break
        asked.add(game.decision)
        new_bot("rookie", 1).answer(game)
        game.apply(dice.choice(game.legal_actions))
        game.roll(dice)
    return asked


def test_it_answers_every_kind_of_question_of_king() -> None:
    dice, asked = random.Random(8), set[str | None]()
    for document in RICH * 12:
        game = King(document["seats"], edition=str(document.get("edition", "2016")), position=document["position"])
        game.roll(dice)
        asked |= decisions_answered(game, dice, 120)
    assert asked == {decision.name for decision in King.vocabulary.book.decisions if not decision.of_chance}


def test_it_answers_what_it_meets_in_the_duel() -> None:
    dice, asked = random.Random(2), set[str | None]()
    for _ in range(60):
        game = rich_duel(dice)
        asked |= decisions_answered(game, dice, 60)
    assert len(asked) >= 20


@pytest.mark.parametrize(("game", "seats"), [("king", 4), ("duel", 2)])
def test_it_beats_chance_and_loses_to_greedy(game: str, seats: int) -> None:
    """Loose bounds for few games; docs/players.md has the measured shares."""
    against_chance = play_match(["rookie", *["random"] * (seats - 1)], 60, seed=1, game=game)
    assert sum(0 in played.winners for played in against_chance) > 60 / seats
    against_greedy = play_match(["greedy", *["rookie"] * (seats - 1)], 24, seed=1, game=game)
    assert sum(0 in played.winners for played in against_greedy) > 12
