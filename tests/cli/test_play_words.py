"""Every question, answer and event of King has its words in every language; every question can be asked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from daikaiju import King
from daikaiju.cli.terminal_table.names import Names
from daikaiju.cli.terminal_table.story import Paragraph, as_text, paragraphs
from daikaiju.messages import ask
from daikaiju.messages.king.events import NEVER_SAID
from daikaiju.rules.king import book
from daikaiju.rules.rulebook import Decision, Event
from daikaiju.text.files import load
from daikaiju.words import FOLDER, LANGUAGES, Words

from ..words.test_files import messages

RICH = load(Path(__file__).parents[1] / "bots" / "rich_positions.yaml")
DECISIONS = [decision for decision in book.decisions if not decision.of_chance]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.name)
def test_every_question_and_answer_has_words(lang: str, decision: Decision) -> None:
    words = own_words(lang)
    blocks = [*decision.blocks, *([decision.spread] if decision.spread else [])]
    assert f"king-ask-{decision.name}" in words
    for block in blocks:
        word = decision.says.get(block.name, block.name)
        if block.name != "unused":
            assert f"king-ask-{decision.name}.{word}" in words or f"king-answer-{word}" in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", book.events, ids=lambda event: event.name)
def test_every_event_has_words(lang: str, event: Event) -> None:
    assert (f"king-log-{event.name}" in own_words(lang)) == (event.name not in NEVER_SAID)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_game_is_asked_and_every_event_told(lang: str) -> None:
    """Random games from rich positions: all words fit the arguments they get, and every kind of question comes up."""
    dice, words = random.Random(6), Words(lang)
    asked: set[str] = set()
    told: set[str] = set()
    for document in RICH * 14:
        game = King(document["seats"], edition=str(document.get("edition", "2016")), position=document["position"])
        game.roll(dice)
        for _ in range(150):
            if game.over:
                break
            names = Names(words, game, game.state.player) if game.decision not in asked else None
            if names is not None:
                question = ask(game)
                assert names.text(question.text)
                assert all(names.text(answer.label) for answer in question.answers)
                rerolls = 1 << question.reroll.dice if question.reroll else 0
                assert len(question.answers) + rerolls == len(game.legal_actions)
                asked.add(game.decision or "")
            game.apply(dice.choice(game.legal_actions))
            game.roll(dice)
        names = Names(words, game, 0)
        assert all(as_text(paragraph, names).plain for paragraph in paragraphs(game, names))
        told |= {event.name for event in game.log}
    assert asked == {decision.name for decision in DECISIONS}
    assert len(told) > 30


TURN = {
    "en": "Gigazaur. Strikes with 2 claws. Cyber Kitty loses 2 hearts (8 left). Cyber Kitty yields Tokyo. "
    "Gigazaur stomps into Tokyo City. Gains 1 star (now 1).",
    "ru": "Gigazaur. Атакует: 2 когтя. Киберкиса теряет 2 сердца (осталось 8). Киберкиса отступает из Токио. "
    "Гигазавр вламывается в Токио-Сити. Получает 1 звезду (теперь 1).",
    "uk": "Gigazaur. Атакує: 2 кігті. Кіберкиця втрачає 2 серця (залишилося 8). Кіберкиця відступає з Токіо. "
    "Гігазавр вдирається до Токіо-Сіті. Отримує 1 зірку (тепер 1).",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_active_monster_is_named_again_after_a_sentence_about_another(lang: str) -> None:
    dice = {"dice": ["claw", "claw", 1, 1, 2, 3]}
    position = {"phase": "resolve", "monsters": {"cyber_kitty": {"zone": "city"}}, "this_turn": dice}
    game = King(["gigazaur", "cyber_kitty", "the_king"], position=position)
    game.apply("yield")
    names = Names(Words(lang), game, 2)
    turn = Paragraph(0, "Gigazaur", paragraphs(game, names)[0].sentences)
    assert as_text(turn, names).plain == TURN[lang]


KING_FILES = ("log.ftl", "questions.ftl", "play.ftl", "check.ftl")


def own_words(lang: str, files: tuple[str, ...] = KING_FILES) -> set[str]:
    """Every message and attribute about playing, in this language alone."""
    return {key for file in files for key in messages(FOLDER / lang / file)}
