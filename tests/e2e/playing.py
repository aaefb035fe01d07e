"""Playing whole games through the page: every question is answered by pressing what is shown."""

from __future__ import annotations

import random
import time
from typing import Any, TypedDict

from playwright.sync_api import Locator, expect
from tests.e2e.people import PATIENCE, Person

LONGEST = 600.0
"""How many seconds a whole game may take."""

BETWEEN_LOOKS = 40
"""How many milliseconds pass between two looks at a page; looking at every frame would make it draw them all."""

LOOK = """(words) => {
  const dialog = document.querySelector('dialog[open]')
  if (dialog) return { kind: 'dialog' }
  if (document.querySelector('section[aria-labelledby="end-title"]')) return { kind: 'over' }
  const panel = document.querySelector('section[aria-labelledby="question"]:not([data-answered])')
  if (!panel || panel.getAttribute('aria-busy') === 'true') return null
  const kept = (die) => die.getAttribute('aria-pressed') === 'true'
  const tray = document.querySelector(`[aria-label="${words.dice}"]`)
  const dice = [...(tray?.querySelectorAll('button[aria-pressed]') ?? [])]
  const answers = [...panel.querySelectorAll('button.button:not([aria-label])')]
  return {
    kind: 'asked',
    question: panel.querySelector('h2').textContent,
    dice: dice.map((die) => ({ name: die.ariaLabel ?? die.textContent, kept: kept(die) })),
    answers: answers.map((one) => ({ text: one.textContent, key: one.querySelector('kbd')?.textContent ?? '' })),
    places: document.querySelectorAll('.offer').length,
  }
}"""
"""What this person can do just now."""

PANEL = "section[aria-labelledby='question']"
ANSWERS = f"{PANEL} button.button:not([aria-label])"


NEARLY_OVER = {
    "king": """
        game: king
        seats: [gigazaur, the_king, alienoid, cyber_kitty]
        position:
          monsters:
            gigazaur: {zone: city, hearts: 1, stars: 7, energy: 5, cards: [wings]}
            the_king: {hearts: 1, cards: [parasitic_tentacles]}
            alienoid: {hearts: 1}
            cyber_kitty: {hearts: 1, energy: 3}
    """,
    "duel": """
        game: duel
        seats: [gigazaur, the_king]
        position: {monsters: {gigazaur: {life: 1}, the_king: {life: 1}}}
    """,
}
"""Positions from which a game ends in its next turns."""


class Die(TypedDict):
    name: str
    kept: bool


class Answer(TypedDict):
    text: str
    key: str


class Player:
    """Plays a person's seats: attacks whenever possible, which ends games, and decides the rest at random."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.luck = random.Random(seed)
        self.questions: list[str] = []
        """What was asked so far."""

    @property
    def _words(self) -> dict[str, str]:
        return {"dice": self.person.say("web-dice")}

    def look(self) -> Any:
        """What there is to do just now, or None."""
        return self.page.evaluate(LOOK, self._words)

    def wait(self) -> Any:
        """What there is to do next."""
        seen = self.page.wait_for_function(LOOK, arg=self._words, timeout=PATIENCE, polling=BETWEEN_LOOKS)
        return seen.json_value()

    def finish(self) -> None:
        """Play until the game is over."""
        began = time.monotonic()
        while self.do(self.wait()):
            assert time.monotonic() - began < LONGEST, "the game does not end"

    def go_on(self, questions: int = 4) -> None:
        """Answer this many more questions, or fewer if the game ends first."""
        before = len(self.questions)
        while len(self.questions) < before + questions and self.do(self.wait()):
            pass

    def until_asked(self) -> Any:
        """The next question, after dismissing whatever comes before it."""
        while (seen := self.wait())["kind"] == "dialog":
            self.do(seen)
        return seen

    def do(self, seen: Any) -> bool:
        """Do what there is to do; False when the game is over."""
        if seen["kind"] == "dialog":
            self._wave_through()
        elif seen["kind"] == "asked":
            self.questions.append(seen["question"])
            if seen["dice"]:
                self.roll(seen["dice"], seen["answers"])
            elif seen["places"]:
                self.lay(self.luck.randrange(seen["places"]))
            else:
                self.give(self.luck.randrange(len(seen["answers"])), seen["answers"])
        return bool(seen["kind"] != "over")

    def roll(self, dice: list[Die], answers: list[Answer]) -> None:
        """Keep what attacks and roll the others, as long as there are any."""
        wanted = [self.person.say(f"face-{face}", count=1) for face in ("claw", "smash")]
        strikes = [any(word in die["name"] for word in wanted) for die in dice]
        for place, die in enumerate(dice):
            if strikes[place] != die["kept"]:
                self.toggle(place)
        if all(strikes):
            self.stop_rolling()
        else:
            self.roll_on()

    def toggle(self, place: int) -> None:
        """Keep a die, or release it."""
        if self.person.hand == "keys":
            self.page.keyboard.press(str(place + 1))
        else:
            dice = self.page.get_by_role("list", name=self.person.say("web-dice"), exact=True)
            self.person.press(dice.get_by_role("button").nth(place))

    def roll_on(self) -> None:
        """Roll the dice that are not kept."""
        self._press_key_or_button(" ", "web-key-space")

    def stop_rolling(self) -> None:
        """Stop rolling."""
        self._press_key_or_button("Enter", "web-key-enter")

    def _press_key_or_button(self, key: str, called: str) -> None:
        self._mark()
        if self.person.hand == "keys":
            self.page.keyboard.press(key)
        else:
            self.page.mouse.move(0, 0)  # off the market: a card that grows under the mouse may cover the button
            self.person.press(self.page.locator(ANSWERS).filter(has_text=self.person.say(called)).first)

    def give(self, place: int, answers: list[Answer]) -> None:
        """Give one of the listed answers."""
        self._mark()
        if self.person.hand == "keys":
            self.page.keyboard.press(answers[place]["key"])
        else:
            self.person.press(self.page.locator(ANSWERS).nth(place))

    def lay(self, place: int) -> None:
        """Lay a token at one of the places offered on the tracks."""
        self._mark()
        if self.person.hand == "keys":
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        else:
            self.person.press(self.page.locator(".offer").nth(place))

    def undo(self) -> None:
        """Take back the last choice."""
        self._mark()
        self.person.press(self.person.button("web-undo"))

    def _mark(self) -> None:
        """Remember that this question is answered: the next one appears in a new panel."""
        self.page.locator(PANEL).evaluate("it => (it.dataset.answered = 'yes')")

    def _wave_through(self) -> None:
        """Someone else's turn at this screen, or what was missed in the meantime."""
        dialog = self.page.get_by_role("dialog")
        here, on = self.person.say("web-hand-over-go"), self.person.say("web-go-on")
        button = dialog.get_by_role("button", name=here).or_(dialog.get_by_role("button", name=on))
        self.person.press(button)
        button.wait_for(state="detached")


def sits_down_near_the_end(person: Person, game: str) -> Player:
    """A person at a table with bots, asked in a game that is nearly over; whole games are played elsewhere."""
    return sits_down(person, NEARLY_OVER[game])


def sits_down(person: Person, text: str) -> Player:
    """A person in the first seat of a game that goes on from a position, against bots."""
    wanted = {"text": text, "seat": 0, "bot": "random", "name": "Ann"}
    answer = person.page.request.post(f"{person.address}/api/analysis/play", data=wanted)
    assert answer.ok, answer.text()
    person.go(f"/t/{answer.json()['id']}")
    player = Player(person)
    player.until_asked()
    return player


def sees_the_end(person: Person) -> Locator:
    """The panel at the end of a game, with the winner and the statistics."""
    end = person.page.locator("section[aria-labelledby='end-title']")
    expect(end.get_by_role("table").first).to_be_visible()
    expect(end.get_by_role("heading", level=2)).not_to_have_text(person.say("web-end-title"))
    return end


def is_asked(player: Player) -> bool:
    """Whether a player is asked now, dismissing whatever comes before that."""
    seen = player.look()
    if seen is not None and seen["kind"] == "dialog":
        player.do(seen)
    return seen is not None and bool(seen["kind"] == "asked")


def first_asked(*players: Player) -> Player:
    """The person who is asked first."""
    began = time.monotonic()
    while time.monotonic() - began < LONGEST:
        for player in players:
            if is_asked(player):
                return player
        players[0].page.wait_for_timeout(BETWEEN_LOOKS)
    raise AssertionError("nobody is asked")


def play_together(*players: Player) -> None:
    """Several browsers at one table play until it is over for all."""
    began = time.monotonic()
    playing = list(players)
    while playing:
        playing = [player for player in playing if (seen := player.look()) is None or player.do(seen)]
        players[0].page.wait_for_timeout(BETWEEN_LOOKS)
        assert time.monotonic() - began < LONGEST, "the game does not end"
