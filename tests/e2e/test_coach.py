"""The coach on the page: switched on by choice, it shows chances, answers and reasons, and never plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.lines import Line, line_of_new_game
from tests.e2e.people import DESKTOP, PHONE, Company, Hand, Person
from tests.e2e.test_axe import finds_nothing

from daikaiju.messages import Faces, Message, Phrase
from daikaiju.table.protocol.coach import CoachHint, MonsterChance, WeighedAnswer
from daikaiju.table.protocol.tables import as_text

STOP, KEEP = Message("insight-stop"), Message("insight-keep", {"dice": Faces(("3", "3", "claw"))})
WON = Message("insight-reason-won", {"chance": 31, "other": 22})


def hint(number: int, roll_outs: int) -> CoachHint:
    """What a coach might say."""
    why = Message("insight-why-chances", {"other": Phrase(STOP), "points": 4, "reasons": Phrase(WON)})
    return CoachHint(
        number=number,
        chances=[MonsterChance(seat, chance, 0.021) for seat, chance in enumerate((0.41, 0.22, 0.19, 0.18))],
        answers=[
            WeighedAnswer(20, KEEP, 0.41, 0.021, 0.0, 0.0),
            WeighedAnswer(0, STOP, 0.37, 0.021, 0.04, 0.009),
            *(WeighedAnswer(21 + more, Message("insight-keep-none"), 0.2, 0.02, 0.21, 0.01) for more in range(6)),
        ],
        why=why,
        roll_outs=roll_outs,
    )


def asks(person: Person) -> Line:
    """A person who is asked something at a table with a coach, and opens the coach's panel."""
    line = line_of_new_game(person)
    line.invented = True
    line.change_table(coach={"wanted": [], "on": False})
    person.press(person.button("web-hint"))
    return line


@pytest.mark.parametrize(
    ("hand", "screen", "lang"), [("keys", DESKTOP, "en"), ("touch", PHONE, "uk"), ("mouse", DESKTOP, "ru")]
)
def test_the_coach_is_switched_on_and_gets_better(
    company: Company, hand: Hand, screen: ViewportSize, lang: str
) -> None:
    person = company.person(hand=hand, screen=screen, lang=lang, name="Ann")
    line = asks(person)
    panel = person.page.get_by_role("region", name=person.say("web-coach"))
    expect(panel).to_contain_text(person.say("web-coach-about"))
    finds_nothing(person)
    person.press(panel.get_by_role("button", name=person.say("web-coach-on")))
    person.page.wait_for_function("() => true")
    assert line.heard[-1] == "coach"
    assert "hint" not in line.heard
    seat = line.last["question"]["seat"]
    line.change_table(coach={"wanted": [seat], "on": True})
    expect(panel).to_contain_text(person.say("web-coach-thinks"))
    expect(panel.get_by_role("status")).to_be_visible()
    assert line.heard[-1] == "hint"
    for roll_outs in (0, 120):
        line.page.send(as_text(hint(line.last["number"], roll_outs)))
        expect(panel).to_contain_text(person.say("web-coach-effort", games=roll_outs))
    expect(
        panel.get_by_role("table", name=person.say("web-coach-chances"), exact=True).get_by_role("row")
    ).to_have_count(4)
    expect(panel.get_by_role("table", name=person.say("web-coach-answers")).get_by_role("row")).to_have_count(6)
    expect(panel).to_contain_text(person.say("web-coach-more", answers=2))
    finds_nothing(person)
    assert "act" not in line.heard
    person.press(panel.get_by_role("button", name=person.say("web-coach-off")))


def test_where_several_play_everybody_is_told_who_is_missing(company: Company) -> None:
    person = company.person(name="Ann")
    line = asks(person)
    seat = line.last["question"]["seat"]
    other = (seat + 1) % 4
    seats = [
        {**one, "by": "person", "name": "Bob", "bot": None} if n == other else one
        for n, one in enumerate(line.table["seats"])
    ]
    panel = person.page.get_by_role("region", name=person.say("web-coach"))
    line.change_table(seats=seats, coach={"wanted": [other], "on": False})
    monster = person.say(f"king-monster-{seats[other]['monster']}")
    expect(panel).to_contain_text(person.say("web-coach-wanted", monster=monster))
    line.change_table(seats=seats, coach={"wanted": [seat], "on": False})
    expect(panel).to_contain_text(person.say("web-coach-waits", names="Bob"))
    assert "hint" not in line.heard
