"""Features that need packages not installed by default."""

from __future__ import annotations

from importlib.util import find_spec

from daikaiju.errors import DaikaijuError

EXTRAS = {
    "server": (
        "fastapi",
        "uvicorn",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "orjson",
        "itsdangerous",
        "webauthn",
        "openskill",
        "networkx",
    ),
    "telemetry": ("opentelemetry.sdk", "opentelemetry.exporter"),
    "postgresql": ("psycopg",),
    "redis": ("redis",),
    "cpu": ("numba",),
    "envs": ("numba", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "gpu": ("numba_cuda", "cuda"),
    "tournament": ("openskill",),
    "cuda": ("cupy",),
    "ray": ("ray",),
}
"""The extras by name, with modules that show whether one is installed."""


class MissingExtra(DaikaijuError):
    """Something needs packages that are not installed."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(
            f"this needs {module}, which is not installed; install it with: pip install 'daikaiju[{extra}]'"
        )
        self.extra, self.module = extra, module


def need(extra: str) -> None:
    """Raise an error that says what to install if an extra is missing.

    >>> need("cpu")
    """
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            raise MissingExtra(extra, module)
