"""Friends, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from daikaiju.table.protocol.tables import GameName, TableStatus
from daikaiju.table.protocol.texts import NameText


class FriendName(Struct, forbid_unknown_fields=True):
    """The account holder whom something is about."""

    name: NameText


class NewInvitation(Struct, forbid_unknown_fields=True):
    """A friend who is invited to your table."""

    name: NameText
    table: Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]*$")]


class FriendTable(Struct):
    """A listed table at which a friend sits."""

    id: str
    game: GameName
    status: TableStatus


class Friend(Struct):
    """A friend: since when, whether they have a page open, and at which listed table they sit."""

    name: str
    since: int
    online: bool
    table: FriendTable | None


class Friends(Struct):
    """Your friends, whom you have asked, and who has asked you."""

    friends: list[Friend]
    asked: list[str]
    asking: list[str]


class Invitation(Struct):
    """A friend asks one to come to a table."""

    name: str
    table: str
    game: GameName


class FriendNotices(Struct):
    """What every page shows: invitations, and who asks to be friends."""

    invitations: list[Invitation]
    asking: list[str]
