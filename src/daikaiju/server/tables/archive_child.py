"""What is kept of a finished game, and what was played before it. All of it runs in a worker process."""

from __future__ import annotations

from collections.abc import Iterable

from daikaiju.fairness.proof import Proof
from daikaiju.game import Game
from daikaiju.messages import ending
from daikaiju.scene import Reporter, scene, statistics
from daikaiju.table.pieces import Piece
from daikaiju.table.protocol.tables import Told
from daikaiju.table.stored_game import StoredGame
from daikaiju.text.files import dump


def archive_here(played: StoredGame, proof: Proof | None) -> dict[str, object]:
    """What is kept of a finished game: its statistics, how it ended, and the whole game as a file."""
    game = played.replay()
    written = game.to_dict()
    head = {key: value for key, value in written.items() if key not in ("script", "expect")}
    head["rules"] = played.rules
    if proof is not None:
        head["fair"] = proof.to_dict(played.monsters)
    tail = {key: value for key, value in written.items() if key not in head}
    return {"statistics": statistics(game), "ending": ending(game), "file": dump({**head, **tail})}


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
    return Told(start=start, number=number, events=reporter.tell(game.take_log()), scene=scene(game))
