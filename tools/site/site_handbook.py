"""The handbook as pages: every clause, card and ruling of a game, with the scenarios that test it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from daikaiju.games import GAMES, GameInfo
from daikaiju.handbook import Notes, handbook, told_in
from daikaiju.messages.cards import card_effect, card_name
from daikaiju.rules.cards import Keep
from daikaiju.words import Words

WORDS = Words("en")
NEWEST = 2016
"""Cards are named as in this edition, unless a text is about another one."""
MOST_SHOWN = 6
"""This many scenarios of a clause or card are shown in full; the others only by title."""

Scenarios = dict[str, list[tuple[str, str]]]
"""The scenarios of each clause and card: their titles and source."""


def handbook_pages(folder: Path) -> Iterator[tuple[str, str]]:
    """The pages of both games by their paths."""
    for info in GAMES.values():
        scenarios = scenarios_of(folder / info.name)
        yield f"handbook/{info.name}.md", "\n".join(clauses(info, scenarios))
        yield f"handbook/{info.name}-cards.md", "\n".join(cards(info, scenarios))


def scenarios_of(folder: Path) -> Scenarios:
    found: Scenarios = defaultdict(list)
    for file in sorted(folder.rglob("*.yaml")):
        for text in file.read_text(encoding="utf-8").split("\n---\n"):
            document: dict[str, Any] = yaml.safe_load(text) or {}
            for name in (*document.get("clauses", ()), *document.get("cards", ())):
                found[str(name)].append((str(document.get("title", file.stem)), text.strip()))
    return found


def clauses(info: GameInfo, scenarios: Scenarios) -> Iterator[str]:
    yield f"# {WORDS.say(f'cli-game-{info.name}')}: the rules\n"
    yield "Every clause in our own words, and the scenarios that hold the program to it.\n"
    for section in handbook(info.name)["sections"]:
        name = section["id"]
        yield f"## {WORDS.say(f'{info.name}-section-{name}')}\n"
        for clause in section["clauses"]:
            key = f"{info.name}-clause-{clause}"
            yield f"### {clause} {{#{clause.lower()}}}\n"
            yield f"{WORDS.say(key, edition=NEWEST)}\n"
            for edition in info.editions:
                if WORDS.has(key, f"in-{edition}"):
                    yield f"*Edition of {edition}:* {WORDS.attribute(key, f'in-{edition}', edition=NEWEST)}\n"
            yield from shown(scenarios[clause])


def cards(info: GameInfo, scenarios: Scenarios) -> Iterator[str]:
    yield f"# {WORDS.say(f'cli-game-{info.name}')}: the cards\n"
    yield "Every card with what it does, how it was ruled, and the scenarios that show it.\n"
    notes = handbook(info.name)["cards"]
    kinds = dict.fromkeys(info.rules.book.cards)
    first = info.editions[0]
    for card in sorted(kinds, key=lambda card: WORDS.place_in_alphabet(card_name(WORDS, info.name, first, card.id))):
        yield f"## {card_name(WORDS, info.name, first, card.id)} {{#{card.id}}}\n"
        kind = "Keep" if issubclass(card, Keep) else "Discard"
        yield f"{kind}, costs {card.value('cost', first)}. {card_effect(WORDS, info.name, first, card.id)}\n"
        for edition in info.editions[1:]:
            effect = card_effect(WORDS, info.name, edition, card.id)
            yield f"*Edition of {edition}:* costs {card.value('cost', edition)}. {effect}\n"
        yield from rulings(info, card.id, notes.get(card.id, {}))
        yield from shown(scenarios[card.id])


def rulings(info: GameInfo, card: str, notes: Notes) -> Iterator[str]:
    for number in range(1, notes.get("rulings", 0) + 1):
        key = f"{info.name}-ruling-{card}-{number}"
        told = {edition: told_in(WORDS, key, edition) for edition in info.editions}
        if len(set(told.values())) == 1:
            yield f"- {told[info.editions[0]]}"
        else:
            yield from (f"- *Edition of {edition}:* {text}" for edition, text in told.items() if text)
    named = [f"[{clause}]({info.name}.md#{clause.lower()})" for clause in notes.get("clauses", ())]
    if named:
        yield f"\nSee {', '.join(named)}."
    yield ""


def shown(scenarios: list[tuple[str, str]]) -> Iterator[str]:
    """Scenarios that fold out."""
    if not scenarios:
        return
    many = "scenario" if len(scenarios) == 1 else "scenarios"
    yield f'??? example "{len(scenarios)} {many}"\n'
    for title, text in scenarios[:MOST_SHOWN]:
        yield f"    {title}\n"
        yield "    ```yaml"
        yield "\n".join(f"    {line}" for line in text.splitlines())
        yield "    ```\n"
    for title, _ in scenarios[MOST_SHOWN:]:
        yield f"    - {title}"
    yield ""
