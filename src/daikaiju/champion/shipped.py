"""The networks that come with the package. In a page they come later than the package, or when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from daikaiju.errors import DaikaijuError, Problem

SHIPPED = Path(__file__).parent / "networks"

FETCH: list[Callable[[str], bool]] = []
"""What puts a network that is missing into the folder, by the name of its file, and says whether it could."""


class NetworkAway(DaikaijuError):
    """A network of the package has not come yet and cannot be had now; it may be later."""


def at_hand(path: Path) -> Path:
    """The file of a network, fetched now if it belongs to the package and has not come yet."""
    if FETCH and path.parent == SHIPPED and not path.exists() and not any(fetch(path.name) for fetch in FETCH):
        raise NetworkAway(Problem("network-away", file=path.name))
    return path
