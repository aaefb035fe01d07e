"""Running the server until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import uvicorn
from sqlalchemy.exc import DBAPIError

from daikaiju.server.app.application import Application, new_app
from daikaiju.server.cluster.messenger import RedisUnreachable
from daikaiju.server.db.engine import Damaged, DatabaseInUse, check_database
from daikaiju.server.db.folder import FolderInUse, open_folder, open_log_folder
from daikaiju.server.db.migrations import NewerDatabase
from daikaiju.server.http.limits import MOST_MESSAGE
from daikaiju.server.http.uvicorn_protocols import PageProtocol, RequestProtocol
from daikaiju.server.runtime.logs import keep_log
from daikaiju.server.runtime.metrics import CannotListen
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.runtime.tracing import start_tracing
from daikaiju.server.workers.bots import BotPool

BACKLOG = 2048


class Server(uvicorn.Server):
    """Reports when the server can be reached."""

    on_start: Callable[[], None]
    on_stop: Callable[[], Awaitable[None]]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            await self.on_stop()
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Collect garbage rarely: play creates none, and scanning a thousand tables would delay all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError when the port is taken."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


class Taken(Exception):
    """Another program listens where `localhost` may lead."""


def listen_by_name(port: int) -> socket.socket | None:
    """The other address of `localhost`, at the same port: a browser may take either. None on a computer without it;
    raises `Taken` if it would lead to another program."""
    try:
        return listen("::1", port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Taken from None
        return None


@dataclass(frozen=True)
class Problem:
    """Why a server could not start: the name of a message, and what the system says."""

    key: str
    reason: str = ""


def config_of(app: Application, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to handle the connections of an application."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=RequestProtocol,
        ws=PageProtocol,
        ws_max_size=MOST_MESSAGE,
        # Messages are small and frequent, a thousand a second: compressing them costs more than it saves.
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def serve(
    settings: Settings, listening: Sequence[socket.socket], on_start: Callable[[], None], bots: BotPool | None = None
) -> Problem | None:
    """Serve until interrupted, with bots if they were started before; returns why it could not start, or None."""
    try:
        # A separate database has its own locks; then only the log is in the folder.
        held = open_folder(settings.folder) if settings.database is None else open_log_folder(settings.folder)
    except FolderInUse:
        return Problem("serve-error-in-use")
    except (OSError, ValueError) as error:
        return Problem("serve-error-folder", getattr(error, "strerror", None) or str(error))
    with held:
        try:
            if settings.database is None:
                check_database(settings.folder)
        except Damaged as error:
            return problem_of(error, settings)
        return serve_locked(settings, listening, on_start, bots)


def serve_locked(
    settings: Settings, listening: Sequence[socket.socket], on_start: Callable[[], None], bots: BotPool | None
) -> Problem | None:
    """The same with a folder that can be used."""
    keep_log(settings.folder, as_json=settings.json_log)
    stop_tracing = start_tracing(settings.traces) if settings.traces else None
    app = new_app(settings, bots)
    config = config_of(app, settings)
    server = Server(config)
    server.on_start = on_start
    server.on_stop = app.state.registry.hand_over
    # uvicorn exits the program when it cannot start, and re-raises the interrupt once it has stopped.
    with contextlib.suppress(SystemExit, KeyboardInterrupt):
        server.run(sockets=list(listening))
    if stop_tracing is not None:
        stop_tracing()
    failure: Exception | None = getattr(app.state, "failure", None)
    return None if server.started or failure is None else problem_of(failure, settings)


def problem_of(error: Exception, settings: Settings) -> Problem:
    """Why the server could not start."""
    own = settings.database is not None
    match error:
        case DatabaseInUse():
            return Problem("serve-error-database-in-use")
        case Damaged():
            return Problem("serve-error-damaged", first_line(error))
        case CannotListen():
            return Problem("serve-error-metrics-port", str(error))
        case NewerDatabase():
            return Problem("serve-error-newer", str(error))
        case RedisUnreachable():
            return Problem("serve-error-redis", str(error))
        case DBAPIError():
            return Problem("serve-error-database" if own else "serve-error-start", first_line(error.orig))
        case OSError():
            return Problem("serve-error-start", error.strerror or first_line(error))
    return Problem("serve-error-start" if own else "serve-error-damaged", first_line(error))


def first_line(said: object) -> str:
    """What can be shown of it in a sentence; what is said of a damaged file may contain anything."""
    line = str(said).strip().partition("\n")[0]
    return "".join(letter if letter.isprintable() else "?" for letter in line)
