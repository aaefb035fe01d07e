"""The whole application."""

from __future__ import annotations

import functools
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from daikaiju.server.competitions.keeper import Keeper
from daikaiju.server.pairing.queue import PairingQueue
from daikaiju.server.refusals import Refused
from daikaiju.server.registry import TableRegistry
from daikaiju.server.settings import Settings
from daikaiju.server.statistics.counting import Counting
from daikaiju.server.uploads import Uploads
from daikaiju.server.web import (
    accounts,
    analysis,
    api,
    competitions,
    friends,
    ignoring,
    moderation,
    operator,
    page,
    pairing,
    people,
    puzzles,
    reviews,
    statistics,
    worth,
)
from daikaiju.server.web.addresses import Hosts
from daikaiju.server.web.answers import refusal
from daikaiju.server.web.identity import Identity
from daikaiju.server.web.limits import Limits
from daikaiju.server.web.relay import Hosted
from daikaiju.server.web.security import Guard
from daikaiju.server.web.socket import table_socket

log = logging.getLogger("daikaiju.server")


class Application(FastAPI):
    """Everything over HTTP; sockets bypass it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self.state, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def new_app(settings: Settings) -> Application:
    """The application of a server with these settings."""
    registry = TableRegistry(settings)
    limits = Limits(settings.limits, settings.trusted_proxies)
    hosts = Hosts(settings.allowed_hosts)
    uploads = Uploads(limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                await registry.open()
                stack.push_async_callback(registry.close)
                stack.enter_context(registry.metrics.served(settings.metrics))
            except Exception as error:
                app.state.failure = error
                raise
            stack.push_async_callback(uploads.close)
            app.state.keeper = Keeper(registry)
            app.state.keeper.open()
            app.state.identity = Identity(registry.cookie_key, registry.accounts, registry.now)
            stack.enter_context(registry.metrics.counting_errors(log))
            yield

    app = Application(
        title="Daikaiju", lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None
    )
    if registry.peers is not None:
        registry.peers.limits = limits
        registry.peers.host = functools.partial(Hosted, registry, registry.peers)
        limits.share()
    app.state.registry, app.state.limits = registry, limits
    app.state.hosts, app.state.uploads = hosts, uploads
    app.state.pairing, app.state.seen = PairingQueue(registry), {}
    app.state.counting = Counting(registry)
    app.include_router(api.router)
    app.include_router(accounts.router)
    app.include_router(puzzles.router)
    app.include_router(reviews.router)
    app.include_router(analysis.router)
    app.include_router(people.router)
    app.include_router(ignoring.router)
    app.include_router(pairing.router)
    app.include_router(friends.router)
    app.include_router(statistics.router)
    app.include_router(competitions.router)
    app.include_router(moderation.router)
    app.include_router(worth.router)
    app.include_router(operator.router)
    app.include_router(page.router)
    app.add_middleware(Guard, limits=limits, hosts=hosts)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(ClientDisconnect, on_gone)
    app.add_exception_handler(Exception, on_broken)
    return app


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    registry: TableRegistry = request.app.state.registry
    registry.metrics.refusals.labels(error.code).inc()
    return refusal(error)


async def on_bad_request(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return refusal(Refused("bad_request", why=f"{place}: {first['msg']}"[:300]))


async def on_http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):
        return refusal(error.__cause__)
    codes = {404: "no_such_page", 405: "wrong_method"}
    refused = Refused(codes.get(error.status_code, "bad_request"), why=str(error.detail)[:300])
    return refusal(refused, error.headers)


async def on_gone(_: Request, error: Exception) -> Response:
    """The sender left before the whole request arrived; nobody reads this."""
    return refusal(Refused("too_slow"))


async def on_broken(_: Request, error: Exception) -> Response:
    log.error("a request could not be answered: %r", error)
    return refusal(Refused("broken"))
