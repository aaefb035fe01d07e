"""The files in `deploy/` fit the program and each other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from daikaiju.cli import app

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
    reached = {value.partition(":")[0] for value in given.values()} - {""}
    assert reached == {name for name, service in COMPOSE["services"].items() if service["image"] == "daikaiju"}
