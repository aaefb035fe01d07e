"""Every reason and mark has its words in every language; whole explanations are in tests/words/explanations."""

from __future__ import annotations

import pytest

from daikaiju import King
from daikaiju.insight.marks import NAMES
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.insight.reasons import YOURS, Difference, explained, in_short, leading, owners, phrase
from daikaiju.messages import Localizer, Message
from daikaiju.messages.from_json import message_of
from daikaiju.words import LANGUAGES, Words

FEATURES = [feature for by_game in (DICE, ENDS) for features in by_game.values() for feature in features]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_a_reason_is_said(lang: str, feature: DiceFeature | EndFeature) -> None:
    for best, other in ((0.5, 0.25), (3.0, 1.0), (1.0, 2.0), (1.0, 0.9)):
        message = phrase(Difference(feature, best, other, 0.1))
        assert Localizer(Words(lang), King(2)).text(message)


@pytest.mark.parametrize(("best", "said"), [(1.75, "1 more star for you"), (1.2, "slightly more stars for you")])
def test_a_difference_that_nobody_feels_has_no_number(best: float, said: str) -> None:
    stars = next(feature for feature in ENDS["king"] if feature.name == "stars")
    assert Localizer(Words(), King(2)).text(phrase(Difference(stars, best, 0.75, 0.1))) == said


def test_reasons_say_on_average_only_of_amounts() -> None:
    ends = {feature.name: feature for feature in ENDS["king"]}
    stars, won = Difference(ends["stars"], 2.0, 1.0, 0.1), Difference(ends["won"], 0.5, 0.25, 0.1)
    for found, key in (([stars, won], "insight-why-round"), ([won], "insight-why-round-chances")):
        assert explained(found, Message("insight-stop"), 0.1, about_dice=False, whose=YOURS).key == key


def test_hints_speak_to_the_player_and_reviews_about_a_monster() -> None:
    hearts = next(feature for feature in ENDS["king"] if feature.name == "hearts")
    game = King(["gigazaur", "cyber_kitty", "alienoid"])
    said = [phrase(Difference(hearts, 3.0, 1.0, 0.1), owners(game, 1, named=named)) for named in (False, True)]
    assert [Localizer(Words("ru"), game).text(one) for one in said] == [
        "у вас на 2 сердца больше",
        "у Киберкисы на 2 сердца больше",
    ]


def test_the_only_rival_is_called_by_name() -> None:
    hearts = next(feature for feature in ENDS["king"] if feature.name == "rivals-hearts")
    lost = Difference(hearts, 1.0, 3.0, 0.1)
    two, three = King(["gigazaur", "cyber_kitty"]), King(["gigazaur", "cyber_kitty", "alienoid"])
    assert (
        Localizer(Words(), two, 0).text(phrase(lost, owners(two, 0, named=False))) == "2 fewer hearts for Cyber Kitty"
    )
    assert Localizer(Words(), three, 0).text(phrase(lost, owners(three, 0, named=False))) == (
        "2 fewer hearts for all rivals together"
    )


def test_a_hint_is_one_sentence() -> None:
    hearts = next(feature for feature in ENDS["king"] if feature.name == "hearts")
    roll = Message("insight-keep-none")
    found = [Difference(hearts, 3.0, 1.0, 0.1)]

    def said(found: list[Difference], gap: float) -> str:
        return Localizer(Words(), King(4), 0).text(in_short(found, roll, gap, False, YOURS))

    assert said(found, 0.1) == "A round later, on average, 2 more hearts for you."
    assert said([], 0.1) == "The chance to win is 10% higher than with “Reroll all dice”."
    assert said(found, 0.0) == "“Reroll all dice” is just as good."


def test_no_disadvantage_is_named_as_a_reason() -> None:
    ends = {feature.name: feature for feature in ENDS["king"]}
    found = [Difference(ends[name], 1.0, 3.0, 0.1) for name in ("stars", "rivals-stars", "tokyo")]
    found += [Difference(ends[name], 3.0, 1.0, 0.1) for name in ("hearts", "rivals-hearts")]
    assert [one.feature.name for one in leading(found)] == ["rivals-stars", "tokyo", "hearts"]
    for features in DICE.values():
        assert leading([Difference(feature, 0.08, 0.23, 0.1) for feature in features]) == []
    for game, features_of_ends in ENDS.items():
        one_sided = [feature for feature in features_of_ends if feature.wanted]
        worse = [Difference(feature, 1.0 - feature.wanted, 1.0 + feature.wanted, 0.1) for feature in one_sided]
        assert leading(worse) == []
        assert {one.name for one in features_of_ends} - {one.name for one in one_sided} <= {"tokyo"}, game


def test_tokyo_is_a_reason_either_way() -> None:
    tokyo = next(feature for feature in ENDS["king"] if feature.name == "tokyo")
    said = [phrase(Difference(tokyo, *chances, 0.1)).key for chances in ((0.6, 0.2), (0.2, 0.6))]
    assert said == ["insight-reason-tokyo", "insight-reason-tokyo-less"]


def test_a_review_that_was_stored_in_other_words_can_be_read() -> None:
    """Databases and sets of puzzles hold messages that named the best answer too and listed their reasons."""
    stay = {"say": {"key": "king-ask-yield_or_stay", "attr": "stay"}}
    hearts = {"say": {"key": "insight-reason-hearts", "args": {"amount": 2.4, "more": "yes"}}}
    won = {"say": {"key": "insight-reason-won", "args": {"chance": 31, "other": 0}}}
    args = {"best": stay, "other": stay, "points": 10.4, "reasons": {"list": [hearts, won]}}
    assert Localizer(Words(), King(2)).text(message_of({"key": "insight-why-round", "args": args})) == (
        "The chance to win is 10% higher than with “Stay in Tokyo”. "
        "A round later, on average: 2.4 more hearts and 31% chance to have won already, not 0%."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_has_a_name(lang: str) -> None:
    assert len({Words(lang).say(f"insight-mark-{mark}") for mark in NAMES}) == len(NAMES)


@pytest.mark.parametrize(
    ("lang", "amount", "said"),
    [
        ("en", 1, "1 more star"),
        ("en", 1.5, "1.5 more stars"),
        ("ru", 1, "на 1 звезду больше"),
        ("ru", 1.5, "на 1,5 звезды больше"),
        ("ru", 5, "на 5 звёзд больше"),
        ("uk", 2, "на 2 зірки більше"),
        ("uk", 0.5, "на 0,5 зірки більше"),
    ],
)
def test_amounts_are_counted_as_people_count(lang: str, amount: float, said: str) -> None:
    assert Words(lang).say("insight-reason-stars", amount=amount, more="yes") == said
