"""Coming back: a reload, a lost network, another device, another language, all in the middle of a choice."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, WebSocket, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Person
from tests.e2e.playing import Player


def at_a_table(company: Company, screen: ViewportSize = DESKTOP) -> Person:
    """A person who has just been asked something."""
    person = company.person(screen=screen)
    person.go("/")
    person.press(person.button("web-play-now"))
    person.page.locator("section[aria-labelledby='question']").wait_for()
    return person


def test_a_reload_brings_back_the_question(company: Company) -> None:
    person = at_a_table(company)
    before = Player(person).until_asked()
    person.page.reload()
    player = Player(person)
    after = player.until_asked()
    assert after == before
    player.do(after)
    player.go_on()


def test_an_answer_without_network_arrives_later_and_once(company: Company) -> None:
    person = at_a_table(company, PHONE)
    player = Player(person)
    asked = player.until_asked()
    bar = person.page.get_by_role("banner").bounding_box()
    told = told_from_now_on(person)
    company.excused = "ERR_INTERNET_DISCONNECTED"
    person.context.set_offline(True)
    # Until the page has heard of it, its connection still carries answers.
    expect(person.page.get_by_text(person.say("web-connection-lost"))).to_be_visible()
    player.do(asked)
    expect(person.page.get_by_text(person.say("web-answer-kept"))).to_be_visible()
    assert person.page.get_by_role("banner").bounding_box() == bar, "the board moved"
    person.context.set_offline(False)
    expect(person.page.get_by_text(person.say("web-connection-lost"))).to_be_hidden()
    assert player.until_asked()["question"] != asked["question"]
    player.go_on()
    assert any('"ack"' in text for text in told)
    assert not [text for text in told if text.startswith('{"kind":"refused"')]


def told_from_now_on(person: Person) -> list[str]:
    """What the table says on every new connection."""
    told: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: told.append(str(text)))

    person.page.on("websocket", listen)
    return told


def test_the_seat_moves_to_another_device_by_its_link(company: Company) -> None:
    person = at_a_table(company)
    asked = Player(person).until_asked()
    own = person.page.get_by_role("article").filter(has=person.page.get_by_text(person.say("web-you"), exact=True))
    person.press(own.get_by_role("button").first)
    link = person.page.get_by_label(person.say("web-own-link")).input_value()

    elsewhere = company.person(lang="ru")
    elsewhere.page.goto(link)
    player = Player(elsewhere)
    same = player.until_asked()
    assert len(same["dice"]) == len(asked["dice"])
    player.do(same)
    player.go_on()


def test_another_language_in_the_middle_of_a_choice(company: Company) -> None:
    person = at_a_table(company)
    player = Player(person)
    english = player.until_asked()
    for lang, name in (("ru", "Русский"), ("uk", "Українська")):
        person.press(person.button("web-settings"))
        person.press(person.page.get_by_role("button", name=name))
        person.words = type(person.words)(lang)
        expect(person.page.locator("html")).to_have_attribute("lang", lang)
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.say("web-close")))
        expect(person.page.locator("#question")).not_to_have_text(english["question"])
        expect(person.button("web-stop-rolling")).to_be_visible()
    player.stop_rolling()
    player.go_on()
