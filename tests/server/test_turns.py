"""Turns at something scarce are fair, however often somebody asks."""

from __future__ import annotations

import asyncio

import pytest

from daikaiju.server.workers.fair_turns import Turns
from daikaiju.table.refusals import Refused


def order(asked: str, places: int = 1) -> str:
    """The order in which those who ask at once, a letter each, have their turns; a capital is in a hurry."""

    async def run() -> str:
        turns, had = Turns(places), ""

        async def have(whose: str) -> None:
            nonlocal had
            async with turns.turn(whose.lower(), soon=whose.isupper()):
                had += whose
                await asyncio.sleep(0)

        await asyncio.gather(*(have(whose) for whose in asked))
        assert not turns.in_use
        return had

    return asyncio.run(run())


@pytest.mark.parametrize(("asked", "had"), [("aaab", "abaa"), ("aaabbbc", "abcabab"), ("abc", "abc"), ("aaaa", "aaaa")])
def test_whoever_has_had_a_turn_waits_for_the_others(asked: str, had: str) -> None:
    assert order(asked) == had


@pytest.mark.parametrize(
    ("asked", "had"), [("aabC", "aCba"), ("abCDC", "aCDCb"), ("abAC", "aCAb"), ("AB", "AB"), ("aAAAbb", "abAbAA")]
)
def test_what_takes_little_time_comes_first(asked: str, had: str) -> None:
    assert order(asked) == had


def test_nobody_has_two_places_at_once() -> None:
    async def run() -> None:
        turns = Turns(2)
        async with turns.turn("a"):
            again = asyncio.create_task(hold(turns, "a"))
            other = asyncio.create_task(hold(turns, "b"))
            done, _ = await asyncio.wait((again, other), timeout=0.1)
            assert done == {other}
        await again
        # The server itself may.
        async with turns.turn(), turns.turn():
            pass

    asyncio.run(run())


async def hold(turns: Turns, whose: str) -> None:
    async with turns.turn(whose):
        pass


def test_those_who_no_longer_wait_are_passed_over() -> None:
    async def run() -> None:
        turns = Turns()
        async with turns.turn("a"):
            waiting = [asyncio.create_task(hold(turns, whose)) for whose in "bcd"]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[2].cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in done] == [True, False, True]
        assert not turns.in_use
        await hold(turns, "e")

    asyncio.run(run())


def test_a_crowd_is_refused_and_of_one_visitor_a_smaller_one() -> None:
    async def run() -> None:
        turns = Turns(most=4, most_each=2)
        async with turns.turn("a"):
            waiting = [asyncio.create_task(hold(turns, whose)) for whose in "ab"]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="busy"):
                await hold(turns, "a")
            waiting.append(asyncio.create_task(hold(turns, "c")))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="busy"):
                await hold(turns, "d")
        await asyncio.gather(*waiting)

    asyncio.run(run())
