"""Bots are found by name, and a new one is one new module."""

from __future__ import annotations

import pytest

from daikaiju import DaikaijuError, King
from daikaiju.bots import Bot, bot_names, new_bot, register
from daikaiju.bots.random_bot import RandomBot


def test_there_are_two_bots() -> None:
    assert {"greedy", "random"} <= set(bot_names())


def test_an_unknown_bot_gets_one_sentence() -> None:
    with pytest.raises(DaikaijuError, match="unknown bot 'greedi'; did you mean 'greedy'"):
        new_bot("greedi")


def test_a_factory_is_registered_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.bots._factories", {})

    @register("lazy")
    def lazy(seed: int | None = None) -> Bot:
        return RandomBot(seed)

    assert "lazy" in bot_names()
    assert isinstance(new_bot("lazy", 3), RandomBot)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    from daikaiju.bots.matches import play_match

    def record() -> list[tuple[tuple[int, ...], int, int]]:
        return [(game.winners, game.decisions, game.turns) for game in play_match([name] * 3, 3, seed=5)]

    assert record() == record()


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_leaves_the_game_as_it_is(name: str) -> None:
    game = King(4)
    game.roll()
    before, log = game.position, game.log
    new_bot(name, 1).choose(game)
    assert game.position == before
    assert game.log == log
