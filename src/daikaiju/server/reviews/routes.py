"""Reviews of finished games over HTTP (docs/protocol.md)."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import Query, Request
from starlette.responses import Response, StreamingResponse

from daikaiju.server.files.sent_file import SentFile
from daikaiju.server.http.dependencies import Person, VisitorLimits, any_person, kept
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.responses import LINES, refusals, text_of
from daikaiju.server.http.router import new_router
from daikaiju.server.reviews.service import Reviews
from daikaiju.server.tables.dependencies import FinishedTable

router = new_router("/api", 413, 422, 429, 503)

ReviewService = Annotated[Reviews, kept("reviews")]
FOLLOWED = {**text_of(LINES), **refusals(403, 404)}


@router.get("/tables/{identity}/review", responses=refusals(404))
async def stored_review(table: FinishedTable, reviews: ReviewService, limits: VisitorLimits) -> Response:
    """The review that was made of a game, or null."""
    found = await reviews.stored(table.id) or b"null"
    limits.was_sent(len(found))
    return Response(found, media_type="application/json")


@router.post("/tables/{identity}/review", response_class=StreamingResponse, responses=FOLLOWED)
async def review_game(
    request: Request,
    table: FinishedTable,
    reviews: ReviewService,
    limits: VisitorLimits,
    again: Annotated[bool, Query()] = False,
) -> Response:
    """Review a game, unless there is a review already and a new one is not asked for."""
    if not again and (found := await reviews.stored(table.id)) is not None:
        return Response(found + b"\n", media_type=LINES)
    reviews.check_game(table)
    limits.check(Limit.REVIEWS)
    person = await any_person(request)
    return StreamingResponse(await reviews.of_game(person, table, limits.counted), media_type=LINES)


@router.post("/review", response_class=StreamingResponse, responses=FOLLOWED)
async def review_file(file: SentFile, person: Person, reviews: ReviewService, limits: VisitorLimits) -> Response:
    """Review a file, which is first read in a process where it can do no harm."""
    reviews.check_reviewer()
    with limits.one_file():
        text = await file.text()
        await file.read("replay", text)
    limits.check(Limit.REVIEWS)
    name = f"file {hashlib.sha256(text).hexdigest()}"
    return StreamingResponse(reviews.of_file(person, name, text, limits.counted), media_type=LINES)
