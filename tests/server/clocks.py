"""A time that tests set, and what pages see of their clocks."""

from __future__ import annotations

from typing import Any

from daikaiju.table.server_time import ServerTime
from tests.server.browsers import Page


class Time(ServerTime):
    """Time that passes only when the test says so."""

    def __init__(self) -> None:
        super().__init__(lambda: 0)

    def pass_by(self, seconds: float) -> None:
        self._passed += int(1000 * seconds)


async def clock_of(page: Page) -> dict[str, Any]:
    """The state of the clock now."""
    await page.send(kind="since", have=page.number)
    clock: dict[str, Any] = (await page.until("whole"))["clock"]
    return clock


async def left_of(page: Page) -> int:
    return int((await clock_of(page))["left_ms"])


async def shown(page: Page) -> None:
    """Say that the question is on the screen, so that its clock runs."""
    await page.send(kind="shown", at=page.number)
    assert (await page.until("clock"))["clock"]["starts_in_ms"] == 0


async def until_undo(page: Page) -> int:
    """Answer until a choice can be undone and the same seat is asked again; returns that seat."""
    while True:
        await page.my_turn()
        assert page.question is not None
        seat = int(page.question["seat"])
        await shown(page)
        await page.act()
        if (await page.until("news"))["undo"] == seat and page.question["seat"] == seat:
            return seat
