"""The settings of a server."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
from sqlalchemy import URL

from daikaiju.processes import usual_bot_workers
from daikaiju.server.db.engine import sqlite_in
from daikaiju.table.pace import USUAL_PACE
from daikaiju.table.server_time import ServerTime

DATA = "DAIKAIJU_DATA"
"""The environment variable that says where games are kept, unless --data does."""


def default_folder() -> Path:
    """Where games are kept: $DAIKAIJU_DATA, or the user's data folder."""
    home = os.environ.get(DATA)
    return Path(home) if home else Path(platformdirs.user_data_dir("daikaiju", appauthor=False))


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """All settings of a server."""

    folder: Path = field(default_factory=default_folder)
    """Where the log is kept, and the games if no database is named."""
    database: URL | None = None
    """The address of the PostgreSQL database that holds the games."""
    redis: str | None = None
    """The address of the Redis that connects the processes that share the database; None if there is one process."""
    pace: float = USUAL_PACE
    """The least time in seconds a bot takes for a choice, so that people can follow."""
    limits: bool = True
    """Whether rates, connections and tables per address are limited."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses, or ranges of them, whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    allowed_hosts: tuple[str, ...] = ()
    """Names the server may be reached by, besides addresses and private-network names; `*` stands for any."""
    keep_days: float = 365.0
    """How long an untouched game is kept."""
    metrics: tuple[str, int] | None = None
    """The address and port at which metrics are served, if they are."""
    json_log: bool = False
    """Whether the log is JSON, with a line for each stored answer."""
    traces: str | None = None
    """Where traces are sent: the address of an OpenTelemetry collector."""
    bot_seconds: float = 15.0
    """How long a bot may think before another takes over."""
    bot_workers: int = field(default_factory=usual_bot_workers)
    """In how many processes bots think."""
    champion: bool = True
    """Whether the champion is offered, which thinks hardest: as a bot, as one that searches, as coach and reviewer."""
    hand_over: bool = False
    """Whether hints and reviews are worked out in the browsers of those who ask for them."""
    now: Callable[[], int] = milliseconds
    """The time of day in milliseconds since 1970, for dates."""
    server_time: ServerTime = field(default_factory=ServerTime)
    """The time that clocks measure."""
    idle_seconds: float = 60.0
    """How long an empty table stays in memory."""

    round_break: float = 15.0
    """How many seconds pass between two rounds of a tournament."""
    return_seconds: float = 30.0
    """After a start, how long people have to come back before anybody counts as absent from a tournament."""

    @property
    def address(self) -> URL:
        """The address of the database."""
        return sqlite_in(self.folder) if self.database is None else self.database
