"""Statistics of people's games over HTTP (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import Depends

from daikaiju.server.accounts.dependencies import Identities
from daikaiju.server.http.dependencies import KnownVisitor, kept
from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.server.reviews.routes import ReviewService
from daikaiju.server.statistics.service import Statistics, is_counted, read_figures
from daikaiju.server.tables.dependencies import FinishedTable
from daikaiju.services.statistics.messages import GameStatistics, OwnStatistics
from daikaiju.services.statistics.service import CanReview, PlayedGame, game_statistics, own_game, summaries
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import OVER

router = new_router("/api", 413, 422, 429, 503)

StatisticsService = Annotated[Statistics, kept("statistics")]


async def can_review(reviews: ReviewService) -> CanReview:
    return reviews.can_review


WhatCanBeReviewed = Annotated[CanReview, Depends(can_review)]
"""Whether games can be reviewed here."""


@router.get("/tables/{identity}/statistics", responses=refusals(404))
async def of_game(table: FinishedTable, statistics: StatisticsService, can_review: WhatCanBeReviewed) -> GameStatistics:
    """A finished game in figures."""
    if table.status != OVER:
        raise Refused("not_over")
    people = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    found = await statistics.figures(table.id)
    return game_statistics(found, people, can_review=can_review(table.options))


@router.get("/me/statistics")
async def own(
    known: KnownVisitor, people: Identities, statistics: StatisticsService, can_review: WhatCanBeReviewed
) -> OwnStatistics:
    """One's own games; those not counted yet are counted in the background. A newcomer has none, and gets no cookie."""
    rows = await statistics.store.of_people(people) if people else []
    seats = await statistics.store.seats_of([row.id for row in rows])
    mine = {row.id: [seat for seat in seats[row.id] if seat.person in people] for row in rows}
    single = [row for row in rows if len(mine[row.id]) == 1]
    missing = [row.id for row in single if not is_counted(row)]
    statistics.later(missing)
    played = [
        PlayedGame(row.id, row.game, orjson.loads(row.options), row.active_at, seat.monster, seat.seat, figures)
        for row in single
        for seat in mine[row.id]
        if row.figures is not None and (figures := read_figures(row)).seats
    ]
    return OwnStatistics(
        known is not None and known.session is not None,
        [own_game(one, can_review) for one in played],
        summaries(played),
        len(missing),
        len(rows) - len(single),
    )
