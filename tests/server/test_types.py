"""The page's types: generated from the structs, and never stale."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct
from tools.protocol import CONSTANTS, NAMED, SPOKEN_OVER_HTTP
from tools.typescript import TypeScript

from tests.server.declared import check_message

STORES = ()
"""No server, and so no store, takes part."""

TYPES = Path(__file__).parents[2] / "web" / "src" / "net" / "types.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    text = TypeScript(NAMED, SPOKEN_OVER_HTTP, CONSTANTS).text()
    assert TYPES.read_text(encoding="utf-8") == text, "run make protocol"


def test_two_structs_cannot_share_a_name() -> None:
    class Name(Struct):
        """Another name."""

        name: str

    with pytest.raises(TypeError, match="two structs are called Name"):
        TypeScript({}, [*SPOKEN_OVER_HTTP, Name])


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({"kind": "ack", "key": "a", "number": 1, "more": 2}, "does not declare"),
        ({"kind": "ack", "key": "a"}, "lacks"),
        ({"kind": "ack", "key": "a", "number": "1"}, "no <class 'int'>"),
        ({"kind": "chat", "lines": [{"number": 0}]}, "lacks"),
    ],
)
def test_what_is_not_sent_as_declared_is_noticed(message: dict[str, object], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_message(message)
