"""Tests of clusters: those that need Ray are collected only where it is installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["ray_cluster.py"]
