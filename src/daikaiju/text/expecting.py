"""Comparing a game with what a document expects: every difference is reported, and every name checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from daikaiju.answers import entry_text
from daikaiju.errors import DaikaijuError, Problem, short, unknown_name
from daikaiju.game import Game
from daikaiju.rules.agenda import CHANCE
from daikaiju.rules.table import Table
from daikaiju.text.reading import Node, shown

OF_QUESTIONS = ("offers", "offers_not", "log")
OF_LISTS = ("in_order", "contains", "lacks")
MOST_OFFERS = 12
SIZE = re.compile(r"all( *- *(?P<lacking>\d{1,4}))?")
"""How a document writes the size of a deck by what it lacks."""


def differences(game: Game, place: Node, answers: int) -> Iterator[DaikaijuError]:
    """Compare a part of the position, or of the open question, with what is expected."""
    return Comparison(game, answers).compare_all(place)


class Comparison:
    """The facts of a game at one point."""

    def __init__(self, game: Game, answers: int) -> None:
        self.game = game
        self.words = game.vocabulary
        self.facts: dict[str, object] = self.words.facts(game.state, game.seats) | {
            "player": game.player,
            "decision": game.decision,
            "dice_to_roll": self.words.dice_thrown(game.state) if game.player == "chance" else 0,
            "won_by": self.words.won_by(game.state) if game.over else None,
            "answers": answers,
        }

    def compare_all(self, place: Node) -> Iterator[DaikaijuError]:
        try:
            entries = place.mapping()
        except DaikaijuError as error:
            yield error
            return
        for key, value in entries.items():
            try:
                if key == "offers" or key == "offers_not":
                    yield from self.compare_offers(value, key == "offers")
                elif key == "log":
                    yield from self.compare_log(value)
                elif key in self.facts:
                    yield from self.compare(key, value, self.facts[key])
                else:
                    yield place.wrong(unknown_name("key", key, [*self.facts, *OF_QUESTIONS]))
            except DaikaijuError as error:
                yield error

    def compare(self, key: str, place: Node, actual: object) -> Iterator[DaikaijuError]:
        """Mappings are compared by the expected keys only, lists in any order, everything else exactly."""
        if key == "deck" and isinstance(place.value, str):
            yield from self.compare_deck(place, int(str(actual)))
        elif isinstance(place.value, dict) and isinstance(actual, dict):
            yield from self.compare_mapping(key, place, actual)
        elif isinstance(actual, list):
            yield from self.compare_list(key, place, actual)
        else:
            misspelt = self.misspelt(key, place)
            if misspelt is not None:
                yield misspelt
            elif same(place.value) != same(actual):
                yield different(place, actual)

    def compare_deck(self, place: Node, actual: int) -> Iterator[DaikaijuError]:
        """A deck's size may be written as what it lacks, `all - 3`: so it stays true when a card joins the game."""
        said = SIZE.fullmatch(str(place.value))
        if said is None:
            raise place.wrong(Problem("file-deck-size", given=short(str(place.value))))
        lacking = len(self.words.cards) - actual
        if int(said["lacking"] or 0) != lacking:
            yield different(place, f"all - {lacking}" if lacking else "all")

    def compare_mapping(self, key: str, place: Node, actual: Mapping[str, object]) -> Iterator[DaikaijuError]:
        others = self.words.fact_keys(key, self.game.seats)
        for name, value in place.mapping().items():
            if name in actual or name in others:
                yield from self.compare(name, value, actual.get(name, others.get(name)))
            else:
                yield place.wrong(unknown_name("key", name, dict.fromkeys((*actual, *others))))

    def compare_list(self, key: str, place: Node, actual: Sequence[object]) -> Iterator[DaikaijuError]:
        """A list is compared whole in any order, or as `in_order`, `contains` and `lacks` say."""
        if not isinstance(place.value, dict):
            yield from self.compare_entries("any_order", key, place, actual)
            return
        for how, value in place.mapping(OF_LISTS).items():
            yield from self.compare_entries(how, key, value, actual)

    def compare_entries(self, how: str, key: str, place: Node, actual: Sequence[object]) -> Iterator[DaikaijuError]:
        entries = place.items()
        misspelt = [wrong for entry in entries if (wrong := self.misspelt(key, entry)) is not None]
        if misspelt:
            yield from misspelt
            return
        expected, found = [same(entry.value) for entry in entries], [same(value) for value in actual]
        wanted, present = Counter(map(str, expected)), Counter(map(str, found))
        right = {
            "any_order": wanted == present,
            "in_order": expected == found,
            "contains": wanted <= present,
            "lacks": not wanted & present,
        }
        if not right[how]:
            yield place.wrong(Problem("file-list", how=how, expected=written(place.value), found=written(actual)))

    def compare_offers(self, place: Node, wanted: bool) -> Iterator[DaikaijuError]:
        for entry in place.items():
            read = self.words.check_entry(entry, self.game.seats)
            asked = self.game.player not in ("chance", None)
            offered = asked and self.words.choice(self.game.state, self.game.seats, read) is not None
            if offered != wanted:
                key = "file-not-offered" if wanted else "file-offered"
                yield entry.wrong(Problem(key, entry=entry_text(read), now=standing(self.game)))

    def compare_log(self, place: Node) -> Iterator[DaikaijuError]:
        """The log since the beginning: line by line, or compared like other lists."""
        told = [self.words.write_event(self.game.seats, line) for line in self.game.state.log]
        if isinstance(place.value, dict):
            yield from self.compare_list("log", place, told)
            return
        expected = place.items()
        for line, actual in zip(expected, told, strict=False):
            if line.value != actual:
                yield different(line, actual)
                return
        if len(expected) != len(told):
            yield place.wrong(Problem("file-log-length", expected=len(expected), found=len(told)))

    def misspelt(self, key: str, place: Node) -> DaikaijuError | None:
        """The error of a name that nothing in the game has."""
        known = self.words.fact_names(key, self.game.seats)
        if known is None or isinstance(place.value, dict | list | bool) or place.value is None:
            return None
        kind, names = known
        name = str(place.value)
        return None if name in names else place.wrong(unknown_name(kind, name, names))


def different(place: Node, actual: object) -> DaikaijuError:
    return place.wrong(Problem("file-different", expected=written(place.value), found=written(actual)))


def same(value: object) -> object:
    """What counts when values are compared: the face 1 may be written as a number or as a name."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def written(value: object) -> str | Problem:
    """A value as a file writes it."""
    if isinstance(value, list):
        return short("[" + ", ".join("null" if entry is None else str(entry) for entry in value) + "]", 300)
    return shown(value)


def standing(game: Game, state: Table | None = None, was: bool = False) -> Problem:
    """What a game asks now, or asked in an earlier state."""
    if state is None:
        state = game.state
    words = game.vocabulary
    if state.over:
        return Problem("file-now-over", winners=", ".join(game.winners) or "nobody")
    if state.asking <= 0:
        return Problem("file-now-nothing")
    tense = "was" if was else "is"
    if state.player == CHANCE:
        return Problem("file-chance-asked", tense=tense, dice=words.dice_thrown(state))
    offers = [entry_text(words.entry(state, game.seats, choice)) for choice in words.legal_choices(state)]
    more = [f"… (+{len(offers) - MOST_OFFERS})"] if len(offers) > MOST_OFFERS else []
    return Problem(
        "file-monster-asked",
        tense=tense,
        who=game.seats[state.player],
        decision=words.decision(state).name,
        offers=", ".join(offers[:MOST_OFFERS] + more),
    )
