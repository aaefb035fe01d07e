"""Writes the golden play-throughs: for each edition the random game, of many, in which most different things happen.

    python tools/golden.py king

They are scenarios that expect every line of the log, so any change of behaviour shows in a diff. The perft checksums in
tests/checksums.yaml are written anew as well.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import yaml

from daikaiju.game import Game
from daikaiju.games import GAMES, game_info
from daikaiju.perft import after_random_play, perft
from daikaiju.text.files import dump

FOLDER = Path(__file__).parent.parent / "tests" / "scenarios"
CHECKSUMS = FOLDER.parent / "checksums.yaml"
TRIED = 120


def random_game(game: Game, seed: int) -> Game:
    source = random.Random(seed)
    game.roll(source)
    while not game.over:
        game.apply(source.choice(game.legal_actions))
        game.roll(source)
    return game


def variety(game: Game) -> int:
    """How many different events, questions and cards a game shows."""
    cards = {told.values["card"] for told in game.log if told.name in ("bought", "used")}
    return len({told.name for told in game.log}) * 3 + len(cards)


def main(name: str) -> None:
    info = game_info(name)
    for edition in info.editions:
        options = {"edition": edition} if "edition" in info.options else {}
        games = (random_game(info.new(info.most_players, **options), seed) for seed in range(TRIED))
        game = max(games, key=variety)
        document = {"title": f"The golden play-through of {name}, {edition}"} | game.to_dict()
        log = [game.vocabulary.write_event(game.seats, line) for line in game.state.log]
        document["expect"] = document["expect"] | {"log": log}
        (FOLDER / name / f"golden_{edition}.yaml").write_text(dump(document), encoding="utf-8")
        print(f"{name} {edition}: {len(game.played)} answers, {len({told.name for told in game.log})} kinds of events")


def write_checksums() -> None:
    """Perft counts of a few positions of each game, early and late, at all sorts of tables."""
    entries = []
    for name, info in GAMES.items():
        for seed in range(12):
            after = seed * 9 % 100
            state = after_random_play(info.rules, info.example(seed), after)
            positions, checksum = perft(info.rules, state, 3)
            entries.append(
                {
                    "game": name,
                    "seed": seed,
                    "after": after,
                    "decisions": 3,
                    "positions": positions,
                    "checksum": checksum,
                }
            )
    lines = [f"- {yaml.safe_dump(entry, sort_keys=False, default_flow_style=True, width=200)}" for entry in entries]
    CHECKSUMS.write_text("# Written by tools/golden.py\n" + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        main(game)
    write_checksums()
