"""One open page at a table, wherever what it is sent goes."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from daikaiju.table.protocol.ignoring import How


class Page(Protocol):
    """Somewhere to send, and whose page it is."""

    person: str
    address: str
    """Whom it counts as where strangers take turns; empty where nothing is limited."""
    speed: str
    """How fast this person wants to see bots play."""
    ignores: dict[str, How]
    """Whom this person does not want to hear."""
    ready: bool
    """Whether it has said hello, and so receives news."""

    def send(self, text: str) -> None:
        """Send a finished text."""
        ...

    def send_message(self, message: Struct) -> None: ...

    def close(self) -> None:
        """Send what still waits, then close; the page will come back."""
        ...
