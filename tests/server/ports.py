"""Ports for servers that tests start."""

from __future__ import annotations

import contextlib
import random
import socket

OURS = range(10_000, 30_000)
"""Below the ports from which Linux takes one for each outgoing connection: no connection of another test can take the
port of a server that is about to start, or to start again."""

NOWHERE = "127.0.0.1:1"
"""Where no server is."""

luck = random.SystemRandom()


def free_port() -> int:
    """A port that nothing listens on; at random, because other processes look for theirs at the same time."""
    while True:
        port = luck.choice(OURS)
        with contextlib.suppress(OSError), socket.socket() as asked:
            asked.bind(("127.0.0.1", port))
            return port
