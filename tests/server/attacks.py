"""What an attacker may send on the socket of a table, as Hypothesis makes it up."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

NOW = "the last number"
"""Stands for the number of the last entry, which is known only when a message is sent."""

SERVER_SAYS = ("table", "news", "whole", "ack", "refused", "chat", "notice", "clock", "pong")

keys = st.text(max_size=45) | st.sampled_from(["k", "0.k", "', 'x'); --", "<script>alert(1)</script>", "\u202e", "\0"])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | keys | st.just(10**400) | st.just(NOW),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=8,
)
seats = st.integers(-1, 8)
numbers = st.just(NOW) | st.integers(-2, 40) | st.integers()
shares = st.binary(min_size=32, max_size=32).map(bytes.hex)
actions = st.integers(0, 200) | st.integers()
names = st.text(max_size=30) | st.sampled_from(
    ["Ann", "<b>Ann</b>", "\u202eAnn", "\u200b", "A" * 25, "Zoë 🐉", "\ud800"]
)

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"have": numbers, "claim": st.none() | keys},
    "act": {"seat": seats, "at": numbers, "action": actions, "key": keys},
    "undo": {"seat": seats, "at": numbers, "key": keys},
    "sit": {"seat": seats, "name": names},
    "shown": {"at": numbers},
    "stand": {"seat": seats},
    "leave": {"seat": seats},
    "setup": {
        "seats": st.none() | st.integers(-1, 8),
        "clock": st.none()
        | st.fixed_dictionaries({"kind": st.sampled_from(["none", "move", "game"]), "seconds": st.integers(-1, 100)}),
        "options": st.none() | st.dictionaries(keys | st.just("edition"), st.just("2010") | keys | st.booleans()),
    },
    "seat": {
        "seat": seats,
        "by": st.none() | st.sampled_from(["open", "me", "bot:greedy", "bot:random", "bot:", "you"]) | keys,
        "monster": st.none() | st.sampled_from(["gigazaur", "the_king", "alienoid", "kraken", "godzilla"]),
        "name": st.none() | names,
    },
    "back": {"seat": seats},
    "lock": {"locked": st.booleans()},
    "start": {"fill": st.none() | st.sampled_from(["bot:greedy", "bot:", "me"])},
    "commit": {
        "to": shares,
        "commitments": st.lists(st.fixed_dictionaries({"seat": seats, "commitment": shares}), max_size=3),
    },
    "open": {"to": shares, "shares": st.lists(st.fixed_dictionaries({"seat": seats, "share": shares}), max_size=3)},
    "say": {"text": st.text(max_size=320), "key": keys},
    "react": {"seat": seats, "face": st.sampled_from(["roar", "cheer", "wink"])},
    "since": {"have": numbers},
    "rematch": {},
    "ping": {},
}

well_formed = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda kind: st.fixed_dictionaries({"kind": st.just(kind), **FIELDS[kind]})
)
"""Messages of the right form, which only their sender may not be allowed, or not now."""


@st.composite
def nearly_well_formed(draw: st.DrawFn) -> dict[str, Any]:
    """A message of which a part is missing, too much, or of another type."""
    message: dict[str, Any] = draw(well_formed)
    place = draw(st.sampled_from(sorted(message)))
    change = draw(st.sampled_from(["missing", "other", "more"]))
    if change == "missing":
        del message[place]
    elif change == "other":
        message[place] = draw(anything)
    else:
        message[draw(keys)] = draw(anything)
    return message


unknown = st.fixed_dictionaries({"kind": st.sampled_from(SERVER_SAYS) | keys}, optional={"x": anything}) | anything
raw = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(
        [
            "",
            "{",
            "null",
            "[" * 15_000,
            '{"kind":' * 1_500,
            '{"kind": "ping", "kind": "start"}',
            '{"kind": "say", "text": "\\ud800", "key": "k"}',
            '{"kind": "hello", "have": 1e999}',
            '{"kind": "since", "have": NaN}',
            json.dumps({"kind": "say", "text": "x" * 16_000, "key": "k"}),
            "x" * 17_000,
            b"\xff" * 300,
            b"\0" * 17_000,
        ]
    ),
)


def packed(message: Any, now: int) -> str | bytes:
    """A message as it is sent."""
    if isinstance(message, bytes):
        return message
    if isinstance(message, str):
        return "".join(letter for letter in message if not "\ud800" <= letter <= "\udfff")
    return json.dumps(filled(message, now))


def filled(message: Any, now: int) -> Any:
    if message == NOW:
        return now
    if isinstance(message, dict):
        return {key: filled(value, now) for key, value in message.items()}
    if isinstance(message, list):
        return [filled(value, now) for value in message]
    return message
