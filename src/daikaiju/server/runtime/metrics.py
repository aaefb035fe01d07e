"""What an operator watches: metrics for Prometheus, and spans for tracing."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histograms, in seconds."""

PATIENT = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0, 600.0)
"""The same where people wait for people."""


class CannotListen(Exception):
    """The metrics cannot be served at the address that was asked for; says why."""


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def histogram(name: str, about: str, *labels: str) -> Histogram:
            return Histogram(f"daikaiju_{name}_seconds", about, labels, registry=self.registry, buckets=QUICK)

        self.answers = Counter(
            "daikaiju_answers", "Choices that were stored, by who made them", ["by"], registry=self.registry
        )
        self.refusals = Counter(
            "daikaiju_refusals", "Requests and messages that were refused, by code", ["code"], registry=self.registry
        )
        self.taken = Counter(
            "daikaiju_leases_taken",
            "Tables this process began to run, by what had become of the process before: none (free), or it died",
            ["before"],
            registry=self.registry,
        )
        self.forwarded = Counter(
            "daikaiju_forwarded",
            "Messages between pages and tables of different processes, by direction",
            ["direction"],
            registry=self.registry,
        )
        self.tournaments = Gauge("daikaiju_tournaments", "Tournaments under way", registry=self.registry)
        self.awaited = Gauge(
            "daikaiju_tournament_players_awaited",
            "Players of tournaments who are waited for at tables that have not begun",
            registry=self.registry,
        )
        self.errors = Counter("daikaiju_errors", "Errors written to the log", registry=self.registry)
        self.commit = histogram("commit", "How long a transaction took")
        self.answer = histogram("answer", "From a person's answer arriving until everybody was sent the news")
        self.seeking = Gauge("daikaiju_seeking", "People here who wait for somebody to play", registry=self.registry)
        self.paired = Histogram(
            "daikaiju_pairing_seconds",
            "How long people waited until they were paired",
            registry=self.registry,
            buckets=PATIENT,
        )
        self.bot = histogram("bot", "How long a bot thought over a choice, waiting for its worker included", "bot")

    def watch(self, numbers: Callable[[], Iterable[Metric]]) -> None:
        """Ask for some numbers whenever the metrics are read."""
        self.registry.register(Asked(numbers))

    @contextmanager
    def counting_errors(self, logger: logging.Logger) -> Iterator[None]:
        """Count what a logger reports as an error."""
        handler = Counting(self.errors)
        logger.addHandler(handler)
        try:
            yield
        finally:
            logger.removeHandler(handler)

    @contextmanager
    def served(self, place: tuple[str, int] | None) -> Iterator[None]:
        """Serve them at an address and port of their own, so that no path of the public port leads to them."""
        if place is None:
            yield
            return
        host, port = place
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            raise CannotListen(error.strerror or str(error)) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def text(self) -> bytes:
        """Everything in the format of Prometheus."""
        return generate_latest(self.registry)


class Asked(Collector):
    """Numbers that are counted when somebody reads them."""

    def __init__(self, numbers: Callable[[], Iterable[Metric]]) -> None:
        self._numbers = numbers

    def collect(self) -> Iterable[Metric]:
        return self._numbers()


class Counting(logging.Handler):
    """Counts errors instead of writing them."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.inc()


@contextmanager
def timed(observe: Callable[[float], None]) -> Iterator[None]:
    """Report how many seconds a block took, unless it raised."""
    began = time.perf_counter()
    yield
    observe(time.perf_counter() - began)
