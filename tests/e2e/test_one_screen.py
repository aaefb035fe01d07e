"""Several people at one screen: nobody is held up, and what only one of them may see stays hidden from the others."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.e2e.lines import Line
from tests.e2e.people import Company
from tests.e2e.playing import PANEL, Player

from daikaiju import King
from daikaiju.messages.questions import Question
from daikaiju.scene import question


def looking_at_the_top(monsters: list[str], buyer: str) -> tuple[King, Question]:
    """A game in which a monster has looked at the top card of the deck."""
    owned = {"energy": 3, "cards": ["made_in_a_lab"]}
    game = King(monsters, position={"active": buyer, "monsters": {buyer: owned}, "top": "wings"})
    game.roll(random.Random(1))
    while (asked := question(game)) is not None and not asked.seen:
        looking = [answer.action for answer in asked.answers if answer.word == "look"]
        game.apply(looking[0] if looking else asked.answers[0].action if asked.reroll is None else asked.reroll.first)
        game.roll(random.Random(2))
    assert asked is not None
    return game, asked


def test_the_screen_is_never_blocked_and_says_who_decides(company: Company) -> None:
    person = company.person()
    person.starts("web-screen", monsters=2)
    player, asked = Player(person), 0
    shown: set[str] = set()
    while len(shown) < 2 or asked < 8:
        seen = player.wait()
        assert seen["kind"] == "asked", "a whole game may be played without a pause"
        shown.add(person.page.locator("#who-decides").inner_text())
        asked += 1
        if asked == 1:
            expect(person.page.locator(PANEL)).to_be_focused()
        player.stop_rolling() if seen["dice"] else player.do(seen)
    headings = person.page.get_by_role("article").get_by_role("heading")
    expect(headings).to_have_count(2)
    for monster in shown:
        # The monsters change places with every turn, and for a moment only one of them may be found.
        expect(headings.filter(has_text=monster)).to_have_count(1)


def test_who_plays_alone_needs_no_name(company: Company) -> None:
    person = company.person()
    person.go("/")
    person.press(person.button("web-play-now").first)
    Player(person).until_asked()
    expect(person.page.locator("#who-decides")).to_have_count(0)


def test_a_card_that_one_person_looked_at_waits_for_them(company: Company) -> None:
    person = company.person(hand="keys")
    line = Line(person)
    person.starts("web-screen", monsters=2)
    Player(person).until_asked()
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    other = 1 - line.last["question"]["seat"]
    game, _ = looking_at_the_top(monsters, monsters[other])
    line.tell(game, other)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(person.say("web-hand-over-why"))
    hidden = dialog.evaluate("it => getComputedStyle(it, '::backdrop').backgroundColor")
    assert hidden.startswith("rgb("), "nothing shines through"
    person.press(person.button("web-hand-over-go"))
    expect(person.page.locator(PANEL)).to_be_focused()
    expect(person.page.locator(PANEL)).to_contain_text(person.say("king-card-wings"))
    line.tell(game, other)
    expect(dialog).to_have_count(0)
