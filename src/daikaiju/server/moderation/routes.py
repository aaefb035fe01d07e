"""Warnings, and the operators' page, over HTTP (docs/protocol.md).

For everyone but operators, the addresses of their page do not exist. Whether somebody
is an operator is looked up in the database at every request.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from daikaiju.server.http.identity import Identity
from daikaiju.server.http.responses import Json, answer, body_of, body_schema, refusals
from daikaiju.server.moderation.actions import Actor, Operator
from daikaiju.server.moderation.messages import ActDone, NewAct, UnreadWarning, WarningSeen
from daikaiju.server.moderation.reports import log_entries, report_entries
from daikaiju.server.tables.routes import address_of, limits_of, registry_of
from daikaiju.table.refusals import Refused

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(403, 404, 409, 413, 422, 429, 503))

WARNINGS = "/me/warnings"


async def warnings_of(request: Request, person: str | None) -> Response:
    rows = [] if person is None else await registry_of(request).moderation.unread_warnings(person)
    return answer([UnreadWarning(row.number, row.text, row.at) for row in rows])


async def person_if_any(request: Request) -> str | None:
    identity: Identity = request.app.state.identity
    return await identity.person(request)


@router.get(WARNINGS)
async def warnings(request: Request) -> Response:
    """This person's unread warnings; a newcomer has none, and gets no cookie."""
    return await warnings_of(request, await person_if_any(request))


@router.post(WARNINGS, openapi_extra=body_schema(WarningSeen))
async def read_warning(request: Request) -> Response:
    """A person says that they have read a warning; returns those that are left."""
    body = body_of(WarningSeen, await request.body())
    person, registry = await person_if_any(request), registry_of(request)
    if person is None or not await registry.moderation.read_warning(person, body.number, registry.now()):
        raise Refused("no_such_warning")
    return await warnings_of(request, person)


# --- operators ----------------------------------------------------------------------------------


async def operator(request: Request) -> Operator:
    """The operator who asks; for everybody else this address does not exist."""
    identity: Identity = request.app.state.identity
    registry = registry_of(request)
    visitor = await identity.visitor(request)
    if visitor is None or visitor.session is None or not await registry.moderation.is_operator(visitor.person):
        raise Refused("no_such_page")
    actor = Actor(visitor.person, await registry.store.name_of(visitor.person))
    return Operator(registry.store, registry.accounts, registry.moderation, registry.now, actor)


@router.get("/admin/reports")
async def reports(request: Request, resolved: Annotated[bool, Query()] = False) -> Response:
    """Reports that wait for an operator, or all."""
    asks = await operator(request)
    told = answer(await report_entries(asks.moderation, asks.now(), resolved_too=resolved))
    limits_of(request).was_sent(address_of(request), len(told.body))
    return told


@router.get("/admin/log")
async def log(request: Request) -> Response:
    """What operators did last."""
    asks = await operator(request)
    return answer(await log_entries(asks.moderation))


@router.post("/admin/acts", openapi_extra=body_schema(NewAct))
async def act(request: Request) -> Response:
    asks = await operator(request)
    body = body_of(NewAct, await request.body())
    done = ActDone(await carry_out(asks, body))
    # This process need not wait until it next reads the log.
    await registry_of(request).follower.follow()
    return answer(done)


async def carry_out(asks: Operator, wanted: NewAct) -> int:
    """Do what an operator wants."""
    if wanted.act == "resolve":
        if wanted.report is None:
            raise Refused("bad_target")
        return await asks.resolve(wanted.report, wanted.reason)
    if wanted.act == "close_table":
        if wanted.table is None and wanted.report is None:
            raise Refused("bad_target")
        return await asks.close_named_table(wanted.table, wanted.report, wanted.reason)
    target = await asks.target(wanted.name, wanted.report)
    if wanted.act == "silence":
        return await asks.silence(target, wanted.minutes, wanted.reason)
    acts = {
        "warn": asks.warn,
        "unsilence": asks.unsilence,
        "close_account": asks.close_account,
        "reopen_account": asks.reopen_account,
    }
    return await acts[wanted.act](target, wanted.reason)
