"""The table stays where it is: whatever monsters own, whatever is asked, and when the game is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize
from tests.e2e.people import Company, Person
from tests.e2e.playing import sees_the_end, sits_down, sits_down_near_the_end
from tests.e2e.test_answers_in_sight import TWO, resize

SCREENS = [(1920, 1080), (1366, 768), (820, 1180), (390, 844), (844, 390)]
MOST = 0.02
"""How much may move in a whole game, as the web measures it (cumulative layout shift)."""

OBSERVE = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ''
    window.shifts.push({ value, what: sources.map(({ node }) => named(node)) })
  }
}).observe({ type: 'layout-shift' })
"""
PLACES = """() => Object.fromEntries(['city', 'market-0', 'deck', 'seat-0', 'seat-1', 'seat-3', 'dice'].map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-anchor="${name}"]`).getBoundingClientRect()
  return [name, [x, y, width, height].map(Math.round)]
}))"""

SEATS = "game: king\nseats: [gigazaur, the_king, alienoid, cyber_kitty]\nposition:\n"
POOR = """\
  phase: rolling
  this_turn: {dice: [1, 1, 3, heart, energy, claw], rolls_left: 2}
  monsters: {the_king: {zone: city}}
"""
RICH = """\
  phase: buy
  this_turn: {dice: [1, 1, 3, heart, energy, claw]}
  market: [evacuation_orders, national_guard, corner_store]
  monsters:
    gigazaur: {hearts: 3, stars: 11, energy: 12, poison: 1, shrink: 1, cards: [wings, spiked_tail, giant_brain, jets]}
    the_king: {zone: city, hearts: 10, stars: 18, energy: 10, poison: 2, cards: [extra_head, burrowing, gourmet]}
    alienoid: {hearts: 2, shrink: 1, cards: [herbivore, camouflage, armor_plating, urbavore, regeneration]}
    cyber_kitty: {hearts: 0}
"""
"""A monster with many cards, one with tokens, one that is out; and a question with five answers."""


def places(person: Person) -> dict[tuple[int, int], Any]:
    """Where things are on each screen."""
    found = {}
    for width, height in SCREENS:
        resize(person, ViewportSize(width=width, height=height))
        found[width, height] = person.page.evaluate(PLACES)
    return found


def test_nothing_moves_whatever_monsters_own(company: Company) -> None:
    person = company.person()
    sits_down(person, SEATS + POOR)
    before = places(person)
    sits_down(person, SEATS + RICH)
    assert places(person) == before


@pytest.mark.parametrize("game", ["king", "duel"])
@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_until_the_end_is_read(company: Company, game: str, size: tuple[int, int]) -> None:
    person = company.person(screen=ViewportSize(width=size[0], height=size[1]))
    player = sits_down_near_the_end(person, game)
    person.page.evaluate(OBSERVE)
    player.finish()
    sees_the_end(person)
    shifts: Any = person.page.evaluate("window.shifts")
    assert sum(one["value"] for one in shifts) <= MOST, sorted(shifts, key=lambda one: -one["value"])[:3]


RESTING = """() => document.getAnimations().length > 0 &&
  document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)"""
"""Only what never ends is moving: smoke, fire, breath, and hearts in danger."""

WINDOWS = 4
LONG = 2000
FEW = 20
"""How often the style of the page may be calculated in so many milliseconds; once a frame would be 120 times."""

BURNING = SEATS + RICH.replace("phase: buy", "phase: rolling").replace("claw]}", "claw], rolls_left: 2}")
DANGER = TWO + "position: {phase: buy, monsters: {gigazaur: {life: 2, energy: 9}}}"


@pytest.mark.parametrize("position", [BURNING, DANGER], ids=["king", "duel"])
def test_the_page_has_nothing_to_do_while_nobody_acts(company: Company, position: str) -> None:
    person = company.person(speed="brisk")
    sits_down(person, position)
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")

    def styled() -> float:
        metrics: Any = session.send("Performance.getMetrics")
        return next(float(one["value"]) for one in metrics["metrics"] if one["name"] == "RecalcStyleCount")

    def calculated() -> float:
        """How often while the page is at rest."""
        person.page.wait_for_function(RESTING)
        before = styled()
        person.page.wait_for_timeout(LONG)
        return styled() - before

    # At first there may still be something to show.
    assert any(calculated() < FEW for _ in range(WINDOWS))
