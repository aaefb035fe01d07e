"""The registry: every bot by its name, read by the command line, the table, the environments and tournaments.

A bot is asked for as `name` or `name:setting` (`greedy`, `search:200ms`), or by the file that holds its class
(`mine.py:MyBot`, `mine.py:MyBot:setting`). To add a bot to the package, write its class and add a line to `BOTS`.
The class is imported when it is first needed, so what it imports may be optional.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from daikaiju import plugins
from daikaiju.bots.bot import Bot
from daikaiju.bots.from_file import bot_class, split_path
from daikaiju.errors import DaikaijuError, Problem, short, unknown
from daikaiju.extras import MissingExtra, need

Factory = Callable[..., Bot]
"""A class of bots or a function: it takes a seed and, where the bot has one, a setting."""


@dataclass(frozen=True)
class Entry:
    """A bot that is known by name."""

    name: str
    made_by: str | Factory
    """Its class, as `package.module:Class` if it should be imported only when needed."""

    level: bool = False
    """Whether people are offered it at the table; its words are in bots.ftl."""

    extra: str | None = None
    """The extra of the package without which it does not run (see extras.py)."""

    loaded_by: str | None = None
    """The function, as `package.module:function`, that loads what it needs, if that takes more than a moment."""

    instead_of: str | None = None
    """The extra whose levels it stands in for: it is offered only where that cannot be had, and plays where asked."""

    timed: bool = False
    """Whether it thinks by the clock, so that its strength depends on the machine; such a bot plays no rated games."""

    def is_installed(self) -> bool:
        """Whether everything it needs is there."""
        try:
            if self.extra is not None:
                need(self.extra)
        except MissingExtra:
            return False
        return True

    def factory(self) -> Factory:
        """What makes the bot, imported now."""
        if self.extra is not None:
            need(self.extra)
        if not isinstance(self.made_by, str):
            return self.made_by
        factory: Factory = plugins.load(self.made_by)
        return factory

    def load(self) -> None:
        """Load what it needs now, rather than at its first answer."""
        if self.loaded_by is not None:
            plugins.load(self.loaded_by)()


BOTS = (
    Entry("random", "daikaiju.bots.random_bot:RandomBot", level=True),
    Entry("shy", "daikaiju.bots.shy:ShyBot", level=True),
    Entry("rookie", "daikaiju.bots.rookie:RookieBot", level=True),
    Entry("dreamy", plugins.DREAMY, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("hasty", plugins.HASTY, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("quick", "daikaiju.bots.quick:QuickBot", level=True, instead_of="engine"),
    Entry("proud", plugins.PROUD, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("greedy", "daikaiju.bots.greedy:GreedyBot", level=True, instead_of="engine"),
    Entry("thrifty", plugins.THRIFTY, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("cautious", plugins.CAUTIOUS, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("seasoned", plugins.SEASONED, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("champion", plugins.CHAMPION, True, "engine", plugins.WARM_UP_CHAMPION),
    Entry("search", plugins.SEARCH, True, "engine", plugins.WARM_UP_CHAMPION, timed=True),
)
"""The bots of the package, from the weakest to the strongest."""

_entries: dict[str, Entry] = {entry.name: entry for entry in BOTS}


def register(name: str, *, level: bool = False) -> Callable[[Factory], Factory]:
    """Make a class of bots known by a name to this process."""

    def remember(factory: Factory) -> Factory:
        _entries[name] = Entry(name, factory, level)
        return factory

    return remember


def bot_names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(_entries)


def is_of_package(asked: str) -> bool:
    """Whether a bot belongs to the package: it never hangs.

    >>> is_of_package("greedy"), is_of_package("mine.py:MyBot")
    (True, False)
    """
    return asked.partition(":")[0] in {entry.name for entry in BOTS}


def level_entries() -> list[Entry]:
    """The bots that people may be offered at the table, from the weakest to the strongest, installed or not."""
    return [entry for entry in _entries.values() if entry.level]


def offered(entries: Iterable[Entry]) -> list[Entry]:
    """Of levels that can be had, those that people are offered: none that stand in for others that are there."""
    entries = list(entries)
    extras = {entry.extra for entry in entries}
    return [entry for entry in entries if entry.instead_of is None or entry.instead_of not in extras]


def rated_levels() -> list[str]:
    """The names of the package's levels whose strength is the same everywhere.

    >>> "champion" in rated_levels(), "search" in rated_levels()
    (True, False)
    """
    return [entry.name for entry in BOTS if entry.level and not entry.timed]


def levels() -> list[str]:
    """The names of the levels that are offered, of those that are installed."""
    return [entry.name for entry in offered(entry for entry in level_entries() if entry.is_installed())]


def new_bot(asked: str, seed: int | None = None) -> Bot:
    """A bot as it is asked for; without a seed it is unpredictable.

    >>> new_bot("gredy")
    Traceback (most recent call last):
    daikaiju.errors.DaikaijuError: unknown bot “gredy”; did you mean “greedy”?
    """
    factory, setting = find_factory(asked)
    if setting is None:
        bot = factory(seed)
    elif takes_setting(factory):
        bot = factory(seed, setting)
    else:
        name = asked.removesuffix(f":{setting}")
        raise DaikaijuError(Problem("bot-takes-no-setting", bot=short(name), setting=short(setting)))
    bot.name = asked
    return bot


def asked_bots(text: str, seats: int) -> list[str]:
    """The bots for this many seats, asked for as one for all or as a list with commas; each must be available.

    >>> asked_bots("random", 3), asked_bots("greedy,random", 2)
    (['random', 'random', 'random'], ['greedy', 'random'])
    """
    return bots_for_seats([name.strip() for name in text.split(",")], seats)


def bots_for_seats(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each of this many seats: one for all, or as many as there are; each must be available."""
    for name in dict.fromkeys(bots):
        check_bot(name)
    if len(bots) not in (1, seats):
        raise DaikaijuError(Problem("bot-too-many", bots=len(bots), seats=seats))
    return list(bots) * (seats // len(bots))


def check_bot(asked: str) -> None:
    """Raise the error that `new_bot` would, if what is asked for cannot be had."""
    new_bot(asked, 0)


def find_factory(asked: str) -> tuple[Factory, str | None]:
    """What makes the bot that is asked for, and the setting after its name."""
    path = split_path(asked)
    if path is not None:
        return bot_class(path), path.setting
    name, colon, setting = asked.partition(":")
    if name not in _entries:
        raise unknown("bot", name, bot_names())
    return _entries[name].factory(), setting if colon else None


def takes_setting(factory: Factory) -> bool:
    """Whether something may follow the bot's name."""
    return len(inspect.signature(factory).parameters) > 1
