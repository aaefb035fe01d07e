"""The chances shown beside the dice: which goals matter, and that they are exactly what the solver says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from daikaiju import Duel, Game, King
from daikaiju.analysis.odds import Odds
from daikaiju.messages import CardName, Message, MonsterName, Several
from daikaiju.services.odds import chances
from daikaiju.words import LANGUAGES, Words
from tests.server.browsers import Browser, Served

SEATS = ["gigazaur", "cyber_kitty", "alienoid"]


def rolled(dice: list[Any], **position: Any) -> King:
    game = King(SEATS, position={"active": "gigazaur", "market": [], **position})
    game.apply({"dice": dice})
    return game


def shown(game: Game) -> dict[str, list[float]]:
    """The chances of each goal by its key."""
    return {goal.say.key: goal.chances for goal in chances(game)}


def test_a_triple_for_every_set_of_dice() -> None:
    game = rolled([1, 1, 2, 3, "energy", "claw"])
    found = shown(game)
    assert list(found) == ["odds-goal-triple"]
    triple = found["odds-goal-triple"]
    assert len(triple) == 64
    odds = Odds("king", "3xnumber", dice="1,1,2,3,energy,claw")
    keeps = {tuple(keep): chance for keep, chance in odds.keeps}
    assert triple[0b111100] == pytest.approx(keeps["1", "1"], abs=1e-4)
    assert triple[0b111111] == pytest.approx(keeps[()], abs=1e-4)
    assert triple[0] == 0
    assert max(triple) == pytest.approx(odds.chance, abs=1e-4)


def test_three_that_lie_there_are_certain() -> None:
    assert shown(rolled([1, 1, 1, 3, "energy", "claw"]))["odds-goal-triple"][0] == 1


def test_as_many_claws_as_it_takes() -> None:
    """Alienoid in Tokyo has three hearts."""
    monsters = {"alienoid": {"zone": "city", "hearts": 3}}
    dice = ["claw", "claw", 1, 1, 2, 2]
    goal = chances(rolled(dice, monsters=monsters))[1]
    assert goal.say == Message("odds-goal-knock-out", {"monsters": Several((MonsterName(2),))})
    assert goal.chances[0b111100] == pytest.approx(1 - (5 / 6) ** 8, abs=1e-4)


def test_cards_make_it_fewer_claws() -> None:
    monsters = {"alienoid": {"zone": "city", "hearts": 3}, "gigazaur": {"cards": ["spiked_tail"]}}
    found = shown(rolled(["claw", "claw", 1, 1, 2, 2], monsters=monsters))
    assert found["odds-goal-knock-out"][0] == 1


def test_nobody_who_is_not_hit_can_be_knocked_out() -> None:
    monsters = {"alienoid": {"hearts": 1}, "cyber_kitty": {"zone": "city"}}
    assert "odds-goal-knock-out" not in shown(rolled([1, 1, 2, 2, 3, 3], monsters=monsters))


def test_energy_for_cards_that_are_still_too_expensive() -> None:
    monsters = {"gigazaur": {"energy": 2}}
    game = rolled(["energy", 1, 1, 2, 2, 3], market=["corner_store", "evacuation_orders", None], monsters=monsters)
    cheap = next(goal for goal in chances(game) if goal.say.key == "odds-goal-buy")
    assert cheap.say == Message("odds-goal-buy", {"card": CardName("corner_store")})
    assert cheap.chances[0] == 1, "one energy and two make three"


def test_energy_out_of_reach_is_not_mentioned() -> None:
    game = rolled(["energy", 1, 1, 2, 2, 3], market=["evacuation_orders", None, None])
    assert "odds-goal-buy" not in shown(game)


def test_threes_that_are_thrown_again_for_free_count() -> None:
    plain = shown(rolled([1, 1, 2, 3, "energy", "claw"]))["odds-goal-triple"]
    monsters = {"gigazaur": {"cards": ["background_dweller"]}}
    helped = shown(rolled([1, 1, 2, 3, "energy", "claw"], monsters=monsters))["odds-goal-triple"]
    assert helped[0b111100] > plain[0b111100]


def test_the_duel_can_be_won_three_ways() -> None:
    game = Duel(["gigazaur", "the_king"], position={"turn": 5, "market": [], "monsters": {"the_king": {"life": 2}}})
    game.apply({"dice": ["smash", "heal", "heal", "energy", "energy", "energy"]})
    found = shown(game)
    assert list(found) == ["odds-goal-win-smash"]
    assert found["odds-goal-win-smash"][0b111110] == pytest.approx(1 - (5 / 6) ** 10, abs=1e-4)


def test_asking_changes_nothing() -> None:
    game = rolled([1, 1, 2, 3, "energy", "claw"], monsters={"alienoid": {"zone": "city", "hearts": 3}})
    before = game.state.pack()
    chances(game)
    assert game.state.pack() == before


def test_without_a_roll_there_are_none() -> None:
    game = King(SEATS, position={"phase": "buy", "monsters": {"gigazaur": {"energy": 9}}})
    assert chances(game) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_has_words(lang: str) -> None:
    words = Words(lang)
    for goal in ("triple", "win-smash", "win-fame", "win-destruction"):
        assert words.say(f"odds-goal-{goal}")
    assert "X" in words.say("odds-goal-buy", card="X")
    # In Russian and Ukrainian the monsters are named in the accusative.
    assert "X" in words.say("odds-goal-knock-out", **{"monsters": "X", "monsters-whom": "X"})


@pytest.mark.parametrize("game", ["king", "duel"])
def test_chances_are_sent_only_to_those_who_want_them(server: Served, game: str) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me", game=game)
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
                await page.send(kind="preview", at=page.number)
                assert (await page.until("preview"))["chances"] is None
                await page.send(kind="preview", at=page.number, chances=True)
                told = (await page.until("preview"))["chances"]
                assert isinstance(told, list)
                assert page.question is not None
                for goal in told:
                    assert len(goal["chances"]) == 1 << page.question["reroll"]["dice"]
                    assert all(0 <= chance <= 1 for chance in goal["chances"])

    asyncio.run(run())
