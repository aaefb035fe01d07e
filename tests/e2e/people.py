"""People in front of a browser: what they read by its name, and what they press."""

from __future__ import annotations

import json
from typing import Literal, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize

from daikaiju.words import Words

Hand = Literal["mouse", "keys", "touch"]

DESKTOP = ViewportSize(width=1280, height=800)
TABLET = ViewportSize(width=820, height=1180)
PHONE = ViewportSize(width=360, height=740)
MOST_TABS = 80
PATIENCE = 60_000
"""How many milliseconds a person waits for anything; only what never happens takes this long."""

HELD_BACK = "Service Worker registration blocked by Playwright"

LEFT_BEHIND = "svelte.dev/e/derived_inert"
"""Svelte's warning about reading from a page that was just left; nothing is shown because of it."""


class Person:
    """A browser of its own, with a language and a way to press things."""

    def __init__(self, context: BrowserContext, address: str, lang: str, hand: Hand) -> None:
        self.context = context
        self.address = address
        self.words = Words(lang)
        self.hand = hand
        self.page: Page = context.new_page()

    def say(self, key: str, **arguments: str | int) -> str:
        """What the page calls something, in this person's language."""
        return self.words.say(key, **arguments)

    def go(self, path: str) -> None:
        """Open an address and wait until its page has loaded."""
        self.page.goto(self.address + path)
        self.page.get_by_role("main").wait_for()

    @property
    def table(self) -> str:
        """The number of the table in the address."""
        return self.page.url.split("/t/")[1].partition("#")[0]

    def button(self, key: str, **arguments: str | int) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=self.say(key, **arguments))

    def chat_button(self) -> Locator:
        """The button that opens the chat; some card in the market may have the same letters in its text."""
        return self.button("web-chat").and_(self.page.locator("button:not(.face)"))

    def log_button(self) -> Locator:
        """The button at the edge of the table that opens the log."""
        return self.page.get_by_role("banner").get_by_title(self.say("web-side"), exact=True)

    def link(self, key: str, **arguments: str | int) -> Locator:
        """A link by what it says."""
        return self.page.get_by_role("link", name=self.say(key, **arguments))

    def press(self, what: Locator) -> None:
        """Press something the way this person does."""
        if self.hand == "mouse":
            what.click()
        elif self.hand == "touch":
            what.tap()
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    def choose(self, what: Locator, label: str) -> None:
        """Choose an entry of a drop-down list."""
        if self.hand == "keys":
            self.tab_to(what)
            self.page.keyboard.type(label)
        else:
            what.select_option(label=label)

    def picks(self, group: str, label: str) -> None:
        """Choose one of several short answers."""
        among = self.page.get_by_role("group", name=self.say(group), exact=True)
        wanted = among.get_by_role("radio", name=label, exact=True)
        if self.hand == "keys":
            self.tab_to(among.get_by_role("radio", checked=True))
            while not wanted.is_checked():
                self.page.keyboard.press("ArrowRight")
        else:
            self.press(wanted)

    def opens_more(self) -> None:
        """Show the rest of the set-up."""
        self.press(self.page.locator("dialog summary"))

    def tab_to(self, what: Locator) -> None:
        """Press Tab until something has the focus."""
        what.wait_for()
        for _ in range(MOST_TABS):
            if what.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached with the Tab key")

    def starts(self, way: str, monsters: int | None = None, edition: str | None = None) -> None:
        """From the first screen to a new table, through the set-up."""
        self.go("/")
        self.press(self.button(way))
        if monsters is not None:
            others = "web-how-many-friends" if way == "web-friends" else "web-how-many-bots"
            self.picks(others, str(monsters - (2 if way == "web-screen" else 1)))
        if edition is not None:
            self.opens_more()
            name = self.say(f"web-edition-{edition}")
            self.choose(self.page.get_by_role("combobox").filter(has_text=name), name)
        self.press(self.button("web-start-now").or_(self.button("web-open-table")))
        self.page.wait_for_url("**/t/*")


def make_wishes(context: BrowserContext, name: str = "", speed: str = "instant", theme: str = "night") -> None:
    """What somebody has chosen in a browser before."""
    context.set_default_timeout(PATIENCE)
    wishes = json.dumps({"speed": speed, "sound": False, "name": name, "theme": theme})
    context.add_init_script(f"if (location.host) localStorage.daikaiju ??= '{wishes}'")


class Company:
    """Everyone in the test; at the end no browser may have reported errors."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.excused = "nothing"
        """Expect an error containing these words."""
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        lang: str = "en",
        hand: Hand = "mouse",
        screen: ViewportSize = DESKTOP,
        name: str = "",
        speed: str = "instant",
        theme: str = "night",
        service_workers: Literal["allow", "block"] = "allow",
    ) -> Person:
        """A new person, who sees everything at instant speed unless told otherwise."""
        context = self.browser.new_context(
            viewport=screen,
            has_touch=hand == "touch",
            is_mobile=hand == "touch",
            locale=lang,
            service_workers=service_workers,
            reduced_motion="reduce" if speed == "instant" else "no-preference",
        )
        make_wishes(context, name, speed, theme)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(error.error.stack or str(error.error)))
        self._contexts.append(context)
        return Person(context, self.address, lang, hand)

    def _heard(self, message: ConsoleMessage) -> None:
        excused = any(words in message.text for words in (self.excused, LEFT_BEHIND, HELD_BACK))
        if message.type in ("error", "warning") and not excused:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        for context in self._contexts:
            context.close()
        assert kind is not None or self.complaints == [], self.complaints
