"""Positions for the analysis board: opened, and played on; all of it runs in the process for visitors' files."""

from __future__ import annotations

import base64

import msgspec
from msgspec import Struct

from daikaiju.errors import IllegalAction
from daikaiju.game import Game
from daikaiju.insight.oddities import oddities
from daikaiju.insight.steps import at_step
from daikaiju.scene import question, scene
from daikaiju.server.files import read_file
from daikaiju.server.protocol.analysis import Analysis, AnalysisRequest
from daikaiju.server.refusals import Refused
from daikaiju.text.loading import read_game


class Standing(Struct):
    """A position in the form in which the coach is asked about it."""

    game: str
    seats: list[str]
    options: dict[str, str | bool | list[str]]
    record: str


def analyse_here(text: str) -> Analysis:
    """A position, and what comes of an answer to it if one is given."""
    try:
        asked = msgspec.json.decode(text, type=AnalysisRequest)
    except msgspec.DecodeError as error:
        raise Refused("bad_request", why=f"body: {error}"[:300]) from None
    game = at_step(game_of(asked.text), asked.step)
    if asked.action is not None:
        if game.over or game.player == "chance":
            raise Refused("illegal")
        try:
            game.apply(asked.action)
        except IllegalAction:
            raise Refused("illegal") from None
    if asked.roll:
        game.roll()
    waits = not game.over and game.player == "chance"
    return Analysis(game.to_text(), scene(game), question(game), waits, oddities(game))


def stand_here(text: str) -> Standing:
    """The position at the end of a text."""
    game = game_of(text)
    record = base64.b64encode(game.state.pack()).decode()
    return Standing(game.vocabulary.game, game.seats, game.options, record)


def game_of(text: str) -> Game:
    """The game of a text, with its past, after the checks that every visitor's file has to pass."""
    document, _, _ = read_file(text)
    return read_game(document, "file")
