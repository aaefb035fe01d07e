"""Numbers, names and lists on the command line, and the options about them that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from typing import Annotated

import typer

from daikaiju.cli.options.reading import Given, option


def one_of(*valid: str) -> Callable[[Given], str]:
    """Reads one of several names."""

    def read(given: Given) -> str:
        if given.text not in valid:
            raise given.refusal("cli-error-name", valid=", ".join(valid))
        return given.text

    return read


def whole_number(least: int, most: int | None = None) -> Callable[[Given], int]:
    """Reads a whole number within limits."""

    def read(given: Given) -> int:
        try:
            number = int(given.text)
        except ValueError:
            number = least - 1
        if most is not None and not least <= number <= most:
            raise given.refusal("cli-error-number-between", least=least, most=most)
        if number < least:
            raise given.refusal("cli-error-number", least=least)
        return number

    return read


def decimal(error: str, fits: Callable[[float], bool], **arguments: str | int) -> Callable[[Given], float]:
    """Reads a number that may have decimals; the error is the message for one that does not fit."""

    def read(given: Given) -> float:
        try:
            number = float(given.text)
        except ValueError:
            number = nan
        if not fits(number):
            raise given.refusal(error, **arguments)
        return number

    return read


def share(equal: str = "no") -> Callable[[Given], float]:
    """Reads a number between 0 and 1; `equal` is "yes" where an equal share may be asked for by that word."""
    return decimal("cli-error-share", lambda number: 0 < number < 1, equal=equal)


def listed(given: Given) -> list[str]:
    """Reads names with commas between them."""
    return [name.strip() for name in given.text.split(",")]


Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Seed = Annotated[int, option("--seed", whole_number(0), metavar="N", help="cli-option-seed")]
