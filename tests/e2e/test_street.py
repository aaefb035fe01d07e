"""The Duel as a street: monsters, lanes and what to do are on every screen, and tokens are laid by pointing."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import Line
from tests.e2e.people import Company, Hand, Person
from tests.e2e.playing import PANEL, sits_down
from tests.e2e.test_answers_in_sight import PLACE, TWO, resize
from tests.e2e.test_axe import finds_nothing

SCREENS = {
    "small laptop": ViewportSize(width=1280, height=720),
    "laptop": ViewportSize(width=1366, height=768),
    "big": ViewportSize(width=1920, height=1080),
    "tablet": ViewportSize(width=1180, height=820),
    "small tablet": ViewportSize(width=1024, height=768),
    "tablet upright": ViewportSize(width=820, height=1180),
    "small tablet upright": ViewportSize(width=768, height=1024),
    "phone": ViewportSize(width=390, height=844),
    "small phone": ViewportSize(width=360, height=640),
    "phone on its side": ViewportSize(width=844, height=390),
    "small phone on its side": ViewportSize(width=740, height=360),
}
FINGER = 44
LARGE = 0.15
"""How much of the board's width a monster takes at least."""

TURN = TWO + dedent("""\
    position:
      phase: PHASE
      monsters:
        gigazaur: {life: 4, energy: 9, cards: [scrappy, spiked_tail]}
        cyber_kitty: {energy: 3, dice_tokens: 2, cards: [extra_head]}
      fame: -3
      destruction: 2
      tokens: {lizard: fame -3 turned, dragon: destruction 2, phantom: destruction -4}
      this_turn: {dice: [smash, smash, heal, energy, fame, destruction]ROLLS}
""")
ROLLING = TURN.replace("PHASE", "rolling").replace("ROLLS", ", rolls_left: 2")
BUYING = TURN.replace("PHASE", "buy").replace("ROLLS", "")

TURNED = TWO + dedent("""\
    position: {phase: buy, monsters: {gigazaur: {energy: 14}}, market: [snack_time, CARD, seismic_test]}
    script:
      - gigazaur: {buy: CARD}
      - card: monster_coaster
""")
"""A token on two or three spaces, which can lie either way round."""

IN_SIGHT = """(names) => names.flatMap((name) => {
  const found = [...document.querySelectorAll(name)]
  if (!found.length) return [`${name} is missing`]
  const cut = (box) => box.left < -2 || box.top < 0 || box.right > innerWidth + 2 || box.bottom > innerHeight
  const hand = document.querySelector('.hand').getBoundingClientRect()
  const under = (box) => box.right > hand.left + 2 && box.left < hand.right - 2 && box.bottom > hand.top + 2
  const boxes = found.map((it) => it.getBoundingClientRect())
  const bad = boxes.filter((box) => !box.width || cut(box) || (!name.includes('.hand') && under(box)))
  return bad.map(({ left, top, right, bottom }) => `${name} at ${[left, top, right, bottom].map(Math.round)}`)
})"""
"""What is missing, beyond the edge of the window, or under the dice and the question."""

FIGHTERS = """() => {
  const board = document.querySelector('.board section').getBoundingClientRect()
  const box = (seat) => document.querySelector(`[data-body="${seat}"]`).getBoundingClientRect()
  const [mine, theirs] = [box(0), box(1)]
  return { share: Math.min(mine.width, theirs.width) / board.width, apart: mine.left - theirs.right }
}"""
TARGETS = """(offers) => offers.map((it) => {
  const { left, top, width, height } = it.getBoundingClientRect()
  const light = it.firstElementChild.getBoundingClientRect()
  const hit = document.elementFromPoint(light.left + light.width / 2, light.top + light.height / 2)
  return { width, height, hit: hit?.closest('.offer') === it }
})"""
PLACES = """() => ['[data-body]', '.space', '.vehicle', '[data-anchor^=seat]'].flatMap((name) =>
  [...document.querySelectorAll(name)].map((it) => {
    const { x, y, width } = it.getBoundingClientRect()
    return [x, y, width].map(Math.round)
  }))"""
"""Where everything on the street is."""

MOVING = """() => document.getAnimations().filter((one) => {
  const element = one.effect?.target
  return element?.closest('.board section') && one.playState === 'running'
}).map((one) => one.effect.target.classList[0])"""

STREET = ["[data-body='0']", "[data-body='1']", "[data-anchor='seat-0']", "[data-anchor='seat-1']"]
STREET += [".fame .space", ".destruction .space", ".title", ".fame .vehicle", ".destruction .vehicle"]


def sees(person: Person, what: list[str], where: str) -> None:
    assert person.page.evaluate(IN_SIGHT, what) == [], where


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_whole_street_is_in_sight(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    for position in (ROLLING, BUYING):
        sits_down(person, position)
        for name, screen in SCREENS.items():
            resize(person, screen)
            where = f"{name}, {lang}"
            sees(person, [*STREET, f".hand {PANEL} .answers button"], where)
            fighters: Any = person.page.evaluate(FIGHTERS)
            assert fighters["share"] > LARGE, where
            assert fighters["apart"] > 0, where


@pytest.mark.parametrize("card", ["acid_attack", "electrical_aura", "in_the_shadows"])
def test_every_place_is_a_target_for_a_finger(company: Company, card: str) -> None:
    person = company.person()
    sits_down(person, TURNED.replace("CARD", card))
    expect(person.page.locator(".offer").nth(5)).to_be_visible()
    for name, screen in SCREENS.items():
        resize(person, screen)
        zoom = person.page.locator(".table").evaluate("(table) => table.currentCSSZoom")
        targets: Any = person.page.locator(".offer").evaluate_all(TARGETS)
        for target in targets:
            assert min(target["width"], target["height"]) >= FINGER * zoom - 0.5, f"{name}: {target}"
            assert target["hit"], f"{name}: something lies on a place"
    finds_nothing(person)


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_token_is_laid_by_pointing(company: Company, hand: Hand) -> None:
    person = company.person(hand=hand, screen=SCREENS["phone" if hand == "touch" else "laptop"])
    line = Line(person)
    sits_down(person, TURNED.replace("CARD", "electrical_aura"))
    page = person.page
    expect(page.get_by_role("radio")).to_have_count(2)
    turned = page.get_by_role("radio").last
    label = page.locator(".offer").first.get_attribute("aria-label")
    turned.check()
    assert page.locator(".offer").first.get_attribute("aria-label") != label
    expect(page.locator(f"{PANEL} .answers button")).to_have_count(0)
    place = page.locator(".fame .offer").nth(4)
    if hand == "mouse":
        place.hover()
        expect(page.locator(".fame .thought")).to_be_visible()
    person.press(place)
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".fame .badge")).to_be_visible()
    assert line.heard.count("act") == 1


def test_a_token_is_laid_by_keys_along_and_across_the_lanes(company: Company) -> None:
    person = company.person(hand="keys")
    sits_down(person, PLACE)
    page = person.page
    fame, destruction = page.locator(".fame .offer"), page.locator(".destruction .offer")
    page.keyboard.press("ArrowRight")
    expect(fame.first).to_be_focused()
    page.keyboard.press("End")
    expect(fame.last).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(fame.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(destruction.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(destruction.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    expect(fame.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".fame .badge")).to_be_visible()


@pytest.mark.parametrize("screen", ["laptop", "tablet upright", "phone", "small phone on its side"])
def test_nothing_moves_when_a_token_is_to_be_laid(company: Company, screen: str) -> None:
    person = company.person(screen=SCREENS[screen])
    sits_down(person, TURNED.partition("script:")[0].replace("CARD", "electrical_aura"))
    page = person.page
    page.wait_for_function("() => document.querySelectorAll('.space').length === 30")
    before = page.evaluate(PLACES)
    person.press(page.locator(f"{PANEL} .answers button").filter(has_text=person.say("duel-card-electrical_aura")))
    page.locator(".offer").first.wait_for()
    after = page.evaluate(PLACES)
    assert after == before, screen


def test_markers_are_pulled_along_the_street_and_stand_still_for_those_who_want_that(company: Company) -> None:
    pulling = (
        TWO + "position: {phase: buy, monsters: {gigazaur: {energy: 8}}, market: [seismic_test, snack_time, unchained]}"
    )
    for speed in ("calm", "instant"):
        person = company.person(speed=speed)
        sits_down(person, pulling)
        page = person.page
        page.wait_for_function("() => document.querySelectorAll('.space').length === 30")
        seen = page.evaluate_handle(f"""() => {{
          const seen = new Set()
          const moving = {MOVING}
          const look = () => {{ moving().forEach((name) => seen.add(name)); requestAnimationFrame(look) }}
          look()
          return seen
        }}""")
        person.press(page.locator(f"{PANEL} .answers button").filter(has_text=person.say("duel-card-seismic_test")))
        marker = page.locator(".destruction [data-anchor='marker-destruction']")
        moved = page.locator(".destruction > p.unseen")
        expect(moved).not_to_contain_text(" 0.")
        expect(marker).to_be_attached()
        page.wait_for_timeout(600)
        names = set(seen.evaluate("(seen) => [...seen]"))
        if speed == "instant":
            assert names == set()
        else:
            assert {"marker", "vehicle", "rope", "figure", "roar"} <= names
