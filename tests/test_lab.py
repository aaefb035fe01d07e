"""The examples in the tools of the laboratory, which are not part of the package."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest
from tools.lab import value_errors, worth_plots


@pytest.mark.parametrize("module", [value_errors, worth_plots])
def test_examples_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
