"""Keeps competitions going: stores results, stops waiting for people who are absent, and begins rounds.

Every process does so for all competitions. It decides by what is stored alone, and stores a change only if no other
was quicker, so it does not matter which process does it, or how often.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import orjson

from daikaiju.server.cluster.membership import RunElsewhere
from daikaiju.server.ratings.final_places import final_places, places_here
from daikaiju.server.tables.columns import forfeits_of
from daikaiju.server.tournaments import rounds
from daikaiju.server.tournaments.competition import Competition, Seated
from daikaiju.server.tournaments.outcomes import Outcome, all_equal, played, without_absent
from daikaiju.server.tournaments.store import CompetitionStore
from daikaiju.table import start
from daikaiju.table.assignment import Assignment, assignment_from
from daikaiju.table.changes import Change
from daikaiju.table.refusals import Refused
from daikaiju.table.table import WAITING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry

log = logging.getLogger("daikaiju.server")

EVERY = 1.0
LONGEST_GAP = 5_000
"""After a gap of this many milliseconds the process must have been suspended, and people need time to return."""

A_QUARTER = 90 * 24 * 60 * 60 * 1000
"""A competition that has not begun after this many milliseconds is cancelled."""


class Keeper:
    """Looks after all competitions."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = CompetitionStore(registry.store.engine)
        self._looked_at = self._awake_since = 0

    def open(self) -> None:
        self.registry.background.repeat("looking after tournaments", self.step, EVERY)

    async def step(self) -> None:
        """Do whatever is due."""
        now = self.registry.now()
        if now - self._looked_at > LONGEST_GAP:
            self._awake_since = now
        self._looked_at = now
        under_way = awaited = 0
        for identity in await self.store.due(now, now - A_QUARTER):
            try:
                waiting = await self.advance(identity)
            except Refused as refused:
                log.warning("tournament %s: %s; tried again", identity, refused.code)
            else:
                under_way += waiting is not None
                awaited += waiting or 0
        self.registry.metrics.tournaments.set(under_way)
        self.registry.metrics.awaited.set(awaited)

    async def advance(self, identity: str) -> int | None:
        """Do what is due in one competition; returns how many players it waits for, if it is under way."""
        stored = await self.store.whole(identity)
        if stored is None:
            return None
        competition = Competition(stored)
        if not competition.row.organiser:
            # Whoever organised it has deleted their account, and nobody else can.
            await rounds.end(self.registry, self.store, competition)
            return None
        if competition.status == "open":
            await self._begin(competition)
            return None
        open_tables = [table for table in competition.current if table.outcomes is None]
        awaited = [await self._look_after(competition, table) for table in open_tables]
        if not open_tables:
            await self._after_round(competition)
        return sum(awaited)

    async def _begin(self, competition: Competition) -> None:
        """Begin it if its time has come; cancel it if that will never happen."""
        try:
            if competition.row.starts_at is None:
                raise Refused("tournament_too_few")
            await rounds.begin(self.registry, self.store, competition)
        except Refused as refused:
            if refused.code != "tournament_too_few":
                raise
            await rounds.end(self.registry, self.store, competition)

    async def _after_round(self, competition: Competition) -> None:
        row, now = competition.row, self.registry.now()
        if competition.round >= row.rounds or len(competition.here()) < 2:
            await rounds.end(self.registry, self.store, competition)
        elif row.next_at is None:
            later = now + int(1000 * self.registry.settings.round_break)
            await self.store.change(competition.id, row.version, {"next_at": later})
        elif now >= row.next_at and competition.status == "running":
            await rounds.go_on(self.registry, self.store, competition)

    # --- tables ---------------------------------------------------------------------------------

    async def _look_after(self, competition: Competition, seated: Seated) -> int:
        """Store the result of a table, or see that it goes on; returns how many players it waits for."""
        assert seated.table is not None, "where no game is played, it is known at once what came of it"
        state = (await self.store.states([seated.table])).get(seated.table)
        assignment = None if state is None else assignment_from(state.assignment)
        if state is None or assignment is None or state.status == "old_rules":
            await self._record(competition, seated, all_equal(seated.players, "void"))
        elif state.status == "over":
            await self._record(competition, seated, await self._played(seated, assignment))
        elif assignment.void:
            await self._record(competition, seated, without_absent(seated.players, assignment.absent))
        elif state.status == "running":
            if state.deadline is None:
                # Only bots play, so nobody may have opened it since a restart.
                await self._at_table(seated.table, self.registry.go_on)
        else:
            if self._may_judge(assignment):
                await self._at_table(seated.table, self._stop_waiting)
            return len(assignment.players) - len(assignment.arrived)
        return 0

    async def _played(self, seated: Seated, assignment: Assignment) -> tuple[Outcome, ...]:
        """The result of a finished game, found by replaying it."""
        assert seated.table is not None
        stored = await self.registry.store.table(seated.table)
        assert stored is not None
        answers = [(row.number, row.seat, row.choice) for row in await self.registry.store.answers(seated.table)]
        monsters, options = [seat.monster for seat in stored.seats], orjson.loads(stored.table.options)
        places = await self.registry.file_worker.run(places_here, stored.table.game, monsters, options, answers)
        gone = forfeits_of(stored.table.forfeits)
        left = [seat in gone for seat in range(len(assignment.players))]
        return played(seated.players, assignment.players, final_places(places, left), left)

    async def _record(self, competition: Competition, seated: Seated, outcomes: tuple[Outcome, ...]) -> None:
        text = msgspec.json.encode(outcomes).decode()
        await self.store.record(competition.id, seated.round, seated.board, text)

    def _may_judge(self, assignment: Assignment) -> bool:
        """Whether those who are missing had time to come; time without a server does not count."""
        now = self.registry.now()
        return now >= max(assignment.due, self._awake_since + 1000 * self.registry.settings.return_seconds)

    async def _at_table(self, identity: str, act: Callable[[str], Awaitable[None]]) -> None:
        """Do something at a table, if this process runs it or nobody does."""
        with contextlib.suppress(RunElsewhere):
            await act(identity)

    async def _stop_waiting(self, identity: str) -> None:
        """Time is up: those who came play without the others, or win without a game."""
        is_new_here = identity not in self.registry.tables
        table = await self.registry.find(identity)
        if is_new_here and table.exchange.starting:
            # The process that ran the table ended while the game was starting, and nobody has come back.
            self.registry.spawn(start.hurry(self.registry, table))
        async with table.lock:
            assignment = table.assignment
            if table.status != WAITING or assignment is None or assignment.void or table.exchange.starting:
                return
            players = list(enumerate(assignment.players))
            # The seat of somebody who came and then deleted their account is open.
            came = [seat for seat, player in players if player in assignment.arrived and table.seats[seat].person]
            assignment.absent = [player for seat, player in players if seat not in came]
            if len(came) < 2:
                assignment.void, table.starts_itself, table.locked = True, False, True
                await self.registry.save(table, Change(table=True))
                self.registry.send_table(table)
                return
            if assignment.absent:
                await self._remove_absent(table, assignment, came)
            await start.start(self.registry, table)

    async def _remove_absent(self, table: Table, assignment: Assignment, came: list[int]) -> None:
        """Move the others up; their browsers' commitments were for the seats they had before."""
        before = len(table.seats)
        table.seats = [table.seats[seat] for seat in came]
        assignment.players = [assignment.players[seat] for seat in came]
        for seat in table.seats:
            seat.commitment = None
        await self.registry.save(table, Change(table=True, seats_before=before))
        self.registry.send_table(table)
