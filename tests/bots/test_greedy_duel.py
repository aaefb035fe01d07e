"""The greedy bot in positions of the Duel where a person would know what to do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bots.matches import play_match
from tests.bots.rich_duels import rich_duel

from daikaiju import Duel
from daikaiju.bots import new_bot

SEATS = ("the_king", "gigazaur")


def answer(position: dict[str, Any], *played: Any, seats: tuple[str, str] = SEATS) -> Any:
    """What the greedy bot answers, in the first seat, after some answers have been given."""
    game = Duel(seats, position=position)
    for entry in played:
        game.apply(entry)
    return new_bot("greedy", 0).choose(game).entry


def rolled(dice: list[str], **position: Any) -> list[str]:
    """The dice it rolls again after a first roll."""
    again = answer({"phase": "roll", **position}, {"dice": dice})
    return list(again["reroll"])


def test_it_keeps_smashes_that_can_end_the_game() -> None:
    dice = ["smash", "smash", "heal", "energy", "fame", "power"]
    assert "smash" not in rolled(dice, monsters={"gigazaur": {"life": 3}})


def test_it_keeps_fame_one_step_from_victory() -> None:
    dice = ["fame", "fame", "heal", "energy", "smash", "power"]
    assert "fame" not in rolled(dice, fame=-6)


def test_it_keeps_hearts_when_there_is_little_life() -> None:
    dice = ["heal", "heal", "heal", "energy", "fame", "destruction"]
    assert "heal" not in rolled(dice, monsters={"the_king": {"life": 2}})


def test_hearts_are_worth_nothing_in_full_health() -> None:
    dice = ["heal", "heal", "heal", "fame", "fame", "fame"]
    assert rolled(dice) == ["heal"] * 3


def buys(energy: int, market: list[str], life: int = 10, **position: Any) -> Any:
    monsters = {"the_king": {"energy": energy, "life": life}, "gigazaur": {"life": 8}}
    return answer({"phase": "buy", "market": market, "monsters": monsters, **position})


def test_it_buys_the_pull_that_wins() -> None:
    market = ["snack_time", "seismic_test", "energize"]
    assert buys(9, market, destruction=-5) == {"buy": "seismic_test"}


def test_it_does_not_kill_itself() -> None:
    assert buys(9, ["jets_scrambled", "hors_doeuvres", "natural_selection"], life=3) != {"buy": "jets_scrambled"}


def test_gigazaur_pulls_the_marker_that_wins() -> None:
    this_turn = {"dice": ["power", "power", "smash", "heal", "fame", "fame"]}
    position = {"phase": "resolve", "destruction": -6, "this_turn": this_turn}
    pulled = answer(position, {"resolve": "power"}, seats=("gigazaur", "the_king"))
    assert pulled == {"pull": "destruction"}


def test_the_shortcut_is_laid_on_its_own_side() -> None:
    monsters = {"the_king": {"energy": 9}}
    market = ["in_the_shadows", "snack_time", "energize"]
    position = {"phase": "buy", "market": market, "monsters": monsters, "fame": -1, "destruction": -1}
    entry = answer(position, {"buy": "in_the_shadows"}, {"card": "too_cute"})
    assert int(entry["place"].split()[1]) < -1


@pytest.mark.parametrize("seed", range(3))
def test_it_answers_every_question_it_meets(seed: int) -> None:
    """From rich positions reached by random play; its answer must be legal and leave the game unchanged."""
    dice, greedy, asked = random.Random(seed), new_bot("greedy", 0), set()
    for _ in range(40):
        game = rich_duel(dice)
        for _ in range(60):
            if game.over:
                break
            if game.decision not in asked or dice.random() < 0.05:
                told = len(game.log)
                assert greedy.choose(game) in game.legal_actions
                assert len(game.log) == told
                asked.add(game.decision)
            game.apply(dice.choice(game.legal_actions))
            game.roll(dice)
    assert len(asked) >= 22


def test_it_beats_chance_with_every_monster() -> None:
    games = play_match(["greedy", "random"], 60, seed=3, game="duel")
    assert sum(game.winners == (0,) for game in games) >= 54
