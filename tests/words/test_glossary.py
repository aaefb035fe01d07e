"""One word for one thing: the glossary is kept, titles need no declension, and cards are quoted by reference."""

from __future__ import annotations

import functools
import itertools
import re
import textwrap
from collections import defaultdict
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_placeable

from daikaiju.messages.cards import card_effect, monster_name
from daikaiju.rules.king import book
from daikaiju.words import FOLDER, LANGUAGES, Words
from daikaiju.words.glossary import entries, found_in, written

GLOSSARY = entries()
TITLE = re.compile(r"(\w+)\s+«\{ (?:(?:king|duel)-(?:card|named|token)-|\$(?:card|for_card|token)\b)")
REFERENCE = re.compile(r"\{ [\w.-]+ \}")
BEFORE_TITLES = {
    "ru": r"карт(?:а|ы|е|у|ой|ам|ами|ах)?|жетон\w*|ажиотажа|и|или|а|сначала|затем|снова|как|например|ваша|числе",
    "uk": r"карт(?:[аиіу]|ою|ами?|ах)?|жетон\w*|ажіотажу|[ійа]|та|чи|або|спершу|потім|знову|як|наприклад|ваша|зокрема",
}
"""Words after which a card's name needs no declension: "called" and list conjunctions."""

BARE_TITLE = re.compile(
    r"(?<!«)\{ (?:king-card-\w+|king-named-\w+|duel-(?:card|token)-\w+|\$(?:card|for_card|token)) \}"
)
WITHOUT_QUOTES = {
    "play-mimic": "a cell of a table",
    "web-form-slot": "there may be no card to name",
}
"""Where the name of a card or token needs no quotes."""

TRANSLATED_APART = {
    "nothing": "a bonus that is missing is not an empty value of a file",
    "Heal": "the card and the face of a die are two things, which Russian boxes call differently",
    "Play": "a part of the menu, and the button that lets a replay run",
    "The Duel": "a heading stands without quotes, the name of the game within them",
}
"""English texts that mean two things."""

WRITTEN_TWICE = {
    "web-profile-tally": "the statistics of a browser and the profile of an account are fetched apart",
    "web-statistics-tally": "the statistics of a browser and the profile of an account are fetched apart",
}
"""Texts that cannot quote each other."""


@functools.cache
def texts(lang: str) -> dict[str, dict[str, str]]:
    """Every message and attribute of a language as it is written, by file."""
    return {file.stem: written(file.read_text("utf-8")) for file in sorted((FOLDER / lang).glob("*.ftl"))}


def readings(text: str) -> list[str]:
    """A text as it is read, once for each way through its variants.

    >>> readings("{ $you ->\\n    [yes] You use\\n   *[no] It uses\\n} { $card }.")
    ['You use { $card }.', 'It uses { $card }.']
    """
    message = FluentParser(with_spans=False).parse_entry("text =\n" + textwrap.indent(text, "    ") + "\n")
    assert isinstance(message, ast.Message)
    assert message.value
    return expanded(message.value)


def expanded(pattern: ast.Pattern) -> list[str]:
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in expanded(variant.value)])
        else:
            parts.append([serialize_placeable(element)])
    return ["".join(way) for way in itertools.product(*parts)]


@pytest.mark.parametrize("entry", GLOSSARY, ids=lambda entry: entry["concept"])
def test_a_concept_has_a_word_in_every_language(entry: dict[Any, Any]) -> None:
    assert {"concept", *LANGUAGES} <= entry.keys() <= {"concept", *LANGUAGES, "not", "in", 2010, "note"}


@pytest.mark.parametrize("edition", ["2016", "2010"])
@pytest.mark.parametrize("monster", ["the_king", "meka_dragon", "cyber_kitty", "alienoid"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_monsters_are_called_as_the_glossary_says(lang: str, monster: str, edition: str) -> None:
    english = monster_name(Words("en"), "king", "2016", monster)
    entry = next(entry for entry in GLOSSARY if entry["concept"] == f"the monster {english}")
    own = entry.get(int(edition), {})
    assert monster_name(Words(lang), "king", edition, monster) == own.get(lang, entry[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_called_by_a_word_the_glossary_forbids(lang: str) -> None:
    assert {
        key: (word, text)
        for file, messages in texts(lang).items()
        for key, text in messages.items()
        for _, word in found_in(lang, file, text)
    } == {}


@pytest.mark.parametrize(
    ("lang", "file", "text"),
    [
        ("ru", "web-lobby", "«Король Токио» для двоих"),
        ("ru", "king-cards", "Получите 3 энергии."),
        ("uk", "insight", "на 2 куби енергії більше"),
        ("uk", "web-duel", "У суперника 3 життя"),
        ("uk", "web-friends", "Поки нікого."),
        ("uk", "web-moderation", "Образливе імʼя"),
        ("uk", "king-rules", "Після кожної покупки питають усіх."),
        ("ru", "server", "Разбор нужен партии без дополнений."),
        ("en", "log", "It's your turn"),
    ],
)
def test_the_glossary_finds_what_it_forbids(lang: str, file: str, text: str) -> None:
    assert list(found_in(lang, file, text))


@pytest.mark.parametrize("lang", BEFORE_TITLES)
def test_no_verb_or_preposition_comes_right_before_a_title(lang: str) -> None:
    """A title would have to be declined here: «Купить карту «Крылья»», not «Купить «Крылья»»."""
    fitting = re.compile(BEFORE_TITLES[lang], re.IGNORECASE)
    assert {
        key: word
        for messages in texts(lang).values()
        for key, text in messages.items()
        if "«{" in text
        for reading in readings(text)
        for word in TITLE.findall(reading)
        if not fitting.fullmatch(word)
    } == {}


@pytest.mark.parametrize("lang", BEFORE_TITLES)
def test_a_title_within_a_sentence_stands_in_quotes(lang: str) -> None:
    """Packs speak of cards by their ids."""
    assert {
        key: text
        for file, messages in texts(lang).items()
        if file != "packs"
        for key, text in messages.items()
        if key not in WITHOUT_QUOTES and not key.startswith("king-named-") and not REFERENCE.fullmatch(text)
        if BARE_TITLE.search(text)
    } == {}


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("ru", "Купить «{ $card }»", True),
        ("ru", "Купить\u00a0«{ $card }»", True),
        ("ru", "Купить карту «{ $card }»", False),
        ("ru", "бросить кубики за «{ duel-card-camouflage }»", True),
        ("uk", "карти «{ king-card-wings }» і «{ king-card-jets }»", False),
        ("uk", "з «{ king-named-battery_monster }»", True),
        ("uk", "{ $you ->\n    [yes] Ви купуєте\n   *[no] { $monster } купує\n} «{ $card }».", True),
        ("uk", "{ $you ->\n    [yes] Ви купуєте\n   *[no] { $monster } купує\n} карту «{ $card }».", False),
    ],
)
def test_the_check_for_titles_finds_what_it_should(lang: str, text: str, found: bool) -> None:
    words = [word for reading in readings(text) for word in TITLE.findall(reading)]
    assert any(not re.fullmatch(BEFORE_TITLES[lang], word) for word in words) == found


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_same_english_is_the_same_translation(lang: str) -> None:
    english = {key: text for messages in texts("en").values() for key, text in messages.items()}
    other = {key: text for messages in texts(lang).values() for key, text in messages.items()}
    said: dict[str, dict[str, str]] = defaultdict(dict)
    for key, text in english.items():
        if not re.search(r"\.(?:of|name-\d+)$", key):  # a case, or a name of an edition, that English does not have
            said[text][other[key]] = key
    assert {text: ways for text, ways in said.items() if len(ways) > 1 and text not in TRANSLATED_APART} == {}


def test_one_message_says_one_thing() -> None:
    """A text of several words that is needed twice is quoted: { web-turn }."""
    keys: dict[str, list[str]] = defaultdict(list)
    for messages in texts("en").values():
        for key, text in messages.items():
            if not key.endswith(".of") and len(text.split()) > 4 and not REFERENCE.fullmatch(text):
                keys[text].append(key)
    twice = {text: found for text, found in keys.items() if len(found) > 1 and not WRITTEN_TWICE.keys() >= set(found)}
    assert twice == {}


def names_of(lang: str, game: str) -> set[str]:
    """What cards and tokens of a game are called."""
    form = re.compile(rf"{game}-(?:card|token)-\w+(?:\.name-\d+)?")
    return {text for key, text in texts(lang)[f"{game}-cards"].items() if form.fullmatch(key)}


@pytest.mark.parametrize("game", ["king", "duel"])
def test_english_rules_and_rulings_quote_cards_by_reference(game: str) -> None:
    """A literal name becomes stale when the card is renamed, and cannot follow the edition."""
    typed = {
        key: name
        for file in (f"{game}-rules", f"{game}-rulings")
        for key, text in texts("en")[file].items()
        for name in names_of("en", game)
        if is_typed_in_english(name, text)
    }
    assert typed == {}


def is_typed_in_english(name: str, text: str) -> bool:
    """Some monsters have tokens' names, the Mimic token has a card's, and Heal is also a face of a die."""
    text = re.sub("Meka Dragon|Space Penguin|The King", "", text)
    return name != "Heal" and re.search(rf"\b{re.escape(name)}(?! tokens?)\b", text) is not None


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_text_quotes_cards_by_reference(lang: str) -> None:
    """Between quotes a literal name can be told from a common word."""
    names = names_of(lang, "king") | names_of(lang, "duel")
    typed = {
        key: name
        for messages in texts(lang).values()
        for key, text in messages.items()
        for name in re.findall("«([^«»{}]+)»", text)
        if name in names
    }
    assert typed == {}


LOSING_HEARTS = {
    "en": r"(?:los\w+|costs?)\s[^.]*\bhearts?\b",
    "ru": r"\b(?:по)?тер[яи]\w+\s[^.]*\bсерд",
    "uk": r"\bвтра[тч]\w+\s[^.]*\bсер[цд]",
}
NOT_DAMAGE = {
    "eater_of_the_dead": "what counts is the last heart, whatever took it",
    "even_bigger": "the hearts that came with the card go with it",
    "it_has_a_child": "what counts is the last heart, whatever took it",
}
"""Cards of 2010 that speak of lost hearts which are no damage."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_2010_speak_of_damage(lang: str) -> None:
    """That edition's word for the loss of a heart: half of the cards must not hide that they mean the same."""
    words, cards = Words(lang), {card.id for card in book.cards} - NOT_DAMAGE.keys()
    assert re.search(LOSING_HEARTS[lang], card_effect(words, "king", "2016", "tank"))
    effects = {card: card_effect(words, "king", "2010", card) for card in cards}
    assert {card: effect for card, effect in effects.items() if re.search(LOSING_HEARTS[lang], effect)} == {}
