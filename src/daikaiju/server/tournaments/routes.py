"""Tournaments for people over HTTP: /api/tournaments (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from daikaiju.server.accounts.routes import identity_of, signed_in
from daikaiju.server.http.responses import Json, answer, body_of, body_schema, refusals
from daikaiju.server.tables.routes import address_of, introduced, limits_of, person_of, registry_of
from daikaiju.server.tournaments import service, views
from daikaiju.server.tournaments.competition import Competition
from daikaiju.server.tournaments.messages import ManageTournament, NewTournament, Tournament
from daikaiju.server.tournaments.scheduler import Keeper
from daikaiju.table.protocol.new_table import Created, Name
from daikaiju.table.texts import checked_name

router = APIRouter(
    prefix="/api/tournaments", default_response_class=Json, responses=refusals(401, 403, 404, 409, 413, 422, 429, 503)
)

TournamentId = Annotated[str, Path(max_length=16, pattern="^[a-z0-9]+$")]

SEEN_EVERY = 20_000
"""How many milliseconds pass before it is stored again that a player's page is open."""


def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


@router.get("")
async def list_tournaments(request: Request) -> Response:
    return answer([views.listed(row) for row in await keeper_of(request).store.listed()])


@router.post("", openapi_extra=body_schema(NewTournament))
async def create(request: Request) -> Response:
    body = body_of(NewTournament, await request.body())
    visitor = await signed_in(request)
    limits_of(request).check_table(address_of(request))
    store = keeper_of(request).store
    return answer(Created(await service.create(registry_of(request), store, visitor.person, body)))


@router.get("/{identity}")
async def tournament(request: Request, identity: TournamentId) -> Response:
    """The tournament now; a newcomer gets no cookie."""
    person = await identity_of(request).person(request)
    return answer(await told(request, identity, person))


async def told(request: Request, identity: str, person: str | None) -> Tournament:
    store, now = keeper_of(request).store, registry_of(request).now()
    competition = await service.find(store, identity)
    persons = [] if person is None else await store.persons(person)
    await note_seen(request, competition, persons, now)
    states = await store.states([table.table for table in competition.tables if table.table is not None])
    return views.told(competition, states, persons, now)


async def note_seen(request: Request, competition: Competition, persons: list[str], now: int) -> None:
    mine = competition.player_of(persons)
    if mine is not None and competition.status == "open" and now - mine.seen_at > SEEN_EVERY:
        await keeper_of(request).store.seen(competition.id, mine.number, now)


@router.post("/{identity}/join", openapi_extra=body_schema(Name))
async def join(request: Request, response: Response, identity: TournamentId) -> Response:
    """Take part, or come back; a guest gives a name."""
    body = body_of(Name, await request.body())
    person = await person_of(request, response)
    registry = registry_of(request)
    checked_name(await introduced(registry, person, body.name))
    await service.join(registry, keeper_of(request).store, identity, person)
    return answer(await told(request, identity, person), response)


@router.post("/{identity}/withdraw")
async def withdraw(request: Request, response: Response, identity: TournamentId) -> Response:
    person = await person_of(request, response)
    await service.withdraw(keeper_of(request).store, identity, person)
    return answer(await told(request, identity, person), response)


@router.post("/{identity}/manage", openapi_extra=body_schema(ManageTournament))
async def manage(request: Request, identity: TournamentId) -> Response:
    body = body_of(ManageTournament, await request.body())
    visitor = await signed_in(request)
    await service.manage(registry_of(request), keeper_of(request).store, identity, visitor.person, body)
    return answer(await told(request, identity, visitor.person))
