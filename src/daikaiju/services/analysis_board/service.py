"""Positions for the analysis board: opened, and played on; all of it runs in the process for visitors' files."""

from __future__ import annotations

import base64
import hashlib
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from daikaiju.errors import DaikaijuError, IllegalAction, Problem
from daikaiju.game import Game, Options
from daikaiju.insight.impossible_positions import oddities
from daikaiju.insight.steps import Step, at_step, steps_of
from daikaiju.rules.agenda import SPREAD
from daikaiju.scene import question, scene
from daikaiju.services.analysis_board.form_messages import KingForm, PositionForm
from daikaiju.services.analysis_board.messages import Analysis, AnalysisRequest, PlayOn
from daikaiju.services.analysis_board.position_form import document_of, form_of
from daikaiju.services.files.service import read_file
from daikaiju.table.coach import Coach, Position
from daikaiju.table.entries import CHANCE, to_stored
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.refusals import Refused
from daikaiju.table.starting_position import Origin
from daikaiju.text.loading import read_game

T = TypeVar("T")
MOST_TAKEN_OVER = 2000
"""The most answers in a game that somebody may play on from; few games have more than 500."""


class Standing(Struct):
    """A position in the form in which the coach is asked about it."""

    game: str
    seats: list[str]
    options: Options
    record: str


def analyse_here(text: str) -> Analysis:
    """A position, and what comes of an answer to it if one is given."""
    asked = requested(text, AnalysisRequest)
    game = at_step(game_of(asked.text), asked.step)
    if asked.form is not None:
        game = changed(game, asked.form)
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
    form = asked.form if asked.form is not None and not game.played else form_of(game)
    return Analysis(game.to_text(), scene(game), question(game), waits, oddities(game), form)


def changed(game: Game, form: PositionForm) -> Game:
    """A game in the position that a form describes."""
    try:
        return read_game(document_of(game, form), "")
    except DaikaijuError as error:
        raise Refused("bad_position", why=wrong_in_form(error, form)) from None


def wrong_in_form(error: DaikaijuError, form: PositionForm) -> str | dict[str, object]:
    """What is wrong with a form, and with which monster; a line number in a file would help nobody here."""
    problem = error.problem
    if not isinstance(problem, Problem):
        return str(error)
    named = error.where.removeprefix("position.monsters.").split(".")[0]
    if named in [monster.monster for monster in form.monsters]:
        game = "king" if isinstance(form, KingForm) else "duel"
        problem = Problem("file-problem", where=Problem(f"{game}-monster-{named}"), problem=problem)
    return {"say": problem.to_json()}


class Beginning(Struct):
    """A game to go on from: what was played so far, and who is still in it."""

    game: GameName
    seats: list[str]
    options: Options
    origin: Origin
    alive: list[bool]


def begin_here(text: str) -> Beginning:
    """Where somebody wants to play on."""
    asked = requested(text, PlayOn)
    game = at_step(game_of(asked.text), asked.step)
    if game.over:
        raise Refused("over")
    answers = [answer_of(step) for step in steps_of(game)]
    if len(answers) > MOST_TAKEN_OVER:
        raise Refused("file_too_long")
    document = game.to_dict()
    alive = [bool(alive) for alive in game.state.alive[: len(game.seats)]] if hasattr(game.state, "alive") else None
    return Beginning(
        cast(GameName, game.vocabulary.game),
        game.seats,
        game.options,
        Origin(document.get("position"), answers),
        alive or [True] * len(game.seats),
    )


def answer_of(step: Step) -> tuple[int, int]:
    """Who answered and what, as tables store it."""
    player = step.before.player
    if player == "chance":
        return CHANCE, step.choice - SPREAD
    return step.before.seats.index(str(player)), to_stored(step.choice)


def requested(text: str, kind: type[T]) -> T:
    """What was asked for, if it can be understood."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_request", why=f"body: {error}"[:300]) from None


def stand_here(text: str) -> Standing:
    """The position at the end of a text."""
    game = game_of(text)
    record = base64.b64encode(game.state.pack()).decode()
    return Standing(game.vocabulary.game, game.seats, game.options, record)


def asked_about(text: bytes, found: Standing, coach: Coach) -> Position:
    """What a coach is asked about the position at the end of a text."""
    if found.options.get("packs") and not coach.knows_packs:
        raise Refused("no_coach")
    name = f"analysis {hashlib.sha256(text).hexdigest()}"
    return Position(name, 0, found.game, found.seats, found.options, base64.b64decode(found.record))


def game_of(text: str) -> Game:
    """The game of a text, with its past, after the checks that every visitor's file has to pass."""
    document, _, _ = read_file(text)
    return read_game(document, "file")
