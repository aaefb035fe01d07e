"""Games as files: written when they end, read back for the viewer, and checked. All of it runs in a worker process."""

from __future__ import annotations

from typing import cast

import msgspec

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.fairness.proof import Proof
from daikaiju.fairness.script import FAIR, UNPROVED, Reading, first_position, parse_cut, read_documents
from daikaiju.fairness.verdict import judge
from daikaiju.game import Game
from daikaiju.messages import ending
from daikaiju.puzzles.collection import shipped
from daikaiju.scene import Reporter
from daikaiju.services.files.messages import ReadDocument, ReadFile
from daikaiju.services.replays.messages import Replay
from daikaiju.services.replays.service import pieces
from daikaiju.table import views
from daikaiju.table.protocol.fair import told_proof
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.table import OVER, Table
from daikaiju.text.files import Document, readable
from daikaiju.text.script import play, read_scenario

MOST_SHOWN = 500
UNDERWAY = ("agenda", "asking")
"""Parts of a position that describe a half-done effect: only the rules themselves may write them, as for puzzles."""


def replay_here(text: str) -> Replay:
    """A file step by step for the viewer, as docs/protocol.md says."""
    document, choices, proof = read_file(text)
    game = first_position(document)
    reporter = Reporter(game)
    told = pieces(game, reporter, enumerate(choices))
    fair = None if proof is None else told_proof(proof)
    table = views.table_for(table_of(game), "nobody")
    return Replay(table, told, reporter.statistics(game), ending(game) if game.over else None, fair)


def table_of(game: Game) -> Table:
    """A table at which a file was played, with nobody at it."""
    seats = [Seat(monster, PERSON, "") for monster in game.seats]
    table = Table("file", cast(GameName, game.vocabulary.game), game.options, seats, creator="", secret=b"")
    table.status = OVER
    return table


def verify_here(text: str) -> ReadFile:
    """What Chance answered in every document of a file, and the numbers its answers should follow from.

    The page computes whether they do; this only says where a document stops being a game.
    """
    documents, cut = parse_cut(text, "file")
    if len(documents) == 1 and not cut and "seats" not in readable(documents[0]):
        raise DaikaijuError(Problem("file-no-seats"), "file")
    return ReadFile([told_reading(reading) for reading in read_documents(text)])


def told_reading(reading: Reading) -> ReadDocument:
    game = reading.game
    return ReadDocument(
        game=None if game is None else cast(GameName, game.vocabulary.game),
        edition="" if game is None else str(game.options.get("edition", "")),
        seats=[] if game is None else game.seats,
        first_to_answer=reading.first_to_answer,
        other_rules=reading.other_rules,
        draws=reading.draws,
        fair=None if reading.proof is None else told_proof(reading.proof),
        findings=reading.findings,
    )


def read_file(text: str) -> tuple[Document, list[int], Proof | None]:
    """The one game of a file, its answers, and its proof; a game from a table must be complete and unchanged."""
    documents, cut = parse_cut(text, "file")
    if len(documents) != 1 and not cut:
        raise DaikaijuError(Problem("file-several-documents", documents=len(documents)), "file")
    document = {} if cut else readable(documents[0])
    position = document.get("position")
    underway = isinstance(position, dict) and any(key in position for key in UNDERWAY)
    if underway and not shipped().begins(document):
        raise Refused("file_underway")
    if cut or "fair" in document:
        verdict = judge(read_documents(text)[-1])
        if verdict.status not in (FAIR, UNPROVED):
            raise Refused("altered_file", verdict={"say": msgspec.to_builtins(verdict.findings[0])})
        return document, verdict.reading.choices, verdict.reading.proof
    scenario = read_scenario(document, "file")
    play(scenario)
    return document, scenario.choices, None
