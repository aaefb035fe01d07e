"""The review of a finished game: it begins by itself, shows its progress, and is walked through by keys and touch."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company, Hand, Person
from tests.e2e.playing import sees_the_end, sits_down_near_the_end
from tests.e2e.test_axe import finds_nothing

from daikaiju import King
from daikaiju.insight.review_types import PlayerReview, Review, ReviewedStep, TurningPoint
from daikaiju.messages import Argument, Faces, Message, MonsterName, Phrase
from daikaiju.services.reviews.messages import GameReview, ReviewProgress

STEPS = 24
KEEP, STOP = Message("insight-keep", {"dice": Faces(("3", "3"))}), Message("insight-stop")
MARKS = ("best", "good", "inaccuracy", "mistake", "blunder")


def a_game() -> King:
    """The beginning of a game: an opening and a few answers."""
    game, dice = King(3), random.Random(1)
    while len(game.played) < STEPS:
        if game.player == "chance":
            game.roll(dice)
        else:
            game.apply(game.legal_actions[0])
    return game


def a_review(game: King) -> GameReview:
    """What a reviewer might say about it: every mark in turn, and one turning point."""
    seats = len(game.seats)
    chances = [[0.2 + 0.01 * place, 0.5 - 0.01 * place, 0.3] for place in range(STEPS + 1)]
    steps = []
    for place, (who, entry) in enumerate(game.played):
        seat = None if who == "chance" else game.seats.index(who)
        rolled = Message("insight-rolled", {"dice": Faces(("1", "heart", "claw"))})
        mark = None if seat is None else MARKS[place % 5]
        bad = mark in MARKS[2:]
        steps.append(
            ReviewedStep(
                place, place // 8, seat, "roll", entry, rolled if seat is None else STOP, chances[place],
                chances[place + 1], [0.01, -0.01, 0.0], mark, 0.02 if bad else None, None, KEEP if bad else None,
            )
        )  # fmt: skip
    told: dict[str, Argument] = {"turn": 1, "monster": MonsterName(0), "what": Phrase(KEEP), "points": 8, "good": "yes"}
    points = [TurningPoint(10, 1, 0, 0.08, Message("insight-turned-by-chance", told))]
    players = [
        PlayerReview(seat, 0.3, 0.3, -0.1, 0.5, 0.2, 0.05, 0.05, 0.01, 0.02, 0.02, 9, {"best": 4, "blunder": 1})
        for seat in range(seats)
    ]
    odd = [Message("insight-odd-rolls", {"rolls": 9})]
    review = Review("king", "2016", game.seats, False, [], steps, players, points, chances, odd, "ab1e")
    return GameReview(review, list(range(STEPS)))


def opens(person: Person) -> str:
    """A game whose review nobody has asked for yet; its server is the test's. Returns the game as a text."""
    game = a_game()
    text = game.to_text()
    replay = person.context.request.post(f"{person.address}/api/replay", data=text).text()
    lines = b"\n".join(msgspec.json.encode(line) for line in (ReviewProgress(3, STEPS), a_review(game)))

    def review(route: Route) -> None:
        asked = route.request.method == "POST"
        route.fulfill(status=200, body=lines if asked else b"null", content_type="application/x-ndjson")

    person.page.route("**/api/tables/somegame/replay", lambda route: route.fulfill(status=200, body=replay))
    person.page.route("**/api/tables/somegame/review", review)
    person.go("/game/somegame/review")
    return text


@pytest.mark.parametrize(
    ("hand", "screen", "lang"), [("keys", DESKTOP, "en"), ("touch", PHONE, "uk")], ids=["desktop", "phone"]
)
def test_a_review_begins_by_itself_and_is_stepped_through(
    company: Company, hand: Hand, screen: ViewportSize, lang: str
) -> None:
    person = company.person(hand=hand, screen=screen, lang=lang)
    opens(person)
    page = person.page
    walking = page.get_by_role("slider", name=person.say("web-review-walk"))
    expect(walking).to_have_attribute("max", str(STEPS))
    finds_nothing(person)
    person.press(person.button("web-review-next-mistake"))
    expect(walking).not_to_have_value("0")
    expect(page.get_by_text(person.say("web-review-better"), exact=False)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    page.keyboard.press("End")
    expect(walking).to_have_value(str(STEPS))
    expect(page).to_have_url(f"{person.address}/game/somegame/review#step={STEPS}")
    page.keyboard.press("ArrowLeft")
    expect(walking).to_have_value(str(STEPS - 1))
    page.keyboard.press("Shift+ArrowLeft")
    expect(walking).to_have_value("16")
    person.press(page.get_by_text(person.say("web-review-as-table")))
    table = page.get_by_role("table", name=person.say("web-review-chart"))
    expect(table.get_by_role("row")).to_have_count(5)
    finds_nothing(person)
    finds_nothing(person)
    page.reload()
    expect(walking).to_have_attribute("max", str(STEPS))


def test_a_file_is_reviewed_where_it_is_watched_and_a_refusal_says_why(company: Company) -> None:
    person = company.person()
    text = opens(person)
    person.go("/viewer")
    file: Any = {"name": "game.yaml", "mimeType": "application/yaml", "buffer": text.encode()}
    person.page.get_by_label(person.say("web-viewer-pick")).set_input_files([file])
    refusal = {"code": "no_review", "text": {"key": "server-refused-no-review"}}
    company.excused = "404"
    person.page.route("**/api/review", lambda route: route.fulfill(status=404, body=json.dumps(refusal)))
    person.press(person.button("web-end-review"))
    expect(person.page.get_by_role("alert")).to_have_text(person.say("server-refused-no-review"))
    expect(person.button("web-review-ask")).to_have_count(0)
    person.press(person.button("web-review-replay"))
    person.page.get_by_role("slider", name=person.say("web-replay-scrubber")).wait_for()


def test_the_end_of_a_game_has_its_lesson(company: Company) -> None:
    """A review is made meanwhile; what it says of the person's costliest answer is told."""
    person = company.person(lang="uk")
    page = person.page
    figures = {"reviewed": False, "can_review": True, "seats": []}
    page.route("**/api/tables/*/statistics", lambda route: route.fulfill(status=200, body=json.dumps(figures)))
    asked: list[str] = []

    def review(route: Route) -> None:
        asked.append(route.request.method)
        game = a_game()
        made = a_review(game)
        steps = [
            msgspec.structs.replace(step, seat=seat, label=STOP, lost=0.12, mark="blunder", best_label=KEEP, turn=7)
            for seat, step in enumerate(made.review.steps[:3])
        ]
        made.review = msgspec.structs.replace(made.review, steps=steps)
        lines = b"\n".join(msgspec.json.encode(line) for line in (ReviewProgress(3, STEPS), made))
        route.fulfill(status=200, body=lines, content_type="application/x-ndjson")

    page.route("**/api/tables/*/review", review)
    sits_down_near_the_end(person, "king").finish()
    end = sees_the_end(person)
    lesson = end.get_by_role("region", name=person.say("web-end-lesson"))
    expect(lesson).to_contain_text("12")
    expect(lesson).to_contain_text(person.say("insight-stop"))
    assert asked == ["POST"]
    tried = lesson.get_by_role("link", name=person.say("web-end-lesson-try"))
    expect(tried).to_have_attribute("href", re.compile(rf"/analysis#game={person.table}&step=\d$"))
    finds_nothing(person)
