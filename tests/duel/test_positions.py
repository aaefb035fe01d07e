"""Positions of the Duel in words: they survive writing and reading, and impossible ones are refused in one sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

from daikaiju import DaikaijuError, Duel
from daikaiju.rules.duel.names import MONSTERS
from daikaiju.text.check import run_document


@pytest.mark.parametrize("seed", range(12))
def test_a_position_can_be_written_and_read_in_the_middle_of_anything(seed: int) -> None:
    source = random.Random(seed)
    seats = source.sample(MONSTERS["2024"], 2)
    game = Duel(seats)
    while not game.over:
        game.roll(source)
        if not game.over:
            if source.random() < 0.2:
                assert Duel(seats, position=game.position).position == game.position
            game.apply(source.choice(game.legal_actions))
    assert Duel(seats, position=game.position).position == game.position
    run_document(game.to_dict(), "the game written down")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"fame": 8}, "8 is no space of the fame track"),
        ({"fame": 2.5}, "2.5 is no space of the fame track"),
        ({"fame": 3.5, "tokens": {"phantom": "fame 2"}}, "3.5 is no space of the fame track"),
        ({"destruction": 1.25}, "1.25 is no space of the destruction track"),
        ({"fame": True}, "True is no space"),
        ({"fame": "left"}, "'left' is no space"),
        ({"destruction": 4, "tokens": {"alien": "destruction 3"}}, "4 is no space of the destruction track"),
        ({"tokens": {"alien": "fame -1"}}, "the fame marker stands on space 0, which these tokens hide"),
        ({"fame": 3, "tokens": {"alien": "destruction -1"}}, "the destruction marker stands on space 0, which these"),
        ({"fame": 7}, "decided the game already, for “the_king”"),
        ({"fame": -3, "destruction": -4}, "decided the game already, for “gigazaur”"),
        ({"tokens": {"cat": "fame 3", "lizard": "fame 2"}}, "“lizard” and “cat” would lie on fame 3 together"),
        ({"tokens": {"dragon": "fame 6"}}, "“dragon” covers 3 spaces and would hang over the edge"),
        ({"tokens": {"cat": "fame 3 turned"}}, "“cat” cannot be turned"),
        ({"tokens": {"dragon": "fame 3 turned"}}, "“dragon” cannot be turned"),
        ({"tokens": {"cat": "fame 8"}}, "unknown place of a token “fame 8”"),
        ({"tokens": {"dog": "fame 3"}}, "unknown key “dog”"),
        ({"monsters": {"gigazaur": {"life": 15}}}, "15 is not a whole number from 0 to 14"),
        ({"monsters": {"gigazaur": {"life": 0}}}, "“gigazaur” has no life left"),
        ({"monsters": {"gigazaur": {"dice_tokens": 3}}}, "3 is not a whole number from 0 to 2"),
        ({"monsters": {"gigazaur": {"cards": ["frenzy"]}}}, "“frenzy” is a Discard card"),
        ({"monsters": {"gigazaur": {"cards": ["mimic"]}}}, "unknown card “mimic”"),
        ({"monsters": {"meka_dragon": {}}}, "unknown key “meka_dragon”"),
        ({"market": ["frenzy", "frenzy"]}, "card “frenzy” lies in two places"),
        ({"this_turn": {"dice": ["smash"] * 9}}, "9 dice are more than the 8"),
        ({"this_turn": {"dice": ["claw"]}}, "unknown face “claw”"),
        ({"phase": "enter"}, "unknown phase “enter”"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(DaikaijuError, match=message.replace("(", r"\(")):
        Duel(["gigazaur", "the_king"], position=position)


def test_king_tokens_need_the_king() -> None:
    with pytest.raises(DaikaijuError, match="“king_1” is only used when the_king plays"):
        Duel(["gigazaur", "alienoid"], position={"tokens": {"king_1": "fame 3"}})


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (["gigazaur", "gigazaur"], "monster “gigazaur” sits at the table twice"),
        (["gigazaur"], "1 player; the game is for 2"),
        (["gigazaur", "the_king", "alienoid"], "3 players; the game is for 2"),
        (["gigazaur", "kraken"], "unknown monster of the 2024 edition “kraken”"),
    ],
)
def test_impossible_tables_are_refused(seats: list[str], message: str) -> None:
    with pytest.raises(DaikaijuError, match=message):
        Duel(seats)
