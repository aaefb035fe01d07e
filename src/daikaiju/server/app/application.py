"""The whole application."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client.core import GaugeMetricFamily
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from daikaiju.server.accounts.routes import me
from daikaiju.server.accounts.routes import router as accounts
from daikaiju.server.analysis_board.routes import router as analysis_board
from daikaiju.server.app.services import new_services
from daikaiju.server.catalogue.routes import router as catalogue
from daikaiju.server.files.routes import router as files
from daikaiju.server.files.uploads import Uploads
from daikaiju.server.friends.routes import router as friends
from daikaiju.server.home.routes import router as home
from daikaiju.server.http import health, page
from daikaiju.server.http.addresses import Hosts
from daikaiju.server.http.limits import Limits
from daikaiju.server.http.responses import refusal
from daikaiju.server.http.security import Guard
from daikaiju.server.ignoring.routes import router as ignoring
from daikaiju.server.lessons.routes import router as lessons
from daikaiju.server.matchmaking.routes import router as matchmaking
from daikaiju.server.moderation.log_follower import FOLLOWED_EVERY, LogFollower
from daikaiju.server.moderation.routes import router as moderation
from daikaiju.server.puzzles.routes import router as puzzles
from daikaiju.server.ratings.routes import router as ratings
from daikaiju.server.ratings.service import Ratings
from daikaiju.server.reviews.routes import router as reviews
from daikaiju.server.runtime.background import until_done
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.statistics.routes import router as statistics
from daikaiju.server.tables.invitation import router as invitation
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.relay import Hosted
from daikaiju.server.tables.routes import router as tables
from daikaiju.server.tables.socket import table_socket
from daikaiju.server.tournaments.routes import router as tournaments
from daikaiju.server.workers.bots import BotPool
from daikaiju.server.worth.routes import router as worth
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")

FILE_READER = "daikaiju.server.app.file_reader"
"""The program that reads visitors' files."""

AN_HOUR = 3600.0
LONGEST_READING = 2.0
"""How many seconds the database has to answer whoever asks whether the server is ready."""

ROUTERS = (
    *(tables, lessons, files, catalogue, me, accounts, puzzles, reviews, analysis_board, ratings),
    *(ignoring, matchmaking, friends, statistics, tournaments, moderation, worth, home),
    *(health.router, invitation, page.router),
)
"""The routes of all rooms, in the order in which they are tried."""


class Application(FastAPI):
    """Everything over HTTP; sockets bypass it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self.state, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def new_app(settings: Settings, bots: BotPool | None = None) -> Application:
    """The application of a server with these settings, and with bots if they were started before."""
    registry = TableRegistry(settings, bots)
    limits = Limits(settings.limits, settings.trusted_proxies)
    hosts = Hosts(settings.allowed_hosts)
    uploads = Uploads(limits, FILE_READER)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                await registry.open()
                stack.push_async_callback(registry.close)
                await open_services(app, registry)
                await registry.start()
                stack.enter_context(registry.metrics.served(settings.metrics))
            except Exception as error:
                app.state.failure = error
                raise
            stack.push_async_callback(uploads.close)
            stack.push_async_callback(app.state.review_process.close)
            stack.enter_context(registry.metrics.counting_errors(log))
            yield

    app = Application(
        title="Daikaiju", lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None
    )
    if registry.peers is not None:
        registry.peers.limits = limits
        registry.peers.host = functools.partial(Hosted, registry, registry.peers)
        limits.share()
    app.state.registry, app.state.limits, app.state.hosts, app.state.uploads = registry, limits, hosts, uploads
    app.state.levels, app.state.coach, app.state.now = registry.levels, registry.coach, registry.now
    app.state.check_ready = functools.partial(check_ready, registry)
    for router in ROUTERS:
        app.include_router(router)
    app.add_middleware(Guard, limits=limits, hosts=hosts)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(ClientDisconnect, on_gone)
    app.add_exception_handler(Exception, on_broken)
    return app


async def open_services(app: FastAPI, registry: TableRegistry) -> None:
    """Keep what routes ask for, and begin what runs in the background."""
    services, background = new_services(registry), registry.background
    for name, service in services.items():
        setattr(app.state, name, service)
    ratings: Ratings = services["ratings"]
    follower: LogFollower = services["follower"]
    registry.metrics.watch(
        lambda: [
            GaugeMetricFamily("daikaiju_open_reports", "Reports that wait for an operator", value=follower.open_reports)
        ]
    )
    await follower.begin()
    background.repeat("following what operators do", follower.follow, FOLLOWED_EVERY)
    background.repeat("rating finished games", ratings.catch_up, AN_HOUR)
    background.spawn(until_done("rating finished games", ratings.catch_up))
    background.repeat("cleaning up", services["cleanup"].run, AN_HOUR)
    background.spawn(until_done("cleaning up", services["cleanup"].run))
    background.repeat("removing the names of deleted accounts", services["account_deletion"].tidy, AN_HOUR)
    services["scheduler"].open()


async def check_ready(registry: TableRegistry) -> str | None:
    """Why this process should not be sent people now; None if it should."""
    if registry.closing:
        return "stopping"
    if registry.peers is not None and registry.peers.joined.was_just_renewed:
        return None
    try:
        await asyncio.wait_for(registry.store.check(), LONGEST_READING)
    except (Refused, TimeoutError):
        return "the database does not answer"
    return None


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
