"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser

import uvicorn

from daikaiju.server.settings import Settings
from daikaiju.server.web.app import new_app
from daikaiju.server.web.limits import MOST_MESSAGE

BACKLOG = 2048


class Server(uvicorn.Server):
    """Opens the browser once the table can be reached."""

    address: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.address is not None:
            with contextlib.suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, self.address)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is listened at; raises OSError when the port is taken."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(settings: Settings, listening: socket.socket, browser: str | None = None) -> bool:
    """Serve until interrupted; whether it could start at all."""
    config = uvicorn.Config(
        new_app(settings),
        log_level="warning",
        access_log=False,
        ws_max_size=MOST_MESSAGE,
        # A message is small and goes out a thousand times a second: packing it costs more than it saves.
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Server(config)
    server.address = browser
    server.run(sockets=[listening])
    return server.started
