"""Your own games in figures, with charts, their tables, and what happens when there is too little to show."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.people import DESKTOP, PHONE, Company
from tests.e2e.test_axe import finds_nothing

from daikaiju.insight.figures import GameFigures, SeatFigures
from daikaiju.insight.habits import HabitCount, Habits
from daikaiju.insight.over_time import summary
from daikaiju.insight.review_types import PlayerReview
from daikaiju.services.statistics.messages import OwnGame, OwnStatistics

A_DAY = 24 * 60 * 60 * 1000
GAMES = 12


def some_statistics() -> OwnStatistics:
    """A dozen games of King, of which all but two are reviewed."""
    games, figures = [], []
    for number in range(GAMES):
        luck = 0.4 * (-1) ** number + 0.02 * number
        sums = PlayerReview(0, 0.25, luck, -0.08, 0.0, 0.1, 0.2, 0.0, 0.01, 0.02, 0.03, 9, {"best": 4})
        known = sums if number > 1 else None
        games.append(
            OwnGame(f"game{number}", "king", "2016", 4, number * A_DAY, "gigazaur", number % 3 == 0, True, known)
        )
        counts = {"leaves": HabitCount(6, 4, 5, 4, 1, 1), "buys": HabitCount(3, 1, 2, 1, 2, 1), "stops": HabitCount()}
        leaving = {3: HabitCount(2, 2, 2, 2, 1, 1), 6: HabitCount(4, 2, 3, 2, 0, 0)}
        mine = SeatFigures(number % 3 == 0, Habits(counts, leaving), known)
        figures.append(GameFigures("king", "2016", [mine, *[SeatFigures(False, Habits({}, {}), known)] * 3]))
    told = [summary("king", [(one, 0) for one in figures])]
    return OwnStatistics(False, games, told, 0, 1)


@pytest.mark.parametrize(("screen", "lang"), [(DESKTOP, "en"), (PHONE, "ru")], ids=["desktop", "phone"])
def test_games_over_time(company: Company, screen: ViewportSize, lang: str) -> None:
    person = company.person(screen=screen, lang=lang)
    page = person.page
    told = msgspec.json.encode(some_statistics())
    page.route("**/api/me/statistics", lambda route: route.fulfill(status=200, body=told))
    person.go("/statistics")
    habits = page.get_by_role("table", name=person.say("web-statistics-habits"))
    expect(habits.get_by_role("row", name=person.say("habit-leaves"))).to_contain_text(person.say("habit-more"))
    rest = page.locator("details").filter(has_text=person.say("habit-stops"))
    person.press(rest.locator("summary"))
    stops = rest.get_by_role("row", name=person.say("habit-stops"))
    expect(stops).to_contain_text(person.say("habit-too-few", cases=0))
    person.button("web-statistics-review-missing", games=2).wait_for()
    person.press(page.get_by_text(person.say("web-review-as-table")))
    chart = page.get_by_role("table", name=person.say("web-statistics-chart"))
    expect(chart.get_by_role("row")).to_have_count(GAMES - 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    finds_nothing(person)
