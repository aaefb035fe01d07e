"""The files in `deploy/` fit the program and each other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
import yaml

from daikaiju.cli import app
from daikaiju.server.http.limits import Limit
from tests.server.clusters import CONFIGURATION, PROXY
from tests.server.ports import NOWHERE, free_port
from tests.server.process import ServerProcess
from tests.server.waiting import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def options_of_serve() -> tuple[set[str], set[str]]:
    """The options of `daikaiju serve`, and the variables that stand for some of them."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # it is a group
    variables = {name for option in serve.params for name in [option.envvar or ""] if isinstance(name, str)}
    return {name for option in serve.params for name in option.opts}, variables


@pytest.mark.parametrize("process", ["first", "second", "third"])
def test_the_processes_in_containers_are_given_options_that_exist(process: str) -> None:
    options, variables = options_of_serve()
    entry = re.search(r"^ENTRYPOINT (.*)$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert entry is not None
    service = COMPOSE["services"][process]
    given = [word for word in (*json.loads(entry[1]), *service["command"]) if word.startswith("--")]
    assert set(given) <= options
    assert set(service["environment"]) <= variables


def test_the_proxy_in_a_container_knows_every_process() -> None:
    given = COMPOSE["services"]["haproxy"]["environment"]
    read = re.findall(r"\$\{(\w+)", (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"))
    assert set(given) <= set(read)
    reached = {value.removesuffix(":8420") for value in given.values() if value.endswith(":8420")} - {""}
    assert reached == {name for name, service in COMPOSE["services"].items() if service["image"] == "daikaiju"}


@pytest.mark.parametrize("file", ["daikaiju.service", "daikaiju@.service", "three-processes.sh"])
def test_services_are_given_options_that_exist(file: str) -> None:
    (command,) = re.findall(r"daikaiju serve ((?:.*\\\n)*.*)", (DEPLOY / file).read_text(encoding="utf-8"))[-1:]
    given = re.findall(r"(?<= )--[a-z-]+", f" {command}")
    assert "--metrics" in given
    assert set(given) <= options_of_serve()[0]


@contextmanager
def proxied(folder: Path, **variables: str) -> Iterator[int]:
    """A server behind HAProxy as `deploy/` sets it up; yields the proxy's port."""
    port = free_port()
    with ServerProcess(folder, "--trusted-proxy", "127.0.0.1") as serving:
        serving.wait()
        places = {"FIRST": f"127.0.0.1:{serving.port}", "SECOND": NOWHERE, "THIRD": NOWHERE}
        told = {f"DAIKAIJU_{name}": value for name, value in {**places, **variables}.items()}
        command = [PROXY, "-db", "-f", str(CONFIGURATION)]
        listen = {"DAIKAIJU_LISTEN": f"127.0.0.1:{port}"}
        with subprocess.Popen(command, env={**os.environ, **told, **listen}, stderr=subprocess.DEVNULL) as proxy:
            try:
                yield port
            finally:
                proxy.kill()


@contextmanager
def visitor(port: int, address: str, **headers: str) -> Iterator[httpx.Client]:
    """A browser at one of this machine's own addresses; the proxy may take a moment to begin."""
    transport = httpx.HTTPTransport(local_address=address, retries=8)
    place = f"http://127.0.0.1:{port}"
    with httpx.Client(transport=transport, base_url=place, headers=headers, timeout=PATIENCE) as client:
        yield client


def ask(client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
    """The server's reply; the proxy takes a process on a busy machine for dead, and cuts its visitors off, until it has
    looked again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.RemoteProtocolError):
            answer = client.request(method, path, **more)
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return answer
        time.sleep(0.1)
    raise AssertionError("the proxy finds no process")


def challenge(client: httpx.Client) -> int:
    """Ask for a challenge for passkeys; returns the status of the reply."""
    return ask(client, "POST", "/api/account/question", json={"purpose": "sign_in", "name": ""}).status_code


@pytest.mark.any_store
@pytest.mark.skipif(shutil.which(PROXY) is None, reason="HAProxy is not installed on this system")
def test_visitors_cannot_say_that_they_come_from_elsewhere(tmp_path: Path) -> None:
    with proxied(tmp_path / "data", FRONT="127.0.0.9") as port:
        lie = {"X-Forwarded-For": "127.0.0.3", "X-Forwarded-Proto": "https", "Host": "localhost"}
        with visitor(port, "127.0.0.2", **lie) as liar, visitor(port, "127.0.0.3", Host="localhost") as victim:
            assert "Secure" not in ask(liar, "GET", "/api/me").headers["set-cookie"]
            statuses = {challenge(liar) for _ in range(2 * int(Limit.ACCOUNTS.value.brim))}
            assert httpx.codes.TOO_MANY_REQUESTS in statuses, "the limit holds whoever they say they are"
            assert challenge(victim) == httpx.codes.OK
            for path in ("/metrics", "/%6detrics", "/metric%73"):
                assert "daikaiju_sockets" not in ask(liar, "GET", path).text
        with visitor(port, "127.0.0.9", **lie) as front:
            assert "Secure" in ask(front, "GET", "/api/me").headers["set-cookie"], "the proxy in front is believed"
