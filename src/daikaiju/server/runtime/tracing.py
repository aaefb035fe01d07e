"""Traces: an answer from its arrival through the rules and the database until it is told, sent to a collector."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from opentelemetry import trace

from daikaiju.extras import need

if TYPE_CHECKING:
    from opentelemetry.trace import Span

PATH = "/v1/traces"


def span(name: str, **about: str | int) -> AbstractContextManager[Span]:
    """Trace a block, if traces are sent anywhere; otherwise it costs next to nothing."""
    attributes = {f"daikaiju.{key}": value for key, value in about.items()}
    return trace.get_tracer("daikaiju.server").start_as_current_span(name, attributes=attributes)


def start_tracing(address: str) -> Callable[[], None]:
    """Send traces to a collector by OTLP over HTTP; returns a function that flushes and stops."""
    need("telemetry")
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "daikaiju"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(address.rstrip("/") + PATH)))
    trace.set_tracer_provider(provider)
    return provider.shutdown
