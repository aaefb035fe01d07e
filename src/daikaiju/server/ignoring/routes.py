"""Somebody's own list of people they have muted or blocked, over HTTP (docs/protocol.md)."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from daikaiju.server.http.identity import Identity
from daikaiju.server.http.responses import Json, answer, body_of, body_schema, refusals
from daikaiju.server.tables.disconnect import send_away_people
from daikaiju.server.tables.routes import registry_of
from daikaiju.table.protocol.ignoring import Ignored, IgnoredRemoved
from daikaiju.table.refusals import Refused

router = APIRouter(
    prefix="/api/me/ignored", default_response_class=Json, responses=refusals(403, 404, 413, 422, 429, 503)
)


async def people_of(request: Request) -> list[str]:
    """All identities of the person who asks; none for a newcomer, who gets no cookie."""
    identity: Identity = request.app.state.identity
    person = await identity.person(request)
    return [] if person is None else [person, *await registry_of(request).accounts.former(person)]


async def told(request: Request, people: list[str]) -> Response:
    rows = await registry_of(request).ignoring.lists_of(people)
    return answer([Ignored(row.id, row.name, row.how, row.at) for row in rows])


@router.get("")
async def ignored(request: Request) -> Response:
    return await told(request, await people_of(request))


@router.post("/remove", openapi_extra=body_schema(IgnoredRemoved))
async def remove(request: Request) -> Response:
    """Stop ignoring somebody; open pages reconnect to hear them again."""
    body = body_of(IgnoredRemoved, await request.body())
    people, registry = await people_of(request), registry_of(request)
    if not await registry.ignoring.remove(people, body.id):
        raise Refused("not_ignored")
    send_away_people(registry, people[:1])
    return await told(request, people)
