"""Features that need packages not installed by default."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.util import find_spec

from daikaiju.errors import DaikaijuError

MODULES = {
    "cuda-bindings": "cuda",
    "cupy-cuda13x": "cupy",
    "nvidia-cuda-nvrtc": None,
    "nvidia-nvvm": None,
    "open_spiel": "pyspiel",
    "opentelemetry-api": "opentelemetry",
    "opentelemetry-exporter-otlp-proto-http": "opentelemetry.exporter.otlp",
    "opentelemetry-sdk": "opentelemetry.sdk",
}
"""The modules of packages that are not called after them; None where a system's own libraries do as well."""

REQUIREMENT = re.compile(r"([\w.-]+)[^;]*; extra == [\"']([\w-]+)[\"']")
"""A package that an extra needs on every system, as the metadata of this package declares it."""


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

    In a browser nothing can be installed: what is missing there fails by itself.

    >>> need("cpu")
    """
    if sys.platform == "emscripten":
        return
    for module in modules_of_extras().get(extra, ()):
        if not is_installed(module):
            raise MissingExtra(extra, module)


@cache
def modules_of_extras() -> dict[str, tuple[str, ...]]:
    """What each extra needs of its own, beside the other extras it builds on.

    Where the package is not installed but run from its folder, nothing is known: imports then fail by themselves.

    >>> modules_of_extras()["postgresql"]
    ('psycopg',)
    """
    from importlib.metadata import PackageNotFoundError, requires  # takes a while, and is seldom needed

    modules: dict[str, tuple[str, ...]] = {}
    try:
        declared = requires("daikaiju") or []
    except PackageNotFoundError:
        return modules
    for found in filter(None, map(REQUIREMENT.fullmatch, declared)):
        package, extra = found.groups()
        module = MODULES.get(package, package.replace("-", "_"))
        if module is not None and package != "daikaiju":
            modules[extra] = (*modules.get(extra, ()), module)
    return modules


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
    for extra, modules in modules_of_extras().items():
        if package in [module.partition(".")[0] for module in modules]:
            return MissingExtra(extra, package)
    raise error
