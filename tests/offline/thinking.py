"""Everything that thinks for people, over some games: the same lines wherever Python runs it.

    python tests/offline/thinking.py king

prints one line of JSON for each choice, weighing, hint, set of chances and review. It uses nothing but the package, so
that the same file can be run in a browser's Python.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from daikaiju.bots.registry import level_entries, new_bot
from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.engine import engine_of
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.insight.figures import figures_of
from daikaiju.insight.hints import best_hint
from daikaiju.insight.reviews import review
from daikaiju.services.odds import chances

PLAYERS = {"king": 4, "duel": 2}
SEARCH = "search:24"
"""It counts roll-outs, not seconds, so that it finds the same on a slow machine."""


def levels() -> list[str]:
    """A bot of each level."""
    return [SEARCH if entry.name == "search" else entry.name for entry in level_entries()]


def thinking(game: str, seed: int, questions: int, reviewed: int) -> Iterator[Any]:
    """What is thought in a game of the champion: about every question, and at the end about its beginning."""
    table, source = GAMES[game].new(PLAYERS[game]), random.Random(seed)
    bots = {name: new_bot(name, seed) for name in levels()}
    for _ in range(questions):
        table.roll(source)
        if table.over:
            break
        yield from about(game, table, bots)
        answer = bots["champion"].choose(table.view())
        table.apply(answer)
    table.undo(max(0, len(table.played) - reviewed))
    found = review(table, 1)
    yield {"review": msgspec.to_builtins(found)}
    yield {"figures": msgspec.to_builtins(figures_of(table, found))}


def about(game: str, table: Game, bots: dict[str, Any]) -> Iterator[Any]:
    """What everybody thinks of an open question."""
    engine, position = engine_of(game), table.view().state.pack()
    yield {"position": hashlib.sha256(position).hexdigest()}
    yield {"choices": {name: bot.choose(table.view()).id for name, bot in bots.items()}}
    policy = policy_to_play(game, champion_file(game))
    preferred = engine.preferences(position, policy)
    yield {"preferred": {choice: logit.hex() for choice, logit in preferred.items()}}
    weighed = engine.answered(position, policy)
    raw = [weighed.options, weighed.final_rolls, engine.hopes(position, policy)]
    yield {"weighed": [hashlib.sha256(numbers.tobytes()).hexdigest() for numbers in raw]}
    ahead, hopes = engine.roll_out_by_policy(position, weighed.choice, 1 << 59, 2, policy)
    yield {"ahead": hashlib.sha256(ahead + hopes.tobytes()).hexdigest()}
    hint = msgspec.structs.replace(best_hint(table, 0.0), seconds=0.0)
    yield {"hint": msgspec.to_builtins(hint), "chances": msgspec.to_builtins(chances(table))}


def main(game: str, seed: int = 1, questions: int = 24, reviewed: int = 30) -> None:
    for line in thinking(game, seed, questions, reviewed):
        print(json.dumps(line, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
