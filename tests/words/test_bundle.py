"""Messages parsed when they are first needed are the same as Fluent's own parser finds."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from daikaiju.words import LANGUAGES, Words
from daikaiju.words.bundle import Bundle
from daikaiju.words.texts import entries_in

TEXT = """
# first = this is a comment
first = One { $count ->
    [one] claw
   *[other] claws
}
    .effect = energy = stars
-term = Tokyo
second = { first }
    and { -term }
    third = is part of the second
first = said before
broken = { $count
last = Last.
"""


def test_entries_are_said_as_if_all_were_parsed_at_once() -> None:
    ours, theirs = Bundle("en", entries_in(TEXT)), FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(TEXT))
    for key in ("first", "second", "last"):
        said = []
        for bundle in (ours, theirs):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said.append(bundle.format_pattern(pattern, {"count": 2}))
        assert said[0] == said[1]
        assert said[0][1] == []
    effect = ours.get_message("first").attributes["effect"]
    assert ours.format_pattern(effect) == ("energy = stars", [])
    assert not ours.has_message("third")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign(lang: str) -> None:
    assert Words(lang).say("hint-points", points=-10.9, error=0.5) in ("−10.9 ± 0.5", "−10,9 ± 0,5")


def test_what_cannot_be_read_is_an_error_when_it_is_said() -> None:
    bundle = Bundle("en", entries_in(TEXT))
    with pytest.raises(LookupError, match="broken"):
        bundle.get_message("broken")
