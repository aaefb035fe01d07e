"""Accounts, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from daikaiju.table.protocol.texts import NameText

Purpose = Literal["make", "add", "sign_in"]
PasskeyId = Annotated[str, Meta(max_length=1400)]
Credential = dict[str, Any]
"""What `navigator.credentials` gave the page, as JSON."""


class Handover(Struct):
    """What lets a guest's games come along to another name of the same computer, once and soon; None if there is no
    guest to bring."""

    token: str | None


class Arrival(Struct, forbid_unknown_fields=True):
    """What a page brings from another name of the same computer."""

    token: Annotated[str, Meta(max_length=64)]


class PasskeyQuestion(Struct, forbid_unknown_fields=True):
    """What a page wants to ask its browser for; a new account has a name."""

    purpose: Purpose
    name: NameText = ""


class PasskeyOptions(Struct):
    """What it asks its browser: the options of `navigator.credentials.create` or `get`, as JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey the browser has made: the first of a new account, or one more; `name` is the account's or its own."""

    credential: Credential
    name: NameText
    passkey_name: NameText = ""


class SignIn(Struct, forbid_unknown_fields=True):
    """What the browser signed with a passkey."""

    credential: Credential


class RecoveryCode(Struct, forbid_unknown_fields=True):
    """The code that was shown when the account was made, or last replaced."""

    code: NameText


class PasskeyName(Struct, forbid_unknown_fields=True):
    """Another name for a passkey."""

    id: PasskeyId
    name: NameText


class PasskeyRemoved(Struct, forbid_unknown_fields=True):
    """A passkey its owner no longer wants; the last one goes only with the recovery code."""

    id: PasskeyId
    code: NameText = ""


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign out here, or in every browser."""

    everywhere: bool = False


class Passkey(Struct):
    """A passkey: when it was made and last used, in milliseconds since 1970, and whether it works at this address."""

    id: str
    name: str
    created_at: int
    used_at: int | None
    here: bool


class Account(Struct):
    """The account of the person who asks; `code` is the recovery code, where a new one was made just now."""

    name: str
    created_at: int
    passkeys: list[Passkey]
    code: str | None = None


class AccountState(Struct):
    """Whether this browser is signed in, and whether passkeys work at this address."""

    account: Account | None
    possible: bool
