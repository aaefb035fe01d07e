"""The first screen over HTTP: /api/home (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from daikaiju.server.accounts.dependencies import Identities
from daikaiju.server.home.store import HomeStore
from daikaiju.server.http.dependencies import kept
from daikaiju.server.http.router import new_router
from daikaiju.server.statistics.routes import StatisticsService, WhatCanBeReviewed
from daikaiju.server.statistics.service import read_figures
from daikaiju.server.tables import mapping
from daikaiju.server.tables.dependencies import StoredTables, Tables
from daikaiju.server.tables.routes import current
from daikaiju.server.tables.statements import CLOSED
from daikaiju.services.home.messages import Home
from daikaiju.services.home.service import home, shown_at_home
from daikaiju.table import views
from daikaiju.table.protocol.tables import ListedTable
from daikaiju.table.table import OVER, RUNNING

router = new_router("/api/home", 413, 422, 429)

A_MOMENT = 10 * 60 * 1000
"""For how many milliseconds after the last answer a game counts as being played."""

Counts = Annotated[HomeStore, kept("home")]


@router.get("")
async def first_screen(
    people: Identities,
    tables: Tables,
    store: StoredTables,
    statistics: StatisticsService,
    counts: Counts,
    can_review: WhatCanBeReviewed,
) -> Home:
    """What the first screen shows; a newcomer has no games, and gets no cookie."""
    stored = await store.tables_of(people) if people else []
    own = [await current(tables, one) for one in stored if one.table.status != CLOSED]
    shown = shown_at_home(own)
    counted = await statistics.store.of_tables([table.id for table in shown if table.status == OVER])
    figures = {row.id: read_figures(row) for row in counted if row.figures is not None}
    statistics.later(row.id for row in counted if row.figures is None)
    since = tables.now() - A_MOMENT
    return home(
        shown,
        people,
        figures,
        now=tables.server_time(),
        can_review=can_review,
        playing=await counts.playing(since, people),
        waiting=await counts.waiting(since, people),
        live=await a_live_game(people, tables, store, since),
    )


async def a_live_game(people: list[str], tables: Tables, store: StoredTables, since: int) -> ListedTable | None:
    """The public game in progress with the latest answer, unless somebody of these plays it."""
    for one in await store.listed(since):
        table = tables.tables.get(one.table.id) or mapping.from_stored(one)
        if table.status == RUNNING and table.people.isdisjoint(people):
            return views.listing(table)
    return None
