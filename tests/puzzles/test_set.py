"""The puzzles that ship: each can be read, has one best answer beyond doubt, and is explained in every language."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from daikaiju import Game
from daikaiju.errors import DaikaijuError
from daikaiju.messages import Localizer
from daikaiju.puzzles.collection import Collection, shipped, write_index
from daikaiju.puzzles.puzzle import Puzzle, as_document, named_answer, reason_against
from daikaiju.puzzles.themes import DECISIONS, THEMES
from daikaiju.words import LANGUAGES, Words

PUZZLES = [shipped().puzzle(name) for name in shipped().listed]
SIMPLE = ("quick", "greedy")


def test_the_set_has_both_games_all_editions_and_all_themes() -> None:
    listed = shipped().listed.values()
    assert {(one.game, one.edition) for one in listed} == {("king", "2016"), ("king", "2010"), ("duel", "2024")}
    assert {one.theme for one in listed} == set(THEMES)
    assert {one.players for one in listed} == {2, 3, 4, 5, 6}
    assert len(PUZZLES) >= 300


def test_one_answer_is_best_beyond_doubt_and_not_the_obvious_one() -> None:
    for puzzle in PUZZLES:
        best, second = puzzle.answers[:2]
        assert best.behind == 0, puzzle.id
        assert all(one.behind >= second.behind > 0 for one in puzzle.answers[1:]), puzzle.id
        assert all(one.behind > 2 * one.error for one in puzzle.answers[1:]), puzzle.id
        assert all(puzzle.missed[name] == 1 for name in SIMPLE), puzzle.id
        assert 1 <= puzzle.level <= 5


def test_every_answer_is_legal_and_every_reason_can_be_said() -> None:
    for puzzle in PUZZLES:
        game = puzzle.game()
        assert game.decision in DECISIONS, puzzle.id
        legal = {action.id for action in game.legal_actions}
        named = [named_answer(game, one.answer) for one in puzzle.answers]
        assert {one.action for one in named} <= legal, puzzle.id
        for lang in LANGUAGES:
            reader = Localizer(Words(lang), game, game.state.player)
            said = [reader.text(reason_against(puzzle, one.against)) for one in puzzle.reasons]
            assert len(said) > 0
            assert all(text and "insight-" not in text for text in said), (puzzle.id, said)


def test_each_is_a_document_of_the_text_format() -> None:
    for puzzle in PUZZLES[:20]:
        assert Game.from_dict(as_document(puzzle)) == puzzle.game()


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes() -> None:
    first, days = date(2026, 1, 1), len(PUZZLES)
    of_days = [shipped().of_day(first + timedelta(days=day)) for day in range(days)]
    assert len(set(of_days)) == days
    assert shipped().of_day(first + timedelta(days=days)) == of_days[0]


def test_an_index_can_be_rewritten(tmp_path: Path) -> None:
    line = json.dumps(as_document(PUZZLES[0]))
    (tmp_path / "king-2016.yaml").write_text(f"---\n{line}\n", encoding="utf-8")
    assert write_index(tmp_path) == 1
    assert next(iter(Collection(tmp_path).listed)) == PUZZLES[0].id


def test_a_folder_without_puzzles_and_a_puzzle_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DaikaijuError, match="there are no puzzles in"):
        Collection(tmp_path)
    (tmp_path / "index.json").write_text("{", encoding="utf-8")
    with pytest.raises(DaikaijuError, match="there are no puzzles in"):
        Collection(tmp_path)
    with pytest.raises(DaikaijuError, match="there is no puzzle"):
        shipped().puzzle("../../etc/passwd")


def a_dice_puzzle() -> Puzzle:
    return next(one for one in PUZZLES if one.theme == "dice")


def test_dice_that_show_the_same_are_the_same_answer() -> None:
    puzzle = a_dice_puzzle()
    game = puzzle.game()
    best = named_answer(game, puzzle.answers[0].answer)
    same = [named_answer(game, action.entry) for action in game.legal_actions]
    assert best.kept is not None
    assert best.action in [one.action for one in same if one.kept == best.kept]
