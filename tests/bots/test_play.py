"""Bots play legal games to the end, whatever the edition and the cards; the greedy one clearly beats random play."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.bots.matches import play_match

from daikaiju import Game, King
from daikaiju.bots import Bot, new_bot
from daikaiju.text.files import load

RICH = load(Path(__file__).with_name("rich_positions.yaml"))
MOST_ANSWERS = 3000


def play_on(game: Game, bots: list[Bot], dice: random.Random) -> set[str]:
    """Play to the end; every action must be one of the legal ones. Returns the kinds of questions asked."""
    asked = set()
    game.roll(dice)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        asked.add(game.decision or "")
        action = bots[game.seats.index(game.player or "")].answer(game)
        assert action in game.legal_actions
        game.apply(action)
        game.roll(dice)
    assert game.over
    return asked


def from_document(document: dict[str, Any]) -> King:
    return King(document["seats"], edition=str(document.get("edition", "2016")), position=document["position"])


@pytest.mark.parametrize("edition", ["2016", "2010"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_and_random_play_to_the_end(edition: str, players: int) -> None:
    dice = random.Random(players)
    for names in (["greedy"] * players, ["greedy", *["random"] * (players - 1)]):
        play_on(King(players, edition=edition), [new_bot(name, 1) for name in names], dice)


@pytest.mark.parametrize("ends", ["turn", "round", "at_once"])
def test_every_way_to_end_is_played(ends: str) -> None:
    play_on(King(3, ends=ends), [new_bot("greedy", 1)] * 3, random.Random(2))


def test_the_variant_for_two_is_played() -> None:
    play_on(King(2, two_player_variant=True), [new_bot("greedy", 1)] * 2, random.Random(2))


@pytest.mark.parametrize("document", RICH, ids=lambda document: str(document["title"]))
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_play_on_from_rich_positions(name: str, document: dict[str, Any]) -> None:
    for seed in range(4):
        game = from_document(document)
        play_on(game, [new_bot(name, seed) for _ in game.seats], random.Random(seed))


def test_greedy_answers_every_kind_of_question() -> None:
    """Random players lead through the strangest positions; the greedy bot must have a legal answer in each."""
    greedy, dice = new_bot("greedy", 0), random.Random(8)
    asked: set[str] = set()
    for document in RICH * 12:
        game = from_document(document)
        game.roll(dice)
        for _ in range(120):
            if game.over:
                break
            legal = game.legal_actions
            asked.add(game.decision or "")
            assert greedy.answer(game) in legal
            game.apply(dice.choice(legal))
            game.roll(dice)
    assert asked == {decision.name for decision in King.vocabulary.book.decisions if not decision.of_chance}


@pytest.mark.parametrize("edition", ["2016", "2010"])
def test_greedy_beats_random_clearly(edition: str) -> None:
    games = play_match(["greedy", "random", "random", "random"], 40, seed=1, edition=edition)
    wins = sum(game.winners == (0,) for game in games)
    assert wins >= 32


def test_greedy_plays_the_duel_too() -> None:
    games = play_match(["greedy", "random"], 30, seed=3, game="duel")
    assert all(len(game.winners) <= 2 for game in games)
    assert sum(game.winners == (0,) for game in games) > 12
