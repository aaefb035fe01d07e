"""The analysis board over HTTP (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Query
from starlette.responses import Response, StreamingResponse

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.files.sent_file import SentBody, SentFile
from daikaiju.server.http.dependencies import Person, Posted, VisitorLimits, kept, limited
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.responses import LINES, refusals, text_of
from daikaiju.server.http.router import RequestBody, new_router
from daikaiju.server.tables.dependencies import FinishedTable, StoredTables, Tables
from daikaiju.services.analysis_board.messages import AnalysisRequest, PlayOn, Step
from daikaiju.services.analysis_board.play_on import play_on
from daikaiju.services.analysis_board.service import Beginning, Standing, asked_about
from daikaiju.services.coaching import hint_lines
from daikaiju.table.coach import Coach
from daikaiju.table.entries import without_undone
from daikaiju.table.protocol.new_table import Created
from daikaiju.table.refusals import Refused

router = new_router("/api", 403, 413, 422, 429, 503)

SentPosition = Annotated[SentBody, RequestBody(AnalysisRequest)]


@router.post("/analysis", responses=refusals(409), dependencies=[limited(Limit.ANALYSES)])
async def analyse(sent: SentPosition) -> Response:
    """Where a game stands, and what comes of an answer."""
    return Response(await sent.read_body("analyse"), media_type="application/json")


@router.post("/analysis/play", responses=refusals(409))
async def play_from_here(
    body: Posted[PlayOn],
    person: Person,
    sent: SentBody,
    tables: Tables,
    accounts: AccountService,
    limits: VisitorLimits,
) -> Created:
    """A table at which a game is played on from a position, against bots."""
    name = await accounts.introduce(person, body.name)
    limits.check(Limit.TABLES)
    beginning = msgspec.json.decode(await sent.read_body("begin"), type=Beginning)
    return Created((await play_on(tables, person, name, beginning, body.seat, body.bot)).id)


@router.get("/tables/{identity}/step", responses=refusals(404))
async def step_of_number(
    table: FinishedTable, store: StoredTables, number: Annotated[int, Query(ge=-1, le=10**6)]
) -> Step:
    """Which step of its file an entry of a finished game is."""
    counted = without_undone(await store.entries(table.id))
    return Step(sum(entry.number <= number for entry in counted))


@router.post("/hint", response_class=StreamingResponse, responses={**text_of(LINES), **refusals(409)})
async def hint(
    file: SentFile,
    person: Person,
    coach: Annotated[Coach, kept("coach")],
    limits: VisitorLimits,
) -> Response:
    """What the coach says about the position at the end of a file: better and better, a line of JSON each time."""
    if not coach.is_offered:
        raise Refused("no_coach")
    limits.check(Limit.ANALYSES)
    text = await file.text()
    found = msgspec.json.decode(await file.read("stand", text), type=Standing)
    lines = hint_lines(coach, person, asked_about(text, found, coach), limits.counted)
    return StreamingResponse(lines, media_type=LINES)
