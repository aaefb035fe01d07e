"""Statistics of people's games over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import orjson
from fastapi import Depends

from daikaiju.games import GAMES
from daikaiju.insight.figures import GameFigures
from daikaiju.insight.habits import HABITS, HabitCount
from daikaiju.insight.over_time import Summary, summary
from daikaiju.server.accounts.dependencies import Identities
from daikaiju.server.http.dependencies import KnownVisitor, kept
from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.server.statistics.messages import GameStatistics, OwnGame, OwnStatistics, SeatHabit, SeatStatistics
from daikaiju.server.statistics.service import Statistics, is_counted, read_figures
from daikaiju.server.statistics.store import CountedGame, SeatOfGame
from daikaiju.server.tables.dependencies import FinishedTable
from daikaiju.server.workers.levels import Levels
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import OVER

router = new_router("/api", 413, 422, 429, 503)

StatisticsService = Annotated[Statistics, kept("statistics")]


async def has_reviewer(levels: Annotated[Levels, kept("levels")]) -> bool:
    return levels.has_champion


HasReviewer = Annotated[bool, Depends(has_reviewer)]
"""Whether games can be reviewed here."""


def can_review(has_reviewer: bool, options: Mapping[str, object]) -> bool:
    return has_reviewer and not options.get("packs")


@router.get("/tables/{identity}/statistics", responses=refusals(404))
async def of_game(table: FinishedTable, statistics: StatisticsService, has_reviewer: HasReviewer) -> GameStatistics:
    """A finished game in figures."""
    if table.status != OVER:
        raise Refused("not_over")
    found = await statistics.figures(table.id)
    people = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    seats = [
        SeatStatistics(number, seat_habits(found, number) if number in people else [], seat.sums)
        for number, seat in enumerate(found.seats)
    ]
    reviewed = any(seat.sums is not None for seat in found.seats)
    return GameStatistics(reviewed, can_review(has_reviewer, table.options), seats)


def seat_habits(figures: GameFigures, seat: int) -> list[SeatHabit]:
    counts = figures.seats[seat].habits.counts
    found = [(name, counts.get(name, HabitCount())) for name in HABITS[figures.game]]
    return [SeatHabit(name, one.cases, one.done, one.reviewed, one.champion) for name, one in found if one.cases]


@router.get("/me/statistics")
async def own(
    known: KnownVisitor, people: Identities, statistics: StatisticsService, has_reviewer: HasReviewer
) -> OwnStatistics:
    """One's own games; those not counted yet are counted in the background. A newcomer has none, and gets no cookie."""
    rows = await statistics.store.of_people(people) if people else []
    seats = await statistics.store.seats_of([row.id for row in rows])
    mine = {row.id: [seat for seat in seats[row.id] if seat.person in people] for row in rows}
    single = [row for row in rows if len(mine[row.id]) == 1]
    missing = [row.id for row in single if not is_counted(row)]
    statistics.later(missing)
    played = [
        (row, mine[row.id][0], figures)
        for row in single
        if row.figures is not None and (figures := read_figures(row)).seats
    ]
    return OwnStatistics(
        known is not None and known.session is not None,
        [own_game(has_reviewer, row, seat, figures) for row, seat, figures in played],
        [found for game in GAMES if (found := summary_of(game, played)).games],
        len(missing),
        len(rows) - len(single),
    )


def own_game(has_reviewer: bool, row: CountedGame, seat: SeatOfGame, figures: GameFigures) -> OwnGame:
    mine = figures.seats[seat.seat]
    return OwnGame(
        row.id,
        row.game,
        figures.edition,
        len(figures.seats),
        row.active_at,
        seat.monster,
        mine.won,
        can_review(has_reviewer, orjson.loads(row.options)),
        mine.sums,
    )


def summary_of(game: str, played: Sequence[tuple[CountedGame, SeatOfGame, GameFigures]]) -> Summary:
    return summary(game, [(figures, seat.seat) for row, seat, figures in played if row.game == game])
