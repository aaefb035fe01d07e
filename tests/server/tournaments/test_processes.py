"""Several processes look after the same tournament, and one goes on when the other has ended."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from daikaiju.server.db.engine import read_address
from tests.server.browsers import Served
from tests.server.conftest import new_settings
from tests.server.redis_server import MISSING, RedisServer
from tests.server.stores import POSTGRESQL, stores
from tests.server.tournaments.offline import Clock
from tests.server.tournaments.players import Competitor, tables_of
from tests.server.waiting import eventually

STORES = (POSTGRESQL,)


def test_two_processes_hold_one_tournament_and_one_survives_the_other(tmp_path: Path) -> None:
    if not RedisServer.available():
        pytest.skip(MISSING)
    redis, clock = RedisServer(), Clock()
    database = read_address(stores.address(tmp_path) or "")

    def process(name: str) -> Served:
        quick = {"now": clock, "round_break": 0.0, "return_seconds": 0.0, "bot_workers": 1}
        return Served(new_settings(tmp_path / name, redis=redis.address, database=database, **quick))

    try:
        with process("b") as second:
            with process("a") as first:
                people = [Competitor(first, "Ann"), Competitor(second, "Bob"), Competitor(second, "Cas")]
                cup = people[0].announce(rounds=2)
                for one in people:
                    one.joins(cup)
                people[0].does(cup, "manage", do="start")
                waits = next(one for one in people if one.table(cup) is not None)

                async def one_comes() -> None:
                    """The other does not, and only the process that runs the table may say so."""
                    async with waits.socket().at(waits.table(cup) or "") as page:
                        await page.hello()
                        clock.now += 121_000
                        await eventually(lambda: waits.look(cup)["round"] == 2, "the next round should begin")

                asyncio.run(one_comes())
            clock.now += 121_000
            last = people[1]
            asyncio.run(eventually(lambda: last.look(cup)["status"] == "over", "the other process should go on"))
            shown = last.look(cup)
            assert Counter(table["round"] for table in shown["tables"]) == {1: 2, 2: 2}
            hows = [sorted(seat["how"] for seat in table["seats"]) for table in tables_of(shown, 1)]
            assert sorted(hows) == [["absent", "unopposed"], ["bye"]]
    finally:
        redis.close()
