"""Everything that is said between page and server, declared once: the types of the page are written from it.

`requests` is what a page may say over its socket, `tables` what it is told there, `fair` the part about dice, and
`http` what is asked and answered over HTTP. docs/protocol.md says what it all means.
"""

from __future__ import annotations

from typing import Any

from daikaiju.fairness.exchange import Stage
from daikaiju.fairness.script import Status
from daikaiju.handbook import Handbook
from daikaiju.messages import Argument
from daikaiju.messages.questions import OpenQuestion
from daikaiju.scene.drawn import Scene, TrackName
from daikaiju.server.protocol.http import Catalogue, Created, Language, Name, NewTable, PackForPage, ReadFile, Replay
from daikaiju.server.protocol.requests import FromPage
from daikaiju.server.protocol.tables import (
    ClockKind,
    FromServer,
    GameName,
    ListedTable,
    Options,
    OwnTable,
    Refusal,
    TableStatus,
)

NAMED: dict[str, Any] = {
    "GameName": GameName,
    "Language": Language,
    "ClockKind": ClockKind,
    "TableStatus": TableStatus,
    "TrackName": TrackName,
    "Stage": Stage,
    "Status": Status,
    "Options": Options,
    "Argument": Argument,
    "Scene": Scene,
    "OpenQuestion": OpenQuestion,
    "FromServer": FromServer,
    "FromPage": FromPage,
}
"""The types that have a name of their own on the page."""

SPOKEN_OVER_HTTP = (
    Name,
    NewTable,
    Created,
    ListedTable,
    OwnTable,
    Replay,
    ReadFile,
    Catalogue,
    PackForPage,
    Handbook,
    Refusal,
)
"""What travels over HTTP; everything else that travels is a part of it, or of what travels over the socket."""
