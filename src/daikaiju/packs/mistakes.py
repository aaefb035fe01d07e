"""Mistakes in the Python of a pack, when it is loaded or while it is played: told in one sentence, with the place."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path

from daikaiju.errors import DaikaijuError, Problem, RulesFault
from daikaiju.packs.pack import Pack
from daikaiju.packs.problems import wrong_because
from daikaiju.rules.cards import CardError
from daikaiju.rules.roster import listed_cards


def mistake(error: Exception, packs: Sequence[Pack]) -> DaikaijuError:
    """The error that says in one sentence what is wrong in which pack."""
    if isinstance(error, DaikaijuError) and not isinstance(error, RulesFault):
        return error
    if isinstance(error, CardError):
        return wrong_because(names_of(packs), in_card(error, packs))
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        for pack in packs:
            if Path(frame.filename).is_relative_to(pack.folder):
                why = error.problem if isinstance(error, RulesFault) else str(error) or type(error).__name__
                return wrong_because(
                    pack.name, Problem("card-code", file=frame.filename, line=frame.lineno or 0, why=why)
                )
    why = error.problem if isinstance(error, RulesFault) else f"{type(error).__name__}: {error}"
    return wrong_because(names_of(packs), why)


def in_card(error: CardError, packs: Sequence[Pack]) -> Problem:
    """What is wrong with a card, with the file that it is in."""
    said = error.arguments
    if error.key == "card-twice" and said["file"] == said["other"]:
        return Problem("card-twice-in-file", card=said["card"], file=said["file"])
    problem = Problem(error.key, **said)
    for pack in packs if "card" in said and "file" not in said else ():
        for listed in listed_cards(pack.folder / "cards", pack.name):
            if listed.id == said["card"]:
                return Problem("pack-in-file", file=f"cards/{listed.file.name}", problem=problem)
    return problem


def names_of(packs: Sequence[Pack]) -> str:
    return ", ".join(pack.name for pack in packs)
