"""What all of these measurements print: the machine, and how long most and nearly all answers took."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence


def machine() -> str:
    """The machine a measurement ran on, and how busy it was."""
    load = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load average {load}"


def percentiles(took: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    ordered = sorted(took)
    p50, p99 = (ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    return p50, p99


def latency(took: Sequence[float]) -> str:
    """The same in words; the times are seconds."""
    p50, p99 = percentiles(took)
    return f"p50 {1000 * p50:.1f} ms, p99 {1000 * p99:.1f} ms"
