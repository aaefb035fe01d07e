"""Every question, answer and event of the Duel has its words in every language; every question can be asked."""

from __future__ import annotations

import random

import pytest

from daikaiju import Duel
from daikaiju.cli.terminal_table.names import Names
from daikaiju.cli.terminal_table.story import as_text, paragraphs
from daikaiju.messages import ask
from daikaiju.messages.duel.events import DuelNarrator
from daikaiju.rules.duel import book
from daikaiju.rules.rulebook import Decision, Event
from daikaiju.text.events import read_event
from daikaiju.words import LANGUAGES, Words

from ..scene.tables import rich_duel
from .test_play_words import own_words

DECISIONS = [decision for decision in book.decisions if not decision.of_chance]
FILES = ("duel-questions.ftl", "duel-log.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.name)
def test_every_question_and_answer_has_words(lang: str, decision: Decision) -> None:
    words = own_words(lang, FILES)
    assert f"duel-ask-{decision.name}" in words
    for block in [*decision.blocks, *([decision.spread] if decision.spread else [])]:
        word = decision.says.get(block.name, block.name)
        assert f"duel-ask-{decision.name}.{word}" in words or f"duel-answer-{word}" in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", book.events, ids=lambda event: event.name)
def test_every_event_has_words(lang: str, event: Event) -> None:
    assert f"duel-log-{event.name}" in own_words(lang, FILES)


@pytest.fixture(scope="module")
def played() -> tuple[list[Duel], list[Duel]]:
    """Random games from rich positions: stopped at questions, each kind at least once, and played on."""
    dice = random.Random(6)
    asked: set[str] = set()
    stopped, ended = [], []
    for _ in range(160):
        game = rich_duel(dice)
        game.roll(dice)
        for _ in range(120):
            if game.over:
                break
            if game.decision not in asked or dice.random() < 0.03:
                stopped.append(game.copy())
                asked.add(game.decision or "")
            game.apply(dice.choice(game.legal_actions))
            game.roll(dice)
        ended.append(game)
    return stopped, ended


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_duel_is_asked(lang: str, played: tuple[list[Duel], list[Duel]]) -> None:
    words, asked = Words(lang), set()
    for game in played[0]:
        question, names = ask(game), Names(words, game, game.state.player)
        asked.add(game.decision)
        assert names.text(question.text)
        labels = [names.text(answer.label) for answer in question.answers]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        assert len(labels) + (1 << question.reroll.dice if question.reroll else 0) == len(game.legal_actions)
    assert asked == {decision.name for decision in DECISIONS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_duel_is_told(lang: str, played: tuple[list[Duel], list[Duel]]) -> None:
    words, told = Words(lang), {"opening_roll", "begins"}  # positions begin after them
    for seat, game in enumerate(played[1]):
        names, telling = Names(words, game, seat % 2), DuelNarrator()
        assert all(as_text(paragraph, names).plain for paragraph in paragraphs(game, names))
        for raw in game.state.log or []:
            event = read_event(book, raw)
            if event.name not in told:
                assert names.text(telling.say(event))
                told.add(event.name)
    assert told == {event.name for event in book.events}
