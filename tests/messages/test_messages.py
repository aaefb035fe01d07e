"""Messages: their form on the way, and their text for every reader."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from daikaiju import Duel, King
from daikaiju.games import GAMES
from daikaiju.messages import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Localizer,
    Message,
    MonsterName,
    Phrase,
    Several,
)
from daikaiju.messages.message import Place, SeatOrYou, Space, Stretch
from daikaiju.words import LANGUAGES, Words

FORMS: list[tuple[Argument, Any]] = [
    (2, 2),
    ("stars", "stars"),
    (MonsterName(1), {"seat": 1}),
    (SeatOrYou(0), {"seat_or_you": 0}),
    (IsYou(3), {"is_you": 3}),
    (CardName("wings"), {"card": "wings"}),
    (Faces(("1", "heart")), {"faces": ["1", "heart"]}),
    (Space(-3), {"space": -3}),
    (Stretch(Place("fame", -4, -2)), {"place": {"track": "fame", "from": -4, "to": -2}}),
    (Several((MonsterName(0), 2)), {"list": [{"seat": 0}, 2]}),
    (Phrase(Message("play-you")), {"say": {"key": "play-you"}}),
]


@pytest.mark.parametrize(("argument", "form"), FORMS, ids=lambda form: str(form)[:30])
def test_an_argument_travels_as_the_protocol_says(argument: Argument, form: Any) -> None:
    sent = msgspec.json.encode(Message("key", {"argument": argument}))
    assert json.loads(sent) == {"key": "key", "args": {"argument": form}}


def test_an_attribute_is_named() -> None:
    assert msgspec.to_builtins(Message("king-ask-buy", attr="stop")) == {"key": "king-ask-buy", "attr": "stop"}


BOUGHT = Message(
    "king-log-bought_from",
    {"you": IsYou(0), "monster": MonsterName(0), "card": CardName("wings"), "seller": SeatOrYou(1)},
)


@pytest.mark.parametrize(
    ("lang", "me", "text"),
    [
        ("en", 0, "You buy Wings from Cyber Kitty."),
        ("en", 1, "Gigazaur buys Wings from you."),
        ("en", None, "Gigazaur buys Wings from Cyber Kitty."),
        ("ru", 0, "Вы покупаете карту «Крылья» у Киберкисы."),
        ("uk", 0, "Ви купуєте карту «Крила» у Кіберкиці."),
    ],
)
def test_every_reader_is_told_in_their_own_way(lang: str, me: int | None, text: str) -> None:
    assert Localizer(Words(lang), King(["gigazaur", "cyber_kitty"]), me).text(BOUGHT) == text


@pytest.mark.parametrize(("me", "text"), [(0, "Fame −2…−1"), (1, "Fame +1…+2"), (None, "Fame −2…−1")])
def test_places_are_seen_from_the_readers_side(me: int | None, text: str) -> None:
    """Messages count positive on the side of seat 0; spectators look from there."""
    assert Localizer(Words(), Duel(), me).argument(Stretch(Place("fame", -4, -2))) == text


@pytest.mark.parametrize(("me", "text"), [(0, "−1½"), (1, "+1½"), (None, "−1½")])
def test_spaces_are_seen_from_the_readers_side(me: int | None, text: str) -> None:
    assert Localizer(Words(), Duel(), me).argument(Space(-3)) == text


def test_a_place_of_one_space_is_named_by_it() -> None:
    assert Localizer(Words("uk"), Duel(), 1).argument(Stretch(Place("destruction", 6, 6))) == "Руйнування −3"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("ru", "Шанс победить на 3 % выше, чем с ответом «Купить карту „Крылья“ за 6»"),
        ("uk", "Шанс перемогти на 3 % вищий, ніж із відповіддю «Купити карту „Крила“ за 6»"),
    ],
)
def test_quotes_within_quotes_are_other_quotes(lang: str, text: str) -> None:
    buy = Message("king-ask-buy", {"card": CardName("wings"), "price": 6}, "buy")
    better = Message("insight-better", {"other": Phrase(buy), "points": 3})
    assert Localizer(Words(lang), King()).text(better) == text


def test_several_things_are_a_list() -> None:
    shared = Message("king-won-shared", {"monsters": Several((MonsterName(0), MonsterName(1)))})
    localizer = Localizer(Words("ru"), King(["gigazaur", "cyber_kitty"]))
    assert localizer.text(shared) == "Победу, а с ней и руины Токио, делят Гигазавр и Киберкиса."


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "a one, 2 hearts, an energy symbol and 3 claws"),
        ("ru", "единица, 2 сердца, символ энергии и 3 когтя"),
        ("uk", "одиниця, 2 серця, символ енергії та 3 кігті"),
    ],
)
def test_dice_are_told_in_words(lang: str, text: str) -> None:
    dice = Faces(("1", "heart", "heart", "energy", "claw", "claw", "claw"))
    assert Localizer(Words(lang), King()).argument(dice) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_face_has_words_for_listeners(lang: str, game: str) -> None:
    for face in GAMES[game].rules.names.FACE_NAMES:
        for count in (1, 2, 5):
            said = Words(lang).say(f"face-{face}", count=count)
            assert re.search(r"\w", said.replace(str(count), "")), said


@pytest.mark.parametrize(("edition", "name"), [("2016", "Tank"), ("2010", "Tanks")])
def test_a_card_is_called_as_its_edition_calls_it(edition: str, name: str) -> None:
    localizer = Localizer(Words(), King(2, edition=edition))
    assert localizer.argument(CardName("tank")) == name
