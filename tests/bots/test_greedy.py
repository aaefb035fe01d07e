"""The greedy bot in positions where a person would know what to do."""

from __future__ import annotations

from typing import Any

import pytest

from daikaiju import King
from daikaiju.bots import new_bot

SEATS = ["gigazaur", "cyber_kitty", "the_king", "meka_dragon"]


def answer(position: dict[str, Any], *played: Any, edition: str = "2016") -> Any:
    """What the greedy bot answers after some answers have been given."""
    game = King(SEATS, edition=edition, position=position)
    for entry in played:
        game.apply(entry)
    return new_bot("greedy", 0).choose(game).entry


def rolled(dice: list[Any], **position: Any) -> Any:
    """What it does with the dice of a first Roll."""
    return answer({"phase": "roll", **position}, {"dice": dice})


def test_it_keeps_three_threes_and_rolls_the_rest() -> None:
    again = rolled([3, 3, 3, 1, 2, 1])
    assert again["reroll"] == [1, 2, 1]


def test_it_stops_when_nothing_could_be_better() -> None:
    monsters = {"gigazaur": {"stars": 14}, "cyber_kitty": {"zone": "city"}}
    assert rolled([3, 3, 3, 3, 3, 3], monsters=monsters) == {"reroll": []}


def test_it_keeps_hearts_when_it_is_hurt_outside_tokyo() -> None:
    again = rolled(
        ["heart", "heart", 1, 2, 3, "heart"], monsters={"gigazaur": {"hearts": 2}, "the_king": {"zone": "city"}}
    )
    assert "heart" not in next(iter(again.values()))


def test_hearts_are_worth_nothing_in_tokyo() -> None:
    again = rolled(["heart", "heart", 3, 3, 3, "heart"], monsters={"gigazaur": {"hearts": 4, "zone": "city"}})
    assert again["reroll"] == ["heart"] * 3


def test_it_keeps_claws_that_kill_the_last_other_monster() -> None:
    monsters = {
        "the_king": "eliminated",
        "meka_dragon": "eliminated",
        "cyber_kitty": {"hearts": 2, "zone": "city"},
        "gigazaur": {"hearts": 5},
    }
    assert rolled(["claw", "claw", 1, 2, 3, "heart"], monsters=monsters)["reroll"].count("claw") == 0


def struck(hearts: int, stars: int = 2) -> Any:
    """What it does in Tokyo after two claws left it this many hearts."""
    monsters = {"gigazaur": {"hearts": hearts + 2, "stars": stars, "zone": "city"}}
    this_turn = {"dice": ["claw", "claw", 1, 2, 3, 3]}
    return answer({"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": this_turn})


@pytest.mark.parametrize(("hearts", "what"), [(10 - 2, "stay"), (3, "yield"), (1, "yield")])
def test_it_yields_when_staying_is_dangerous(hearts: int, what: str) -> None:
    assert struck(hearts) == what


def buys(energy: int, market: list[str], **monster: Any) -> Any:
    position = {"phase": "buy", "market": market, "monsters": {"gigazaur": {"energy": energy, **monster}}}
    return answer(position)


def test_it_does_not_throw_its_last_hearts_away() -> None:
    assert buys(5, ["jet_fighters", "healing_ray", "poison_quills"], hearts=4) != {"buy": "jet_fighters"}
    assert buys(5, ["jet_fighters", "vast_storm", "gas_refinery"], hearts=10) == {"buy": "jet_fighters"}


def test_it_buys_the_stars_that_win() -> None:
    assert buys(8, ["corner_store", "extra_head", "spiked_tail"], stars=19) == {"buy": "corner_store"}


def test_it_prefers_an_engine_early() -> None:
    assert buys(7, ["extra_head", "corner_store", "heal"]) == {"buy": "extra_head"}


def test_it_looks_before_it_buys() -> None:
    assert buys(9, ["corner_store", "heal", "tank"], cards=["made_in_a_lab"]) == "look"


def test_it_does_not_sweep_its_last_energy_away() -> None:
    assert buys(3, ["heal", "energize", "skyscraper"]) == "stop"


def test_it_flies_from_a_deadly_blow() -> None:
    monsters = {"gigazaur": {"hearts": 3, "energy": 4, "zone": "city", "cards": ["wings"]}}
    dice = ["claw", "claw", "claw", 1, 2, 3]
    position = {"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": {"dice": dice}}
    assert answer(position) == {"use": "wings"}


def test_it_heals_rapidly_when_that_saves_its_life() -> None:
    monsters = {"gigazaur": {"hearts": 2, "energy": 4, "zone": "city", "cards": ["rapid_healing"]}}
    dice = ["claw", "claw", "claw", 1, 2, 3]
    position = {"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": {"dice": dice}}
    assert answer(position) == {"interject": "rapid_healing"}


def test_it_escapes_with_jets() -> None:
    monsters = {"gigazaur": {"hearts": 4, "zone": "city", "cards": ["jets"]}}
    dice = ["claw", "claw", "claw", 1, 2, 3]
    position = {"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": {"dice": dice}}
    assert answer(position) == "yield"


def test_mimic_copies_the_best_card() -> None:
    monsters = {
        "gigazaur": {"energy": 8},
        "cyber_kitty": {"cards": ["extra_head", "made_in_a_lab"]},
        "the_king": {"cards": ["gourmet"]},
    }
    position = {"phase": "buy", "market": ["mimic", "corner_store", "heal"], "monsters": monsters}
    assert answer(position, {"buy": "mimic"}, {"card": "tank"}) == {"copy": "extra_head"}


def test_a_fourth_one_is_turned_where_it_counts() -> None:
    monsters = {"gigazaur": {"cards": ["herd_culler", "gourmet"]}, "cyber_kitty": {"zone": "city"}}
    position = {"phase": "roll", "monsters": monsters}
    dice = {"dice": [1, 1, "heart", "heart", 2, 3]}
    assert answer(position, dice, {"reroll": []}) == {"use": "herd_culler"}


def test_metamorph_keeps_what_is_worth_keeping() -> None:
    monsters = {"gigazaur": {"hearts": 8, "cards": ["metamorph", "extra_head"]}}
    assert answer({"phase": "end", "monsters": monsters}) != {"sell": "extra_head"}


def test_hearts_cure_before_they_overflow() -> None:
    monsters = {"gigazaur": {"hearts": 10, "poison": 1, "shrink": 1}, "cyber_kitty": {"zone": "city"}}
    position = {"phase": "resolve", "monsters": monsters, "this_turn": {"dice": ["heart", 1, 2, 3, 1, 2]}}
    assert answer(position) in ("cure", "grow_back")


def test_time_frozen_is_a_turn_won() -> None:
    monsters = {"gigazaur": {"cards": ["freeze_time"]}, "cyber_kitty": {"zone": "city"}}
    position = {"phase": "resolve", "monsters": monsters, "this_turn": {"dice": [1, 1, 1, 2, 3, 3]}}
    assert answer(position) == "go_again"


LOOSE = [
    [1, 2, 3, 1, 2, 3],
    [1, 2, 3, 1, 2, "heart"],
    [1, 2, 3, "energy", "energy", "heart"],
    [1, 2, 3, 3, "heart", "heart"],
]


@pytest.mark.parametrize("hearts", [1, 2])
@pytest.mark.parametrize("dice", LOOSE)
def test_weak_and_outside_tokyo_it_rolls_loose_numbers_for_hearts(hearts: int, dice: list[Any]) -> None:
    """Once it kept loose numbers here, for fear of a claw that makes the weak monster in Tokyo leave it to me."""
    monsters = {"gigazaur": {"hearts": hearts}, "the_king": {"hearts": 4, "zone": "city"}}
    again = rolled(dice, monsters=monsters)["reroll"]
    assert {1, 2, 3} <= set(again)
    assert "heart" not in again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_leaves_tokyo_at_four_hearts(players: int) -> None:
    """Once it stayed when there were two monsters."""
    monsters = {"gigazaur": {"hearts": 6, "stars": 2, "zone": "city"}}
    this_turn = {"dice": ["claw", "claw", 1, 2, 3, 3]}
    position = {"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": this_turn}
    assert new_bot("greedy").choose(King(SEATS[:players], position=position)).entry == "yield"


@pytest.mark.parametrize("card", ["extra_head", "giant_brain", "friend_of_children", "energy_hoarder"])
def test_nearly_dead_it_buys_no_card_that_works_slowly(card: str) -> None:
    """Once it bought each of them with its last heart as with ten."""
    market = [card, "healing_ray", "poison_quills"]
    for hearts in (1, 2):
        assert buys_under_attack(market, hearts) == "stop"
    assert buys_under_attack(market, 8) == {"buy": card}
    for saves in ("wings", "armor_plating", "heal"):
        assert buys_under_attack([card, saves, "poison_quills"], 2) == {"buy": saves}


def buys_under_attack(market: list[str], hearts: int) -> Any:
    monsters = {"gigazaur": {"energy": 7, "hearts": hearts}, "the_king": {"zone": "city"}}
    return answer({"phase": "buy", "market": market, "monsters": monsters})
