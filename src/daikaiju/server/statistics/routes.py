"""Statistics of people's games over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response
from sqlalchemy import Row

from daikaiju.games import GAMES
from daikaiju.insight.figures import GameFigures
from daikaiju.insight.habits import HABITS, HabitCount
from daikaiju.insight.over_time import Summary, summary
from daikaiju.server.http.identity import Identity
from daikaiju.server.http.responses import Json, answer, refusals
from daikaiju.server.statistics.messages import GameStatistics, OwnGame, OwnStatistics, SeatHabit, SeatStatistics
from daikaiju.server.statistics.service import Counting, is_counted, read_figures
from daikaiju.server.tables.routes import TableId, address_of, finished, limits_of, registry_of
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import OVER

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(413, 422, 429, 503))


def counting_of(request: Request) -> Counting:
    counting: Counting = request.app.state.counting
    return counting


@router.get("/tables/{identity}/statistics", responses=refusals(404))
async def of_game(request: Request, identity: TableId) -> Response:
    """A finished game in figures."""
    table = await finished(registry_of(request), identity)
    if table.status != OVER:
        raise Refused("not_over")
    found = await counting_of(request).figures(identity)
    people = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    seats = [
        SeatStatistics(number, seat_habits(found, number) if number in people else [], seat.sums)
        for number, seat in enumerate(found.seats)
    ]
    reviewed = any(seat.sums is not None for seat in found.seats)
    return answer(GameStatistics(reviewed, can_review(request, table.options), seats))


def seat_habits(figures: GameFigures, seat: int) -> list[SeatHabit]:
    counts = figures.seats[seat].habits.counts
    found = [(name, counts.get(name, HabitCount())) for name in HABITS[figures.game]]
    return [SeatHabit(name, one.cases, one.done, one.reviewed, one.champion) for name, one in found if one.cases]


def can_review(request: Request, options: Mapping[str, object]) -> bool:
    """Whether a game could be reviewed here, now or when the champion is ready."""
    return bool(registry_of(request).bots.preparation.names) and not options.get("packs")


@router.get("/me/statistics")
async def own(request: Request) -> Response:
    """One's own games; those not counted yet are counted in the background. A newcomer has none, and gets no cookie."""
    identity: Identity = request.app.state.identity
    visitor = await identity.visitor(request)
    registry, counting = registry_of(request), counting_of(request)
    people = [] if visitor is None else [visitor.person, *await registry.accounts.former(visitor.person)]
    rows = await counting.store.of_people(people) if people else []
    seats = await counting.store.seats_of([row.id for row in rows])
    mine = {row.id: [seat for seat in seats[row.id] if seat.person in people] for row in rows}
    single = [row for row in rows if len(mine[row.id]) == 1]
    missing = [row.id for row in single if not is_counted(row)]
    counting.later(missing)
    played = [
        (row, mine[row.id][0], figures)
        for row in single
        if row.figures is not None and (figures := read_figures(row)).seats
    ]
    told = OwnStatistics(
        visitor is not None and visitor.session is not None,
        [own_game(request, row, seat, figures) for row, seat, figures in played],
        [found for game in GAMES if (found := summary_of(game, played)).games],
        len(missing),
        len(rows) - len(single),
    )
    answered = answer(told)
    limits_of(request).was_sent(address_of(request), len(answered.body))
    return answered


def own_game(request: Request, row: Row[Any], seat: Row[Any], figures: GameFigures) -> OwnGame:
    mine = figures.seats[seat.seat]
    return OwnGame(
        row.id,
        row.game,
        figures.edition,
        len(figures.seats),
        row.active_at,
        seat.monster,
        mine.won,
        can_review(request, orjson.loads(row.options)),
        mine.sums,
    )


def summary_of(game: str, played: Sequence[tuple[Row[Any], Row[Any], GameFigures]]) -> Summary:
    return summary(game, [(figures, seat.seat) for row, seat, figures in played if row.game == game])
