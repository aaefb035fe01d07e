"""What is wrong with an input, said in one sentence."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class DaikaijuError(ValueError):
    """Something a person or program asked for cannot be done; the message says what, where, and what would be right.

    >>> from daikaiju import King
    >>> King(["gigazaur", "cyber_kity"])
    Traceback (most recent call last):
    daikaiju.errors.DaikaijuError: unknown monster of the 2016 edition 'cyber_kity'; did you mean 'cyber_kitty'?
    """


class IllegalAction(DaikaijuError):
    """An action that is not legal now; the game is as it was.

    >>> from daikaiju import King
    >>> King(2).apply("stay")
    Traceback (most recent call last):
    daikaiju.errors.IllegalAction: chance cannot stay now; legal: card: one of the deck
    """


def unknown(kind: str, name: object, valid: Iterable[str]) -> DaikaijuError:
    """The error for a name nobody knows, with the nearest known one."""
    known = list(valid)
    near = difflib.get_close_matches(str(name), known, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"it can be {', '.join(known)}"
    return DaikaijuError(f"unknown {kind} '{name}'; {hint}")
