"""Everything the page and the server say to each other, from which the page's types and docs/protocol.md are written.

What travels over HTTP is what routes take and return. What a page may send over its socket is a union of structs, and
so is what it receives there.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import get_args

from fastapi.routing import APIRoute
from msgspec import Struct

from daikaiju.fairness.exchange import Stage
from daikaiju.fairness.script import Status
from daikaiju.game import Options
from daikaiju.handbook import Handbook
from daikaiju.messages import Argument
from daikaiju.messages.questions import OpenQuestion
from daikaiju.packs.pictures import CardColours
from daikaiju.scene.drawn import Scene, TrackName
from daikaiju.server.app.application import ROUTERS
from daikaiju.server.http.router import RequestBody
from daikaiju.server.matchmaking.messages import CLOCKS, SIZES, USUAL_CLOCK
from daikaiju.server.moderation.messages import PageAct
from daikaiju.server.tournaments.messages import TournamentForm
from daikaiju.services.analysis_board.form_messages import Phase, PositionForm, Zone
from daikaiju.services.analysis_board.messages import Analysis
from daikaiju.services.catalogue.messages import Catalogue, PackForPage
from daikaiju.services.files.messages import ReadFile
from daikaiju.services.puzzles.messages import Puzzle
from daikaiju.services.reviews.messages import ReviewLine
from daikaiju.table.protocol.ignoring import How
from daikaiju.table.protocol.requests import FromPage, Reason
from daikaiju.table.protocol.tables import ClockKind, Face, FromServer, GameName, Refusal, TableStatus
from daikaiju.table.protocol.texts import Language

NAMED: dict[str, object] = {
    "GameName": GameName,
    "CardColours": CardColours,
    "Face": Face,
    "How": How,
    "Reason": Reason,
    "PageAct": PageAct,
    "Language": Language,
    "ClockKind": ClockKind,
    "TournamentForm": TournamentForm,
    "TableStatus": TableStatus,
    "TrackName": TrackName,
    "Stage": Stage,
    "Status": Status,
    "Options": Options,
    "Argument": Argument,
    "Scene": Scene,
    "PositionForm": PositionForm,
    "Phase": Phase,
    "Zone": Zone,
    "OpenQuestion": OpenQuestion,
    "FromServer": FromServer,
    "FromPage": FromPage,
    "ReviewLine": ReviewLine,
}
"""The types that have a name of their own on the page."""

CONSTANTS: dict[str, object] = {"WISH_CLOCKS": CLOCKS, "USUAL_WISH_CLOCK": USUAL_CLOCK, "WISH_SIZES": SIZES}
"""What the page offers because the server accepts it."""

WRITTEN_BEFORE = (ReadFile, Analysis, Catalogue, PackForPage, Handbook, Puzzle, Refusal)
"""What routes return as JSON that is written elsewhere, or only once."""


def taken_or_returned() -> Iterator[type]:
    """The structs in the signatures of all routes."""
    for route in (route for router in ROUTERS for route in router.routes):
        assert isinstance(route, APIRoute)
        signature = inspect.signature(route.endpoint, eval_str=True)
        for parameter in signature.parameters.values():
            notes = getattr(parameter.annotation, "__metadata__", ())
            yield from (note.kind for note in notes if isinstance(note, RequestBody) and note.kind is not None)
        returned = signature.return_annotation
        yield from (
            kind for kind in (returned, *get_args(returned)) if isinstance(kind, type) and issubclass(kind, Struct)
        )


SPOKEN_OVER_HTTP = tuple(dict.fromkeys([*taken_or_returned(), *WRITTEN_BEFORE]))
"""What travels over HTTP; everything else is part of these, or of what travels over the socket."""
