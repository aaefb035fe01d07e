"""The handbook holds every clause, event, decision, card and piece, and every language has the words for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.handbook import Handbook, Notes, handbook, told_in
from daikaiju.rules.duel.names import FACE_NAMES as DUEL_FACES
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.rules.duel.names import TOKEN_NAMES
from daikaiju.rules.king.names import FACE_NAMES as KING_FACES
from daikaiju.text.files import load
from daikaiju.words import FOLDER, LANGUAGES, Words
from daikaiju.words import load as words_of

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FACES = {"king": KING_FACES, "duel": DUEL_FACES}
FOREIGN = re.compile(r"https?:|www\.|/(?:home|work|tmp|usr)/|\b(?:seed-\d|BGA|AMB-\d)")


def clauses_of(book: Handbook) -> list[str]:
    return [clause for section in book["sections"] for clause in section["clauses"]]


def notes_of(book: Handbook) -> Iterator[tuple[str, Notes]]:
    """Everything that may have rulings, with what the keys of their words are called."""
    kinds = {"ruling": book["cards"], "monster-ruling": book.get("monsters", {}), "token-ruling": book["tokens"]}
    for kind, pieces in kinds.items():
        yield from ((f"{kind}-{name}", notes) for name, notes in pieces.items())


def keys_of(game: str, book: Handbook) -> Iterator[str]:
    """Every message the handbook needs."""
    yield from (f"{game}-section-{section['id']}" for section in book["sections"])
    yield from (f"{game}-clause-{clause}" for clause in clauses_of(book))
    for name, notes in notes_of(book):
        yield from (f"{game}-{name}-{number + 1}" for number in range(notes.get("rulings", 0)))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_scenarios_is_in_the_handbook_once(game: str) -> None:
    told = clauses_of(handbook(game))
    tested = {
        clause for file in (SCENARIOS / game).rglob("*.yaml") for doc in load(file) for clause in doc.get("clauses", ())
    }
    assert len(tested) > 50
    assert tested - set(told) == set()
    assert len(told) == len(set(told))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_words_of_the_handbook(game: str, lang: str) -> None:
    assert [key for key in keys_of(game, handbook(game)) if not words_of(lang).has_message(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_outside_the_handbook(game: str, lang: str) -> None:
    """A clause or ruling that nothing refers to would never be read."""
    form = re.compile(rf"^({game}-(?:section|clause|(?:monster-|token-)?ruling)-[\w-]+) =", re.MULTILINE)
    written = {key for file in (FOLDER / lang).glob("*.ftl") for key in form.findall(file.read_text("utf-8"))}
    assert written - set(keys_of(game, handbook(game))) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_name_no_address_and_no_source(game: str, lang: str) -> None:
    bundle = words_of(lang)
    for key in keys_of(game, handbook(game)):
        message = bundle.get_message(key)
        patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
        assert patterns, key
        for pattern in patterns:
            text, errors = bundle.format_pattern(pattern, {"edition": 2016})
            assert errors == [], key
            assert not FOREIGN.search(str(text)), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_is_shown_in_at_least_one_edition(game: str, lang: str) -> None:
    words = Words(lang)
    for name, notes in notes_of(handbook(game)):
        for number in range(notes.get("rulings", 0)):
            key = f"{game}-{name}-{number + 1}"
            assert any(told_in(words, key, edition) for edition in GAMES[game].editions), key


@pytest.mark.parametrize(
    ("edition", "told"),
    [("2016", "Alien Origin and Media-Friendly apply."), ("2010", "Alien Metabolism and Dedicated News Team apply.")],
)
def test_a_ruling_calls_cards_as_its_edition_does(edition: str, told: str) -> None:
    assert told_in(Words(), "king-ruling-made_in_a_lab-4", edition) == told


def test_a_ruling_about_one_edition_is_not_shown_in_another() -> None:
    assert told_in(Words(), "king-ruling-complete_destruction-2", "2016") == "The claw may be one that a card adds."
    assert told_in(Words(), "king-ruling-complete_destruction-2", "2010") is None


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_decision_has_its_clauses(game: str) -> None:
    book, rules = handbook(game), GAMES[game].rules.book
    assert set(book["events"]) == {event.name for event in rules.events}
    asked = {decision.name for decision in rules.decisions if not decision.of_chance}
    assert asked - set(book["decisions"]) == set()
    assert set(book["decisions"]) <= {decision.name for decision in rules.decisions}
    known = set(clauses_of(book))
    pointers = [entry for part in ("events", "decisions", "places", "faces") for entry in book[part].items()]
    pointers += [(name, notes["clauses"]) for name, notes in notes_of(book) if "clauses" in notes]
    for name, causes in book.get("causes", {}).items():
        assert {name, *causes} <= set(book["events"])
        pointers += [(f"{name} after {cause}", clauses) for cause, clauses in causes.items()]
    for name, clauses in pointers:
        assert clauses, f"nothing explains {name}"
        assert set(clauses) <= known, name


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_an_entry(game: str) -> None:
    assert set(handbook(game)["cards"]) == {card.id for card in GAMES[game].rules.book.cards}


def test_the_duel_has_its_monsters_and_tokens() -> None:
    book = handbook("duel")
    assert set(book["monsters"]) == {monster for monsters in DUEL_MONSTERS.values() for monster in monsters}
    assert {re.sub(r"_\d$", "", token) for token in TOKEN_NAMES if token != "none"} <= set(book["tokens"])


def test_the_duel_says_which_card_brings_which_token_and_how_long_monsters_live() -> None:
    book = handbook("duel")
    brought = [notes["token"] for notes in book["cards"].values() if "token" in notes]
    assert len(brought) == 33
    assert {brought.count(token) for token in set(brought)} == {3}
    assert set(brought) <= set(book["tokens"])
    assert book["monsters"]["meka_dragon"]["life"] == 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pressed_at_the_table_has_its_words(game: str, lang: str) -> None:
    """As web/src/features/rules/title.ts names them."""
    book, bundle = handbook(game), words_of(lang)
    assert set(book["faces"]) == set(FACES[game])
    keys = [f"web-reader-face-{game}-{face}" for face in book["faces"]]
    keys += [f"web-reader-place-{place}" for place in book["places"]]
    for token in book["tokens"]:
        own = f"{game}-token-{token}"
        keys.append(own if bundle.has_message(own) else f"web-reader-token-{token}")
    for key in keys:
        assert bundle.has_message(key), key
        assert "effect" in bundle.get_message(key).attributes, key


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(DaikaijuError, match="unknown game “kong”"):
        handbook("kong")
