"""Features that need packages not installed by default."""

from __future__ import annotations

from importlib.util import find_spec

from daikaiju.errors import DaikaijuError

EXTRAS = {
    "server": (
        "fastapi",
        "uvicorn",
        "httptools",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "itsdangerous",
        "orjson",
        "platformdirs",
        "segno",
        "prometheus_client",
        "opentelemetry",
        "webauthn",
        "openskill",
        "networkx",
        "confusable_homoglyphs",
    ),
    "telemetry": ("opentelemetry.sdk", "opentelemetry.exporter.otlp"),
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

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return MissingExtra, (self.extra, self.module)


def need(extra: str) -> None:
    """Raise an error that says what to install if an extra is missing.

    >>> need("cpu")
    """
    for module in EXTRAS[extra]:
        if not is_installed(module):
            raise MissingExtra(extra, module)


def is_installed(module: str) -> bool:
    """Whether a module can be imported.

    >>> is_installed("numpy"), is_installed("numpy.nothing"), is_installed("nothing.at.all")
    (True, False, False)
    """
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package that it would be in is missing
        return False


def extra_with(error: ModuleNotFoundError) -> MissingExtra:
    """What to install for a module that was not found; raises the error again if no extra has it.

    >>> extra_with(ModuleNotFoundError("No module named 'numba.core'", name="numba.core")).extra
    'cpu'
    """
    package = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if package in [module.partition(".")[0] for module in modules]:
            return MissingExtra(extra, package)
    raise error
