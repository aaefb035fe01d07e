"""Random games of all tables: everything that travels is valid, and every kind of question and event comes up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec

from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.messages import GameEvent
from daikaiju.scene import Reporter, question, scene, statistics
from daikaiju.scene.drawn import DuelScene

from .checking import Audience

MOST_ANSWERS = 250
"""How long a game is followed; it need not end, because coverage is counted over all of them."""

FEWEST_GAMES = 20
"""How many games are played even if fewer are enough for everything to come up."""

RARE = {"king": {"nobody_won", "moved_to_city"}, "duel": set[str]()}
"""Events that need not come up."""


def test_everything_that_travels_is_valid(games: tuple[str, Iterator[Game], random.Random]) -> None:
    name, tables, dice = games
    audience = Audience()
    asked: set[str] = set()
    told: set[str] = set()
    book = GAMES[name].rules.book
    decisions = {decision.name for decision in book.decisions if not decision.of_chance}
    events_of_game = {event.name for event in book.events} - RARE[name]
    for number, game in enumerate(tables):
        if number >= FEWEST_GAMES and asked == decisions and told >= events_of_game:
            break
        reporter = Reporter(game)
        heard: list[GameEvent] = []
        for _ in range(MOST_ANSWERS):
            game.roll(dice)
            check_question(game, audience, asked)
            check_scene(game)
            heard += check_events(game, reporter, len(heard), audience, told)
            if game.over:
                break
            game.apply(dice.choice(game.legal_actions))
        heard += check_events(game, reporter, len(heard), audience, told)
        assert [event.values for event in heard] == [event.values for event in Reporter(game).tell(game.state.log)]
        assert reporter.statistics(game) == statistics(game)
    assert asked == decisions
    assert told >= events_of_game
    assert len(audience.heard) > 60


def check_question(game: Game, audience: Audience, asked: set[str]) -> None:
    put = question(game)
    if game.over:
        assert put is None
        return
    assert put is not None
    assert travels(put)
    asked.add(put.decision)
    assert (game.seats[put.seat], put.decision) == (game.player, game.decision)
    actions = [answer.action for answer in put.answers]
    if put.reroll is not None:
        first, number = put.reroll.first, 1 << put.reroll.dice
        assert len(game.state.dice[: game.state.dice_count]) == put.reroll.dice
        actions += range(first, first + number)
    legal = {action.id: action for action in game.legal_actions}
    assert sorted(actions) == sorted(legal)
    assert put.default is None or put.default in legal
    for answer in put.answers:
        entry = legal[answer.action].entry
        assert answer.word == (entry if isinstance(entry, str) else next(iter(entry)))
        audience.hear(game, answer.label)
    audience.hear(game, put.text)
    if put.usual:
        assert "in_order" in [answer.word for answer in put.answers]
    assert set(msgspec.to_builtins(put.public())) == {"seat", "decision", "text"}


def check_scene(game: Game) -> None:
    drawn = scene(game)
    assert travels(drawn)
    assert [monster.monster for monster in drawn.monsters] == game.seats
    assert drawn.edition == game.options["edition"]
    assert [game.seats[seat] for seat in drawn.winners] == game.winners
    assert len(drawn.market) == 3
    for track in drawn.tracks if isinstance(drawn, DuelScene) else ():
        places = [space.at for space in track.spaces]
        assert places == sorted(places)
        assert track.marker in places
        assert [space.at for space in track.spaces if space.victory is not None] == [-14, 14]


def check_events(game: Game, reporter: Reporter, since: int, audience: Audience, told: set[str]) -> list[GameEvent]:
    """The events of the log from one on, told as a batch."""
    batch = reporter.tell(game.state.log[since:])
    for event in batch:
        assert travels(event)
        assert event.seat == event.values.get("monster")
        told.add(event.name)
        if event.say is not None:
            audience.hear(game, event.say)
    return batch


def travels(thing: msgspec.Struct) -> bool:
    """Whether what is written as JSON is all there is."""
    return bool(json.loads(msgspec.json.encode(thing)) == json.loads(json.dumps(msgspec.to_builtins(thing))))
