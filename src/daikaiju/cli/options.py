"""Options that several commands share, and their valid values."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from daikaiju.errors import DaikaijuError
from daikaiju.words import LANGUAGES, Words

LANGUAGE = "DAIKAIJU_LANG"
"""The environment variable that sets the language, unless --lang does."""

_spoken = [Words("en")]


def spoken() -> Words:
    """The words of the language this command was asked to use, for errors anywhere in it."""
    return _spoken[0]


def speak(lang: str) -> None:
    """Remember a language; an unknown one is refused where it is used."""
    _spoken[0] = Words(lang if lang in LANGUAGES else "en")


Lang = Annotated[str, typer.Option("--lang", envvar=LANGUAGE, metavar="|".join(LANGUAGES), help="cli-option-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Game = Annotated[str, typer.Option("--game", metavar="king|duel", help="cli-option-game")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="2016|2010", help="cli-option-edition")]
Ends = Annotated[str | None, typer.Option("--ends", metavar="turn|round|at_once", help="cli-option-ends")]
Packs = Annotated[list[str] | None, typer.Option("--packs", metavar="NAME|FOLDER", help="cli-option-packs")]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help="cli-option-players")]
Games = Annotated[str, typer.Option("--games", metavar="N", help="cli-option-games")]
On = Annotated[str, typer.Option("--on", metavar="python|cpu|cuda|ray", help="cli-option-on")]
Seed = Annotated[str, typer.Option("--seed", metavar="N", help="cli-option-seed")]


def named_packs(given: Sequence[str] | None) -> list[str]:
    """The names of packs; a folder is registered first."""
    from daikaiju.packs import add_folder

    return [add_folder(pack) if os.sep in pack or Path(pack).is_dir() else pack for pack in given or ()]


def one_of(words: Words, option: str, given: str, valid: Sequence[str]) -> str:
    """The given name, if it is one of the valid ones."""
    if given not in valid:
        raise DaikaijuError(words.say("cli-error-name", option=option, given=shown(given), valid=", ".join(valid)))
    return given


def whole_number(words: Words, option: str, given: str, least: int, most: int | None = None) -> int:
    """The given whole number, if it lies within the limits."""
    try:
        number = int(given)
    except ValueError:
        number = least - 1
    if most is not None and not least <= number <= most:
        raise DaikaijuError(
            words.say("cli-error-number-between", option=option, given=shown(given), least=least, most=most)
        )
    if number < least:
        raise DaikaijuError(words.say("cli-error-number", option=option, given=shown(given), least=least))
    return number


def shown(given: str) -> str:
    """A given value, short enough for a sentence and with printable characters only."""
    given = given.encode(errors="replace").decode()
    return given if len(given) <= 40 else given[:39] + "…"
