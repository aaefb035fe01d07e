"""What routes ask for about people (FastAPI's dependencies)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends

from daikaiju.server.accounts.service import Accounts
from daikaiju.server.http.dependencies import KnownPerson, kept

AccountService = Annotated[Accounts, kept("accounts")]


async def identities_of(person: KnownPerson, accounts: AccountService) -> list[str]:
    return await accounts.identities(person)


Identities = Annotated[list[str], Depends(identities_of)]
"""Everybody that the person who asks was; nobody for a newcomer, who gets no cookie."""
