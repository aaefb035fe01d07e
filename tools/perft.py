"""How many positions can be reached in a number of decisions, and a checksum over them: any rule change shows."""

from __future__ import annotations

import functools
import types
import zlib
from collections.abc import Iterable
from typing import TypeVar

from daikaiju.rules.agenda import CHANCE, Agenda, count_choices, nth_choice
from daikaiju.rules.sets import to_number

State = TypeVar("State", bound=Agenda)

FRAMES = 100
"""An upper bound on the kinds of frames: kinds of questions get numbers above it."""


def perft(rules: types.ModuleType, state: Agenda, decisions: int) -> tuple[int, int]:
    """Count the positions after this many decisions of players, whatever they choose; Chance answers from the record.

    >>> from daikaiju.rules import king
    >>> state = king.new_state(2, seed=1)
    >>> king.start(state); king.advance(state)
    >>> perft(king, state, 1)[0]
    64
    """
    while not state.over and state.player == CHANCE:
        rules.apply(state, rules.random_choice(state))
    if state.over or decisions == 0:
        return 1, fingerprint(state)
    positions, checksum = 0, 0
    for number in range(count_choices(state)):
        branch = state.copy()
        rules.apply(branch, nth_choice(branch, number))
        more, part = perft(rules, branch, decisions - 1)
        positions += more
        checksum = zlib.crc32(part.to_bytes(4), checksum)
    return positions, checksum


def after_random_play(rules: types.ModuleType, state: State, decisions: int) -> State:
    """A new record played at random for this many decisions of players."""
    rules.play_randomly(state, decisions)
    return state


def checksum_of_random_play(rules: types.ModuleType, states: Iterable[Agenda]) -> int:
    """A checksum over the final states of random games, played in one go and step by step, and over the steps."""
    checksum = 0
    for state in states:
        again = state.copy()
        decisions = rules.play_randomly(state, 1_000_000)
        rules.start(again)
        while not again.over:
            checksum = zlib.crc32(rules.step_kind(again, FRAMES).to_bytes(4, signed=True), checksum)
            decisions -= rules.random_step(again)
        for number in (fingerprint(state), fingerprint(again), decisions):
            checksum = zlib.crc32(number.to_bytes(8, signed=True), checksum)
    return checksum


def fingerprint(state: Agenda) -> int:
    """A checksum over all fields that are not zero, by name: neither their layout nor fields added since matter."""
    said = [
        (name, value)
        for name in names_of_fields(type(state))
        if (value := getattr(state, name)) and (isinstance(value, int) or any(value))
    ]
    return zlib.crc32(repr([*said, to_number(state.options)]).encode())


@functools.cache
def names_of_fields(record: type[Agenda]) -> list[str]:
    """The fields of a record in alphabetical order, without the options, whose words do not matter."""
    return sorted(field.name for field in record.fields if field.name not in ("options", "beyond"))
