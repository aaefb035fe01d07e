"""A monster that enters Tokyo leaps there once: not when the table is opened, nor again when something else changes."""

from __future__ import annotations

import pytest
from tests.e2e.lines import line_of_new_game
from tests.e2e.people import Company

from daikaiju import King

COUNTED = """globalThis.leaps = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (...given) {
  if (this.matches('.holder') && !given[1].pseudoElement) globalThis.leaps += 1
  return animate.apply(this, given)
}"""
HEARTS = "(hearts) => document.querySelector('.own .heart b')?.textContent === String(hearts)"


@pytest.mark.parametrize(("speed", "leaps"), [("calm", 1), ("instant", 0)])
def test_a_monster_leaps_into_tokyo_once(company: Company, speed: str, leaps: int) -> None:
    person = company.person(name="Ann", speed=speed)
    person.page.add_init_script(COUNTED)
    line = line_of_new_game(person)
    seat = line.last["question"]["seat"]
    monsters = [one["monster"] for one in line.last["scene"]["monsters"]]
    me = monsters[seat]
    assert person.page.evaluate("leaps") == 0
    for hearts in (9, 7, 5):
        line.tell(King(monsters, position={"active": me, "monsters": {me: {"zone": "city", "hearts": hearts}}}), None)
        person.page.wait_for_function(HEARTS, arg=hearts)
    assert person.page.evaluate("leaps") == leaps
