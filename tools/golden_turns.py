"""Writes how whole turns are told in every language: questions, answers and log, as page and terminal say them.

The turns are those of tests/words/turns/turns.yaml. Beside it, messages.json holds what is said in them, which the
page's tests put into words as well, and en.txt, ru.txt and uk.txt hold the words. `make golden` rewrites them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from daikaiju.game import Game
from daikaiju.insight.steps import steps_of
from daikaiju.messages import Localizer, Message, Narrator, Raw, ask, ending, new_narrator
from daikaiju.text.check import run_document
from daikaiju.text.files import load
from daikaiju.words import LANGUAGES, Words

FOLDER = Path(__file__).parent.parent / "tests" / "words" / "turns"
LOG, QUESTION, ANSWER = "", "? ", "  - "
"""How lines begin."""


@dataclass(frozen=True)
class Line:
    """A line of a turn: how it begins, whose eyes read it at which table, and what it says."""

    start: str
    game: Game
    me: int | None
    said: Message


def told(narrator: Narrator, game: Game, me: int | None, log: Sequence[Raw]) -> Iterator[Line]:
    """What the next events say."""
    return (Line(LOG, game, me, event.say) for event in narrator.tell(log) if event.say is not None)


def lines(game: Game, me: int | None) -> Iterator[Line]:
    """What a reader is told; a player's lines also hold what anyone is asked, as those who are asked read it."""
    narrator, steps = new_narrator(game), list(steps_of(game))
    begun = len(game.state.log) - sum(len(step.told) for step in steps)
    yield from told(narrator, game, me, game.state.log[:begun])
    for step in steps:
        if me is not None and step.before.player != "chance":
            question = ask(step.before)
            yield Line(QUESTION, game, question.seat, question.text)
            yield from (Line(ANSWER, game, question.seat, answer.label) for answer in question.answers)
        yield from told(narrator, game, me, step.told)
    if game.over:
        yield Line(LOG, game, me, ending(game))


def turns() -> list[Line | str]:
    """All lines of all turns in order, below headings."""
    found: list[Line | str] = []
    for document in load(FOLDER / "turns.yaml"):
        game = run_document(document, "turns.yaml").game
        found += [f"{document['title']}, as spectators read it", *lines(game, None)]
        found += [f"{document['title']}, as {game.seats[0]} reads it", *lines(game, 0)]
    return found


def text(line: Line | str, words: Words) -> str:
    """A line in one language."""
    return line if isinstance(line, str) else line.start + Localizer(words, line.game, line.me).text(line.said)


def for_the_page(line: Line | str) -> Any:
    """A line with all that a page needs to put it into words."""
    if isinstance(line, str):
        return line
    game, edition = line.game.vocabulary.game, str(line.game.options.get("edition", ""))
    viewer = {"game": game, "edition": edition, "monsters": line.game.seats, "me": line.me}
    return {"start": line.start, "viewer": viewer, "said": msgspec.to_builtins(line.said)}


def files() -> dict[str, str]:
    """The golden files by name."""
    every = turns()
    messages = ",\n".join(json.dumps(for_the_page(line), ensure_ascii=False) for line in every)
    written = {f"{lang}.txt": "".join(f"{text(line, Words(lang))}\n" for line in every) for lang in LANGUAGES}
    return {"messages.json": f"[\n{messages}\n]\n", **written}
