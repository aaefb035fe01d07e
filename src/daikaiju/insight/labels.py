"""What answers are called; nothing here needs the compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from daikaiju.messages import Faces, Message, ask

if TYPE_CHECKING:
    from daikaiju.game import Game


def labels(game: Game) -> dict[int, Message]:
    """What the answers to the open question are called, without those about dice, by action."""
    return {answer.action: answer.label for answer in ask(game).answers}


def label_of_kept(game: Game, kept: Sequence[int]) -> Message:
    """What keeping some dice is called, given their faces."""
    if len(kept) == game.state.dice_count:
        return Message("insight-stop")
    if not kept:
        return Message("insight-keep-none")
    faces = game.vocabulary.rules.names.FACE_NAMES
    return Message("insight-keep", {"dice": Faces(tuple(faces[face] for face in kept))})
