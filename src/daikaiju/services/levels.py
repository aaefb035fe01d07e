"""The levels of bots that a server offers: those for which everything is there."""

from __future__ import annotations

import contextlib

from daikaiju.bots.registry import level_entries, new_bot, offered
from daikaiju.engine.sealed_file import check_file
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.games import GAMES

ENGINE = "engine"
"""What the champion needs, which also coaches and reviews."""


class Levels:
    """Which bots people may choose, and why others cannot be had."""

    def __init__(self, champion: bool) -> None:
        wanted = [entry for entry in level_entries() if champion or entry.extra != ENGINE]
        without: set[str] = set()
        self.problems: list[str] = []
        for extra in dict.fromkeys(entry.extra for entry in wanted if entry.extra is not None):
            try:
                check(extra)
            except DaikaijuError as error:
                without.add(extra)
                names = [entry.name for entry in wanted if entry.extra == extra]
                self.problems.append(f"{listed(names)} cannot be chosen here: {error}")
        self.playing = {entry.name for entry in wanted if entry.extra not in without}
        """All that can play here, offered or not."""
        self.offered = tuple(entry.name for entry in offered(entry for entry in wanted if entry.name in self.playing))
        """From the weakest to the strongest."""
        self.has_champion = any(entry.extra == ENGINE and entry.name in self.offered for entry in wanted)
        """Whether there is a champion, and so a coach and reviews."""

    def is_missing(self, bot: str) -> bool:
        """Whether a bot is a level that cannot play here."""
        name = bot.partition(":")[0]
        return name not in self.playing and any(entry.name == name for entry in level_entries())


def listed(names: list[str]) -> str:
    """Names as a sentence has them.

    >>> listed(["champion"]), listed(["cautious", "champion", "search"])
    ('champion', 'cautious, champion and search')
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def check(extra: str) -> None:
    """Raise the error that says why bots that need an extra cannot play."""
    need(extra)
    if extra == ENGINE:
        for game in GAMES:
            check_file(game)


def load_bots() -> None:
    """Load what all levels need that can be had, so that the first answer of each is as quick as any other."""
    for entry in level_entries():
        with contextlib.suppress(Exception):  # it is not offered, or fails when it is asked
            new_bot(entry.name)
            entry.load()
