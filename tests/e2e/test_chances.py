"""Chances beside the dice: shown on request, right for the dice kept, by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Person
from tests.e2e.playing import Player
from tests.e2e.test_axe import finds_nothing

from daikaiju.analysis.odds import Odds
from daikaiju.words import LANGUAGES


def at_the_dice(company: Company, screen: ViewportSize = DESKTOP, lang: str = "en") -> tuple[Person, Player]:
    person = company.person(screen=screen, lang=lang)
    person.go("/")
    person.press(person.page.get_by_role("button", name=person.say("web-play-now"), exact=True))
    player = Player(person)
    assert player.until_asked()["dice"]
    return person, player


def triple(person: Person) -> Locator:
    return person.page.locator("#chances > div").filter(has_text=person.say("odds-goal-triple"))


def percent(person: Person) -> int:
    found = re.search(r"(\d+)\s*%", triple(person).inner_text())
    assert found is not None
    return int(found[1])


def faces_of(person: Person, player: Player) -> list[str]:
    """What the dice show, by the names of the faces."""
    names = [die["name"] for die in player.look()["dice"]]
    said = {person.say(f"face-{face}", count=1): face for face in ("1", "2", "3", "heart", "energy", "claw")}
    return [next(face for words, face in said.items() if words in name) for name in names]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_chances_follow_the_dice_that_are_kept(company: Company, screen: ViewportSize) -> None:
    person, player = at_the_dice(company, screen)
    expect(triple(person)).to_have_count(0)
    person.press(person.button("web-chances-show"))
    expect(triple(person)).to_be_visible()
    faces = faces_of(person, player)
    keeps = {tuple(kept): chance for kept, chance in Odds("king", "3xnumber", dice=",".join(faces)).keeps}
    assert percent(person) == pytest.approx(100 * keeps[()], abs=1)
    player.toggle(0)
    expect(triple(person)).to_contain_text(re.compile(r"\d"))
    assert percent(person) == pytest.approx(100 * keeps[faces[0],], abs=1)
    finds_nothing(person)


def test_the_choice_to_see_them_is_remembered(company: Company) -> None:
    person, _ = at_the_dice(company)
    person.press(person.button("web-chances-show"))
    expect(triple(person)).to_be_visible()
    person.page.reload()
    expect(triple(person)).to_be_visible()
    person.press(person.button("web-chances-hide"))
    expect(triple(person)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_keyboard_and_in_every_language(company: Company, lang: str) -> None:
    person, _ = at_the_dice(company, lang=lang)
    button = person.button("web-chances-show")
    person.tab_to(button)
    person.page.keyboard.press("Enter")
    expect(triple(person)).to_be_visible()
    expect(person.page.locator("#chances")).to_have_attribute("aria-live", "polite")
    expect(person.button("web-chances-hide")).to_be_focused()
