"""Several people: two browsers at one table, one screen for several, undo, chat, spectators."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.people import PHONE, Company, Person
from tests.e2e.playing import Player, play_together, sees_the_end

RUDE = "<img src=x onerror=\"document.title='broken'\"><b>hello</b>"


def talk(person: Person, text: str) -> None:
    """Say something at the table."""
    person.press(person.chat_button())
    person.page.get_by_label(person.say("web-chat-write")).fill(text)
    person.press(person.button("web-chat-send"))


def begin_together(ann: Person, bob: Person) -> None:
    """Start a game in which Ann and Bob play beside bots."""
    ann.starts("web-friends")
    bob.go(f"/t/{ann.table}")
    bob.press(bob.button("web-sit").first)
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    ann.press(ann.button("web-fill-bot"))
    ann.press(ann.button("web-start"))
    for one in (ann, bob):
        one.page.get_by_role("region", name=one.say("web-board")).wait_for()


def test_two_browsers_meet_by_a_link(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    expect(ann.button("web-start")).to_be_disabled()
    link = ann.page.get_by_label(ann.say("web-invite")).input_value()

    bob = company.person(lang="uk", hand="touch", screen=PHONE, name="Bob <b>")
    bob.page.goto(link)
    bob.press(bob.button("web-sit").first)
    expect(ann.page.get_by_text("Bob <b>")).to_be_visible()
    ann.press(ann.button("web-fill-bot"))
    ann.press(ann.button("web-start"))

    players = Player(ann), Player(bob)
    for player in players:
        player.page.get_by_role("region", name=player.person.say("web-board")).wait_for()
    play_together(*players)
    headings = {sees_the_end(player.person).get_by_role("heading").inner_text() for player in players}
    assert len(headings) == 2, "each reads the end in their own language"
    assert all(player.questions for player in players)


def test_what_is_said_is_text(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.starts("web-friends")
    bob = company.person(name="Bob")
    bob.go(f"/t/{ann.table}")
    bob.press(bob.button("web-sit").first)
    ann.page.get_by_label(ann.say("web-chat-write")).fill(RUDE)
    ann.press(ann.button("web-chat-send"))
    expect(bob.page.get_by_role("listitem").filter(has_text=RUDE)).to_be_visible()
    ann.press(ann.button("web-fill-bot"))
    ann.press(ann.button("web-start"))
    ann.page.get_by_role("region", name=ann.say("web-board")).wait_for()
    talk(bob, "See you in Tokyo!")
    ann.press(ann.chat_button())
    expect(ann.page.get_by_role("listitem").filter(has_text="See you in Tokyo!")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=RUDE)).to_be_visible()
    assert "broken" not in ann.page.title() + bob.page.title()


def test_chat_reaches_a_phone_and_your_own_lines_are_not_new(company: Company) -> None:
    ann = company.person(name="Ann")
    bob = company.person(name="Bob", hand="touch", screen=PHONE)
    begin_together(ann, bob)
    talk(ann, "See you in Tokyo!")
    expect(bob.page.get_by_text(bob.say("web-chat-unread", count=1))).to_be_attached()
    bob.press(bob.button("web-log").first)
    expect(bob.page.get_by_role("listitem").filter(has_text="See you in Tokyo!")).to_be_in_viewport()
    expect(bob.page.get_by_text(bob.say("web-chat-unread", count=1))).not_to_be_attached()
    ann.press(ann.button("web-log"))
    bob.page.get_by_label(bob.say("web-chat-write")).fill("Never!")
    bob.press(bob.button("web-chat-send"))
    expect(ann.page.locator("aside .unread")).to_have_text("1")
    expect(bob.page.locator(".unread")).to_have_count(0)
    bob.press(bob.page.locator("aside").get_by_role("button", name=bob.say("web-log"), exact=True))
    log = bob.page.get_by_role("list", name=bob.say("web-log"))
    expect(log.get_by_role("listitem").last).to_be_in_viewport()


def test_a_face_is_shown_above_the_portrait_unless_its_player_is_muted(company: Company) -> None:
    ann, bob = company.person(name="Ann"), company.person(name="Bob", lang="uk")
    begin_together(ann, bob)
    for one in (ann, bob):
        one.press(one.chat_button())
    bob.press(bob.button("web-react-laugh").last)
    face = ann.page.get_by_role("status").filter(has_text=ann.say("web-react-laugh"))
    expect(face).to_be_attached()
    expect(face).not_to_be_attached()
    seat = ann.page.get_by_role("article").filter(has_text="Bob")
    ann.press(seat.get_by_role("button").first)
    ann.press(ann.page.get_by_role("dialog").locator("button[aria-haspopup]"))
    ann.press(ann.page.get_by_role("menuitem", name=ann.say("web-mute")))
    ann.page.keyboard.press("Escape")
    bob.press(bob.button("web-react-cry").last)
    own = bob.page.get_by_role("status").filter(has_text=bob.say("web-react-cry"))
    expect(own).to_be_attached()
    talk(bob, "Can you hear me?")
    expect(bob.page.get_by_role("listitem").filter(has_text="Can you hear me?")).to_be_visible()
    ann.page.wait_for_timeout(300)
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("web-react-cry"))).to_have_count(0)
    expect(ann.page.get_by_text("Can you hear me?")).to_have_count(0)


def test_one_screen_for_several_and_a_choice_taken_back(company: Company) -> None:
    person = company.person()
    person.starts("web-screen", monsters=2)
    player = Player(person)
    asked = player.until_asked()
    while not person.button("web-undo").is_visible():
        if asked["dice"]:
            rolled = asked
            player.stop_rolling()
        else:
            player.do(asked)
        asked = player.until_asked()
    while not asked["dice"]:
        player.undo()
        expect(person.page.get_by_text(person.say("play-undone"))).to_be_visible()
        asked = player.until_asked()
    assert asked == rolled
    player.do(asked)
    player.go_on()


def test_watching_from_any_side(company: Company) -> None:
    ann = company.person(name="Ann")
    ann.go("/")
    ann.press(ann.button("web-change-setup"))
    ann.opens_more()
    ann.page.get_by_role("checkbox", name=ann.say("web-listed")).check()
    ann.press(ann.button("web-start-now"))
    Player(ann).until_asked()

    watcher = company.person()
    watcher.go("/watch")
    table = watcher.page.get_by_role("listitem").filter(has=watcher.page.locator(f"a[href='/t/{ann.table}']"))
    expect(table).to_contain_text("Ann")
    watcher.press(table.get_by_role("link"))
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-watching", count=1))).to_be_visible()
    board = watcher.page.get_by_role("region", name=watcher.say("web-board"))
    other = board.get_by_role("article").filter(has=watcher.page.get_by_role("heading")).first
    monster = other.get_by_role("heading").inner_text()
    watcher.press(other.get_by_role("button").first)
    watcher.press(watcher.button("web-follow"))
    expect(watcher.page.get_by_text(watcher.say("web-spectating", monster=monster))).to_be_visible()
    log = watcher.page.get_by_role("list", name=watcher.say("web-log"), exact=True).get_by_role("listitem")
    lines = log.count()
    Player(ann).go_on()
    expect(log.nth(lines)).to_be_attached()
