"""The coach on the page: hints that mark dice and answers, chances and reasons beside them; it never plays."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.e2e.lines import Line, line_of_new_game
from tests.e2e.people import DESKTOP, PHONE, Company, Hand, Person
from tests.e2e.test_axe import finds_nothing

from daikaiju import King
from daikaiju.messages import Faces, Localizer, Message, Phrase
from daikaiju.scene import question
from daikaiju.table.protocol.coach import CoachHint, MonsterChance, WeighedAnswer
from daikaiju.table.protocol.tables import as_text

STOP, KEEP = Message("insight-stop"), Message("insight-keep", {"dice": Faces(("3", "3", "claw"))})
WON = Message("insight-reason-won", {"chance": 31, "other": 22})


SHORT = Message("insight-because-chance", {"reason": Phrase(WON)})


UNCOVERED = """(it) => {
  const { left, top, height } = it.getClientRects()[0]
  return it.contains(document.elementFromPoint(left + 4, top + height - 3))
}"""
"""Whether nothing lies on top of the first line of something."""


def hint(number: int, roll_outs: int, best: int = 20) -> CoachHint:
    """What a coach might say."""
    why = Message("insight-why-chances", {"other": Phrase(STOP), "points": 4, "reasons": Phrase(WON)})
    return CoachHint(
        number=number,
        chances=[MonsterChance(seat, chance, 0.021) for seat, chance in enumerate((0.41, 0.22, 0.19, 0.18))],
        answers=[
            WeighedAnswer(best, KEEP, 0.41, 0.021, 0.0, 0.0),
            WeighedAnswer(0, STOP, 0.37, 0.021, 0.04, 0.009),
            *(WeighedAnswer(21 + more, Message("insight-keep-none"), 0.2, 0.02, 0.21, 0.01) for more in range(6)),
        ],
        why=why,
        roll_outs=roll_outs,
        short=SHORT,
    )


def asks(person: Person) -> Line:
    """A person who is asked something at a table with a coach, and presses Hint."""
    line = line_of_new_game(person)
    line.invented = True
    line.change_table(coach={"wanted": [], "on": False})
    person.press(person.button("web-hint"))
    return line


def hinted_dice(person: Person) -> Locator:
    """The dice that a hint would keep, as screen readers find them."""
    mark = person.say("web-die-hinted", die=0, face="").partition(".")[2].strip()
    return person.page.get_by_role("list", name=person.say("web-dice")).get_by_role("button", name=mark)


@pytest.mark.parametrize(
    ("hand", "screen", "lang"), [("keys", DESKTOP, "en"), ("touch", PHONE, "uk"), ("mouse", DESKTOP, "ru")]
)
def test_a_hint_marks_the_dice_at_once_and_at_every_roll(
    company: Company, hand: Hand, screen: ViewportSize, lang: str
) -> None:
    person = company.person(hand=hand, screen=screen, lang=lang, name="Ann")
    line = asks(person)
    line.wait_for("hint")
    assert line.heard[-2:] == ["coach", "hint"]
    seat, reroll = line.last["question"]["seat"], line.last["question"]["reroll"]
    line.change_table(coach={"wanted": [seat], "on": True})
    panel = person.page.locator("section[aria-labelledby=question]")
    said = panel.get_by_role("status")
    expect(said).to_contain_text(person.say("web-coach-thinks"))
    line.page.send(as_text(hint(line.last["number"], 0, reroll["first"] + 0b001110)))
    expect(hinted_dice(person)).to_have_count(3)
    label = Localizer(person.words, King(4), seat)
    expect(said).to_contain_text(label.text(KEEP))
    expect(said).to_contain_text(label.text(SHORT))
    assert person.page.get_by_role("region", name=person.say("web-coach")).count() == 0
    finds_nothing(person)
    # The same again changes nothing; another answer does.
    line.page.send(as_text(hint(line.last["number"], 40, reroll["first"] + 0b001110)))
    line.page.send(as_text(hint(line.last["number"], 80, reroll["first"])))
    expect(hinted_dice(person)).to_have_count(6)
    sign = person.say("web-hint")
    expect(panel.get_by_role("button", name=re.compile(f"{sign}.*{person.say('web-stop-rolling')}"))).to_be_visible()
    assert "act" not in line.heard
    # At the next question it comes by itself, and after a reload too.
    game = King(4)
    game.roll(random.Random(1))
    line.tell(game, seat)
    line.wait_for("hint", 2)
    expect(hinted_dice(person)).to_have_count(0)
    line.invented = False
    person.page.reload()
    line.wait_for("hint", 3)
    person.press(person.button("web-hint"))
    expect(said).to_have_count(0)
    line.wait_for("coach", 2)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_what_a_hint_says_is_in_sight_on_the_smallest_phone(company: Company, lang: str) -> None:
    person = company.person(hand="touch", screen=ViewportSize(width=360, height=640), lang=lang)
    line = asks(person)
    line.wait_for("hint")
    line.change_table(coach={"wanted": [line.last["question"]["seat"]], "on": True})
    line.page.send(as_text(hint(line.last["number"], 0, line.last["question"]["reroll"]["first"] + 0b001110)))
    advice = person.page.locator("section[aria-labelledby=question]").get_by_role("status").locator("b")
    expect(advice).to_be_visible()
    assert advice.evaluate(UNCOVERED)


def test_the_answer_is_marked_where_there_are_no_dice(company: Company) -> None:
    person = company.person(name="Ann")
    line = asks(person)
    seat = line.last["question"]["seat"]
    line.change_table(coach={"wanted": [seat], "on": True})
    game = King(4)
    source = random.Random(3)
    while game.decision != "buy" or game.player == "chance":
        if game.player == "chance":
            game.roll(source)
        else:
            game.apply(source.choice(game.legal_actions))
    line.tell(game, seat)
    asked = question(game)
    assert asked is not None
    assert asked.answers is not None
    best = asked.answers[-1]
    line.page.send(as_text(hint(line.last["number"], 0, best.action)))
    marked = person.page.locator("button.hinted")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(person.say("web-hint"))
    finds_nothing(person)


def test_the_panel_beside_the_table_says_more(company: Company) -> None:
    person = company.person(name="Ann")
    line = asks(person)
    seat = line.last["question"]["seat"]
    person.press(person.page.get_by_role("button", name=person.say("web-coach"), exact=True))
    panel = person.page.get_by_role("region", name=person.say("web-coach"))
    line.change_table(coach={"wanted": [seat], "on": True})
    for roll_outs in (0, 120):
        line.page.send(as_text(hint(line.last["number"], roll_outs)))
        expect(panel).to_contain_text(person.say("web-coach-effort", games=roll_outs))
    expect(
        panel.get_by_role("table", name=person.say("web-coach-chances"), exact=True).get_by_role("row")
    ).to_have_count(4)
    expect(panel.get_by_role("table", name=person.say("web-coach-answers")).get_by_role("row")).to_have_count(6)
    expect(panel).to_contain_text(person.say("web-coach-more", answers=2))
    finds_nothing(person)
    person.press(panel.get_by_role("button", name=person.say("web-hints-off")))
    expect(panel).to_contain_text(person.say("web-coach-about-alone"))
    assert line.heard.count("hint") == 1


def test_where_several_play_everybody_is_told_who_is_missing(company: Company) -> None:
    person = company.person(name="Ann")
    line = line_of_new_game(person)
    line.invented = True
    seat = line.last["question"]["seat"]
    other = (seat + 1) % 4
    seats = [
        {**one, "by": "person", "name": "Bob", "bot": None} if n == other else one
        for n, one in enumerate(line.table["seats"])
    ]
    line.change_table(seats=seats, coach={"wanted": [], "on": False})
    person.press(person.button("web-hint"))
    panel = person.page.get_by_role("region", name=person.say("web-coach"))
    expect(panel).to_contain_text(person.say("web-coach-about"))
    person.press(panel.get_by_role("button", name=person.say("web-coach-on")))
    line.wait_for("coach")
    line.change_table(seats=seats, coach={"wanted": [other], "on": False})
    monster = person.say(f"king-monster-{seats[other]['monster']}")
    expect(panel).to_contain_text(person.say("web-coach-wanted", monster=monster))
    line.change_table(seats=seats, coach={"wanted": [seat], "on": False})
    expect(panel).to_contain_text(person.say("web-coach-waits", names="Bob"))
    assert "hint" not in line.heard
    line.change_table(seats=seats, coach={"wanted": [seat, other], "on": True})
    expect(panel).to_contain_text(person.say("web-coach-thinks"))
    line.wait_for("hint")
