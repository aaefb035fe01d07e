"""Reviews of finished games over HTTP (docs/protocol.md)."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from daikaiju.server.http.responses import Json, Responses, refusals
from daikaiju.server.tables.archive import read_archive
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.routes import (
    FILE,
    TableId,
    address_of,
    file_text,
    finished,
    limits_of,
    person_of,
    read_safely,
    registry_of,
)
from daikaiju.server.workers.review_child import ReviewJob
from daikaiju.server.workers.reviews import ReviewUnderWay
from daikaiju.table.entries import Entry, without_undone
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OVER, Table

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(413, 422, 429, 503))
LINES = "application/x-ndjson"
TOLD: Responses = {200: {"content": {LINES: {"schema": {"type": "string"}}}}}


@router.get("/tables/{identity}/review", responses=refusals(404))
async def stored_review(request: Request, identity: TableId) -> Response:
    """The review that was made of a game, or null."""
    registry = registry_of(request)
    await finished(registry, identity)
    found = await registry.store.review(identity)
    limits_of(request).was_sent(address_of(request), len(found or b""))
    return Response(found or b"null", media_type="application/json")


@router.post("/tables/{identity}/review", response_class=StreamingResponse, responses={**TOLD, **refusals(403, 404)})
async def review_game(
    request: Request, response: Response, identity: TableId, again: Annotated[bool, Query()] = False
) -> Response:
    """Review a game, unless there is a review already and a new one is not asked for."""
    registry = registry_of(request)
    table = await finished(registry, identity)
    if not again and (found := await registry.store.review(identity)) is not None:
        return Response(found + b"\n", media_type=LINES)
    check_can_review(registry, table)
    limits_of(request).check_review(address_of(request))
    person = await person_of(request, response)
    text = read_archive(await registry.archive(table))["file"]
    rows = await registry.store.answers(table.id)
    numbers = [entry.number for entry in without_undone(Entry(row.number, row.seat, row.choice) for row in rows)]

    async def keep(review: bytes) -> None:
        await registry.store.set_review(table.id, registry.now(), review)

    whose = limits_of(request).counted(address_of(request))
    return told(registry, response, registry.reviews.ask(person, ReviewJob(table.id, text, numbers), keep, whose))


@router.post("/review", openapi_extra=FILE, response_class=StreamingResponse, responses={**TOLD, **refusals(403, 404)})
async def review_file(request: Request, response: Response) -> Response:
    """Review a file, which is first read in a process where it can do no harm."""
    registry = registry_of(request)
    check_can_review(registry)
    with limits_of(request).one_file(address_of(request)):
        text = file_text(request.headers.get("content-type", ""), await request.body())
        await read_safely(request, "replay", text)
    limits_of(request).check_review(address_of(request))
    person = await person_of(request, response)
    name = f"file {hashlib.sha256(text).hexdigest()}"
    whose = limits_of(request).counted(address_of(request))
    return told(registry, response, registry.reviews.ask(person, ReviewJob(name, text.decode(), None), whose=whose))


def check_can_review(registry: TableRegistry, table: Table | None = None) -> None:
    """Refuse unless this game can be reviewed now."""
    if table is not None and (table.status != OVER or table.options.get("packs")):
        raise Refused("no_review")
    if registry.bots.preparation.waiting:
        raise Refused("review_not_ready")
    if not registry.bots.preparation.names:
        raise Refused("no_review")


def told(registry: TableRegistry, response: Response, review: ReviewUnderWay) -> Response:
    """The progress of a review and the review itself, a line of JSON for each."""
    return StreamingResponse(registry.reviews.follow(review), media_type=LINES, headers=dict(response.headers))
