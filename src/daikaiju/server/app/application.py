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

from daikaiju.server.accounts.names import Names
from daikaiju.server.accounts.people import ServerPeople
from daikaiju.server.accounts.routes import router as accounts
from daikaiju.server.analysis_board.routes import router as analysis_board
from daikaiju.server.cluster.relay import Hosted
from daikaiju.server.friends.routes import router as friends
from daikaiju.server.http import health, page
from daikaiju.server.http.addresses import Hosts
from daikaiju.server.http.identity import Identity
from daikaiju.server.http.limits import Limits
from daikaiju.server.http.responses import refusal
from daikaiju.server.http.security import Guard
from daikaiju.server.ignoring.handlers import Ignoring
from daikaiju.server.ignoring.routes import router as ignoring
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.routes import router as matchmaking
from daikaiju.server.moderation.handlers import Reporting
from daikaiju.server.moderation.restrictions import Restrictions
from daikaiju.server.moderation.routes import router as moderation
from daikaiju.server.puzzles.routes import router as puzzles
from daikaiju.server.ratings.rated_tables import RatedTables
from daikaiju.server.ratings.routes import router as ratings
from daikaiju.server.ratings.service import rate_table
from daikaiju.server.reviews.routes import router as reviews
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.statistics.routes import router as statistics
from daikaiju.server.statistics.service import Counting
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.routes import router as tables
from daikaiju.server.tables.socket import table_socket
from daikaiju.server.tournaments.assigned_tables import AssignedTables
from daikaiju.server.tournaments.routes import router as tournaments
from daikaiju.server.tournaments.scheduler import Keeper
from daikaiju.server.workers.uploads import Uploads
from daikaiju.server.worth.routes import router as worth
from daikaiju.table.refusals import Refused

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
                furnish(registry)
                await registry.start()
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
    for router in (
        tables,
        accounts,
        puzzles,
        reviews,
        analysis_board,
        ratings,
        ignoring,
        matchmaking,
        friends,
        statistics,
        tournaments,
        moderation,
        worth,
        health.router,
        page.router,
    ):
        app.include_router(router)
    app.add_middleware(Guard, limits=limits, hosts=hosts)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(ClientDisconnect, on_gone)
    app.add_exception_handler(Exception, on_broken)
    return app


def furnish(registry: TableRegistry) -> None:
    """Let the features of the server take part at its tables."""
    registry.restrictions = Restrictions(registry.moderation, registry.now)
    registry.names = Names(registry.accounts, registry.store, registry.restrictions)
    registry.people = ServerPeople(registry.accounts, registry.names, registry.restrictions, registry.ignoring)

    async def has_account(person: str) -> bool:
        return await registry.accounts.account(person) is not None

    registry.take_part(
        RatedTables(has_account, lambda table: registry.spawn(rate_table(registry, table))),
        AssignedTables(),
        Ignoring(registry.ignoring, registry.accounts, registry.store),
        Reporting(registry.moderation, registry.accounts, registry.store),
    )


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
