"""What can be wrong with a pack, as messages that every language has (words/*/packs.ftl)."""

from __future__ import annotations

from daikaiju.errors import DaikaijuError, Problem


def wrong(pack: str, key: str, /, **arguments: str | int | Problem) -> DaikaijuError:
    """The error that says which pack is wrong and how.

    >>> str(wrong("undead", "pack-no-picture", card="lich"))
    'pack undead: pictures.json has no picture of lich'
    """
    return wrong_because(pack, Problem(key, **arguments))


def wrong_because(pack: str, problem: Problem | str) -> DaikaijuError:
    return DaikaijuError(Problem("pack-problem", pack=pack, problem=problem))
