"""The analysis board over HTTP (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from daikaiju.server.analysis_board.messages import AnalysisRequest, PlayOn, Step
from daikaiju.server.analysis_board.play_on import play_on
from daikaiju.server.analysis_board.service import Beginning, Standing
from daikaiju.server.http.responses import Json, Responses, answer, body_of, body_schema, refusals
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.routes import (
    FILE,
    TableId,
    address_of,
    file_text,
    finished,
    introduced,
    limits_of,
    person_of,
    read_safely,
    registry_of,
)
from daikaiju.table.coach import Position
from daikaiju.table.entries import Entry, without_undone
from daikaiju.table.protocol.coach import CoachHint
from daikaiju.table.protocol.new_table import Created
from daikaiju.table.refusals import Refused

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(403, 413, 422, 429, 503))
LINES = "application/x-ndjson"
TOLD: Responses = {200: {"content": {LINES: {"schema": {"type": "string"}}}}}


@router.post("/analysis", openapi_extra=body_schema(AnalysisRequest), responses=refusals(409))
async def analyse(request: Request) -> Response:
    """Where a game stands, and what comes of an answer."""
    limits_of(request).check_analysis(address_of(request))
    return Response(await read_safely(request, "analyse", await request.body()), media_type="application/json")


@router.post("/analysis/play", openapi_extra=body_schema(PlayOn), responses=refusals(409))
async def play_from_here(request: Request, response: Response) -> Response:
    """A table at which a game is played on from a position, against bots."""
    body = await request.body()
    asked = body_of(PlayOn, body)
    person = await person_of(request, response)
    registry = registry_of(request)
    name = await introduced(registry, person, asked.name)
    limits_of(request).check_table(address_of(request))
    beginning = msgspec.json.decode(await read_safely(request, "begin", body), type=Beginning)
    table = await play_on(registry, person, name, beginning, asked.seat, asked.bot)
    return answer(Created(table.id), response)


@router.get("/tables/{identity}/step", responses=refusals(404))
async def step_of_number(
    request: Request, identity: TableId, number: Annotated[int, Query(ge=-1, le=10**6)]
) -> Response:
    """Which step of its file an entry of a finished game is."""
    registry = registry_of(request)
    table = await finished(registry, identity)
    rows = await registry.store.answers(table.id)
    kept = without_undone(Entry(row.number, row.seat, row.choice) for row in rows)
    return answer(Step(sum(entry.number <= number for entry in kept)))


@router.post("/hint", openapi_extra=FILE, response_class=StreamingResponse, responses={**TOLD, **refusals(409)})
async def hint(request: Request, response: Response) -> Response:
    """What the coach says about the position at the end of a file: better and better, a line of JSON each time."""
    registry = registry_of(request)
    preparation = registry.bots.preparation
    if preparation.waiting:
        raise Refused("coach_not_ready")
    if not preparation.names:
        raise Refused("no_coach")
    limits_of(request).check_analysis(address_of(request))
    text = file_text(request.headers.get("content-type", ""), await request.body())
    found = msgspec.json.decode(await read_safely(request, "stand", text), type=Standing)
    if found.options.get("packs"):
        raise Refused("no_coach")
    person = await person_of(request, response)
    name = f"analysis {hashlib.sha256(text).hexdigest()}"
    position = Position(name, 0, found.game, found.seats, found.options, base64.b64decode(found.record))
    whose = limits_of(request).counted(address_of(request))
    told = hints(registry, person, position, whose)
    return StreamingResponse(told, media_type=LINES, headers=dict(response.headers))


async def hints(registry: TableRegistry, person: str, position: Position, whose: str) -> AsyncIterator[bytes]:
    """The coach's hints as they come; the end when it has no more to say, or the person asks about something else."""
    told: asyncio.Queue[CoachHint | None] = asyncio.Queue()
    is_wanted = True
    thinking = registry.coach.think(person, position, lambda: is_wanted, told.put_nowait, whose)
    thinking.add_done_callback(lambda _: told.put_nowait(None))
    try:
        while (one := await told.get()) is not None:
            yield msgspec.json.encode(one) + b"\n"
    finally:
        is_wanted = False
