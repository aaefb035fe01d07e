"""Environments whose library is not installed say in one sentence what to install."""

from __future__ import annotations

import pytest

from tests.test_extras import run_without


@pytest.mark.parametrize(
    ("absent", "code", "extra"),
    [
        ("pettingzoo", "import daikaiju.envs.king_v1", "envs"),
        ("gymnasium", "import daikaiju.envs.gymnasium", "envs"),
        ("pyspiel", "import daikaiju.envs.openspiel", "openspiel"),
        ("numba", "from daikaiju.envs import Batch\nBatch('king')", "cpu"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(absent: str, code: str, extra: str) -> None:
    done = run_without((absent,), code)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(
        f"this needs {absent}, which is not installed; install it with: pip install 'daikaiju[{extra}]'"
    )
