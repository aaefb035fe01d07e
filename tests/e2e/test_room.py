"""Room to act: buttons show all of their text, and nothing moves between rolling and buying."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import line_of_new_game
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import PANEL

from daikaiju import King
from daikaiju.scene import question

SCREENS = (
    ViewportSize(width=1366, height=768),
    ViewportSize(width=1920, height=1080),
    ViewportSize(width=820, height=1180),
    PHONE,
)
LONG_NAMES = ["were_only_making_it_stronger", "rooting_for_the_underdog", "parasitic_tentacles"]
CUT = """(panel) => {
  const inside = panel.getBoundingClientRect()
  const cut = (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1
  const out = (it) => {
    const { right, bottom } = it.getBoundingClientRect()
    return right > inside.right || bottom > inside.bottom
  }
  return [...panel.querySelectorAll('button')].filter((it) => cut(it) || out(it)).map((it) => it.textContent.trim())
}"""
RESIZED = "({ width, height }) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches"
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
PLACES = """() => ['.question', '.dice', '.market'].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""


def buying(seats: list[str], buyer: str) -> King:
    """A game in which a monster may buy each of three cards with long names."""
    position = {"active": buyer, "monsters": {buyer: {"energy": 20}}, "market": LONG_NAMES}
    game = King(seats, position=position)
    game.roll(random.Random(1))
    while (asked := question(game)) is not None and asked.decision != "buy":
        game.apply(asked.answers[0].action if asked.reroll is None else asked.reroll.first)
        game.roll(random.Random(2))
    return game


def looks_at(person: Person, screen: ViewportSize) -> Any:
    """Where things are on a screen of another size."""
    person.page.set_viewport_size(screen)
    person.page.wait_for_function(RESIZED, arg=dict(screen))
    person.page.evaluate(PAINTED)
    return person.page.evaluate(PLACES)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_three_cards_can_be_bought_without_anything_moving_or_being_cut(company: Company, lang: str) -> None:
    person = company.person(lang=lang, name="Ann")
    line = line_of_new_game(person)
    rolling = [looks_at(person, screen) for screen in SCREENS]
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    line.tell(buying(monsters, monsters[seat]), seat)
    person.page.get_by_role("heading", name="22").wait_for()
    for screen, places in zip(SCREENS, rolling, strict=True):
        if screen is PHONE:  # answers need the room of the dice there; the cards stay where they are
            (left, top, width, height), market = places[0], places[2]
            panel, _, cards = looks_at(person, screen)
            assert (panel[0], panel[1] + panel[3], panel[2]) == (left, top + height, width)
            assert cards == market
        else:
            assert looks_at(person, screen) == places, screen
        assert person.page.locator(PANEL).evaluate(CUT) == [], screen


def test_a_player_who_looked_at_the_top_card_sees_it_even_if_it_is_too_expensive(company: Company) -> None:
    person = company.person(name="Ann")
    line = line_of_new_game(person)
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    owned = {"energy": 3, "cards": ["made_in_a_lab"]}
    buyer = monsters[seat]
    position = {"active": buyer, "monsters": {buyer: owned}, "market": LONG_NAMES, "top": "wings"}
    game = King(monsters, position=position)
    game.roll(random.Random(1))
    while (asked := question(game)) is not None and not (asked.decision == "buy" and asked.seen):
        looking = [answer.action for answer in asked.answers if answer.word == "look"]
        game.apply(looking[0] if looking else asked.answers[0].action if asked.reroll is None else asked.reroll.first)
        game.roll(random.Random(2))
    assert asked is not None
    assert all(answer.card != "wings" for answer in asked.answers), "it is too dear"
    line.tell(game, seat)
    shown = person.page.locator(PANEL)
    expect(shown).to_contain_text(person.say("web-seen"))
    expect(shown).to_contain_text(person.say("king-card-wings"))
    expect(shown).to_contain_text(person.say("web-price", price=6))


def test_without_motion_a_new_size_applies_at_once(company: Company) -> None:
    person = company.person()
    person.go("/")
    grown = "(page) => { page.style.paddingTop = '99px'; return getComputedStyle(page).paddingTop }"
    assert person.page.get_by_role("main").evaluate(grown) == "99px"
