"""Writes all golden files, so that any change of behaviour or words shows in a diff; `make golden` runs it.

For each edition there is a play-through: the random game out of many that has the greatest variety, as a scenario that
expects every line of the log. The scenarios in told.yaml tell every event, tests/checksums.yaml holds perft checksums
and tests/played.yaml those of random play. golden_turns, golden_terminal and golden_explanations say what people read.
Random games are played without the cards that joined a game later, so such a card changes none of these files.

Nothing is written before everything has been worked out, and a file that would say the same stays as it is.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import yaml
from tools import golden_explanations, golden_terminal, golden_turns
from tools.perft import after_random_play, checksum_of_random_play, perft

from daikaiju.game import Game
from daikaiju.games import GAMES, game_info
from daikaiju.text.check import run_document
from daikaiju.text.files import dump, load
from daikaiju.yaml_text import Loader

FOLDER = Path(__file__).parent.parent / "tests" / "scenarios"
CHECKSUMS = FOLDER.parent / "checksums.yaml"
PLAYED = FOLDER.parent / "played.yaml"
HEADER = "# Written by tools/golden.py\n"
NEW = ".new"
OFTEN = 3
UNTOLD = ("title", "about", "clauses", "cards", "expect")
TRIED = 120
Texts = dict[Path, str]
"""What the files will say."""

MOST_POSITIONS = 20_000
"""A checksum over more positions takes too long; it looks less far ahead instead."""


def random_game(game: Game, seed: int) -> Game:
    source = random.Random(seed)
    game.roll(source)
    while not game.over:
        game.apply(source.choice(game.legal_actions))
        game.roll(source)
    return game


def empties_deck(game: Game) -> bool:
    """Whether the deck ran out in a game, which with one more card in it would have gone on otherwise."""
    return game.state.deck == 0 or any(told.name == "reshuffled" for told in game.log)


def variety(game: Game) -> int:
    """How many different events, questions and cards a game shows."""
    cards = {told.values["card"] for told in game.log if told.name in ("bought", "used")}
    return len({told.name for told in game.log}) * 3 + len(cards)


def golden_games(name: str) -> Texts:
    """For each edition, the game with the greatest variety."""
    info = game_info(name).with_first_cards()
    texts: Texts = {}
    for edition in info.editions:
        options = {"edition": edition} if "edition" in info.options else {}
        games = (random_game(info.new(info.most_players, **options), seed) for seed in range(TRIED))
        game = max((game for game in games if not empties_deck(game)), key=variety)
        document = {"title": f"The golden play-through of {name}, {edition}"} | game.to_dict()
        log = [game.vocabulary.write_event(game.seats, line) for line in game.state.log]
        document["expect"] = document["expect"] | {"log": log}
        texts[FOLDER / name / f"golden_{edition}.yaml"] = dump(document)
        print(f"{name} {edition}: {len(game.played)} answers, {len({told.name for told in game.log})} kinds of events")
    return texts


def told_scenarios(name: str) -> Texts:
    """Scenarios that together produce every event several times, each expecting its whole log."""
    played = []
    for file in sorted((FOLDER / name).rglob("*.yaml")):
        if not file.name.startswith(("golden", "told")):
            played += [(document, told_in(document, file.name)) for document in load(file)]
    missing = {event.name: OFTEN for event in game_info(name).rules.book.events}
    chosen = []
    while played:
        document, log = max(
            played, key=lambda entry: sum(missing[event] > 0 for event in kinds(entry[1])) / len(entry[1])
        )
        played.remove((document, log))
        if not any(missing[event] > 0 for event in kinds(log)):
            break
        for event in kinds(log):
            missing[event] -= 1
        retold = {"title": f"What the log says: {document['title']}"} | {
            k: v for k, v in document.items() if k not in UNTOLD
        }
        chosen.append(dump(retold | {"expect": {"log": log}}))
    told = sum(left < OFTEN for left in missing.values())
    print(f"{name}: {len(chosen)} scenarios tell {told} of {len(missing)} events")
    return {FOLDER / name / "told.yaml": "---\n".join(chosen)}


def told_in(document: dict[str, Any], where: str) -> list[str]:
    """The log of a scenario played."""
    game = run_document(document, where).game
    return [game.vocabulary.write_event(game.seats, line) for line in game.state.log] or ["nothing"]


def kinds(log: list[str]) -> set[str]:
    return {line.split()[0] for line in log if line != "nothing"}


def checksums() -> Texts:
    """Perft counts of a few positions of each game, early and late, at various tables."""
    entries = []
    first = {name: info.with_first_cards() for name, info in GAMES.items()}
    for name, info in first.items():
        for seed in range(12):
            after = seed * 9 % 100
            state = after_random_play(info.rules, info.example(seed), after)
            for decisions in (3, 2):
                positions, checksum = perft(info.rules, state, decisions)
                if positions <= MOST_POSITIONS:
                    break
            entries.append(
                {
                    "game": name,
                    "seed": seed,
                    "after": after,
                    "decisions": decisions,
                    "positions": positions,
                    "checksum": checksum,
                }
            )
    lines = [f"- {yaml.safe_dump(entry, sort_keys=False, default_flow_style=True, width=200)}" for entry in entries]
    played = {name: checksum_of_random_play(info.rules, map(info.example, range(60))) for name, info in first.items()}
    return {CHECKSUMS: HEADER + "".join(lines), PLAYED: HEADER + yaml.safe_dump(played)}


def texts_for_people() -> Texts:
    """What people read in every language: whole turns, the terminal, explanations."""
    tools = (golden_turns, golden_terminal, golden_explanations)
    return {tool.FOLDER / name: text for tool in tools for name, text in tool.files().items()}


def write(texts: Texts) -> None:
    """Replace the files that would say something else; how a file is wrapped does not count."""
    changed = {file: text for file, text in texts.items() if not says(file, text)}
    for file, text in changed.items():
        file.with_suffix(NEW).write_text(text, encoding="utf-8")
    for file in changed:
        file.with_suffix(NEW).replace(file)
        print(f"rewritten: {file}")


def says(file: Path, text: str) -> bool:
    """Whether a file says the same as a text."""
    if not file.exists():
        return False
    now = file.read_text(encoding="utf-8")
    if file.suffix != ".yaml":
        return now == text
    return [*yaml.load_all(now, Loader)] == [*yaml.load_all(text, Loader)]


def main() -> None:
    texts: Texts = {}
    for game in GAMES:
        texts |= golden_games(game) | told_scenarios(game)
    write(texts | checksums() | texts_for_people())


if __name__ == "__main__":
    main()
