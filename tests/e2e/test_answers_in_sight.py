"""Whatever is asked, every answer can be seen whole and pressed, on every screen and in every language."""

from __future__ import annotations

from textwrap import dedent

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import Line
from tests.e2e.people import Company, Person
from tests.e2e.playing import PANEL, Player, sits_down
from tests.e2e.test_axe import finds_nothing

SCREENS = {
    "small laptop": ViewportSize(width=1280, height=720),
    "laptop": ViewportSize(width=1366, height=768),
    "big": ViewportSize(width=1920, height=1080),
    "small tablet": ViewportSize(width=1024, height=768),
    "tablet upright": ViewportSize(width=820, height=1180),
    "phone": ViewportSize(width=360, height=740),
    "phone on its side": ViewportSize(width=740, height=360),
    "small phone on its side": ViewportSize(width=667, height=375),
}
FOUR = "game: king\nseats: [gigazaur, the_king, alienoid, cyber_kitty]\nposition:\n"
TWO = "game: duel\nseats: [gigazaur, cyber_kitty]\n"


def four(position: str) -> str:
    return FOUR + position


QUESTIONS = {
    "a roll with a card to use": four("""\
  phase: rolling
  this_turn: {dice: [1, 1, 3, heart, energy, claw], rolls_left: 2}
  monsters: {gigazaur: {hearts: 7, energy: 3, cards: [smoke_cloud]}, the_king: {zone: city}}
"""),
    "a purchase": four("""\
  phase: buy
  monsters: {gigazaur: {hearts: 7, energy: 12, cards: [wings]}, the_king: {zone: city}}
  market: [evacuation_orders, national_guard, psychic_probe]
  this_turn: {dice: [1, 1, 3, heart, energy, claw]}
"""),
    "yielding": four("""\
  phase: resolve
  active: the_king
  monsters: {gigazaur: {zone: city, hearts: 7, energy: 3}}
  this_turn: {dice: [1, 2, 3, claw, claw, claw]}
"""),
    "cards that defend": four("""\
  phase: resolve
  active: the_king
  monsters: {gigazaur: {zone: city, hearts: 7, energy: 9, cards: [wings, rapid_healing]}}
  this_turn: {dice: [1, 2, 3, claw, claw, claw]}
"""),
    "what a heart is for": four("""\
  phase: resolve
  monsters:
    gigazaur: {hearts: 7, energy: 3, poison: 1, shrink: 1, cards: [healing_ray]}
    the_king: {zone: city, hearts: 5}
  this_turn: {dice: [3, 3, 3, heart, heart, claw]}
"""),
    "a roll in the Duel": TWO
    + "position: {phase: rolling, this_turn: {dice: [smash, smash, heal, energy, fame, destruction], rolls_left: 2}}",
    "a purchase in the Duel": TWO + "position: {phase: buy, monsters: {gigazaur: {energy: 14}}}",
}
PLACE = TWO + dedent("""\
    position: {phase: buy, monsters: {gigazaur: {energy: 8}}, market: [snack_time, acid_attack, seismic_test]}
    script:
      - gigazaur: {buy: acid_attack}
      - card: monster_coaster
""")
"""A token is to be laid on one of the tracks."""

HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const edges = it.matches('.offer') ? [[x, y]] : [[x, top + 3], [x, bottom - 4], [left + 4, y], [right - 4, y]]
  return !inside || edges.some(([x, y]) => document.elementFromPoint(x, y)?.closest(what) !== it)
}).map((it) => it.ariaLabel ?? it.innerText)"""
"""Those that are beyond the edge of the window, or covered."""

ANSWERS = f"{PANEL} .answers button"
ASKED = f"{PANEL} h2"
OVERFLOW = "(list) => list.some((it) => it.scrollWidth > it.clientWidth + 1)"
"""Whether words stick out of a button."""


def resize(person: Person, screen: ViewportSize) -> None:
    person.page.set_viewport_size(screen)
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Spaces of a track glide to their new place.
    person.page.wait_for_function("() => document.getAnimations().every((one) => !(one instanceof CSSTransition))")


def sees_every_answer(person: Person, what: str) -> None:
    for name, screen in SCREENS.items():
        resize(person, screen)
        assert person.page.locator(ANSWERS).count() > 0
        where = f"{what}, {name}, {person.words.lang}"
        assert person.page.evaluate(HIDDEN, ANSWERS) == [], where
        assert person.page.evaluate(HIDDEN, ASKED) == [], where
        assert not person.page.locator(ANSWERS).evaluate_all(OVERFLOW), where


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_answer_is_in_sight(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    for what, position in QUESTIONS.items():
        sits_down(person, position)
        sees_every_answer(person, what)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_first_purchase_of_a_lesson_is_in_sight(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    for game in ("king", "duel"):
        person.go("/learn")
        person.press(person.button("web-learn-start", game=game))
        player = Player(person)
        while (seen := player.until_asked()) and person.page.locator(f"{PANEL} .price").count() == 0:
            player.do(seen)
        person.page.get_by_role("complementary", name=person.say("web-lesson")).wait_for()
        sees_every_answer(person, f"the lesson of {game}")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_place_for_a_token_is_in_sight_and_listed_only_on_demand(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    sits_down(person, PLACE)
    expect(person.page.locator(".offer").nth(20)).to_be_visible()
    for name, screen in SCREENS.items():
        resize(person, screen)
        assert person.page.evaluate(HIDDEN, ".offer") == [], name
        assert person.page.evaluate(HIDDEN, ASKED) == [], name
    expect(person.page.locator(ANSWERS)).to_have_count(0)
    finds_nothing(person)
    person.press(person.button("web-duel-places-list"))
    expect(person.page.locator(ANSWERS)).to_have_count(person.page.locator(".offer").count())
    person.press(person.button("web-duel-places-hide"))
    expect(person.page.locator(ANSWERS)).to_have_count(0)


def test_a_token_is_laid_by_keyboard(company: Company) -> None:
    person = company.person(hand="keys")
    line = Line(person)
    sits_down(person, PLACE)
    page = person.page
    page.keyboard.press("Enter")  # nothing is marked as the usual answer
    page.keyboard.press("ArrowRight")
    first = page.locator(".fame .offer").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".destruction .offer").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".fame .offer").nth(1)).to_be_focused()
    assert "act" not in line.heard
    page.keyboard.press("Enter")
    expect(page.locator(".offer")).to_have_count(0)
    assert "act" in line.heard
