"""Plays at a real table in a real browser until it looks good, and retakes docs/screenshots.

make screenshots
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.e2e.browsing import launched
from tests.e2e.people import DESKTOP, PHONE, Company, Person
from tests.e2e.playing import Player, sees_the_end
from tests.e2e.serving import served

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
COLOURS = 256
"""Flat pictures need no more colours, and are a third of the size."""
BETWEEN = 96
CARDS_OWNED = "ul[aria-label='Cards'] > li, .cards > li"


def picture(person: Person, name: str) -> None:
    """Write what a person sees, once everything is painted."""
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(600)
    seen = Image.open(io.BytesIO(person.page.screenshot(scale="css"))).convert("RGB")
    with_few_colours(seen).save(PICTURES / f"{name}.png", optimize=True)


def with_few_colours(picture: Image.Image) -> Image.Image:
    """The same picture with a palette: its most common colours, and some in between for shading."""
    counted = picture.getcolors(picture.width * picture.height) or []
    common = [colour for _, colour in sorted(counted, reverse=True)[: COLOURS - BETWEEN]]
    between = picture.quantize(BETWEEN, method=Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in common for part in colour] + between[: 3 * BETWEEN])
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def plays_into_a_moment(person: Person, way: str, monsters: int | None, questions: int) -> None:
    """Play until someone owns cards and the person has dice to keep; start over if the game ends first."""
    while True:
        person.starts(way, monsters)
        player = Player(person)
        while (seen := player.wait())["kind"] != "over":
            late = len(player.questions) >= questions
            if late and seen.get("dice") and person.page.locator(CARDS_OWNED).count() >= 2:
                player.toggle(1)
                player.toggle(4)
                return
            player.do(seen)


def wins(person: Person) -> None:
    """Play games until one is won."""
    heading = person.page.locator("#end-title")
    won = [person.say(key, you="yes", monster="") for key in ("king-won-stars", "king-won-standing")]
    while not (heading.is_visible() and heading.inner_text() in won):
        person.starts("web-change-setup", 3)
        Player(person).finish()
        sees_the_end(person)


def at_a_desk(company: Company) -> None:
    newcomer = company.person(screen=DESKTOP)
    newcomer.go("/")
    picture(newcomer, "first")
    person = company.person(screen=DESKTOP, name="Mia")
    plays_into_a_moment(person, "web-change-setup", 4, 6)
    picture(person, "king")
    wins(person)
    picture(person, "king-end")
    person.press(person.link("web-end-replay"))
    scrubber = person.page.get_by_role("slider")
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) * 2 // 3))
    picture(person, "replay")
    plays_into_a_moment(person, "web-duel", None, 8)
    picture(person, "duel")
    person.go("/rules/king")
    cards = person.page.get_by_role("heading", name=person.say("web-rules-cards"), exact=True)
    cards.evaluate("it => it.scrollIntoView()")
    picture(person, "rules")


def on_a_phone(company: Company) -> None:
    newcomer = company.person(hand="touch", screen=PHONE)
    newcomer.go("/")
    picture(newcomer, "phone-first")
    person = company.person(hand="touch", screen=PHONE, name="Mia")
    plays_into_a_moment(person, "web-change-setup", 4, 10)
    picture(person, "phone-king")
    plays_into_a_moment(person, "web-duel", None, 8)
    picture(person, "phone-duel")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as games, served(Path(games)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        with Company(browser, address) as company:
            at_a_desk(company)
            on_a_phone(company)
        browser.close()


if __name__ == "__main__":
    main()
