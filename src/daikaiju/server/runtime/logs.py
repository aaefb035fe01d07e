"""The server's log: lines for people or JSON for programs, next to the games, and never on the terminal."""

from __future__ import annotations

import logging
import logging.handlers
from collections import Counter
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path

import orjson

from daikaiju.server.db.folder import LOG_FILE, open_private

LOG_BYTES = 1_000_000
MOST_ALIKE = 20
A_MINUTE = 60.0
LOGGERS = ("uvicorn", "daikaiju.server", "asyncio", "alembic")
ANSWERS = "daikaiju.server.answers"
"""The logger of stored answers, which only programs want to read."""

FIELDS = ("table", "number", "seat", "by", "milliseconds")
"""What a line may say about a table and an answer; given as `extra` where it is logged."""


class Seldom(logging.Filter):
    """Lets the same kind of problem through only a few times, so that a flood of one error does not bury the others."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: Counter[tuple[str, str]] = Counter()
        self._until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if record.created > self._until:
            self._seen.clear()
            self._until = record.created + A_MINUTE
        kind = (record.name, str(record.msg))
        self._seen[kind] += 1
        if self._seen[kind] == MOST_ALIKE:
            record.msg = f"{record.msg} (and perhaps more like this within a minute)"
        return self._seen[kind] <= MOST_ALIKE


class PrivateLog(logging.handlers.RotatingFileHandler):
    """A log that only its owner can read."""

    def _open(self) -> TextIOWrapper:
        return open_private(Path(self.baseFilename))


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def keep_log(folder: Path, *, as_json: bool = False) -> None:
    """Write messages for programmers to a file next to the games; as JSON, with a line for each stored answer."""
    handler = PrivateLog(folder / LOG_FILE, maxBytes=LOG_BYTES, backupCount=2, delay=True)
    # A log that cannot be written, because the disk is full, must not disturb play.
    logging.raiseExceptions = False
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    handler.addFilter(Seldom())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)
    logging.getLogger(ANSWERS).setLevel(logging.INFO if as_json else logging.WARNING)
