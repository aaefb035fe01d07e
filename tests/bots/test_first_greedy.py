"""`greedy-1` never changes, because strength is measured against it: its answers are those that were recorded.

    python -m tests.bots.test_first_greedy 400

writes a digest of its answers in each block of games; it was run with the code that `greedy-1` first had.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from pathlib import Path

import pytest

from daikaiju import King
from daikaiju.bots.greedy import FirstGreedyBot
from daikaiju.games import GAMES
from daikaiju.rules.agenda import CHANCE
from daikaiju.rules.king.names import EDITIONS, MONSTERS
from daikaiju.rules.king.state import KEEPS, State

RECORDED = Path(__file__).with_name("first_greedy.txt")
BLOCK = 20
"""How many games one digest is of."""

CHECKED = 20 if "DAIKAIJU_EQUAL_GAMES" in os.environ else 5
"""How many blocks are checked."""

LONGEST = 60
"""Turns after which a game is left."""


def digest_of_block(block: int) -> str:
    digest = hashlib.sha256()
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        digest.update(" ".join(map(str, answers(seed))).encode())
    return digest.hexdigest()[:16]


def answers(seed: int) -> list[int]:
    """What it answers in one game, in which a third of what is done is something else."""
    rules, source = GAMES["king"].rules, random.Random(seed)
    best_choice = FirstGreedyBot.judges["king"]
    g = rich_table(source) if seed % 2 else GAMES["king"].example(seed)
    if g.asking == 0:
        rules.start(g)
        rules.advance(g)
    found = []
    while not g.over and g.turn < LONGEST:
        if g.player == CHANCE:
            choice = rules.random_choice(g)
        else:
            choice = best_choice(g.copy())
            found.append(choice)
            if source.random() < 1 / 3:
                choice = rules.random_choice(g)
        rules.apply(g, choice)
    return found


def rich_table(source: random.Random) -> State:
    """A table in mid-game, with cards and energy in front of every monster, so that there is more to ask."""
    players, edition = source.randint(2, 6), source.choice(EDITIONS)
    seats = source.sample(MONSTERS[edition], players)
    cards = source.sample(King.vocabulary.cards[:KEEPS], 4 * players)
    numbers = ((source.randint(2, 10), source.randint(0, 14), source.randint(0, 12)) for _ in seats)
    monsters = {
        name: {"hearts": hearts, "stars": stars, "energy": energy, "cards": cards[place::players]}
        for place, (name, (hearts, stars, energy)) in enumerate(zip(seats, numbers, strict=True))
    }
    return King(seats, edition=edition, position={"monsters": monsters}).state


@pytest.mark.parametrize("block", range(CHECKED))
def test_its_answers_are_those_recorded(block: int) -> None:
    assert digest_of_block(block) == RECORDED.read_text(encoding="utf-8").split()[block]


if __name__ == "__main__":
    blocks = range(int(sys.argv[1]) // BLOCK)
    RECORDED.write_text("".join(f"{digest_of_block(block)}\n" for block in blocks), encoding="utf-8")
