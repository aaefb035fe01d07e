"""Random games of all tables: everything that travels is valid, and every kind of question and event comes up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.scene import Reporter, events, public_question, question, scene, statistics

from .checking import Audience

MOST_ANSWERS = 250
ABOUT = {
    "card", "price", "seat", "as", "token", "die", "face", "faces", "group", "number", "track", "place", "turned",
}  # fmt: skip
KING_SCENE = {
    "game", "edition", "turn", "active", "over", "winners", "city", "bay", "bay_open", "dice", "rolls_left", "market",
    "deck", "discards", "monsters",
}  # fmt: skip
DUEL_SCENE = KING_SCENE - {"city", "bay", "bay_open"} | {"tracks"}
KING_MONSTER = {
    "monster", "alive", "hearts", "most_hearts", "stars", "energy", "poison", "shrink", "extra_turns", "cards",
}  # fmt: skip
DUEL_MONSTER = {
    "monster", "life", "most_life", "energy", "dice_tokens", "fewer_dice", "dominated", "extra_turns", "cards",
}  # fmt: skip


def test_everything_that_travels_is_valid(games: tuple[str, Iterator[Game], random.Random]) -> None:
    name, tables, dice = games
    audience = Audience()
    asked: set[str] = set()
    told: set[str] = set()
    for game in tables:
        reporter = Reporter(game)
        heard: list[Any] = []
        for _ in range(MOST_ANSWERS):
            game.roll(dice)
            check_question(game, audience, asked)
            check_scene(game)
            heard += check_events(game, reporter, len(heard), audience, told)
            if game.over:
                break
            game.apply(dice.choice(game.legal_actions))
        heard += check_events(game, reporter, len(heard), audience, told)
        assert [event["values"] for event in heard] == [event["values"] for event in events(game)]
        assert reporter.statistics(game) == statistics(game)
    book = GAMES[name].rules.book
    assert asked == {decision.name for decision in book.decisions if not decision.of_chance}
    if name == "duel":
        assert told == {event.name for event in book.events}
    else:
        assert {event.name for event in book.events} - told <= {"nobody_won"}
    assert len(audience.heard) > 60


def check_question(game: Game, audience: Audience, asked: set[str]) -> None:
    put = question(game)
    if game.over:
        assert put is None
        return
    assert put is not None
    json.dumps(put)
    asked.add(put["decision"])
    assert (game.seats[put["seat"]], put["decision"]) == (game.player, game.decision)
    actions = [answer["action"] for answer in put["answers"]]
    if "reroll" in put:
        first, number = put["reroll"]["first"], 1 << put["reroll"]["dice"]
        assert len(game.state.dice[: game.state.dice_count]) == put["reroll"]["dice"]
        actions += range(first, first + number)
    legal = {action.id: action for action in game.legal_actions}
    assert sorted(actions) == sorted(legal)
    assert put["default"] is None or put["default"] in legal
    for answer in put["answers"]:
        entry = legal[answer["action"]].entry
        assert answer["word"] == (entry if isinstance(entry, str) else next(iter(entry)))
        assert set(answer) - {"action", "label", "word"} <= ABOUT
        audience.hear(game, answer["label"])
    audience.hear(game, put["text"])
    if put["usual"]:
        assert "in_order" in [answer["word"] for answer in put["answers"]]
    assert public_question(put) == {key: put[key] for key in ("seat", "decision", "text")}


def check_scene(game: Game) -> None:
    drawn = scene(game)
    assert json.loads(json.dumps(drawn)) == drawn
    king = drawn["game"] == "king"
    assert set(drawn) == (KING_SCENE if king else DUEL_SCENE)
    assert [monster["monster"] for monster in drawn["monsters"]] == game.seats
    assert all(set(monster) == (KING_MONSTER if king else DUEL_MONSTER) for monster in drawn["monsters"])
    assert drawn["edition"] == game.options["edition"]
    assert [game.seats[seat] for seat in drawn["winners"]] == game.winners
    assert len(drawn["market"]) == 3
    for track in drawn.get("tracks", ()):
        places = [space["at"] for space in track["spaces"]]
        assert places == sorted(places)
        assert track["marker"] in places
        assert [space["at"] for space in track["spaces"] if space["victory"] is not None] == [-14, 14]


def check_events(game: Game, reporter: Reporter, since: int, audience: Audience, told: set[str]) -> list[Any]:
    """The events of the log from one on, told as a batch."""
    batch = reporter.tell(game.state.log[since:])
    for event in batch:
        assert set(event) == {"name", "seat", "values", "say"}
        assert json.loads(json.dumps(event)) == event
        assert event["seat"] == event["values"].get("monster")
        told.add(event["name"])
        if event["say"] is not None:
            audience.hear(game, event["say"])
    return batch
