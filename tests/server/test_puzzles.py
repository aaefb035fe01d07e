"""Puzzles over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.puzzles.collection import shipped
from daikaiju.services.files.service import read_file
from daikaiju.services.puzzles.service import puzzle_for_page
from daikaiju.table.refusals import Refused
from daikaiju.text.files import dump
from tests.server.browsers import Browser, Served


@pytest.mark.any_store
def test_the_list_and_a_puzzle(serve: Callable[..., Served]) -> None:
    served = serve()

    async def run() -> None:
        async with Browser(served.place) as ann:
            listed = (await ann.http.get("/api/puzzles")).json()
            assert len(listed["puzzles"]) == len(shipped().listed)
            today = (await ann.http.get(f"/api/puzzles/{listed['today']}")).json()
            assert today["answers"][0]["behind"] == 0
            assert today["question"]["answers"]
            for bad, status in (("nowhere", 404), ("UP..", 422), ("a" * 99, 422)):
                reply = await ann.http.get(f"/api/puzzles/{bad}")
                assert (reply.status_code, "code" in reply.json()) == (status, True)

    with served:
        asyncio.run(run())


def test_every_puzzle_can_be_shown_and_answered_by_pressing() -> None:
    for name in shipped().listed:
        puzzle = puzzle_for_page(name)
        offered = {answer.action for answer in puzzle.question.answers}
        for one in puzzle.answers:
            assert one.action in offered or (one.kept is not None and puzzle.question.reroll is not None), name
        assert any(one.why is not None for one in puzzle.answers), name
        assert puzzle.scene.monsters


def test_the_position_of_a_puzzle_may_be_analysed_and_no_other_half_done_effect() -> None:
    listed = list(shipped().listed)
    for name in listed[:: len(listed) // 12]:
        position = shipped().puzzle(name).position
        document, choices, _ = read_file(puzzle_for_page(name).text)
        assert document == position
        assert choices == []
        altered: dict[Any, Any] = {**position, "position": {**position["position"], "turn": 99}}
        for wrong in (altered, altered | {1: "one"}):
            with pytest.raises(Refused, match="file_underway"):
                read_file(dump(wrong))
