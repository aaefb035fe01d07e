"""A file that takes too long is given up, wherever the alarm finds Python."""

from __future__ import annotations

import time

import pytest

from daikaiju.text.patience import TooSlow, patience


class SlowToGo:
    """Holds Python in a finalizer, where an exception is dropped."""

    def __del__(self) -> None:
        time.sleep(1.5)


def dawdle(seconds: float) -> None:
    began = time.monotonic()
    SlowToGo()
    while time.monotonic() - began < seconds:
        pass


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_alarm_that_a_finalizer_dropped_rings_again() -> None:
    with pytest.raises(TooSlow), patience(1):
        dawdle(60)


def test_nothing_rings_after_the_work_is_done() -> None:
    with patience(1):
        pass
    time.sleep(1.2)
