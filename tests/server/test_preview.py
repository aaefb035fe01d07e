"""The preview of stopping now is what happens on stopping."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from daikaiju import King
from daikaiju.scene import Reporter
from daikaiju.table.preview import if_stopped
from tests.server.browsers import Browser, Served

SEATS = ["gigazaur", "cyber_kitty", "alienoid"]


def sums(game: King) -> Counter[tuple[int | None, str]]:
    """How much every monster would gain or lose."""
    reporter = Reporter(game)
    reporter.tell(game.take_log())
    counted: Counter[tuple[int | None, str]] = Counter()
    for event in if_stopped(game, reporter):
        if "amount" in event.values:
            counted[event.seat, event.name] += event.values["amount"]
    return counted


def rolled(dice: list[Any], **position: Any) -> King:
    game = King(SEATS, position={"active": "gigazaur", **position})
    game.apply({"dice": dice})
    return game


def test_stars_energy_hearts_and_claws_as_they_lie() -> None:
    game = rolled([1, 1, 1, "energy", "claw", "claw"], monsters={"alienoid": {"zone": "city"}})
    assert sums(game) == {(0, "stars"): 1, (0, "energy"): 1, (2, "lost_hearts"): 2}


def test_cards_count() -> None:
    monsters = {"gigazaur": {"cards": ["spiked_tail"]}, "alienoid": {"zone": "city"}}
    game = rolled([1, 1, 1, "energy", "claw", "claw"], monsters=monsters)
    assert sums(game)[2, "lost_hearts"] == 3


def test_an_empty_tokyo_is_entered_and_the_next_turn_is_not_part_of_it() -> None:
    game = rolled([1, 1, 2, 3, "energy", "claw"])
    before = game.state.pack()
    assert sums(game) == {(0, "energy"): 1, (0, "stars"): 1}
    assert game.state.pack() == before, "the game itself goes on as if nothing had been asked"


@pytest.mark.parametrize("game", ["king", "duel"])
def test_only_the_player_who_is_asked_may_know(server: Served, game: str) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as eve:
            table = await ann.new_table("me", "me", game=game)
            async with ann.at(table) as page, eve.at(table) as other:
                await page.hello()
                await page.until("whole")
                await other.hello()
                await page.send(kind="preview", at=page.number)
                told = await page.until("preview")
                assert told["number"] == page.number
                assert isinstance(told["events"], list)
                assert await page.refused(kind="preview", at=page.number - 1) == "late"
                assert await other.refused(kind="preview", at=page.number) == "not_your_seat"

    asyncio.run(run())
