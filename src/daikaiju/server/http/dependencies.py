"""What routes ask for (FastAPI's dependencies): who asks, how much they may, the body of the request, and services.

The dependencies of a route are resolved in the order of its parameters; the first that refuses answers the request.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request

from daikaiju.server.http.identity import Identity, Visitor
from daikaiju.server.http.limits import AddressLimits, Limit
from daikaiju.server.http.router import RequestBody
from daikaiju.table.refusals import Refused

Kind = TypeVar("Kind", bound=msgspec.Struct)


def kept(name: str) -> Any:
    """Something that the application keeps under a name."""

    async def found(request: Request) -> Any:
        return getattr(request.app.state, name)

    return Depends(found)


def decoded(kind: type[Kind]) -> Any:
    """The body of a request, if it is of this kind."""

    async def body(request: Request) -> Kind:
        try:
            return msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad_request", why=f"body: {error}"[:300]) from None

    return Depends(body)


if TYPE_CHECKING:
    Posted = Annotated[Kind, "the body of a request, a struct of the protocol as JSON"]
else:

    class Posted:
        def __class_getitem__(cls, kind: type[Kind]) -> Any:
            return Annotated[kind, decoded(kind), RequestBody(kind)]


async def limits_of(request: Request) -> AddressLimits:
    return AddressLimits(request.app.state.limits, request.client.host if request.client else "")


VisitorLimits = Annotated[AddressLimits, Depends(limits_of)]
"""How much the address that asks may still do."""


def limited(limit: Limit) -> Any:
    """Refuses an address that asks too often; for the `dependencies` of a route, which come first."""

    async def check(request: Request) -> None:
        (await limits_of(request)).check(limit)

    return Depends(check)


# --- who asks; newcomers get a cookie where they have to be known again ---------------------------
#
# FastAPI walks through all that a dependency depends on for every request, so these depend on the request alone.


@dataclass(frozen=True)
class BrowserThatAsks:
    request: Request

    @property
    def identity(self) -> Identity:
        identity: Identity = self.request.app.state.identity
        return identity

    def remember(self, person: str, secret: str = "") -> None:
        """Let the browser be this person from now on."""
        self.request.state.cookie = self.identity.set_cookie(self.request, person, secret)

    def forget(self) -> None:
        """Let the browser be nobody; its next request makes it a guest."""
        self.request.state.cookie = self.identity.forget_cookie(self.request)


async def browser_of(request: Request) -> BrowserThatAsks:
    return BrowserThatAsks(request)


async def known_visitor(request: Request) -> Visitor | None:
    if not hasattr(request.state, "visitor"):
        request.state.visitor = await BrowserThatAsks(request).identity.visitor(request)
    visitor: Visitor | None = request.state.visitor
    return visitor


async def known_person(request: Request) -> str | None:
    known = await known_visitor(request)
    return None if known is None else known.person


async def any_visitor(request: Request) -> Visitor:
    """Who asks; a newcomer gets a cookie."""
    known, browser = await known_visitor(request), BrowserThatAsks(request)
    if known is not None:
        return known
    newcomer = Visitor(browser.identity.new_person())
    browser.remember(newcomer.person)
    return newcomer


async def any_person(request: Request) -> str:
    return (await any_visitor(request)).person


async def guest(request: Request) -> Visitor:
    visitor = await any_visitor(request)
    if visitor.session is not None:
        raise Refused("signed_in")
    return visitor


async def account_holder(request: Request) -> Visitor:
    known = await known_visitor(request)
    if known is None or known.session is None:
        raise Refused("not_signed_in")
    return known


Browser = Annotated[BrowserThatAsks, Depends(browser_of)]
KnownVisitor = Annotated[Visitor | None, Depends(known_visitor)]
KnownPerson = Annotated[str | None, Depends(known_person)]
Person = Annotated[str, Depends(any_person)]
Guest = Annotated[Visitor, Depends(guest)]
AccountHolder = Annotated[Visitor, Depends(account_holder)]


async def disconnected(request: Request) -> None:
    """Return as soon as nobody waits for the reply to a request, of which everything has arrived."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
