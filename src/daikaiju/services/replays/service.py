"""What is kept of a finished game, what was played before it, and how it is shown. A server does the long parts in a
worker process."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import replace

import msgspec

from daikaiju.fairness.proof import Proof
from daikaiju.game import Game
from daikaiju.messages import ending
from daikaiju.scene import Reporter, statistics
from daikaiju.services.replays.messages import Archive, Replay
from daikaiju.table import views
from daikaiju.table.entries import Entry
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.tables import Told, ready
from daikaiju.table.stored_game import StoredGame
from daikaiju.table.table import Table
from daikaiju.text.files import dump


def archive_here(played: StoredGame, proof: Proof | None) -> Archive:
    """What is kept of a finished game: its statistics, how it ended, and the whole game as a file."""
    game = played.replay()
    written = game.to_dict()
    head = {key: value for key, value in written.items() if key not in ("script", "expect")}
    head["rules"] = played.rules
    if proof is not None:
        head["fair"] = proof.to_dict(played.monsters)
    tail = {key: value for key, value in written.items() if key not in head}
    return Archive(statistics(game), ending(game), dump({**head, **tail}))


def earlier_here(played: StoredGame) -> list[Piece]:
    """What was played before a table began from a position, step by step; the last step is the table's own first."""
    game = played.begin()
    answers = ((entry.number, entry.answer()) for entry in played.kept())
    return [Piece.of(told) for told in pieces(game, Reporter(game), answers)[:-1]]


def pieces(game: Game, reporter: Reporter, answers: Iterable[tuple[int, int]]) -> list[Told]:
    """A game played from its first position: what each player who was asked saw, and how it ended.

    Every answer comes with its number.
    """
    game.take_log()  # events from setting up the position are not part of its story
    told: list[Told] = []
    number = start = -1
    for at, choice in answers:
        if game.player != "chance" and number > start:
            told.append(piece(game, reporter, start, number))
            start = number
        game.answer(choice)
        number = at
    return [*told, piece(game, reporter, start, number)]


def piece(game: Game, reporter: Reporter, start: int, number: int) -> Told:
    return Told(start=start, number=number, events=reporter.tell(game.take_log()), scene=reporter.scene(game))


def proof_of(table: Table) -> Proof | None:
    """The proof of a table's dice; those of a lesson are arranged."""
    return table.exchange.proof() if table.lesson is None else None


def packed_archive(made: Archive) -> bytes:
    """What is kept, as it is stored."""
    return zlib.compress(msgspec.json.encode(made))


def read_archive(kept: bytes) -> Archive:
    return msgspec.json.decode(zlib.decompress(kept), type=Archive)


def before_piece(table: Table, first: Piece, entries: list[Entry]) -> StoredGame:
    """What was played up to the first piece of a table's own news."""
    return table.stored_game([entry for entry in entries if entry.number <= first.number])


def after_earlier(earlier: list[Piece], pieces: list[Piece]) -> list[Piece]:
    """The news of a game that began from a position, after what was played before."""
    if not earlier:
        return pieces
    return [*earlier, replace(pieces[0], start=earlier[-1].number), *pieces[1:]]


def replay_of(table: Table, person: str, pieces: list[Piece], archive: Archive | None) -> Replay:
    """A finished game for the viewer; without an archive, if it was played by older rules."""
    return Replay(
        table=views.table_for(table, person),
        told=[ready(piece.json) for piece in pieces],
        statistics=[] if archive is None else archive.statistics,
        ending=None if archive is None else archive.ending,
        fair=views.fair_state(table),
    )
