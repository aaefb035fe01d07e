"""Everything the HTTP API describes about itself is true, whatever it is sent (Schemathesis makes it up)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from daikaiju.server.settings import Settings
from daikaiju.server.web.app import new_app
from tests.server.process import ServerProcess

NOT_PROMISED = [
    schemathesis.checks.positive_data_acceptance,  # what is well formed may still be no legal table, name or game
    schemathesis.checks.unsupported_method,  # every address that nobody knows is a page's, and is not found
    schemathesis.checks.allow_header_conformance,
]

EXAMPLES = int(os.environ.get("DAIKAIJU_EXAMPLES", "40"))
schema = schemathesis.openapi.from_dict(new_app(Settings()).openapi())


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("schema") / "data", "--pace", "0", "--no-limits") as serving:
        serving.wait()
        yield serving
        serving.check_alive()
        serving.stop()
        assert "Traceback" not in serving.said(), serving.said()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: schemathesis.Case[Any], serving: ServerProcess) -> None:
    case.call_and_validate(base_url=serving.address, excluded_checks=NOT_PROMISED)
