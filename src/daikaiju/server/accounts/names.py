"""Who may use which name: an account's name, and all that look like it, are its holder's alone."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Awaitable, Callable

from daikaiju.bots import bot_names
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.db.name_forms import forms
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import checked_name
from daikaiju.words import LANGUAGES, Words

ROLES = (
    *("admin", "administrator", "bot", "daikaiju", "mod", "moderator", "official", "operator", "root"),
    *("server", "staff", "support", "system", "админ", "администратор", "бот", "модератор", "оператор"),
    *("поддержка", "сервер", "система", "адмін", "адміністратор", "підтримка"),
)
"""Names under which people expect whoever looks after a server."""


def name_key(name: str) -> str:
    """By which a person is found, in whatever case their name is written.

    >>> name_key("Ann  LEE") == name_key("ann lee")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(unicodedata.normalize("NFKC", name).casefold().split()))


@functools.cache
def reserved() -> frozenset[str]:
    """The forms of names that nobody may have: those of whoever looks after the server, and of its bots."""
    called = [Words(lang).say("web-bot", bot=bot) for lang in LANGUAGES for bot in bot_names()]
    return frozenset().union(*(plain_forms(name) for name in (*ROLES, *bot_names(), *called)))


def plain_forms(name: str) -> frozenset[str]:
    """The forms of a name, and of its letters alone."""
    return forms(name) | forms("".join(filter(str.isalpha, name)))


def is_reserved(name: str) -> bool:
    """Whether nobody may have a name.

    >>> is_reserved("[Admin]"), is_reserved("Аdm1n"), is_reserved("Адміністратор 1"), is_reserved("Adam")
    (True, True, True, False)
    """
    return not reserved().isdisjoint(plain_forms(name))


class Names:
    """The names of people on a server."""

    def __init__(self, accounts: AccountStore, check_not_silenced: Callable[[str], Awaitable[object]]) -> None:
        self._accounts, self._check_not_silenced = accounts, check_not_silenced

    async def playing_name(self, person: str, wanted: str) -> str:
        """The name under which somebody plays: that of their account, the one they want now, or the one they had."""
        account = await self._accounts.account(person)
        if account is not None:
            return str(account.name)
        if wanted.strip():
            name = checked_name(wanted)
            await self.check_free(person, name)
            return name
        known = await self._accounts.name_of(person)
        return "" if known and (is_reserved(known) or await self._is_taken(person, known)) else known

    async def _is_taken(self, person: str, name: str) -> bool:
        """Whether a name is, or looks like, that of somebody else's account."""
        holders = await self._accounts.persons_like(name_key(name), forms(name))
        return not holders <= {person}

    async def check_free(self, person: str, name: str) -> None:
        """Refuse the names that are others', and another name than before to whoever is silenced."""
        if is_reserved(name):
            raise Refused("name_reserved")
        if await self._is_taken(person, name):
            raise Refused("name_taken")
        if name != await self._accounts.name_of(person):
            await self._check_not_silenced(person)
