"""A table as others see it: whole, or as a line in a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from daikaiju.fairness.exchange import COMMITTING
from daikaiju.table.clock import left
from daikaiju.table.protocol import tables
from daikaiju.table.protocol.coach import CoachState
from daikaiju.table.protocol.fair import Fair, SeatCommitment, told_proof
from daikaiju.table.protocol.ignoring import How
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.table import OVER, RUNNING, Table

NOBODY: Final[Mapping[str, How]] = {}


def table_for(table: Table, person: str, ignores: Mapping[str, How] = NOBODY) -> tables.Table:
    """The table as one person sees it, who ignores some others."""
    present = table.present()
    return tables.Table(
        id=table.id,
        status=table.status,
        game=table.game,
        options=table.options,
        creator=person == table.creator,
        host=table.host,
        locked=table.locked,
        rated=table.rated is not None,
        listed=table.listed,
        starts_itself=table.starts_itself,
        lesson=table.lesson,
        tournament=None if table.assignment is None else table.assignment.competition,
        coach=coach_state(table),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        clock=table.clock,
        terms=table.terms,
        seats=[seat_for(seat, person, present, ignores) for seat in table.seats],
        spectators=len(present - table.people),
        fair=fair_state(table),
    )


def coach_state(table: Table) -> CoachState | None:
    """Who wants the coach, where there is one."""
    if not table.has_coach:
        return None
    wanted = [
        number for number, seat in enumerate(table.seats) if seat.by == PERSON and seat.person in table.wants_coach
    ]
    return CoachState(wanted, table.coach_is_on)


def fair_state(table: Table) -> Fair:
    """What can be known about the dice now."""
    exchange = table.exchange
    told = told_proof(exchange.proof(), over=table.status == OVER, stage=exchange.stage)
    if exchange.stage == COMMITTING:
        told.commitments = [
            SeatCommitment(number, seat.commitment)
            for number, seat in enumerate(table.seats)
            if seat.commitment is not None
        ]
    if table.lesson is not None:
        told.scheme = "lesson"
    return told


def listing(table: Table) -> tables.ListedTable:
    """The table in the list of tables."""
    return tables.ListedTable(
        id=table.id,
        status=table.status,
        game=table.game,
        options=table.options,
        locked=table.locked,
        rated=table.rated is not None,
        clock=table.clock,
        seats=[tables.ListedSeat(seat.monster, seat.by, seat.name, seat.bot) for seat in table.seats],
        spectators=table.spectators(),
    )


def own_listing(table: Table, people: Sequence[str], now: int) -> tables.OwnTable:
    """The table in somebody's own list, under any identity they had, at a moment of server time."""
    mine = sorted(seat for person in people for seat in table.seats_of(person))
    asked = table.status == RUNNING and table.play is not None and table.play.asked in mine
    return tables.OwnTable(
        **msgspec.structs.asdict(listing(table)),
        mine=mine,
        at=table.active_at,
        asked=asked,
        left_ms=left(table, now) if asked and table.deadline is not None else None,
    )


def seat_for(seat: Seat, person: str, present: set[str], ignores: Mapping[str, How]) -> tables.Seat:
    """A seat as one person sees it."""
    mine = seat.by == PERSON and seat.person == person
    return tables.Seat(
        monster=seat.monster,
        by=seat.by,
        name=seat.name,
        bot=seat.bot,
        mine=mine,
        claim=seat.claim if mine else None,
        connected=seat.by == PERSON and seat.person in present,
        away=seat.away,
        left_ms=seat.left_ms,
        agreed=seat.agreed,
        ignored=ignores.get(seat.person) if seat.by == PERSON and seat.person is not None else None,
    )
