"""Every public name of the package is explained, with an example that the tests run."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import daikaiju


def public_names() -> Iterator[tuple[str, Any]]:
    """What the package exports, and the methods and properties of its classes that it defines itself."""
    for name in daikaiju.__all__:
        exported = getattr(daikaiju, name)
        if callable(exported):
            yield name, exported
        for member in dir(exported) if inspect.isclass(exported) else ():
            found = inspect.getattr_static(exported, member)
            function = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
            if (
                not member.startswith("_")
                and inspect.isfunction(function)
                and function.__module__.startswith("daikaiju")
            ):
                yield f"{name}.{member}", function


@pytest.mark.parametrize(("name", "public"), [pytest.param(*one, id=one[0]) for one in public_names()])
def test_it_has_an_example(name: str, public: Any) -> None:
    assert ">>> " in (inspect.getdoc(public) or ""), f"{name} has no example"
