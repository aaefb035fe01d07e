"""The learning games of both games, from the page that offers them to their end."""

from __future__ import annotations

import pytest
from tests.e2e.people import PHONE, Company
from tests.e2e.playing import Player, sees_the_end


@pytest.mark.parametrize(("game", "lang"), [("king", "en"), ("duel", "uk")])
def test_a_guided_game(company: Company, game: str, lang: str) -> None:
    person = company.person(lang=lang, hand="touch", screen=PHONE)
    person.go("/learn")
    person.press(person.button("web-learn-start", game=game))
    tips: set[str] = set()
    teacher = person.page.get_by_role("complementary", name=person.say("web-lesson"))
    player = Player(person)
    while (seen := player.wait())["kind"] != "over":
        tips.update(teacher.all_inner_texts())
        player.do(seen)
    assert len(tips) >= 3, "the teacher speaks more than once"
    sees_the_end(person)
