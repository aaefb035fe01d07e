"""People and accounts over HTTP: /api/me, /api/account (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import orjson
from fastapi import Depends, Request
from starlette.responses import Response

from daikaiju.server.accounts.dependencies import AccountService
from daikaiju.server.accounts.messages import (
    Account,
    AccountState,
    Arrival,
    Handover,
    NewPasskey,
    PasskeyName,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyRemoved,
    RecoveryCode,
    SignIn,
    SignOut,
)
from daikaiju.server.accounts.passkeys import Site
from daikaiju.server.accounts.service import Accounts
from daikaiju.server.http.addresses import is_address, is_loopback, name_in
from daikaiju.server.http.dependencies import (
    AccountHolder,
    Browser,
    BrowserThatAsks,
    Guest,
    KnownVisitor,
    Person,
    Posted,
    VisitorLimits,
    account_holder,
    guest,
    kept,
    limited,
)
from daikaiju.server.http.identity import Visitor
from daikaiju.server.http.limits import Limit
from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.table.protocol.new_table import Name
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import checked_name

me = new_router("/api/me", 413, 422, 429)
router = new_router("/api/account", 401, 403, 404, 409, 413, 422, 429, 503)

SELDOM = [limited(Limit.ACCOUNTS)]

Collect = Callable[[str], Awaitable[dict[str, object]]]
"""Collects everything the server knows about somebody."""


@me.get("")
async def own_name(person: Person, accounts: AccountService) -> Name:
    return Name(await accounts.name_of(person))


@me.put("", responses=refusals(403))
async def set_own_name(body: Posted[Name], person: Person, accounts: AccountService) -> Name:
    checked_name(body.name)
    return Name(await accounts.introduce(person, body.name))


# --- from 127.0.0.1 to localhost, and back -------------------------------------------------------


async def on_this_computer(request: Request) -> None:
    """Refuses whoever is not in front of this computer, or calls it by a name that others have, too. What other
    websites ask for is refused before (`http.security`)."""
    headers, client = request.headers, request.client.host if request.client else ""
    forwarded = "x-forwarded-for" in headers or "forwarded" in headers
    if forwarded or not is_loopback(client) or not is_loopback(name_in(headers.get("host", "")) or ""):
        raise Refused("not_this_computer")


HERE = [Depends(on_this_computer)]


@me.post("/handover", dependencies=HERE, responses=refusals(403))
async def hand_over(known: KnownVisitor, accounts: AccountService) -> Handover:
    """What brings this browser's guest to another name of the same computer; to a browser, that is another website."""
    is_guest = known is not None and known.session is None
    return Handover(await accounts.hand_over(known.person) if known and is_guest else None)


@me.post("/arrival", dependencies=HERE, responses=refusals(403))
async def arrive(body: Posted[Arrival], known: KnownVisitor, browser: Browser, accounts: AccountService) -> Name:
    """Bring the guest here; returns the name of whoever this browser is now."""
    person = await accounts.arrive(body.token, None if known is None else known.person)
    if known is None:
        browser.remember(person)
    return Name(await accounts.name_of(person))


# --- accounts -----------------------------------------------------------------------------------


async def site_if_any(request: Request) -> Site | None:
    """Where a request came to. An address is no name, and browsers keep no passkeys for it."""
    host = request.headers.get("host", "").lower()
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if is_address(name.strip("[]")) or not name:
        return None
    return Site(name.rstrip("."), f"{request.scope['scheme']}://{host}")


SiteIfAny = Annotated[Site | None, Depends(site_if_any)]


async def site_of(site: SiteIfAny) -> Site:
    if site is None:
        raise Refused("no_passkeys_here")
    return site


PasskeySite = Annotated[Site, Depends(site_of)]


async def enter(
    browser: BrowserThatAsks, accounts: Accounts, visitor: Visitor, person: str, site: Site | None, code: str | None
) -> Account:
    """Sign a browser in as an account holder."""
    secret, session = browser.identity.new_session()
    await accounts.sign_in(session, person, visitor.person)
    browser.remember(person, secret)
    return await accounts.account(person, site, code)


def leave(browser: BrowserThatAsks, site: Site | None) -> AccountState:
    """Sign this browser out."""
    browser.forget()
    return AccountState(None, site is not None)


@router.get("")
async def state(known: KnownVisitor, site: SiteIfAny, accounts: AccountService) -> AccountState:
    """The account this browser is signed in to; a newcomer has none, and gets no cookie."""
    signed_in = known is not None and known.session is not None
    return AccountState(await accounts.account(known.person, site) if known and signed_in else None, site is not None)


@router.post("/question", dependencies=SELDOM)
async def question(
    request: Request, body: Posted[PasskeyQuestion], site: SiteIfAny, accounts: AccountService
) -> PasskeyOptions:
    """What the page should ask its browser to sign."""
    visitor = await (account_holder if body.purpose == "add" else guest)(request)
    return PasskeyOptions(await accounts.question(visitor.person, await site_of(site), body.purpose, body.name))


@router.post("", dependencies=[limited(Limit.NEW_ACCOUNTS)])
async def make(
    body: Posted[NewPasskey], visitor: Guest, browser: Browser, site: PasskeySite, accounts: AccountService
) -> Account:
    """A guest makes an account, and keeps everything played in this browser."""
    secret, session = browser.identity.new_session()
    code = await accounts.make(visitor.person, site, body, session)
    browser.remember(visitor.person, secret)
    return await accounts.account(visitor.person, site, code)


@router.post("/sign-in", dependencies=SELDOM)
async def sign_in(
    body: Posted[SignIn], visitor: Guest, browser: Browser, site: PasskeySite, accounts: AccountService
) -> Account:
    person = await accounts.recognised(visitor.person, site, body.credential)
    return await enter(browser, accounts, visitor, person, site, None)


@router.post("/recover", dependencies=SELDOM)
async def recover(
    body: Posted[RecoveryCode], visitor: Guest, browser: Browser, site: SiteIfAny, accounts: AccountService
) -> Account:
    """Sign in with the recovery code, which is replaced; every other browser is signed out."""
    person, code = await accounts.recovered(body.code)
    return await enter(browser, accounts, visitor, person, site, code)


@router.put("", dependencies=SELDOM)
async def rename(body: Posted[Name], holder: AccountHolder, site: SiteIfAny, accounts: AccountService) -> Account:
    await accounts.rename(holder.person, body.name)
    return await accounts.account(holder.person, site)


@router.post("/passkeys", dependencies=SELDOM)
async def add_passkey(
    body: Posted[NewPasskey], holder: AccountHolder, site: PasskeySite, accounts: AccountService
) -> Account:
    await accounts.add_passkey(holder.person, site, body)
    return await accounts.account(holder.person, site)


@router.post("/passkeys/rename")
async def rename_passkey(
    body: Posted[PasskeyName], holder: AccountHolder, site: SiteIfAny, accounts: AccountService
) -> Account:
    await accounts.rename_passkey(holder.person, body.id, body.name)
    return await accounts.account(holder.person, site)


@router.post("/passkeys/remove", dependencies=SELDOM)
async def remove_passkey(
    body: Posted[PasskeyRemoved], holder: AccountHolder, site: SiteIfAny, accounts: AccountService
) -> Account:
    await accounts.remove_passkey(holder.person, body.id, body.code)
    return await accounts.account(holder.person, site)


@router.post("/code", dependencies=SELDOM)
async def replace_code(holder: AccountHolder, site: SiteIfAny, accounts: AccountService) -> Account:
    """A new recovery code, instead of the one before."""
    return await accounts.account(holder.person, site, await accounts.replace_code(holder.person))


@router.post("/sign-out")
async def sign_out(
    body: Posted[SignOut], holder: AccountHolder, browser: Browser, site: SiteIfAny, accounts: AccountService
) -> AccountState:
    await accounts.sign_out(holder.person, None if body.everywhere else holder.session)
    return leave(browser, site)


@router.post("/delete")
async def delete(
    body: Posted[Name], holder: AccountHolder, browser: Browser, site: SiteIfAny, accounts: AccountService
) -> AccountState:
    """Delete an account, if its name is repeated."""
    await accounts.delete(holder.person, body.name)
    return leave(browser, site)


@router.get("/data", dependencies=SELDOM)
async def data(
    holder: AccountHolder, collect: Annotated[Collect, kept("personal_data")], limits: VisitorLimits
) -> Response:
    """Everything the server knows about an account holder, as a file."""
    text = orjson.dumps(await collect(holder.person), option=orjson.OPT_INDENT_2)
    limits.was_sent(len(text))
    name = 'attachment; filename="daikaiju.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
