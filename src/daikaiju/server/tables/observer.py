"""What is measured about the tables of a server: metrics, spans, and a line of the log for each answer."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager

from daikaiju.server.runtime.logs import ANSWERS
from daikaiju.server.runtime.metrics import Metrics, timed
from daikaiju.server.runtime.tracing import span
from daikaiju.table.observer import Observer

answers_log = logging.getLogger(ANSWERS)


class ServerObserver(Observer):
    """Writes down what tables do."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def timed(self, what: str, table: str, **details: int) -> AbstractContextManager[object]:
        traced = span(what, table=table, **details)
        return self._answer(traced) if what == "answer" else traced

    @contextlib.contextmanager
    def _answer(self, traced: AbstractContextManager[object]) -> Iterator[None]:
        with timed(self._metrics.answer.observe), traced:
            yield

    def thinking(self, bot: str) -> AbstractContextManager[object]:
        return timed(self._metrics.bot.labels(bot).observe)

    def stored(self, table: str, number: int, seat: int, by: str) -> None:
        self._metrics.answers.labels(by).inc()
        answers_log.info("stored", extra={"table": table, "number": number, "seat": seat, "by": by})
