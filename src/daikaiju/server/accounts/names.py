"""Who may use which name: an account's name is its holder's alone."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from daikaiju.server.moderation.standing import check_may_rename
from daikaiju.server.refusals import Refused
from daikaiju.server.texts import checked_name

if TYPE_CHECKING:
    from daikaiju.server.registry import TableRegistry


def name_key(name: str) -> str:
    """What names that look alike have in common.

    >>> name_key("Ann  LEE") == name_key("ann lee")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(unicodedata.normalize("NFKC", name).casefold().split()))


async def playing_name(registry: TableRegistry, person: str, wanted: str) -> str:
    """The name under which somebody plays: that of their account, the one they want now, or the one they had."""
    account = await registry.accounts.account(person)
    if account is not None:
        return str(account.name)
    if wanted.strip():
        name = checked_name(wanted)
        await check_free(registry, person, name)
        return name
    known = await registry.store.name_of(person)
    return "" if known and await registry.accounts.person_named(name_key(known)) is not None else known


async def check_free(registry: TableRegistry, person: str, name: str) -> None:
    """Refuse the name of somebody else's account, and another name than before to whoever is silenced."""
    if await registry.accounts.person_named(name_key(name)) not in (None, person):
        raise Refused("name_taken")
    await check_may_rename(registry, person, name)
