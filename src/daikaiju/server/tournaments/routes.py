"""Tournaments for people over HTTP: /api/tournaments (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.http.dependencies import AccountHolder, KnownPerson, Person, Posted, VisitorLimits, kept
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.router import new_router
from daikaiju.server.tournaments.messages import ListedTournament, ManageTournament, NewTournament, Tournament
from daikaiju.server.tournaments.service import Tournaments
from daikaiju.table.protocol.new_table import Created, Name
from daikaiju.table.texts import checked_name

router = new_router("/api/tournaments", 401, 403, 404, 409, 413, 422, 429, 503)

TournamentId = Annotated[str, Path(max_length=16, pattern="^[a-z0-9]+$")]
TournamentService = Annotated[Tournaments, kept("tournaments")]


@router.get("")
async def list_tournaments(tournaments: TournamentService) -> list[ListedTournament]:
    return await tournaments.listed()


@router.post("")
async def create(
    body: Posted[NewTournament], holder: AccountHolder, tournaments: TournamentService, limits: VisitorLimits
) -> Created:
    limits.check(Limit.TABLES)
    return Created(await tournaments.create(holder.person, body))


@router.get("/{identity}")
async def tournament(person: KnownPerson, tournaments: TournamentService, identity: TournamentId) -> Tournament:
    """The tournament now; a newcomer gets no cookie."""
    return await tournaments.look(identity, person)


@router.post("/{identity}/join")
async def join(
    body: Posted[Name],
    person: Person,
    tournaments: TournamentService,
    accounts: AccountService,
    identity: TournamentId,
) -> Tournament:
    """Take part, or come back; a guest gives a name."""
    checked_name(await accounts.introduce(person, body.name))
    await tournaments.join(identity, person)
    return await tournaments.look(identity, person)


@router.post("/{identity}/withdraw")
async def withdraw(person: Person, tournaments: TournamentService, identity: TournamentId) -> Tournament:
    await tournaments.withdraw(identity, person)
    return await tournaments.look(identity, person)


@router.post("/{identity}/manage")
async def manage(
    body: Posted[ManageTournament], holder: AccountHolder, tournaments: TournamentService, identity: TournamentId
) -> Tournament:
    await tournaments.manage(identity, holder.person, body)
    return await tournaments.look(identity, holder.person)
