"""Ratings cannot be made out of thin air: by throwaway accounts, by one willing loser, or by a bot that was fed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from daikaiju.server.ratings.participants import Participant
from daikaiju.server.ratings.rating import LEAST_GAMES, NEWCOMER, Rating
from daikaiju.server.ratings.rebuild import Rebuilt, rebuild
from daikaiju.server.ratings.service import record
from daikaiju.server.ratings.store import ResultStore
from daikaiju.server.ratings.weights import A_DAY
from tests.server.stores import stores
from tests.server.tournaments.offline import Offline, offline

A_MINUTE = 60_000


class Results:
    """Rated Duels whose end the test decides."""

    def __init__(self, server: Offline) -> None:
        self.server = server
        self.results = ResultStore(server.registry.store.engine)
        self._games = 0

    async def plays(self, winner: str, loser: str, *, left: bool = False) -> None:
        """One game, which took a minute."""
        self._games += 1
        self.server.clock.now += A_MINUTE
        players = [Participant(winner), Participant(loser, left)]
        await record(
            self.results, f"g{self._games}", "duel", self.server.clock.now, players, ["alienoid", "gigazaur"], [1, 2]
        )

    async def rating(self, player: str) -> Rating:
        _, (rating,) = await self.results.before("duel", [player])
        return rating

    async def listed(self) -> list[str]:
        return [row.name or row.bot or "" for row in await self.results.leaders("duel")]


async def club(server: Offline, results: Results, names: Sequence[str], rounds: int = 12) -> list[str]:
    """People who have played each other for weeks, evenly matched."""
    people = [await server.person(name) for name in names]
    for number in range(rounds):
        for one in range(len(people)):
            for other in range(one):
                pair = (people[one], people[other]) if number % 2 else (people[other], people[one])
                await results.plays(*pair)
        server.clock.now += 8 * A_DAY
    return people


def rebuilt(folder: Path) -> Rebuilt:
    with stores.opened(folder) as database:
        return rebuild(database, lambda done: None)


def test_throwaway_accounts_that_leave_at_once_are_worth_nothing(tmp_path: Path) -> None:
    async def farm() -> None:
        async with offline(tmp_path) as server:
            results = Results(server)
            people = await club(server, results, ["kim", "lou", "max", "ned", "ola", "pat"])
            cheat = await server.person("cheat")
            for number in range(8):
                throwaway = await server.person(f"fake{number}")
                for _ in range(3):
                    await results.plays(cheat, throwaway, left=True)
            got = await results.rating(cheat)
            assert got.points < NEWCOMER.points + 150, "eight such games used to be worth 800 points"
            listed = await results.listed()
            assert sorted(listed) == ["kim", "lou", "max", "ned", "ola", "pat"]
            # Whoever beats people who are known gains as much as ever.
            honest = await server.person("honest")
            for person in people:
                await results.plays(honest, person)
            assert (await results.rating(honest)).points > NEWCOMER.points + 500
            assert (await results.rating(people[0])).points > 1400, "and they lose little to somebody unknown"

    asyncio.run(farm())
    assert rebuilt(tmp_path).changed == 0


def test_one_willing_loser_is_worth_less_every_time_but_not_forever(tmp_path: Path) -> None:
    async def farm() -> None:
        async with offline(tmp_path) as server:
            results = Results(server)
            ann, bob, *_ = await club(server, results, ["ann", "bob", "cyd", "dot"])
            gains = []
            for _ in range(8):
                before = (await results.rating(ann)).mu
                await results.plays(ann, bob)
                gains.append((await results.rating(ann)).mu - before)
            assert gains[-1] < gains[0] / 5
            server.clock.now += 8 * A_DAY
            before = (await results.rating(ann)).mu
            await results.plays(ann, bob)
            assert (await results.rating(ann)).mu - before > 2 * gains[-1], "a week later it counts again"

    asyncio.run(farm())
    assert rebuilt(tmp_path).changed == 0


def test_a_bot_is_not_fed_by_throwaway_accounts(tmp_path: Path) -> None:
    async def feed() -> None:
        async with offline(tmp_path) as server:
            results = Results(server)
            for number in range(10):
                await results.plays("bot:random", await server.person(f"fake{number}"), left=True)
            assert (await results.rating("bot:random")).points < NEWCOMER.points + 150

    asyncio.run(feed())


def test_many_games_against_few_opponents_do_not_lead_a_list(tmp_path: Path) -> None:
    async def play() -> None:
        async with offline(tmp_path) as server:
            results = Results(server)
            await club(server, results, ["ann", "bob"], rounds=3 * LEAST_GAMES)
            assert await results.listed() == []
            await club(server, results, ["cyd", "dot", "eve", "fay", "gus", "hal"], rounds=6)
            assert len(await results.listed()) == 6

    asyncio.run(play())
