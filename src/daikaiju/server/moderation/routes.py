"""Warnings, and the operators' page, over HTTP (docs/protocol.md).

For everyone but operators, the addresses of their page do not exist. Whether somebody
is an operator is looked up in the database at every request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.http.dependencies import KnownPerson, KnownVisitor, Posted, kept
from daikaiju.server.http.router import new_router
from daikaiju.server.moderation.actions import Actor, Operator
from daikaiju.server.moderation.log_follower import LogFollower
from daikaiju.server.moderation.messages import ActDone, ActEntry, NewAct, ReportEntry, UnreadWarning, WarningSeen
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
async def reports(asks: OperatorWhoAsks, resolved: Annotated[bool, Query()] = False) -> list[ReportEntry]:
    """Reports that wait for an operator, or all."""
    return await report_entries(asks.moderation, asks.now(), resolved_too=resolved)


@router.get("/admin/log")
async def log(asks: OperatorWhoAsks) -> list[ActEntry]:
    """What operators did last."""
    return await asks.moderation.log()


@router.post("/admin/acts")
async def act(
    asks: OperatorWhoAsks, body: Posted[NewAct], follower: Annotated[LogFollower, kept("follower")]
) -> ActDone:
    done = ActDone(await asks.act(body.act, body.reason, body.name, body.table, body.report, body.minutes))
    # This process need not wait until it next reads the log.
    await follower.follow()
    return done
