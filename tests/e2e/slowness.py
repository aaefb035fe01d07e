"""A connection to the server on which some replies are slow."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

PIECE = 65536


@contextlib.contextmanager
def slowed(address: str, request: bytes, seconds: float) -> Iterator[str]:
    """Another address of a server, where replies to requests that begin like this are delayed."""
    server = urlsplit(address)
    end = (server.hostname or "", server.port or 0)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=accept, args=(listening, end, request, seconds), daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def accept(listening: socket.socket, end: tuple[str, int], request: bytes, seconds: float) -> None:
    """Relay every connection to the server until nobody is listening."""
    with contextlib.suppress(OSError):
        while True:
            page, _ = listening.accept()
            server = socket.create_connection(end)
            late = threading.Event()
            for arguments in ((page, server, late, request, 0.0), (server, page, late, b"", seconds)):
                threading.Thread(target=carry, args=arguments, daemon=True).start()


def carry(source: socket.socket, target: socket.socket, late: threading.Event, request: bytes, seconds: float) -> None:
    """Relay one direction: requests mark what should be late, and replies wait accordingly."""
    with contextlib.suppress(OSError):
        while data := source.recv(PIECE):
            if request and data.startswith(request):
                late.set()
            if seconds and late.is_set():
                late.clear()
                time.sleep(seconds)
            target.sendall(data)
    for one in (source, target):
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
