"""Warnings, and the operators' page, over HTTP (docs/protocol.md).

For everyone but operators, the addresses of their page do not exist. Whether somebody
is an operator is looked up in the database at every request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query
from starlette.responses import Response

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.http.dependencies import KnownPerson, KnownVisitor, Posted, VisitorLimits, kept
from daikaiju.server.http.responses import answer
from daikaiju.server.http.router import new_router
from daikaiju.server.moderation.actions import Actor, Operator
from daikaiju.server.moderation.log_follower import LogFollower
from daikaiju.server.moderation.messages import ActDone, ActEntry, NewAct, UnreadWarning, WarningSeen
from daikaiju.server.moderation.reports import report_entries
from daikaiju.server.moderation.store import ModerationStore
from daikaiju.table.refusals import Refused

router = new_router("/api", 403, 404, 409, 413, 422, 429, 503)

WARNINGS = "/me/warnings"
Moderation = Annotated[ModerationStore, kept("moderation")]
Now = Annotated[Callable[[], int], kept("now")]


@router.get(WARNINGS)
async def warnings(person: KnownPerson, moderation: Moderation) -> list[UnreadWarning]:
    """This person's unread warnings; a newcomer has none, and gets no cookie."""
    return [] if person is None else await moderation.unread_warnings(person)


@router.post(WARNINGS)
async def read_warning(
    body: Posted[WarningSeen], person: KnownPerson, moderation: Moderation, now: Now
) -> list[UnreadWarning]:
    """A person says that they have read a warning; returns those that are left."""
    if person is None or not await moderation.read_warning(person, body.number, now()):
        raise Refused("no_such_warning")
    return await moderation.unread_warnings(person)


# --- operators ----------------------------------------------------------------------------------


async def operator(
    known: KnownVisitor,
    moderation: Moderation,
    accounts: AccountService,
    new_operator: Annotated[Callable[[Actor], Operator], kept("operator")],
) -> Operator:
    """The operator who asks; for everybody else this address does not exist."""
    if known is None or known.session is None or not await moderation.is_operator(known.person):
        raise Refused("no_such_page")
    return new_operator(Actor(known.person, await accounts.name_of(known.person)))


OperatorWhoAsks = Annotated[Operator, Depends(operator)]


@router.get("/admin/reports")
async def reports(asks: OperatorWhoAsks, limits: VisitorLimits, resolved: Annotated[bool, Query()] = False) -> Response:
    """Reports that wait for an operator, or all."""
    found = answer(await report_entries(asks.moderation, asks.now(), resolved_too=resolved))
    limits.was_sent(len(found.body))
    return found


@router.get("/admin/log")
async def log(asks: OperatorWhoAsks) -> list[ActEntry]:
    """What operators did last."""
    return await asks.moderation.log()


@router.post("/admin/acts")
async def act(
    asks: OperatorWhoAsks, body: Posted[NewAct], follower: Annotated[LogFollower, kept("follower")]
) -> ActDone:
    done = ActDone(await carry_out(asks, body))
    # This process need not wait until it next reads the log.
    await follower.follow()
    return done


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
