"""What an operator's programs see: health, metrics, the log as JSON, and traces."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.server.app.serving import listen
from daikaiju.table.refusals import Refused
from tests.server.browsers import Browser, Served
from tests.server.clubs import Beside, Club
from tests.server.ports import free_port
from tests.server.process import ServerProcess

Serve = Callable[..., Served]
BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def read_metrics(server: Served) -> dict[str, float]:
    """All samples by name and labels."""
    families = text_string_to_metric_families(server.metrics())
    samples = [sample for family in families for sample in family.samples]
    return {
        " ".join([sample.name, *(sample.labels[name] for name in sorted(sample.labels))]): sample.value
        for sample in samples
    }


async def play(server: Served, answers: int) -> None:
    async with Browser(server.place) as ann:
        table = await ann.new_table("me", "bot:random", "bot:random")
        async with ann.at(table) as page:
            await page.hello()
            await page.begun()
            for _ in range(answers):
                await page.my_turn()
                await page.act()
            assert await page.refused(kind="act", seat=0, at=0, action=0, key="k") == "late"


@pytest.mark.any_store
def test_metrics_count_what_happens(serve: Serve) -> None:
    with serve() as server:
        before = read_metrics(server)
        assert before["daikaiju_sockets"] == 0
        asyncio.run(play(server, answers=15))
        now = read_metrics(server)
    assert now["daikaiju_answers_total person"] == 15
    assert now["daikaiju_answers_total bot"] > 0
    assert now["daikaiju_answer_seconds_count"] == 15
    assert now["daikaiju_commit_seconds_count"] > 15
    assert now["daikaiju_bot_seconds_count random"] > 0
    assert now["daikaiju_refusals_total late"] == 1
    assert now["daikaiju_tables running"] == 1
    assert now["daikaiju_errors_total"] == 0


@pytest.mark.any_store
def test_metrics_have_a_port_of_their_own(serve: Serve) -> None:
    port = free_port()
    with serve(metrics=("127.0.0.1", port)) as server:
        assert "daikaiju_sockets" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        for path in (
            "metrics",
            "%6detrics",
            "metric%73",
            "./metrics",
            "//metrics",
            "metrics/",
            "METRICS",
            "api/metrics",
        ):
            assert "daikaiju_sockets" not in httpx.get(f"http://{server.place}/{path}").text, path


@pytest.mark.any_store
def test_a_taken_port_for_metrics_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        command = ["serve", "--no-browser", "--no-page", "--port", "0", "--data", str(tmp_path), "--metrics", place]
        result = CliRunner().invoke(app, command)
    assert (result.exit_code, len(result.output.strip().splitlines())) == (2, 1)
    assert f"Metrics cannot be served at {place}: Address already in use." in result.output


def test_a_server_whose_database_is_gone_is_alive_but_not_ready(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise Refused("not_read")

    with serve() as server:
        assert httpx.get(f"http://{server.place}/readyz").status_code == 200
        monkeypatch.setattr(server.registry.store, "check", gone)
        assert httpx.get(f"http://{server.place}/readyz").status_code == 503
        assert httpx.get(f"http://{server.place}/healthz").status_code == 200
        monkeypatch.undo()
        server.registry.closing = True
        assert httpx.get(f"http://{server.place}/readyz").status_code == 503
        server.registry.closing = False


@pytest.mark.any_store
def test_the_database_is_not_asked_when_a_process_was_just_renewed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise Refused("not_read")

    with serve() as server:
        joined = SimpleNamespace(was_just_renewed=True)
        monkeypatch.setattr(server.registry, "peers", SimpleNamespace(joined=joined))
        monkeypatch.setattr(server.registry.store, "check", gone)
        assert httpx.get(f"http://{server.place}/readyz").status_code == 200
        joined.was_just_renewed = False
        assert httpx.get(f"http://{server.place}/readyz").status_code == 503
        monkeypatch.undo()


@pytest.mark.any_store
def test_errors_are_counted_and_logged_with_their_table(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is on fire")

    with serve() as server:
        monkeypatch.setattr(server.registry.writer, "write", broken)
        assert httpx.post(f"http://{server.place}/api/lessons/king").status_code == 503
        assert read_metrics(server)["daikaiju_errors_total"] >= 1


@pytest.mark.any_store
def test_the_log_can_be_read_by_programs_and_answers_are_traced(tmp_path: Path) -> None:
    spans: set[str] = set()

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"])))
            spans.update(
                span.name
                for resource in request.resource_spans
                for scope in resource.scope_spans
                for span in scope.spans
            )
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Collector) as collector:
        threading.Thread(target=collector.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{collector.server_address[1]}"
        options = ("--no-limits", "--pace", "0", "--log-json", "--traces", address)
        with ServerProcess(tmp_path / "data", *options) as serving:
            serving.wait()
            with Beside(Club(serving, {"seats": ["a", "b", "bot:random"]}, random.Random(1))) as clubs:
                while len(clubs.waits) < 10 or '"by":"bot"' not in serving.logged().replace(" ", ""):
                    clubs.check()
                    asyncio.run(asyncio.sleep(0.05))
            serving.stop()
        collector.shutdown()
    assert {"answer", "commit", "send"} <= spans
    lines = [json.loads(line) for line in serving.logged().splitlines()]
    stored = [line for line in lines if line["logger"] == "daikaiju.server.answers"]
    assert {line["by"] for line in stored} == {"person", "bot"}
    tables = {ledger.table for ledger in clubs.ledgers}
    assert {line["table"] for line in stored} <= tables
    assert all(line["number"] >= 0 for line in stored)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--metrics", "everybody"),
        ("--metrics", "example.org:80"),
        ("--metrics", "10.0.0.0/8:80"),
        ("--metrics", ":70000"),
        ("--traces", "here"),
    ],
)
def test_a_wrong_setting_is_one_sentence(option: str, given: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--no-page", "--port", "0", option, given])
    assert (result.exit_code, len(result.output.strip().splitlines())) == (2, 1)
    assert f"{option} is “{given}”" in result.output


@pytest.mark.any_store
def test_the_board_shows_metrics_that_exist(server: Served) -> None:
    asyncio.run(play(server, answers=15))
    known = {name.partition(" ")[0] for name in read_metrics(server)}
    # A metric with labels has no samples before anything happened.
    known |= set(re.findall(r"^# TYPE (\w+)", server.metrics(), re.MULTILINE))
    shown = set(re.findall(r"daikaiju_\w+", BOARD.read_text(encoding="utf-8")))
    assert len(shown) > 6
    assert shown <= known
