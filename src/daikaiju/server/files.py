"""Games as files: written when they end, read back for the viewer, and checked. All of it runs in a worker process."""

from __future__ import annotations

import contextlib
from dataclasses import asdict
from typing import Any

import yaml

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.fairness import Proof, draws_of, first_position, proof_of
from daikaiju.game import Game
from daikaiju.games import game_info
from daikaiju.rules.agenda import SPREAD
from daikaiju.scene import Reporter, ending, scene, statistics
from daikaiju.server.refusals import Refused
from daikaiju.server.storage.schema import CHANCE
from daikaiju.server.tables.play import Entry, without_undone
from daikaiju.server.tables.seats import PERSON, Seat
from daikaiju.server.tables.table import OVER, Table
from daikaiju.text.files import Loader, dump, parse
from daikaiju.text.script import Scenario, play, read_scenario

DEEPEST = 20
MOST_SHOWN = 500
UNDERWAY = ("agenda", "asking")
"""Parts of a position that say what the rules are in the middle of: only the rules themselves may write them."""


def archive_here(
    name: str,
    monsters: list[str],
    options: dict[str, Any],
    position: dict[str, Any] | None,
    entries: list[tuple[int, int, int]],
    rules: str,
    proof: Proof | None,
) -> dict[str, Any]:
    """What is kept of a finished game: its numbers, how it ended, and the whole of it as a file."""
    game = game_info(name).new(monsters, **options, **({} if position is None else {"position": position}))
    for entry in without_undone(Entry(*line) for line in entries):
        game.answer(SPREAD + entry.choice if entry.seat == CHANCE else entry.choice)
    written = game.to_dict()
    head = {key: value for key, value in written.items() if key not in ("script", "expect")}
    head["rules"] = rules
    if proof is not None:
        head["fair"] = proof.to_dict(monsters)
    tail = {key: value for key, value in written.items() if key not in head}
    return {"statistics": statistics(game), "ending": ending(game), "file": dump({**head, **tail})}


def replay_here(text: str) -> dict[str, Any]:
    """A file step by step for the viewer, as docs/protocol.md says."""
    document, scenario = read_file(text)
    game = first_position(document)
    reporter = Reporter(game)
    # What the rules told while the file's position was taken up is no part of its story.
    game.take_log()
    told: list[dict[str, Any]] = []
    number = start = -1
    for choice in scenario.choices:
        if game.player != "chance" and number > start:
            told.append(piece(game, reporter, start, number))
            start = number
        game.answer(choice)
        number += 1
    told.append(piece(game, reporter, start, number))
    fair = proof_of(document, game.seats).to_json() if "fair" in document else None
    return {
        "table": {**table_of(game).to_json("nobody"), "fair": fair},
        "told": told,
        "statistics": reporter.statistics(game),
        "ending": ending(game) if game.over else None,
        "fair": fair,
    }


def table_of(game: Game) -> Table:
    """A table at which a file was played, with nobody at it."""
    seats = [Seat(monster, PERSON, "") for monster in game.seats]
    table = Table("file", game.vocabulary.game, game.options, seats, creator="", secret="")
    table.status = OVER
    return table


def verify_here(text: str) -> dict[str, Any]:
    """What Chance answered in a file, and what its answers should follow from."""
    document, scenario = read_file(text)
    proof = proof_of(document, scenario.game.seats)
    return {"draws": [asdict(draw) for draw in draws_of(document, scenario)], "fair": proof.to_json()}


def read_file(text: str) -> tuple[dict[str, Any], Scenario]:
    """The one game of a file, read and played."""
    forbid_tricks(text)
    documents = parse(text, "file")
    if len(documents) != 1:
        raise DaikaijuError(Problem("file-several-documents", documents=len(documents)), "file")
    position = documents[0].get("position")
    if isinstance(position, dict) and any(key in position for key in UNDERWAY):
        raise Refused("file_underway")
    scenario = read_scenario(documents[0], "file")
    play(scenario)
    return documents[0], scenario


def forbid_tricks(text: str) -> None:
    """A few lines of YAML with aliases stand for more than any memory holds, and thousands of brackets take hours."""
    if text.lstrip().startswith("{"):
        return
    depth = 0
    with contextlib.suppress(yaml.YAMLError):  # `parse` says better what is wrong
        for event in yaml.parse(text, Loader):
            if isinstance(event, yaml.AliasEvent):
                raise DaikaijuError(Problem("file-aliases"))
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise DaikaijuError(Problem("file-nested-deeper", most=DEEPEST))


def piece(game: Game, reporter: Reporter, start: int, number: int) -> dict[str, Any]:
    return {"from": start, "number": number, "events": reporter.tell(game.take_log()), "scene": scene(game)}
