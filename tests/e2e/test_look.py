"""The look of the page: large cards, help at the table, and settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, TABLET, Company, Person
from tests.e2e.playing import Player, sees_the_end, sits_down, sits_down_near_the_end
from tests.e2e.test_axe import finds_nothing

CARD = "[data-anchor=market-1] .face"
TOPS_IN_TEN_FRAMES = """async (it) => {
  const tops = new Set()
  for (let frame = 0; frame < 10; frame++) {
    tops.add(it.getBoundingClientRect().top)
    await new Promise(requestAnimationFrame)
  }
  return [...tops]
}"""
"""Where the upper edge of something is."""


TOO_SMALL = """(least) => [...document.querySelectorAll('.reach, aside li button')]
  .filter((it) => it.checkVisibility())
  .filter((it) => Math.max(it.offsetHeight, parseFloat(getComputedStyle(it, '::after').height) || 0) < least)
  .map((it) => it.outerHTML)"""
"""Small buttons that a finger would miss."""


CUT = """() => [...document.querySelectorAll('select')].filter((it) => it.checkVisibility()).flatMap((it) => {
  const style = getComputedStyle(it)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = style.font
  const room = it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20
  return [...it.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
})"""
"""Entries of drop-down lists that are wider than the list beside its arrow."""

BUYING = """
game: duel
seats: [gigazaur, the_king]
position:
  active: gigazaur
  turn: 5
  monsters: {gigazaur: {life: 12, energy: 6}}
  market: [sack_the_stadium, monumental, operation_media]
script: [{dice: [energy, energy, energy, energy, energy, energy]}, {gigazaur: {reroll: []}}]
"""
"""Cards with long names, all of which can be bought."""

SHOPPING = """
game: king
seats: [gigazaur, the_king, alienoid, cyber_kitty]
position: {phase: buy, monsters: {gigazaur: {zone: city, energy: 9}}, market: [jets, battery_monster, national_guard]}
"""

FIRST_LINE_IN_SIGHT = """(name) => {
  const text = document.createRange()
  text.selectNodeContents(name)
  const { left, top, width, height } = text.getClientRects()[0]
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return height > 10 && seen?.closest('.face') === name.closest('.face')
}"""

TORN = """() => [...document.querySelectorAll('.answers .words [aria-hidden]')].flatMap((name) => {
  const text = name.firstChild
  const lineOf = (place) => {
    const letter = document.createRange()
    letter.setStart(text, place)
    letter.setEnd(text, place + 1)
    return [...letter.getClientRects()].at(-1).top
  }
  const syllables = [...text.data.matchAll(/[^\\s\\u00AD]+/g)]
  return syllables.filter(({ 0: it, index }) => lineOf(index) !== lineOf(index + it.length - 1)).map(String)
})"""
"""Words on buttons that are torn where no hyphen belongs."""

CRAMPED = """() => [...document.querySelectorAll('[data-anchor^=market-]')].flatMap((card) => {
  const parts = ['.face', '.effect', '.price', '.price [aria-hidden]']
  const [face, words, price, number] = parts.map((it) => card.querySelector(it))
  const box = (it) => it.getBoundingClientRect()
  const lines = words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)
  const button = document.createRange()
  button.selectNodeContents(card.querySelector('.buy button').firstChild)
  return [
    [box(number).left < box(price).left + 6, 'the price touches its tag'],
    [box(words).bottom > box(face).bottom || Math.abs(lines - Math.round(lines)) > 0.1, 'a line is cut'],
    [button.getClientRects().length > 1, 'the button has two lines'],
    [box(words).bottom > box(card.querySelector('.buy button')).top + 1, 'the button covers words'],
  ].flatMap(([found, what]) => (found ? [`${what}: ${face.innerText}`] : []))
})"""
"""What has no room in the Duel's row of cards."""

MARKED = """() => {
  const word = document.querySelector('.mark > span')
  return word.getBoundingClientRect().width <= word.parentElement.clientWidth
}"""
"""Whether the word for a kept die fits into its label."""

UNCOVERED = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  return [left + 2, right - 2].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === it)
}"""
"""Whether nothing lies on top of either end of something small."""

RINGED = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"
IN_WINDOW = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


BEYOND = """() => [...document.querySelectorAll('main *, dialog *')].flatMap((it) => {
  if (!it.checkVisibility() || it.closest('.unseen')) return []
  const words = [...it.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
  return words.filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].some(({ left, right }) => left < 0 || right > innerWidth)
  }).map(({ data }) => data)
})"""
"""Words that are partly beside the window."""


def set_font_size(person: Person, size: int) -> None:
    """What somebody has set in their browser rather than in the settings of the page."""
    session = person.context.new_cdp_session(person.page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})


def at_a_table(person: Person) -> None:
    person.go("/")
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()


def test_a_card_is_shown_large_and_the_dice_are_explained(company: Company) -> None:
    person = company.person()
    at_a_table(person)
    page = person.page
    name = page.locator(CARD).locator(".name").inner_text()
    large = page.get_by_role("region", name=name)
    page.locator(CARD).dispatch_event("pointerenter", {"pointerType": "mouse"})
    page.wait_for_timeout(600)
    expect(large).to_be_hidden()  # a card that comes to lie under a resting mouse
    page.hover(CARD)
    expect(large).to_contain_text(page.locator(CARD).locator(".effect").inner_text())
    large.hover()
    page.wait_for_timeout(400)
    expect(large).to_be_visible()
    finds_nothing(person)
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    page.hover(CARD)
    large.get_by_role("button", name=person.say("web-more")).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    expect(large).to_be_hidden()
    page.keyboard.press("Escape")
    person.press(person.button("web-help"))
    expect(page.get_by_role("dialog")).to_contain_text(person.say("web-help-dice"))
    expect(page.get_by_role("dialog")).to_contain_text(person.say("web-learn-king-goal"))
    finds_nothing(person)


def test_a_button_stays_put_under_the_mouse(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    button = person.page.locator(".button:enabled:visible").first
    box = button.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2
    for edge in (box["y"] + 0.5, box["y"] + box["height"] - 0.5):
        person.page.mouse.move(middle, edge)
        assert button.evaluate(TOPS_IN_TEN_FRAMES) == [box["y"]]
        person.page.mouse.down()
        assert button.evaluate(TOPS_IN_TEN_FRAMES) == [box["y"]]
        person.page.mouse.move(0, 0)
        person.page.mouse.up()


def test_a_finger_held_on_a_card_shows_it_and_does_not_press_it(company: Company) -> None:
    person = company.person(hand="touch", screen=PHONE)
    at_a_table(person)
    page = person.page
    box = page.locator(CARD).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + 20, "y": box["y"] + 20}
    session = person.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    large = page.get_by_role("region", name=page.locator(CARD).locator(".name").inner_text())
    expect(large).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(large).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.touchscreen.tap(10, 10)
    expect(large).to_be_hidden()


def test_by_day_with_large_text_and_without_motion(company: Company) -> None:
    person = company.person()
    at_a_table(person)
    page = person.page
    person.press(person.button("web-settings"))
    page.get_by_role("radio", name=person.say("web-theme-day")).check()
    page.get_by_role("radio", name=person.say("web-motion-less")).check()
    page.get_by_role("radio", name=person.say("web-text-size-percent", percent=130)).check()
    finds_nothing(person)
    page.keyboard.press("Escape")
    finds_nothing(person)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    Player(person).until_asked()
    assert page.evaluate("({ ...document.documentElement.dataset })") == {"theme": "day", "motion": "less"}
    page.goto(person.address)
    page.get_by_role("main").wait_for()
    finds_nothing(person)


def test_text_of_twice_the_size_fits_a_small_phone(company: Company) -> None:
    person = company.person(lang="uk", hand="touch", screen=ViewportSize(width=360, height=640))
    page = person.page
    set_font_size(person, 32)
    person.go("/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate(BEYOND) == []
    person.press(person.button("web-change-setup"))
    person.opens_more()
    assert page.evaluate(BEYOND) == []


def test_a_board_keeps_its_shape_whatever_font_a_browser_has(company: Company) -> None:
    person = company.person(screen=ViewportSize(width=1366, height=768))
    at_a_table(person)
    wide = "getComputedStyle(document.querySelector('[data-board]')).gridTemplateAreas"
    usual = person.page.evaluate(wide)
    set_font_size(person, 32)
    assert person.page.evaluate(wide) == usual
    for card in person.page.locator("[data-anchor^=market-] .name").all():
        assert card.evaluate("it => it.scrollHeight <= it.closest('.face').clientHeight")
    person.go("/rules/king")
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_fingers_hit_small_buttons_beside_their_edge(company: Company) -> None:
    person = company.person(screen=PHONE, hand="touch")
    person.starts("web-duel")
    assert Player(person).until_asked()["dice"]
    assert person.page.locator(".reach").count() >= 5  # both tracks, both powers, the chances
    person.press(person.log_button())
    expect(person.page.locator("aside li button").last).to_be_visible()
    assert person.page.evaluate(TOO_SMALL, 44) == []


def test_a_page_without_anything_offers_something_to_do(company: Company) -> None:
    person = company.person()
    person.page.route("**/api/tables", lambda route: route.fulfill(json=[]) if is_get(route) else route.continue_())
    person.go("/statistics")
    person.press(person.button("web-play-now"))
    assert Player(person).until_asked()["kind"] == "asked"
    person.go("/watch")
    finds_nothing(person)
    person.press(person.button("web-watch-bots"))
    person.page.get_by_role("heading", name=person.say("web-title-table")).wait_for(state="attached")
    expect(person.page.get_by_text(person.say("web-you"), exact=True)).to_have_count(0)


def is_get(route: Route) -> bool:
    return route.request.method == "GET"


@pytest.mark.parametrize("game", ["king", "duel"])
def test_the_end_is_in_sight_and_its_buttons_stay_put(company: Company, game: str) -> None:
    """Figures arrive later: below the buttons."""
    person = company.person(lang="ru", screen=ViewportSize(width=1366, height=768))
    waiting: list[Route] = []

    def keep_waiting(route: Route) -> None:
        """Playwright gives handlers an attribute, which a list's own `append` cannot have."""
        waiting.append(route)

    person.page.route("**/api/tables/*/replay", keep_waiting)
    sits_down_near_the_end(person, game).finish()
    ways = person.page.locator(".ways > *")
    expect(ways).to_have_count(6)
    person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    before = ways.evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().top)")
    for route in waiting:
        route.continue_()
    sees_the_end(person)
    assert ways.evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().top)") == before
    for screen in (ViewportSize(width=1366, height=768), PHONE, ViewportSize(width=740, height=360)):
        person.page.set_viewport_size(screen)
        for way in ways.all():
            expect(way, str(screen)).to_be_in_viewport(ratio=0.98)
        if game == "king" and screen["width"] > 1000:
            assert person.page.locator(".panel.own").evaluate(IN_WINDOW), screen
    finds_nothing(person)


def test_the_log_says_who_begins_and_why(company: Company) -> None:
    person = company.person(speed="calm", screen=DESKTOP)
    person.go("/")
    person.press(person.button("web-play-now").first)
    lines = person.page.get_by_role("list", name=person.say("web-log"), exact=True).get_by_role("listitem")
    expect(lines.first).not_to_have_text(person.say("web-log-empty"))
    player = Player(person)
    player.until_asked()
    texts = lines.all_inner_texts()
    opening = next(place for place, text in enumerate(texts) if text.strip() == person.say("king-log-opening"))
    counted = [person.say("counted-claws", claws=claws).split()[-1] for claws in (1, 2)]
    assert any(claws in " ".join(texts[opening + 1 : opening + 5]) for claws in counted)


def test_no_ring_where_nothing_can_be_pressed(company: Company) -> None:
    person = company.person(hand="keys")
    person.go("/")
    person.press(person.link("web-rules-king"))
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    assert not person.page.evaluate(RINGED)
    person.page.go_back()
    expect(heading).to_have_text("Daikaiju")
    expect(heading).to_be_focused()
    assert not person.page.evaluate(RINGED)
    person.page.keyboard.press("Tab")
    assert person.page.evaluate(RINGED)


def test_a_name_that_is_too_long_says_so(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-change-setup"))
    person.opens_more()
    field = person.page.get_by_label(person.say("web-your-name")).first
    told = person.page.get_by_text(person.say("web-name-longest", most=24))
    field.fill("Gojira")
    expect(told).to_have_count(0)
    field.fill("")
    field.press_sequentially("G" * 30)
    expect(field).to_have_value("G" * 24)
    expect(told).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_row_of_the_duel_has_room_for_prices_and_long_names(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    sits_down(person, BUYING)
    person.page.locator("[data-anchor=market-0] .buy button").wait_for()
    for width, height in ((1024, 700), (1100, 800), (1200, 800), (1366, 768), (1920, 1080)):
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        assert person.page.evaluate(CRAMPED) == [], (width, height)
        assert person.page.evaluate(TORN) == [], (width, height)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_short_phone_shows_what_the_cards_for_sale_are_called(company: Company, lang: str) -> None:
    person = company.person(lang=lang, screen=ViewportSize(width=360, height=640))
    sits_down(person, SHOPPING)
    names = person.page.locator("[data-anchor^=market-] .name")
    expect(names).to_have_count(3)
    for name in names.all():
        person.page.wait_for_function(FIRST_LINE_IN_SIGHT, arg=name.element_handle())


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_no_drop_down_list_cuts_its_text(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    for screen in (ViewportSize(width=1366, height=768), ViewportSize(width=1024, height=768), TABLET, PHONE):
        person.page.set_viewport_size(screen)
        for path in ("/play", "/rules/king"):
            person.go(path)
            person.page.locator("select:visible").first.wait_for()
            assert person.page.evaluate(CUT) == [], f"{path} on {screen}"
        for way in ("web-change-setup", "web-screen"):
            person.go("/")
            person.press(person.button(way))
            person.opens_more()
            person.page.locator("select:visible").first.wait_for()
            assert person.page.evaluate(CUT) == [], f"{way} on {screen}"


def test_the_word_for_a_kept_die_fits_under_it(company: Company) -> None:
    person = company.person(lang="uk")
    person.starts("web-duel")
    player = Player(person)
    assert player.until_asked()["dice"]
    player.toggle(0)
    for screen in (DESKTOP, TABLET, PHONE):
        person.page.set_viewport_size(screen)
        expect(person.page.get_by_text(person.say("web-kept"), exact=True)).to_be_visible()
        assert person.page.evaluate(MARKED), screen


@pytest.mark.parametrize("game", ["king", "duel"])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_nothing_covers_the_tag_of_your_own_monster(company: Company, game: str, lang: str) -> None:
    """Even on a phone, with the longest name of a monster."""
    person = company.person(hand="touch", screen=PHONE, lang=lang)
    sits_down(person, f"game: {game}\nseats: [space_penguin, cyber_kitty]")
    tag = person.page.get_by_text(person.say("web-you"), exact=True)
    for screen in (PHONE, TABLET, DESKTOP):
        person.page.set_viewport_size(screen)
        assert tag.evaluate(UNCOVERED), screen


def test_a_claw_hit_is_explained_by_claws_alone(company: Company) -> None:
    person = company.person()
    sits_down_near_the_end(person, "king").finish()
    log = person.page.get_by_role("list", name=person.say("web-log"), exact=True)
    lost = person.say("king-log-lost_hearts", you="no", monster="@", amount=1, total=0).split("@")[-1].strip()
    person.press(log.get_by_role("button").filter(has_text=lost).first)
    dialog = person.page.get_by_role("dialog")
    clauses = dialog.locator("article")
    expect(clauses).to_contain_text("B-SMASH-3")
    for clause in ("B-SMASH-7", "B-END-3"):
        expect(clauses).not_to_contain_text(clause)
