"""Keeps tournaments going: stores results, stops waiting for people who are absent, and begins rounds.

Every process does so for all tournaments. It decides by what is stored alone, and stores a change only if no other
was quicker, so it does not matter which process does it, or how often.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Protocol

import msgspec

from daikaiju.server.cluster.membership import RunElsewhere
from daikaiju.server.ratings.final_places import final_places, places_here
from daikaiju.server.runtime.background import Background
from daikaiju.server.runtime.metrics import Metrics
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.tables.store import Store
from daikaiju.server.tournaments.outcomes import Outcome, all_equal, played, without_absent
from daikaiju.server.tournaments.rounds import Rounds
from daikaiju.server.tournaments.state import Seated, TournamentState
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.server.workers.worker import Worker
from daikaiju.table.assignment import Assignment
from daikaiju.table.changes import Change
from daikaiju.table.refusals import Refused
from daikaiju.table.table import WAITING, Table

log = logging.getLogger("daikaiju.server")

EVERY = 1.0
LONGEST_GAP = 5_000
"""After a gap of this many milliseconds the process must have been suspended, and people need time to return."""

A_QUARTER = 90 * 24 * 60 * 60 * 1000
"""A tournament that has not begun after this many milliseconds is cancelled."""


Begin = Callable[[Table], Coroutine[object, None, None]]
"""Begins the game of a table, or hurries one that was beginning when its process ended."""


class RunningTables(Protocol):
    """The tables that run in this process."""

    @property
    def tables(self) -> Mapping[str, Table]: ...

    async def find(self, identity: str) -> Table: ...

    async def go_on(self, identity: str) -> None:
        """Run a table, whether anyone visits it or not."""

    async def save(self, table: Table, change: Change) -> None: ...

    def send_table(self, table: Table) -> None: ...


class Scheduler:
    """Looks after all tournaments."""

    def __init__(
        self,
        store: TournamentStore,
        rounds: Rounds,
        games: Store,
        tables: RunningTables,
        start: Begin,
        hurry: Begin,
        worker: Worker,
        background: Background,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._store, self._rounds, self._games, self._tables = store, rounds, games, tables
        self._worker, self._background, self._metrics, self._settings = worker, background, metrics, settings
        self._start, self._hurry = start, hurry
        self._looked_at = self._awake_since = 0

    def open(self) -> None:
        self._background.repeat("looking after tournaments", self.step, EVERY)

    async def step(self) -> None:
        """Do whatever is due."""
        now = self._settings.now()
        if now - self._looked_at > LONGEST_GAP:
            self._awake_since = now
        self._looked_at = now
        under_way = awaited = 0
        for identity in await self._store.due(now, now - A_QUARTER):
            try:
                waiting = await self.advance(identity)
            except Refused as refused:
                log.warning("tournament %s: %s; tried again", identity, refused.code)
            else:
                under_way += waiting is not None
                awaited += waiting or 0
        self._metrics.tournaments.set(under_way)
        self._metrics.awaited.set(awaited)

    async def advance(self, identity: str) -> int | None:
        """Do what is due in one tournament; returns how many players it waits for, if it is under way."""
        tournament = await self._store.find(identity)
        if tournament is None:
            return None
        if not tournament.row.organiser:
            # Whoever organised it has deleted their account, and nobody else can.
            await self._rounds.end(tournament)
            return None
        if tournament.status == "open":
            await self._begin(tournament)
            return None
        open_tables = [table for table in tournament.current if table.outcomes is None]
        awaited = [await self._look_after(tournament, table) for table in open_tables]
        if not open_tables:
            await self._after_round(tournament)
        return sum(awaited)

    async def _begin(self, tournament: TournamentState) -> None:
        """Begin it if its time has come; cancel it if that will never happen."""
        try:
            if tournament.row.starts_at is None:
                raise Refused("tournament_too_few")
            await self._rounds.begin(tournament)
        except Refused as refused:
            if refused.code != "tournament_too_few":
                raise
            await self._rounds.end(tournament)

    async def _after_round(self, tournament: TournamentState) -> None:
        row, now = tournament.row, self._settings.now()
        if tournament.round >= row.rounds or len(tournament.here()) < 2:
            await self._rounds.end(tournament)
        elif row.next_at is None:
            later = now + int(1000 * self._settings.round_break)
            await self._store.change(tournament.id, row.version, {"next_at": later})
        elif now >= row.next_at and tournament.status == "running":
            await self._rounds.go_on(tournament)

    # --- tables ---------------------------------------------------------------------------------

    async def _look_after(self, tournament: TournamentState, seated: Seated) -> int:
        """Store the result of a table, or see that it goes on; returns how many players it waits for."""
        assert seated.table is not None, "where no game is played, it is known at once what came of it"
        state = (await self._store.states([seated.table])).get(seated.table)
        assignment = None if state is None else state.assignment
        if state is None or assignment is None or state.status == "old_rules":
            await self._record(tournament, seated, all_equal(seated.players, "void"))
        elif state.status == "over":
            await self._record(tournament, seated, await self._played(seated, assignment, state.forfeits))
        elif assignment.void:
            await self._record(tournament, seated, without_absent(seated.players, assignment.absent))
        elif state.status == "running":
            if state.deadline is None:
                # Only bots play, so nobody may have opened it since a restart.
                await self._at_table(seated.table, self._tables.go_on)
        else:
            if self._may_judge(assignment):
                await self._at_table(seated.table, self._stop_waiting)
            return len(assignment.players) - len(assignment.arrived)
        return 0

    async def _played(self, seated: Seated, assignment: Assignment, forfeits: set[int]) -> tuple[Outcome, ...]:
        """The result of a finished game, found by replaying it."""
        assert seated.table is not None
        game = await self._games.stored_game(seated.table)
        assert game is not None
        places = await self._worker.run(places_here, game)
        left = [seat in forfeits for seat in range(len(assignment.players))]
        return played(seated.players, assignment.players, final_places(places, left), left)

    async def _record(self, tournament: TournamentState, seated: Seated, outcomes: tuple[Outcome, ...]) -> None:
        text = msgspec.json.encode(outcomes).decode()
        await self._store.record(tournament.id, seated.round, seated.board, text)

    def _may_judge(self, assignment: Assignment) -> bool:
        """Whether those who are missing had time to come; time without a server does not count."""
        now = self._settings.now()
        return now >= max(assignment.due, self._awake_since + 1000 * self._settings.return_seconds)

    async def _at_table(self, identity: str, act: Callable[[str], Awaitable[None]]) -> None:
        """Do something at a table, if this process runs it or nobody does."""
        with contextlib.suppress(RunElsewhere):
            await act(identity)

    async def _stop_waiting(self, identity: str) -> None:
        """Time is up: those who came play without the others, or win without a game."""
        is_new_here = identity not in self._tables.tables
        table = await self._tables.find(identity)
        if is_new_here and table.exchange.starting:
            # The process that ran the table ended while the game was starting, and nobody has come back.
            self._background.spawn(self._hurry(table))
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
                await self._tables.save(table, Change(table=True))
                self._tables.send_table(table)
                return
            if assignment.absent:
                await self._remove_absent(table, assignment, came)
            await self._start(table)

    async def _remove_absent(self, table: Table, assignment: Assignment, came: list[int]) -> None:
        """Move the others up; their browsers' commitments were for the seats they had before."""
        before = len(table.seats)
        table.seats = [table.seats[seat] for seat in came]
        assignment.players = [assignment.players[seat] for seat in came]
        for seat in table.seats:
            seat.commitment = None
        await self._tables.save(table, Change(table=True, seats_before=before))
        self._tables.send_table(table)
