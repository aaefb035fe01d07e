"""The shy bot avoids fights, and is kinder company in a first game than chance."""

from __future__ import annotations

from typing import Any

from bench.newcomer import ladder
from tests.bots.matches import play_match

from daikaiju import Duel, King
from daikaiju.bots import new_bot
from daikaiju.bots.registry import level_entries
from daikaiju.games import GAMES


def often(position: dict[str, Any], *played: Any) -> list[Any]:
    """What a hundred shy bots answer."""
    game = King(["gigazaur", "cyber_kitty", "the_king"], position=position)
    for entry in played:
        game.apply(entry)
    return [new_bot("shy", seed).answer(game).entry for seed in range(100)]


def test_it_throws_claws_again_and_keeps_hearts_and_energy_but_not_always() -> None:
    answers = often({"phase": "roll"}, {"dice": ["claw", "claw", 1, "energy", "heart", "heart"]})
    assert 60 < answers.count({"reroll": ["claw", "claw", 1]}) < 90


def test_it_leaves_tokyo_at_the_first_hit() -> None:
    monsters = {"gigazaur": {"hearts": 9, "zone": "city"}}
    this_turn = {"dice": ["claw", 1, 1, 2, 3, 3]}
    answers = often({"active": "cyber_kitty", "phase": "resolve", "monsters": monsters, "this_turn": this_turn})
    assert answers == ["yield"] * 100


def test_it_avoids_smashes_in_the_duel() -> None:
    game = Duel(["gigazaur", "the_king"], position={"phase": "roll"})
    game.apply({"dice": ["smash", "smash", "heal", "energy", "fame", "heal"]})
    answers = [new_bot("shy", seed).answer(game).entry for seed in range(100)]
    assert 60 < answers.count({"reroll": ["smash", "smash", "fame"]}) < 90


def test_a_rookie_beats_it() -> None:
    wins = sum(0 in game.winners for game in play_match(["rookie", "shy", "shy", "shy"], 60, 1))
    assert wins > 20


def test_every_step_of_the_ladder_has_levels_for_the_largest_table() -> None:
    levels = {entry.name for entry in level_entries()}
    for game, info in GAMES.items():
        steps = ladder(game, info.most_players - 1)
        assert len(steps) > 3
        for bots in steps.values():
            assert len(bots) == info.most_players - 1
            assert set(bots) <= levels
