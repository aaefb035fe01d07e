"""Tournaments without pages: people are rows, games end as the test says, and time passes when the test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text

from daikaiju.server.app.services import new_services
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tournaments.messages import ManageTournament, NewTournament
from daikaiju.server.tournaments.scheduler import Scheduler
from daikaiju.server.tournaments.service import Tournaments
from daikaiju.server.tournaments.state import TournamentState
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.table.assignment import Assignment
from daikaiju.table.protocol.new_table import NewClock
from tests.server.conftest import new_settings

CLOCK = NewClock("move", 600)


class Directly:
    """Does in this process what a server leaves to another, which takes longer to start than any of these tests."""

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def close(self) -> None:
        pass


class Clock:
    """The time of day, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Offline:
    """A server that nobody visits."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry, self.clock = registry, clock
        services = new_services(registry)
        self.scheduler: Scheduler = services["scheduler"]
        self.tournaments: Tournaments = services["tournaments"]
        self.store = TournamentStore(registry.store.engine)

    async def execute(self, statement: str, **values: Any) -> list[Any]:
        async with self.registry.store.engine.begin() as connection:
            done = await connection.execute(text(statement), values)
            return list(done.all()) if done.returns_rows else []

    async def person(self, name: str) -> str:
        """An account holder."""
        number = f"{name:x<24}".lower()
        await self.execute("INSERT INTO people (id, name) VALUES (:id, :name)", id=number, name=name)
        await self.execute(
            "INSERT INTO accounts (person, name_key, recovery, created_at) VALUES (:id, :key, :key, 0)",
            id=number,
            key=name.lower(),
        )
        return number

    async def cup(self, players: int, **more: Any) -> tuple[str, list[str]]:
        """A tournament with this many players, the first of whom organises it; they are numbered from 1."""
        people = [await self.person(f"p{number}") for number in range(1, players + 1)]
        wanted = NewTournament("Cup", "duel", "swiss", CLOCK, least=2)
        wanted = msgspec.structs.replace(wanted, **more)
        identity = await self.tournaments.create(people[0], wanted)
        for person in people:
            await self.tournaments.join(identity, person)
        return identity, people

    async def manage(self, cup: str, person: str, do: Any, player: int | None = None) -> None:
        await self.tournaments.manage(cup, person, ManageTournament(do, player))

    async def look(self, cup: str) -> TournamentState:
        return await self.tournaments.find(cup)

    async def settle(self, cup: str, board: int, *, left: Sequence[int]) -> None:
        """The game of a board of this round is over, and some left it."""
        seated = next(table for table in (await self.look(cup)).current if table.board == board)
        assignment = Assignment(cup, 0, list(seated.players))
        forfeits = [seat for seat, player in enumerate(seated.players) if player in left]
        await self.execute(
            "UPDATE tables SET status = 'over', assignment = :assignment, forfeits = :forfeits WHERE id = :id",
            id=seated.table,
            assignment=msgspec.json.encode(assignment).decode(),
            forfeits=msgspec.json.encode(forfeits).decode(),
        )

    async def settle_round(self, cup: str) -> None:
        """At every table of this round the player with the lowest number wins."""
        for seated in (await self.look(cup)).current:
            if seated.outcomes is None:
                await self.settle(cup, seated.board, left=[one for one in seated.players if one != min(seated.players)])

    async def advance(self, cup: str, times: int = 1) -> TournamentState:
        for _ in range(times):
            await self.scheduler.advance(cup)
        return await self.look(cup)

    async def next_round(self, cup: str) -> TournamentState:
        """Note the results, take the break, and begin."""
        await self.settle_round(cup)
        return await self.advance(cup, 3)


@asynccontextmanager
async def offline(folder: Path, clock: Clock | None = None, *, return_seconds: float = 0.0) -> AsyncIterator[Offline]:
    clock = clock or Clock()
    registry = TableRegistry(
        new_settings(folder, now=clock, round_break=0.0, return_seconds=return_seconds, bot_workers=1)
    )
    registry.file_worker.close()
    registry.file_worker = Directly()  # type: ignore[assignment]  # a worker without a process
    await registry.open()
    try:
        yield Offline(registry, clock)
    finally:
        await registry.close()
