"""The levels between beginner and champion: each has its habits, plays legally, and follows from its seed."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from bench.newcomer import LADDER
from tests.bots.matches import play_match

from daikaiju import Duel, Game, King
from daikaiju.bots import new_bot
from daikaiju.bots.registry import BOTS, levels
from daikaiju.champion.level_bot import LEVELS, Level, LevelBot, Question, network_of
from daikaiju.engine import engine_of


def chances(level: Level, game: Game) -> dict[str, float]:
    """How likely a level is to give each answer."""
    name, state = game.vocabulary.game, game.state
    asked = Question(name, game.decision or "", state)
    liked = level.liked(asked, engine_of(name).preferences(state.pack(), network_of(name)))
    most = max(liked.values())
    weights = {choice: math.exp((logit - most) / level.temperature[name]) for choice, logit in liked.items()}
    return {str(game.action_of(choice).entry): weight / sum(weights.values()) for choice, weight in weights.items()}


def with_habits(level: str, game: Game, counted: Callable[[str], float]) -> tuple[float, float]:
    """How much of something there is in the answers of a level on average, without its habits and with them."""
    plain = replace(LEVELS[level], habits={})
    without, with_them = (
        sum(chance * counted(answer) for answer, chance in chances(one, game).items()) for one in (plain, LEVELS[level])
    )
    return without, with_them


def king(position: dict[str, Any], *played: Any) -> King:
    game = King(["gigazaur", "cyber_kitty"], position=position)
    for entry in played:
        game.apply(entry)
    return game


def rolled(*dice: Any) -> King:
    return king({"phase": "roll"}, {"dice": list(dice)})


def struck(hearts: int) -> King:
    """Gigazaur is hit in Tokyo and may yield it."""
    return king(
        {
            "active": "cyber_kitty",
            "phase": "resolve",
            "monsters": {"gigazaur": {"hearts": hearts, "zone": "city"}},
            "this_turn": {"dice": ["claw", "claw", 1, 2, 3, 3]},
        }
    )


def shop() -> King:
    monsters = {"gigazaur": {"energy": 9}}
    return king({"phase": "buy", "market": ["heal", "energize", "corner_store"], "monsters": monsters})


def has(part: str) -> Callable[[str], float]:
    return lambda answer: float(part in answer)


def kept(face: str, of: int = 1) -> Callable[[str], float]:
    """How many dice with a face an answer keeps, of so many there are."""
    return lambda answer: of - answer.count(face)


def test_every_level_of_the_network_is_registered_in_its_order() -> None:
    assert [entry.name for entry in BOTS if entry.name in LEVELS] == list(LEVELS)
    assert set(LEVELS) <= set(levels())
    for name, level in LEVELS.items():
        bot = new_bot(name, 1)
        assert isinstance(bot, LevelBot)
        assert bot.level is level
        assert set(level.temperature) == {"king", "duel"}


def test_bots_and_ladder_agree_who_plays_where_no_network_can() -> None:
    instead = json.loads(LADDER.read_text())["instead"]
    assert {name: type(new_bot(bot)) for name, bot in instead.items()} == {
        name: level.stand_in for name, level in LEVELS.items()
    }


def test_the_proud_stay_in_tokyo() -> None:
    plain, proud = with_habits("proud", struck(7), has("stay"))
    assert plain < 0.4 < 0.6 < proud


def test_the_cautious_leave_tokyo() -> None:
    plain, cautious = with_habits("cautious", struck(9), has("yield"))
    assert cautious > plain + 0.15


def test_the_hasty_stop_early() -> None:
    plain, hasty = with_habits("hasty", rolled(3, 3, 3, "claw", "energy", "heart"), has("{'reroll': []}"))
    assert hasty > 0.2 > 3 * plain


def test_the_dreamy_keep_pairs() -> None:
    plain, dreamy = with_habits("dreamy", rolled(1, 1, 3, "claw", "energy", "heart"), kept("1", 2))
    assert dreamy > plain + 0.15


def test_the_hasty_buy_what_the_thrifty_leave() -> None:
    plain, hasty = with_habits("hasty", shop(), has("buy"))
    assert hasty > plain + 0.1
    plain, thrifty = with_habits("thrifty", shop(), has("buy"))
    assert thrifty < plain - 0.2


def test_the_seasoned_leave_dear_cards() -> None:
    plain, seasoned = with_habits("seasoned", shop(), has("energize"))
    assert seasoned < plain - 0.2


LIKED = [("proud", "claw"), ("thrifty", "energy"), ("cautious", "heart")]


@pytest.mark.parametrize(("level", "face"), LIKED)
def test_a_face_of_the_dice_is_liked_more_than_it_should_be(level: str, face: str) -> None:
    plain, found = with_habits(level, rolled("claw", "energy", "heart", 1, 2, 3), kept(face))
    assert found > plain + 0.03


@pytest.mark.parametrize(("level", "face"), LIKED)
def test_it_is_so_in_the_duel_too(level: str, face: str) -> None:
    game = Duel(["gigazaur", "the_king"], position={"phase": "roll", "monsters": {"gigazaur": {"life": 6}}})
    game.apply({"dice": ["smash", "heal", "energy", "fame", "destruction", "power"]})
    plain, found = with_habits(level, game, kept({"claw": "smash", "heart": "heal"}.get(face, face)))
    assert found > plain + 0.03


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_asked_is_answered(level: str) -> None:
    dice = random.Random(f"{level} 1")
    games: list[Game] = [King(6), King(5, edition="2010"), King(2), Duel(["alienoid", "the_king"])]
    for game in games:
        bot = new_bot(level, 3)
        bot.may_be_replaced = False
        for _ in range(150):
            game.roll(dice)
            if game.over:
                break
            bot.answer(game)
            game.apply(dice.choice(game.legal_actions))


@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_level_follows_from_its_seed(game: str) -> None:
    def played() -> list[Any]:
        return [one.winners for one in play_match(["hasty", "proud"], 4, 5, game)]

    assert played() == played()


@pytest.mark.parametrize("game", ["king", "duel"])
def test_the_strongest_level_beats_the_weakest(game: str) -> None:
    wins = sum(0 in one.winners for one in play_match(["seasoned", "dreamy"], 60, 1, game))
    assert wins > 40
