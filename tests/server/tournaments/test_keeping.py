"""How tournaments go on by themselves: rounds follow each other, absence is noticed, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from daikaiju.server.app.services import new_services
from daikaiju.server.tournaments import rounds
from daikaiju.server.tournaments.messages import NewTournament
from daikaiju.server.tournaments.standings import standings
from daikaiju.server.tournaments.state import Seated
from daikaiju.table.changes import Change
from daikaiju.table.refusals import Refused
from tests.server.tournaments.offline import CLOCK, Clock, Offline, offline
from tests.server.waiting import eventually


def pairs(tables: list[Seated]) -> list[frozenset[int]]:
    return [frozenset(table.players) for table in tables]


def test_rounds_follow_each_other_until_the_last(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(5, rounds=3)
            await server.manage(cup, people[0], "start")
            for number in (1, 2, 3):
                shown = await server.look(cup)
                assert (shown.round, shown.status, len(shown.current)) == (number, "running", 3)
                assert sum(table.table is None for table in shown.current) == 1, "one of five has a bye"
                await server.next_round(cup)
            shown = await server.look(cup)
            assert (shown.status, shown.round) == ("over", 3)
            assert max(Counter(pairs(shown.tables)).values()) == 1, "nobody met twice"
            lines = standings("swiss", shown.order, shown.games)
            assert (lines[0].player, lines[0].points) == (1, 3.0)
            with pytest.raises(Refused, match="tournament_over"):
                await server.tournaments.join(cup, people[1])

    asyncio.run(go())


@pytest.mark.any_store
def test_a_round_robin_goes_on_when_somebody_withdraws(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(4, form="round_robin", rounds=1)
            await server.manage(cup, people[0], "start")
            assert (await server.look(cup)).row.rounds == 3
            await server.tournaments.withdraw(cup, people[3])
            shown = await server.next_round(cup)
            alone = [table for table in shown.current if 4 in table.players]
            assert [{one.how for one in table.outcomes or ()} for table in alone] == [{"unopposed", "absent"}]
            await server.next_round(cup)
            shown = await server.next_round(cup)
            assert shown.status == "over"
            assert set(pairs(shown.tables)) == {frozenset(two) for two in combinations((1, 2, 3, 4), 2)}

    asyncio.run(go())


@pytest.mark.any_store
def test_king_is_played_at_tables_of_four_without_those_who_do_not_come(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(7, game="king", form="fours", rounds=2, least=3)
            await server.manage(cup, people[0], "start")
            shown = await server.look(cup)
            assert sorted(len(table.players) for table in shown.current) == [3, 4]
            big = next(table for table in shown.current if len(table.players) == 4)
            # Two of the four come; the others are waited for, and then the two play alone.
            table = await server.registry.find(big.table or "")
            assert table.assignment is not None
            table.assignment.arrived = list(big.players[1:3])
            await server.registry.save(table, Change(table=True))
            await server.advance(cup)
            assert len(table.seats) == 4, "there is time left"
            server.clock.now += 121_000
            await server.advance(cup)
            assert (len(table.seats), table.assignment.absent) == (2, [big.players[0], big.players[3]])
            assert table.exchange.starting or table.status == "running"
            other = next(one for one in (await server.advance(cup)).current if one.board != big.board)
            assert {one.how for one in other.outcomes or ()} == {"absent"}, "nobody came there"

    asyncio.run(go())


@pytest.mark.any_store
def test_somebody_absent_twice_is_not_paired_again_and_may_come_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(6, rounds=5)
            await server.manage(cup, people[0], "start")
            for _ in range(2):
                for seated in (await server.look(cup)).current:
                    if seated.table is not None and 6 not in seated.players:
                        await server.settle(cup, seated.board, left=[max(seated.players)])
                await everybody_comes_but_player_6(server, cup)
                await server.advance(cup, 4)
            shown = await server.look(cup)
            assert (shown.round, shown.players[5].status) == (3, "absent")
            assert not any(6 in table.players for table in shown.current)
            await server.tournaments.join(cup, people[5])
            shown = await server.next_round(cup)
            assert any(6 in table.players for table in shown.current), "back from the next round on"
            await server.manage(cup, people[0], "drop", 6)
            with pytest.raises(Refused, match="tournament_dropped"):
                await server.tournaments.join(cup, people[5])

    asyncio.run(go())


async def everybody_comes_but_player_6(server: Offline, cup: str) -> None:
    """The opponent of player 6 comes to the table, and their time runs out."""
    for seated in (await server.look(cup)).current:
        if seated.table is not None and 6 in seated.players:
            table = await server.registry.find(seated.table)
            assert table.assignment is not None
            table.assignment.arrived = [player for player in seated.players if player != 6]
            await server.registry.save(table, Change(table=True))
    server.clock.now += 121_000


def test_ten_schedulers_at_once_pair_a_round_only_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(6, rounds=4)
            outcomes = await asyncio.gather(
                *(server.manage(cup, people[0], "start") for _ in range(5)), return_exceptions=True
            )
            assert sum(outcome is None for outcome in outcomes) == 1, outcomes
            schedulers = [new_services(server.registry)["scheduler"] for _ in range(10)]
            for number in (1, 2, 3):
                assert len((await server.look(cup)).current) == 3
                await server.settle_round(cup)
                while (await server.look(cup)).round == number:
                    await asyncio.gather(*(scheduler.advance(cup) for scheduler in schedulers))
            rows = await server.execute("SELECT round, COUNT(*) AS boards FROM competition_tables GROUP BY round")
            assert {row.boards for row in rows} == {3}
            stored = await server.execute("SELECT COUNT(*) AS n FROM tables WHERE assignment IS NOT NULL")
            assert stored[0].n == 3 * len(rows), "every table belongs to a round"

    asyncio.run(go())


def test_a_round_that_cannot_be_stored_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairings and tables are stored together, so neither ever exists without the other."""

    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(4, rounds=2)
            with monkeypatch.context() as broken:
                # Two tables cannot have the same number: the last statements of the transaction fail.
                broken.setattr(rounds, "new_id", lambda: "same")
                with pytest.raises(Refused, match="not_stored"):
                    await server.manage(cup, people[0], "start")
            shown = await server.look(cup)
            assert (shown.status, shown.round, shown.tables, shown.order) == ("open", 0, [], [])
            await server.manage(cup, people[0], "start")
            await server.settle_round(cup)
            with monkeypatch.context() as broken:
                broken.setattr(rounds, "new_id", lambda: "same")
                with pytest.raises(Refused, match="not_stored"):
                    await server.advance(cup, 3)
            assert (await server.look(cup)).round == 1
        # Another server, after a crash, finds the round over and goes on.
        async with offline(tmp_path, server.clock) as server:
            shown = await server.advance(cup)
            assert (shown.round, len(shown.current)) == (2, 2)
            assert all([await server.registry.find(table.table or "") for table in shown.current])

    asyncio.run(go())


@pytest.mark.any_store
def test_a_game_that_was_beginning_when_the_server_ended_begins_without_anybody(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(2)
            await server.manage(cup, people[0], "start")
            (seated,) = (await server.look(cup)).current
            table = await server.registry.find(seated.table or "")
            assert table.assignment is not None
            table.assignment.arrived = [1, 2]
            table.exchange.starting = True
            await server.registry.save(table, Change(table=True))
        server.clock.now += 121_000
        async with offline(tmp_path, server.clock) as again:
            await again.advance(cup)
            table = await again.registry.find(seated.table or "")
            await eventually(lambda: table.status == "running", "it should begin")

    asyncio.run(go())


@pytest.mark.any_store
def test_after_a_start_people_have_time_to_return(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(2)
            await server.manage(cup, people[0], "start")
        server.clock.now += 121_000
        async with offline(tmp_path, server.clock, return_seconds=30.0) as again:
            for later in (0, 4_000, 4_000, 60_000, 4_000):
                # The gap of a minute means that the process was stopped, and the time to return starts again.
                again.clock.now += later
                await again.scheduler.step()
                assert not (await again.look(cup)).games
            for _ in range(9):
                again.clock.now += 4_000
                await again.scheduler.step()
            assert {one.how for one in (await again.look(cup)).games[0].outcomes} == {"absent"}

    asyncio.run(go())


@pytest.mark.any_store
def test_a_tournament_begins_or_is_cancelled_at_the_given_time(tmp_path: Path) -> None:
    async def go() -> None:
        clock = Clock()
        async with offline(tmp_path, clock) as server:
            cup, people = await server.cup(3, rounds=2, starts_at=clock.now + 600_000)
            late, others = await server.person("late"), await server.person("other")
            wanted = NewTournament("Lonely", "duel", "swiss", CLOCK, least=4, starts_at=clock.now + 600_000)
            lonely = await server.tournaments.create(others, wanted)
            await server.tournaments.join(lonely, late)
            await server.scheduler.step()
            assert (await server.look(cup)).status == "open"
            clock.now += 601_000
            # Two have the page open, one has not; nobody has come to the other tournament.
            for number in (1, 2):
                await server.store.seen(cup, number, clock.now)
            await server.scheduler.step()
            shown = await server.look(cup)
            assert (shown.status, [player.status for player in shown.players]) == ("running", ["in", "in", "absent"])
            assert (await server.look(lonely)).status == "cancelled"
            await server.tournaments.join(cup, people[2])
            assert (await server.look(cup)).players[2].status == "in"

    asyncio.run(go())


@pytest.mark.any_store
def test_the_organiser_pauses_and_ends_early(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(4, rounds=3)
            with pytest.raises(Refused, match="tournament_not_begun"):
                await server.manage(cup, people[0], "pause")
            await server.manage(cup, people[0], "start")
            with pytest.raises(Refused, match="not_organiser"):
                await server.manage(cup, people[1], "end")
            await server.manage(cup, people[0], "pause")
            assert (await server.next_round(cup)).round == 1
            await server.manage(cup, people[0], "go_on")
            assert (await server.advance(cup)).round == 2
            await server.settle(cup, 1, left=[2])
            await server.advance(cup)
            await server.manage(cup, people[0], "end")
            shown = await server.look(cup)
            assert shown.status == "over"
            assert [{one.how for one in table.outcomes or ()} for table in shown.current][1] == {"unfinished"}
            assert await server.store.due(server.clock.now, 0) == []

    asyncio.run(go())
