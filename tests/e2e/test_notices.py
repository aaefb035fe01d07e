"""Notices by the browser when it is somebody's turn and they are looking at something else."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import Company
from tests.e2e.playing import Player

HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => globalThis.hiding ? 'hidden' : 'visible' })"
RECORDED = """globalThis.notices = []
globalThis.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (this.permission = 'granted') }
  constructor(title, options) {
    globalThis.notices.push({ title, body: options.body, tag: options.tag, allowed: Notification.permission })
  }
}"""
"""A browser without windows shows no notices: here it writes them down, and allows them when it is asked."""


def test_a_hidden_page_notifies_you_of_your_turn_if_you_like(company: Company) -> None:
    person = company.person(name="Ann")
    person.page.add_init_script(HIDDEN)
    person.page.add_init_script(RECORDED)
    person.go("/")
    person.press(person.button("web-play-now").first)
    player = Player(person)
    player.do(player.until_asked())
    player.until_asked()
    assert person.page.evaluate("notices") == [], "nobody has wished for notices"
    person.press(person.button("web-settings"))
    wish = person.page.get_by_role("checkbox", name=person.say("web-notify"))
    wish.check()
    expect(wish).to_be_checked()
    person.page.keyboard.press("Escape")
    player.do(player.until_asked())
    player.until_asked()
    assert person.page.evaluate("notices") == [], "the page is in sight"
    person.page.evaluate("globalThis.hiding = true")
    player.do(player.until_asked())
    asked = player.until_asked()
    (notice, *_) = person.page.evaluate("notices")
    assert notice["title"] == person.say("web-title-your-choice")
    assert (notice["tag"], notice["allowed"]) == (person.table, "granted")
    assert person.page.evaluate("notices.at(-1).body") == asked["question"].strip()
