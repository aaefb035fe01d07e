"""Whole games through the page: both games, many and few monsters, by mouse, by keyboard alone and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import PHONE, Company
from tests.e2e.playing import Player, sees_the_end
from tests.e2e.test_axe import finds_nothing


def test_one_press_and_a_game_is_running(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-play-now"))
    player = Player(person)
    player.finish()
    assert player.questions
    sees_the_end(person)


def test_two_monsters_by_keyboard_alone(company: Company) -> None:
    person = company.person(hand="keys")
    person.starts("web-change-setup", monsters=2)
    player = Player(person)
    asked = player.until_asked()
    assert person.page.evaluate("document.activeElement.getAttribute('aria-labelledby')") == "question"
    player.do(asked)
    player.finish()
    end = sees_the_end(person)
    expect(end).to_be_focused()
    over = person.table
    person.press(end.get_by_role("button", name=person.say("web-end-rematch")))
    person.page.wait_for_url(lambda url: "/t/" in url and over not in url)
    assert player.until_asked()["kind"] == "asked"


def test_six_monsters_of_2010_on_a_phone(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    person.starts("web-change-setup", monsters=6, edition="2010")
    player = Player(person)
    player.finish()
    assert player.questions
    sees_the_end(person)
    finds_nothing(person)


def test_the_duel(company: Company) -> None:
    person = company.person()
    person.starts("web-duel")
    player = Player(person)
    player.finish()
    assert player.questions
    sees_the_end(person)
    finds_nothing(person)


def test_the_duel_on_a_phone_by_two_at_one_screen(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    person.go("/")
    person.press(person.button("web-duel"))
    person.picks("web-against", person.say("web-by-me", several="yes"))
    person.press(person.button("web-start-now"))
    player = Player(person)
    player.finish()
    assert player.questions
    sees_the_end(person)
