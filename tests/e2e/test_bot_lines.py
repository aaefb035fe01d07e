"""Bots say a line now and then, in bubbles that are in nobody's way, unless they are told not to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import NEARLY_OVER, Player, sits_down

from daikaiju.bots.registry import level_entries
from daikaiju.words import Words

BUBBLE = "[data-line]"
COUNT = """() => {
  window.bubbles = 0
  new MutationObserver(() => { if (document.querySelector('[data-line]')) window.bubbles += 1 })
    .observe(document.body, { childList: true, subtree: true })
}"""


def lines_of(lang: str, occasion: str) -> set[str]:
    """Everything any bot says on an occasion."""
    words = Words(lang)
    bots = [entry.name for entry in level_entries() if entry.instead_of is None]
    return {words.say(f"web-line-{bot}-{occasion}", line=line) for bot in bots for line in range(3)}


def plays_now(person: Person) -> Locator:
    """A game against bots, and the bubble of the one who says something."""
    person.go("/")
    person.press(person.page.get_by_role("button", name=person.say("web-play-now"), exact=True))
    return person.page.locator(BUBBLE)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_bot_greets_at_its_monster(company: Company, lang: str) -> None:
    person = company.person(lang=lang)
    bubble = plays_now(person)
    # Short words stick to the next one on the page.
    assert bubble.inner_text().replace("\N{NO-BREAK SPACE}", " ") in lines_of(lang, "greets")
    seat = bubble.get_attribute("data-line")
    own = person.page.locator("article.own, .own [data-anchor]").first.get_attribute("data-anchor")
    assert own != f"seat-{seat}"
    box, body = bubble.bounding_box(), person.page.locator(f"[data-anchor=seat-{seat}]").bounding_box()
    assert box is not None
    assert body is not None
    assert box["x"] >= 0
    assert box["x"] < body["x"] + body["width"]
    assert box["x"] + box["width"] > body["x"]
    expect(bubble).to_have_attribute("aria-hidden", "true")
    expect(bubble).to_have_css("pointer-events", "none")
    expect(bubble).to_be_hidden()  # after a while it goes away by itself


def test_there_is_one_bubble_within_the_window_of_a_phone(company: Company) -> None:
    person = company.person(screen=PHONE, hand="touch")
    bubble = plays_now(person)
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] >= 0


@pytest.mark.parametrize("game", ["king", "duel"])
def test_somebody_has_the_last_word(company: Company, game: str) -> None:
    person = company.person()
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {COUNT})")
    sits_down(person, NEARLY_OVER[game]).finish()
    person.page.wait_for_function("window.bubbles > 0")


def test_bots_that_were_told_not_to_talk_are_silent(company: Company) -> None:
    person = company.person()
    person.page.add_init_script(
        "localStorage.daikaiju = JSON.stringify({ ...JSON.parse(localStorage.daikaiju ?? '{}'), talkative: false })"
    )
    person.page.add_init_script(f"addEventListener('DOMContentLoaded', {COUNT})")
    plays_now(person)
    player = Player(person)
    player.go_on(6)
    assert person.page.evaluate("window.bubbles") == 0


def test_the_switch_is_in_the_settings(company: Company) -> None:
    person = company.person()
    bubble = plays_now(person)
    Player(person).until_asked()
    person.press(person.button("web-settings"))
    box = person.page.get_by_label(person.say("web-talkative"))
    expect(box).to_be_checked()
    box.uncheck()
    expect(bubble).to_be_hidden()
    assert person.page.evaluate("JSON.parse(localStorage.daikaiju).talkative") is False
