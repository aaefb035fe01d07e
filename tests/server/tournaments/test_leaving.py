"""What becomes of tournaments when people delete their accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from daikaiju.server.app.account_deletion import AccountDeletion
from daikaiju.table.changes import Change
from tests.server.tournaments.offline import Offline, offline


async def delete(server: Offline, person: str) -> None:
    await AccountDeletion(server.registry.store.engine).delete(person)


def test_a_deleted_account_is_not_paired_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(5, rounds=3)
            await server.manage(cup, people[0], "start")
            await delete(server, people[4])
            shown = await server.next_round(cup)
            assert [player.status for player in shown.players] == ["in"] * 4 + ["withdrawn"]
            assert shown.players[4].name == ""
            assert sorted(player for table in shown.current for player in table.players) == [1, 2, 3, 4]

    asyncio.run(go())


def test_a_round_that_is_being_paired_meanwhile_is_paired_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(4, rounds=3)
            before = await server.look(cup)
            await delete(server, people[3])
            assert not await server.store.change(cup, before.row.version, {"round": 1}), "it was based on four players"

    asyncio.run(go())


def test_somebody_who_came_and_is_gone_is_absent(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(2, rounds=1)
            await server.manage(cup, people[0], "start")
            (board,) = (await server.look(cup)).current
            table = await server.registry.find(board.table or "")
            assert table.assignment is not None
            table.assignment.arrived = [1, 2]
            await server.registry.save(table, Change(table=True))
            await delete(server, people[1])
            server.registry.forget(table)
            server.clock.now += 1000 * 3600
            await server.advance(cup, 3)
            shown = await server.look(cup)
            assert {one.player: one.how for one in shown.games[0].outcomes} == {1: "unopposed", 2: "absent"}

    asyncio.run(go())


def test_a_tournament_passes_to_somebody_who_plays_in_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(4, rounds=2)
            await delete(server, people[0])
            shown = await server.look(cup)
            assert (shown.row.organiser, shown.status) == (people[1], "open")
            await server.manage(cup, people[1], "start")
            assert sorted(player for table in (await server.look(cup)).current for player in table.players) == [2, 3, 4]
            await delete(server, people[1])
            assert (await server.look(cup)).row.organiser == people[2], "while it is under way, too"

    asyncio.run(go())


def test_a_tournament_that_nobody_can_organise_is_called_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with offline(tmp_path) as server:
            cup, people = await server.cup(1)
            await server.tournaments.join(cup, "a" * 24)
            await server.tournaments.join(cup, "b" * 24)
            await delete(server, people[0])
            await server.scheduler.step()
            assert (await server.look(cup)).status == "cancelled"

    asyncio.run(go())
