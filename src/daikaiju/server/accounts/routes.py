"""Accounts over HTTP: /api/account (docs/protocol.md)."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, Request, Response

from daikaiju.server.accounts import service
from daikaiju.server.accounts.messages import (
    AccountState,
    NewPasskey,
    PasskeyName,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyRemoved,
    RecoveryCode,
    SignIn,
    SignOut,
)
from daikaiju.server.accounts.passkeys import Site, site_of
from daikaiju.server.accounts.personal_data import data_of
from daikaiju.server.accounts.recovery import hash_of, new_code
from daikaiju.server.accounts.service import Holder, told_account
from daikaiju.server.http.identity import Identity, Visitor
from daikaiju.server.http.responses import Json, answer, body_of, body_schema, refusals
from daikaiju.server.tables.disconnect import send_away_people
from daikaiju.server.tables.routes import address_of, limits_of, registry_of, visitor_of
from daikaiju.table.protocol.new_table import Name
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import checked_name

router = APIRouter(
    prefix="/api/account", default_response_class=Json, responses=refusals(401, 403, 404, 409, 413, 422, 429, 503)
)


def identity_of(request: Request) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def site_if_any(request: Request) -> Site | None:
    try:
        return site_of(request)
    except Refused:
        return None


def holder_of(request: Request, visitor: Visitor) -> Holder:
    return Holder(registry_of(request), visitor.person, site_of(request))


async def signed_in(request: Request) -> Visitor:
    """The account holder who asks."""
    visitor = await identity_of(request).visitor(request)
    if visitor is None or visitor.session is None:
        raise Refused("not_signed_in")
    return visitor


async def guest(request: Request, response: Response) -> Visitor:
    """The guest who asks."""
    visitor = await visitor_of(request, response)
    if visitor.session is not None:
        raise Refused("signed_in")
    return visitor


async def told(request: Request, person: str, code: str | None = None, response: Response | None = None) -> Response:
    return answer(await told_account(registry_of(request), person, site_if_any(request), code), response)


async def enter(request: Request, response: Response, visitor: Visitor, person: str, code: str | None) -> Response:
    """Sign a browser in: its guest's games go to the account, and its pages reconnect as the account holder's."""
    registry, identity = registry_of(request), identity_of(request)
    secret, session = identity.new_session(person)
    await registry.accounts.sign_in(session, visitor.person)
    send_away_people(registry, [visitor.person])
    response.headers["set-cookie"] = identity.set_cookie(request, person, secret)
    return await told(request, person, code, response)


@router.get("")
async def account(request: Request, response: Response) -> Response:
    """The account this browser is signed in to; a newcomer has none, and gets no cookie."""
    visitor = await identity_of(request).visitor(request)
    site = site_if_any(request)
    found = None
    if visitor is not None and visitor.session is not None:
        found = await told_account(registry_of(request), visitor.person, site)
    return answer(AccountState(found, site is not None))


@router.post("/question", openapi_extra=body_schema(PasskeyQuestion))
async def question(request: Request, response: Response) -> Response:
    """What the page should ask its browser to sign."""
    body = body_of(PasskeyQuestion, await request.body())
    limits_of(request).check_account(address_of(request))
    visitor = await signed_in(request) if body.purpose == "add" else await guest(request, response)
    return answer(PasskeyOptions(await holder_of(request, visitor).question(body.purpose, body.name)), response)


@router.post("", openapi_extra=body_schema(NewPasskey))
async def make(request: Request, response: Response) -> Response:
    """A guest makes an account, and keeps everything played in this browser."""
    body = body_of(NewPasskey, await request.body())
    limits_of(request).check_new_account(address_of(request))
    visitor = await guest(request, response)
    secret, session = identity_of(request).new_session(visitor.person)
    code = await holder_of(request, visitor).make(body.credential, body.name, body.passkey_name, session)
    response.headers["set-cookie"] = identity_of(request).set_cookie(request, visitor.person, secret)
    return await told(request, visitor.person, code, response)


@router.post("/sign-in", openapi_extra=body_schema(SignIn))
async def sign_in(request: Request, response: Response) -> Response:
    body = body_of(SignIn, await request.body())
    limits_of(request).check_account(address_of(request))
    visitor = await guest(request, response)
    person = await holder_of(request, visitor).recognised(body.credential)
    return await enter(request, response, visitor, person, None)


@router.post("/recover", openapi_extra=body_schema(RecoveryCode))
async def recover(request: Request, response: Response) -> Response:
    """Sign in with the recovery code, which is replaced; every other browser is signed out."""
    body = body_of(RecoveryCode, await request.body())
    limits_of(request).check_account(address_of(request))
    visitor = await guest(request, response)
    registry = registry_of(request)
    person, code = await service.recovered(registry, body.code)
    await registry.accounts.sign_out(person, None)
    send_away_people(registry, [person])
    return await enter(request, response, visitor, person, code)


@router.put("", openapi_extra=body_schema(Name))
async def rename(request: Request) -> Response:
    body = body_of(Name, await request.body())
    visitor = await signed_in(request)
    limits_of(request).check_account(address_of(request))
    await service.rename(registry_of(request), visitor.person, body.name)
    return await told(request, visitor.person)


@router.post("/passkeys", openapi_extra=body_schema(NewPasskey))
async def add_passkey(request: Request) -> Response:
    body = body_of(NewPasskey, await request.body())
    visitor = await signed_in(request)
    limits_of(request).check_account(address_of(request))
    await holder_of(request, visitor).add(body.credential, body.passkey_name)
    return await told(request, visitor.person)


@router.post("/passkeys/rename", openapi_extra=body_schema(PasskeyName))
async def rename_passkey(request: Request) -> Response:
    body = body_of(PasskeyName, await request.body())
    visitor = await signed_in(request)
    name = checked_name(body.name)
    if not await registry_of(request).accounts.rename_passkey(visitor.person, body.id, name):
        raise Refused("no_such_passkey")
    return await told(request, visitor.person)


@router.post("/passkeys/remove", openapi_extra=body_schema(PasskeyRemoved))
async def remove_passkey(request: Request) -> Response:
    body = body_of(PasskeyRemoved, await request.body())
    visitor = await signed_in(request)
    limits_of(request).check_account(address_of(request))
    await service.remove_passkey(registry_of(request), visitor.person, body.id, body.code)
    return await told(request, visitor.person)


@router.post("/code")
async def replace_code(request: Request) -> Response:
    """A new recovery code, instead of the one before."""
    visitor = await signed_in(request)
    limits_of(request).check_account(address_of(request))
    code = new_code()
    await registry_of(request).accounts.replace_code(visitor.person, None, hash_of(code))
    return await told(request, visitor.person, code)


@router.post("/sign-out", openapi_extra=body_schema(SignOut))
async def sign_out(request: Request, response: Response) -> Response:
    body = body_of(SignOut, await request.body())
    visitor = await signed_in(request)
    registry = registry_of(request)
    await registry.accounts.sign_out(visitor.person, None if body.everywhere else visitor.session)
    # Pages of this person reconnect, those still signed in at once.
    send_away_people(registry, [visitor.person])
    return left(request, response)


@router.post("/delete", openapi_extra=body_schema(Name))
async def delete(request: Request, response: Response) -> Response:
    """Delete an account, if its name is repeated."""
    body = body_of(Name, await request.body())
    visitor = await signed_in(request)
    registry = registry_of(request)
    if (await told_account(registry, visitor.person, None)).name != body.name:
        raise Refused("other_name")
    send_away_people(registry, await registry.accounts.delete(visitor.person), forgotten=True)
    return left(request, response)


@router.get("/data")
async def data(request: Request) -> Response:
    """Everything the server knows about an account holder, as a file."""
    visitor = await signed_in(request)
    limits_of(request).check_account(address_of(request))
    made = await data_of(registry_of(request), visitor.person)
    text = orjson.dumps(made, option=orjson.OPT_INDENT_2)
    limits_of(request).was_sent(address_of(request), len(text))
    name = 'attachment; filename="daikaiju.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


def left(request: Request, response: Response) -> Response:
    """Sign this browser out; its next request makes it a guest."""
    response.headers["set-cookie"] = identity_of(request).forget_cookie(request)
    return answer(AccountState(None, site_if_any(request) is not None), response)
