"""Every reason and mark has its words in every language."""

from __future__ import annotations

import pytest

from daikaiju import King
from daikaiju.insight.marks import NAMES
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.insight.reasons import Difference, leading, phrase
from daikaiju.messages import Localizer
from daikaiju.words import LANGUAGES, Words

FEATURES = [feature for by_game in (DICE, ENDS) for features in by_game.values() for feature in features]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_a_reason_is_said(lang: str, feature: DiceFeature | EndFeature) -> None:
    for best, other in ((0.5, 0.25), (3.0, 1.0), (1.0, 2.0)):
        message = phrase(Difference(feature, best, other, 0.1))
        assert Localizer(Words(lang), King(2)).text(message)


def test_no_disadvantage_is_named_as_a_reason() -> None:
    ends = {feature.name: feature for feature in ENDS["king"]}
    found = [Difference(ends[name], 1.0, 3.0, 0.1) for name in ("stars", "rivals-stars", "tokyo")]
    found += [Difference(ends[name], 3.0, 1.0, 0.1) for name in ("hearts", "rivals-hearts")]
    assert [one.feature.name for one in leading(found)] == ["rivals-stars", "tokyo", "hearts"]


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
