"""A position survives being written and read, in the middle of any effect, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from daikaiju import King
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES, GameInfo
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.rules.market import BEING_BOUGHT, DISCARDED, IN_DECK, IN_MARKET, ON_TOP
from daikaiju.services.analysis_board.position_form import document_of, form_of
from daikaiju.text.check import check_document
from daikaiju.text.files import parse
from daikaiju.text.loading import read_game
from daikaiju.text.reading import Node
from tests.pack_folders import PACKS
from tests.test_equality import GAMES_AND_PACKS, random_answer

NOT_WRITTEN = {"todo", "todo_who", "todo_a", "todo_b", "dice", "extra"}
"""Anything above the top of the stack or beyond the dice of a turn may differ: nothing reads it."""

EVERYWHERE = {
    "monsters": {"gigazaur": {"cards": ["wings"]}, "cyber_kitty": {"cards": ["smoke_cloud", "battery_monster"]}},
    "market": ["jets", "camouflage", "tank"],
    "discards": ["acid_attack", "urbavore", "gourmet", "solar_powered"],
    "being_bought": ["alpha_monster"],
    "top": "giant_brain",
}


def seats_of(info: GameInfo, state: Any) -> list[str]:
    if info.name == "duel":
        return [DUEL_MONSTERS[info.editions[0]][monster] for monster in state.monster]
    return ["gigazaur", "cyber_kitty", "the_king", "meka_dragon", "space_penguin", "alienoid"][: state.players]


@pytest.fixture(autouse=True, scope="module")
def known_packs() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DAIKAIJU_PACKS", str(PACKS))
        yield


@pytest.mark.parametrize("game", GAMES_AND_PACKS, ids="+".join)
@settings(max_examples=50)
@given(seed=st.integers(0, 10**9), steps=st.integers(1, 400))
@example(seed=954241480, steps=400).via("in this game of King the last two monsters die at once")
def test_a_position_survives_being_written_and_read(game: tuple[str, ...], seed: int, steps: int) -> None:
    info = GAMES[game[0]].with_packs(game[1:])
    rules, words = info.rules, info.new(2).vocabulary
    source = random.Random(seed)
    state = info.example(seed)
    seats = seats_of(info, state)
    assume(len(set(seats)) == len(seats))
    rules.start(state)
    rules.advance(state)
    for _ in range(steps):
        if not state.over:
            rules.apply(state, random_answer(state, source))
    text = yaml.safe_dump(words.write_position(state, seats))
    again = info.example(seed)
    words.read_position(again, seats, Node(yaml.safe_load(text)))
    assert words.write_position(again, seats) == words.write_position(state, seats)
    assert set(again.differences(state)) <= NOT_WRITTEN
    while not state.over:
        choice = random_answer(state, source)
        rules.apply(state, choice)
        rules.apply(again, choice)
    assert set(again.differences(state)) <= NOT_WRITTEN


@pytest.mark.parametrize("packs", [(), ("undead",)], ids=["king", "king+undead"])
def test_tokens_on_cards_anywhere_survive(packs: tuple[str, ...]) -> None:
    """The deck, its top, the market, a purchase, the discard pile, and in front of monsters."""
    game = King(["gigazaur", "cyber_kitty"], packs=packs, position=EVERYWHERE)
    for card in range(game.vocabulary.book.keeps):
        game.state.tokens[card] = 1 + card % 5
    again = King(["gigazaur", "cyber_kitty"], packs=packs, position=game.position)
    assert list(again.state.tokens) == list(game.state.tokens)
    assert list(again.state.where) == list(game.state.where)
    assert again.position == game.position
    in_places = {game.state.where[card] for card in range(game.vocabulary.book.keeps)}
    assert in_places == {0, 1, IN_DECK, ON_TOP, IN_MARKET, BEING_BOUGHT, DISCARDED}


def test_tokens_survive_a_position_changed_by_hand() -> None:
    game = King(["gigazaur", "cyber_kitty"], position={"tokens": {"wings": 2}, "phase": "buy"})
    assert read_game(document_of(game, form_of(game))).position["tokens"] == {"wings": 2}


def test_tokens_can_be_expected() -> None:
    text = "seats: 2\nposition: {tokens: {wings: 2}}\nexpect: {tokens: {wings: %d, jets: 0}}"
    assert check_document(parse(text % 2)[0], "file").passed
    assert not check_document(parse(text % 3)[0], "file").passed


@pytest.mark.parametrize(("game", "place"), [("king", 20), ("king", -1), ("king", 4), ("duel", 5)])
def test_a_card_in_a_place_without_a_word_is_not_quietly_in_the_deck(game: str, place: int) -> None:
    played = GAMES[game].new(2)
    played.state.where[0] = place
    with pytest.raises(DaikaijuError, match=f"lies in place {place}, for which a position has no word"):
        _ = played.position


@pytest.mark.parametrize("words", ["removed: [wings]", "monsters: {gigazaur: {removed: [wings]}}", "tokens: {heal: 1}"])
def test_a_place_without_a_meaning_is_refused_in_a_file(words: str) -> None:
    checked = check_document(parse(f"seats: [gigazaur, the_king]\nposition: {{{words}}}")[0], "file")
    assert checked.unreadable
    assert "unknown key" in checked.problem
