"""Ports for servers that tests start."""

from __future__ import annotations

import socket


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
