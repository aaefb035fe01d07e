"""Playing a file of the text format: the script answers what the game asks, and expectations are compared.

A script is forgiving about order: when the game asks somebody something, the first unused entry that answers it is
taken. If there is none, the default answer is given as long as the script still has entries. When it is used up the
game stops at the next real choice (the order of resolving dice is none), or plays defaults up to the phase that
`until` names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from daikaiju.errors import DaikaijuError, unknown
from daikaiju.game import Game, entry_text
from daikaiju.games import GAMES
from daikaiju.text.reading import Place
from daikaiju.text.vocabulary import Entry, plain

FILE_KEYS = (
    "title", "about", "clauses", "cards", "game", "edition", "ends", "two_player_variant", "seats", "start", "position",
    "script", "until", "expect", "rules", "fair",
)  # fmt: skip
QUESTION_KEYS = ("player", "decision", "offers", "offers_not", "log")
MOST_ANSWERS = 100_000


@dataclass
class Line:
    """One entry of a script."""

    place: Place
    kind: str
    who: str = ""
    entry: Entry = ""
    used: bool = False


@dataclass
class Scenario:
    """A file of the text format, read and ready to be played."""

    game: Game
    script: list[Line]
    expect: Place | None
    until: int | None
    title: str
    choices: list[int] = field(default_factory=list)
    """The answers given, as numbers, so that other targets can give the same."""


def read_scenario(document: dict[str, Any], where: str = "") -> Scenario:
    """Read a parsed document; everything in it must be known."""
    entries = Place(document, where).mapping(FILE_KEYS)
    name = str(document.get("game", "king"))
    if name not in GAMES:
        raise Place(name, where).wrong(str(unknown("game", name, GAMES)))
    if "seats" not in entries:
        raise Place(document, where).wrong("no seats; say who plays, as in seats: [gigazaur, cyber_kitty]")
    seats = (
        entries["seats"].value
        if isinstance(entries["seats"].value, int)
        else [str(s.value) for s in entries["seats"].items()]
    )
    options = {key: entries[key].value for key in GAMES[name].options if key in entries}
    options |= {key: str(value) for key, value in options.items() if key in ("edition", "ends")}
    if "start" in entries and (entries["start"].value != "setup" or "position" in entries):
        raise entries["start"].wrong("start can only be setup, and then there is no position")
    position = None if "start" in entries else document.get("position", {})
    try:
        game = GAMES[name].new(seats, position=position, **options)
    except DaikaijuError as error:
        raise Place(None, where).wrong(str(error)) from None
    lines = [read_line(game, line) for line in entries["script"].items()] if "script" in entries else []
    until = read_until(game, entries["until"]) if "until" in entries else None
    return Scenario(game, lines, entries.get("expect"), until, str(document.get("title", where)))


def read_until(game: Game, place: Place) -> int:
    """The frame before which to stop, by the name of its phase."""
    stops = GAMES[game.vocabulary.game].stops
    return stops[list(stops)[place.name("phase", tuple(stops))]]


def read_line(game: Game, place: Place) -> Line:
    words = game.vocabulary
    entries = place.mapping(("dice", "card", "expect", "illegal", *game.seats))
    if len(entries) != 1:
        raise place.wrong("an entry of a script says one thing")
    key, value = next(iter(entries.items()))
    if key in ("dice", "card"):
        return Line(place, "chance", "chance", words.check_chance(place))
    if key == "expect":
        return Line(value, "expect")
    if key == "illegal":
        who, refused = next(iter(value.mapping(game.seats).items()))
        return Line(place, "illegal", who, words.check_entry(refused, game.seats))
    return Line(place, "answer", key, words.check_entry(value, game.seats))


def play(scenario: Scenario) -> None:
    """Play a scenario to its end; raises the first difference as an error that names the entry."""
    game = scenario.game
    while True:
        check_here(scenario)
        stop = scenario.until is None and game.decision not in game.vocabulary.routine
        if game.over or (used_up(scenario) and stop):
            break
        choice = script_choice(scenario)
        if scenario.until is not None and used_up(scenario):
            run_to_phase(scenario, choice, scenario.until)
            break
        answer(scenario, choice)
    unused = next((line for line in scenario.script if not line.used), None)
    if unused is not None:
        raise unused.place.wrong(f"{said(unused)} was never asked for; the game {standing(game)}")
    if scenario.expect is not None:
        compare_expectation(game, scenario.expect)


def used_up(scenario: Scenario) -> bool:
    return all(line.used for line in scenario.script)


def answer(scenario: Scenario, choice: int) -> None:
    if len(scenario.choices) > MOST_ANSWERS:
        raise DaikaijuError(f"{scenario.title}: more than {MOST_ANSWERS} answers and no end")
    scenario.choices.append(choice)
    scenario.game.answer(choice)


def script_choice(scenario: Scenario) -> int:
    """The first unused entry that answers the open question, or the default."""
    game = scenario.game
    for line in scenario.script:
        if line.kind in ("expect", "illegal") and not line.used:
            break
        if not line.used and line.who == game.player and line.kind in ("answer", "chance"):
            choice = game.vocabulary.choice(game.state, game.seats, line.entry)
            if choice is not None:
                line.used = True
                return choice
    return game.vocabulary.default_choice(game.state)


def check_here(scenario: Scenario) -> None:
    """Compare what the script expects or forbids at this point, once all entries before it are used."""
    game = scenario.game
    for line in scenario.script:
        if line.used:
            continue
        if line.kind == "expect":
            compare_expectation(game, line.place)
            line.used = True
        elif line.kind == "illegal" and line.who == game.player:
            if game.vocabulary.choice(game.state, game.seats, line.entry) is not None:
                raise line.place.wrong(f"{entry_text(line.entry)} should be refused here, but it is legal")
            line.used = True
        else:
            return


def run_to_phase(scenario: Scenario, choice: int, frame: int) -> None:
    """Give the last answer of a script, and then default ones until a phase begins."""
    game = scenario.game
    rules, state = game.vocabulary.rules, game.state
    for _ in range(MOST_ANSWERS):
        rules.take(state, choice)
        if rules.run_until(state, frame):
            return
        if game.over:
            raise DaikaijuError(f"{scenario.title}: the game was over before the phase of until")
        choice = game.vocabulary.default_choice(state)


def compare_expectation(game: Game, place: Place) -> None:
    """Compare a part of the position, or of the open question, with what is expected."""
    facts: dict[str, Any] = game.vocabulary.facts(game.state, game.seats)
    facts["player"] = game.player
    facts["decision"] = game.decision
    for key, value in place.mapping((*facts, *QUESTION_KEYS)).items():
        if key in ("offers", "offers_not"):
            compare_offers(game, value, key == "offers")
        elif key == "log":
            compare_log(game, value)
        else:
            compare(value, facts[key])


def compare_offers(game: Game, place: Place, wanted: bool) -> None:
    for entry in place.items():
        read = game.vocabulary.check_entry(entry, game.seats)
        offered = game.player != "chance" and game.vocabulary.choice(game.state, game.seats, read) is not None
        if offered != wanted:
            raise entry.wrong(f"{entry_text(read)} is {'not ' if wanted else ''}offered; the game {standing(game)}")


def compare_log(game: Game, place: Place) -> None:
    """What was told since the beginning, line by line."""
    told = [game.vocabulary.write_event(game.seats, line) for line in game.state.log]
    expected = place.items()
    for line, actual in zip(expected, told, strict=False):
        if line.value != actual:
            raise line.wrong(f"expected {line.value!r}, but it is {actual!r}")
    if len(expected) != len(told):
        raise place.wrong(f"{len(expected)} lines are expected, but {len(told)} were told")


def compare(place: Place, actual: Any) -> None:
    """Mappings are compared in the keys that are expected, everything else whole."""
    if isinstance(place.value, dict) and isinstance(actual, dict):
        for key, value in place.mapping().items():
            if key not in actual:
                raise value.wrong(str(unknown("key", key, map(str, actual))))
            compare(value, actual[key])
    elif simple(place.value) != simple(actual):
        raise place.wrong(f"expected {simple(place.value)!r}, but it is {simple(actual)!r}")


def simple(value: Any) -> Any:
    """Lists of names are compared as sets in order of the alphabet; 1 and '1' are the same face."""
    if isinstance(value, list):
        return sorted(str(entry) for entry in value)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def standing(game: Game) -> str:
    """Where a game stands, for error messages."""
    if game.over:
        return f"is over, won by {', '.join(game.winners) or 'nobody'}"
    if game.player == "chance":
        return f"asks chance for {game.decision}"
    return f"asks {game.player} to {game.decision}: {game.legal_words()}"


def said(line: Line) -> str:
    if line.kind == "expect":
        return "this expectation"
    what = entry_text(line.entry) if not isinstance(line.entry, dict) else entry_text(plain(line.entry))
    return what if line.kind == "chance" else f"{line.who}: {what}"
