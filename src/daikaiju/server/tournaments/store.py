"""Tournaments in the database. A change names the version it is based on; the first one wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, and_, bindparam, func, insert, or_, select, update

from daikaiju.server.accounts.schema import former_people, people
from daikaiju.server.db.queries import Querying, typed
from daikaiju.server.db.upsert import Values
from daikaiju.server.db.writer import Change
from daikaiju.server.tables.schema import tables
from daikaiju.server.tournaments.outcomes import Outcome
from daikaiju.server.tournaments.schema import UNFINISHED, competition_players, competition_tables, competitions
from daikaiju.server.tournaments.state import Player, Seated, TournamentRow, TournamentState
from daikaiju.table.assignment import Assignment, assignment_from
from daikaiju.table.stored_parts import forfeits_of

MOST_LISTED = 100
set_outcomes = (
    update(competition_tables)
    .where(
        competition_tables.c.competition_id == bindparam("competition"),
        competition_tables.c.round == bindparam("in_round"),
        competition_tables.c.board == bindparam("at_board"),
        competition_tables.c.outcomes.is_(None),
    )
    .values(outcomes=bindparam("new_outcomes"))
)
"""The result of a table, unless it is stored already."""

UNDER_WAY = ("running", "paused")
maybe_due = select(competitions.c.id).where(
    or_(
        competitions.c.status.in_(UNDER_WAY),
        and_(
            competitions.c.status == "open",
            or_(
                competitions.c.starts_at <= bindparam("now"),
                competitions.c.created_at < bindparam("too_old"),
                competitions.c.organiser == "",
            ),
        ),
    )
)
"""Asked every second, so built once."""


@dataclass(frozen=True, slots=True)
class TableState:
    """What a tournament has to know about one of its tables."""

    status: str
    deadline: int | None
    assignment: Assignment | None
    forfeits: set[int]


decode_players = msgspec.json.Decoder(tuple[int, ...]).decode
decode_outcomes = msgspec.json.Decoder(tuple[Outcome, ...]).decode


class TournamentStore(Querying):
    """All queries about tournaments."""

    async def _store(
        self, *changes: tuple[Executable, Values | Sequence[Values] | None], first_must_count: bool = False
    ) -> bool:
        """Make all changes or none; none if the first must change a row and does not."""
        async with self._changing() as connection:
            for number, (change, rows) in enumerate(changes):
                done = await connection.execute(change, rows)
                if first_must_count and number == 0 and done.rowcount != 1:
                    return False
        return True

    # --- reading --------------------------------------------------------------------------------

    async def find(self, identity: str) -> TournamentState | None:
        """Everything about a tournament, possibly a moment out of date."""
        found = await self._all(self._with_organiser().where(competitions.c.id == identity))
        if not found:
            return None
        of, board = competition_players.c, competition_tables.c
        players = (
            select(
                of.number,
                of.person,
                func.coalesce(people.c.name, "").label("name"),
                of.status,
                of.seen_at,
                of.seed,
                of.back_since,
            )
            .select_from(competition_players.outerjoin(people, people.c.id == of.person))
            .where(of.competition_id == identity)
            .order_by(of.number)
        )
        of_tables = select(competition_tables).where(board.competition_id == identity)
        # Every change raises the version, so a change based on rows from different moments is not made.
        return TournamentState(
            typed(TournamentRow, found)[0],
            typed(Player, await self._all(players)),
            [
                Seated(
                    row.round,
                    row.board,
                    decode_players(row.players),
                    row.table_id,
                    None if row.outcomes is None else decode_outcomes(row.outcomes),
                )
                for row in await self._all(of_tables.order_by(board.round, board.board))
            ],
        )

    async def listed(self) -> list[TournamentRow]:
        """Tournaments that are open or under way, and the last that ended, with the number of their players."""
        of = competitions.c
        order = or_(of.status.in_(UNFINISHED)).desc(), func.coalesce(of.ended_at, of.created_at).desc()
        counted = (
            select(func.count())
            .where(competition_players.c.competition_id == of.id, competition_players.c.status != "dropped")
            .scalar_subquery()
            .label("players")
        )
        query = self._with_organiser().add_columns(counted).where(of.status != "cancelled")
        return typed(TournamentRow, await self._all(query.order_by(*order).limit(MOST_LISTED)))

    @staticmethod
    def _with_organiser() -> Select[Any]:
        organiser = people.c.name.label("organiser_name")
        return select(competitions, organiser).outerjoin(people, people.c.id == competitions.c.organiser)

    async def of_people(self, persons: Sequence[str]) -> list[TournamentRow]:
        """The tournaments that somebody organised or takes part in, the newest first."""
        of = competitions.c
        plays = select(competition_players.c.competition_id).where(competition_players.c.person.in_(persons))
        mine = select(competitions).where(or_(of.organiser.in_(persons), of.id.in_(plays)))
        return typed(TournamentRow, await self._all(mine.order_by(of.created_at.desc())))

    async def due(self, now: int, too_old: int) -> list[str]:
        """Tournaments in which something may be due."""
        return [row.id for row in await self._all(maybe_due, {"now": now, "too_old": too_old})]

    async def count_unfinished(self, organiser: str) -> int:
        of = competitions.c
        mine = select(func.count()).where(of.organiser == organiser, of.status.in_(UNFINISHED))
        return int((await self._all(mine))[0][0])

    async def states(self, identities: Sequence[str]) -> dict[str, TableState]:
        """The state of tables by their id."""
        of = tables.c
        query = select(of.id, of.status, of.deadline, of.assignment, of.forfeits).where(of.id.in_(identities))
        return {
            row.id: TableState(row.status, row.deadline, assignment_from(row.assignment), forfeits_of(row.forfeits))
            for row in await self._all(query)
        }

    async def persons(self, person: str) -> list[str]:
        """All identities of somebody: themselves, and the guests they were before signing in."""
        rows = await self._all(select(former_people.c.id).where(former_people.c.person == person))
        return [person, *(row.id for row in rows)]

    # --- changing -------------------------------------------------------------------------------

    async def add(self, row: Values) -> None:
        await self._store((insert(competitions), row))

    async def change(self, identity: str, version: int, values: Values, *others: Change) -> bool:
        """Change a tournament, and other rows with it; False if somebody else changed it first."""
        of = competitions.c
        first = (
            update(competitions).where(of.id == identity, of.version == version).values(version=version + 1, **values)
        )
        others = tuple((statement, rows) for statement, rows in others if rows)
        return await self._store((first, None), *others, first_must_count=True)

    async def record(self, identity: str, round_: int, board: int, outcomes: str) -> None:
        """The result of a table, unless it is stored already."""
        row = {"competition": identity, "in_round": round_, "at_board": board, "new_outcomes": outcomes}
        await self._store((set_outcomes, row))

    async def seen(self, identity: str, number: int, now: int) -> None:
        """Note that the page of a player asked for the state."""
        of = competition_players.c
        mine = update(competition_players).where(of.competition_id == identity, of.number == number)
        await self._store((mine.values(seen_at=now), None))
