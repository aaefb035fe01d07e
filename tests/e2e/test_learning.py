"""The learning games of both games, from the page that offers them to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.lines import Line
from tests.e2e.people import PHONE, Company
from tests.e2e.playing import Player, sees_the_end
from tests.e2e.test_axe import finds_nothing
from tests.e2e.test_rare_screens import out


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
    end, lesson = sees_the_end(person), person.table
    expect(person.button("web-lesson-again")).to_be_visible()
    if person.button("web-lesson-last-turn").is_hidden():  # won
        person.press(end.get_by_role("button", name=person.say("web-play-now")))
        person.page.wait_for_url(lambda address: "/t/" in address and lesson not in address)
        assert player.until_asked()["kind"] == "asked"
        assert teacher.count() == 0


def test_a_lost_lesson_goes_on_from_the_last_turn(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    line = Line(person)
    person.go("/learn")
    person.press(person.button("web-learn-start", game="king"))
    player = Player(person)
    player.do(player.until_asked())
    player.until_asked()
    lost = person.table
    line.tell(out(line, line.last["question"]["seat"]), None)
    person.button("web-lesson-again").wait_for()
    finds_nothing(person)
    line.invented = False
    person.press(person.button("web-lesson-last-turn"))
    person.page.wait_for_url(lambda address: lost not in address)
    assert player.until_asked()["dice"], "the learner rolls"
