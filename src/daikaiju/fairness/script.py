"""Reading the game of a file answer by answer: what Chance answered, and where the file stops being a game.

Unlike a scenario, a game saved at a table has an entry for every answer, in order. So the first entry that does not
fit is where someone changed it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec import Struct

from daikaiju.data_files import Unreadable
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.fairness.proof import AFTER, Proof, read_proof
from daikaiju.game import Game
from daikaiju.messages import Message, Phrase
from daikaiju.messages.message import Argument
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.version import rules_version
from daikaiju.text.expecting import differences
from daikaiju.text.files import Document, parse_each
from daikaiju.text.reading import Node
from daikaiju.text.script import read_scenario

FAIR: Final = "fair"
UNPROVED: Final = "unproved"
CUT: Final = "cut"
ALTERED: Final = "altered"
UNREADABLE: Final = "unreadable"
Status = Literal["fair", "unproved", "cut", "altered", "unreadable"]
MOST_LINES_CUT = 8
"""How many lines an entry of a script takes at most; the last one of a cut file is left out."""

LONGEST_SAID = 100
MOST_ENTRIES = 20_000


class Finding(Struct, frozen=True):
    """Something wrong with a file, or something it does not prove."""

    status: Status
    message: Message


class Draw(Struct, frozen=True):
    """One answer of Chance: its number from 0, how many outcomes were possible, and which one the game had."""

    number: int
    spread: int
    outcome: int


@dataclass
class Reading:
    """What was found in one document of a file."""

    game: Game | None = None
    """The state of the game at the end of the document."""

    document: Document = field(default_factory=dict)
    choices: list[int] = field(default_factory=list)
    """Every answer that could be given, as the rules number them."""

    draws: list[Draw] = field(default_factory=list)
    """Those the proof is about."""

    rolls: int = 0
    """How many answers of Chance were read, with those given before a position from which a game began."""

    proof: Proof | None = None
    findings: list[Finding] = field(default_factory=list)

    @property
    def first_to_answer(self) -> str | None:
        """The monster that was asked first."""
        script = self.document.get("script")
        entries = [entry for entry in script if isinstance(entry, dict)] if isinstance(script, list) else []
        return next((str(key) for entry in entries for key in entry if key not in ("dice", "card")), None)

    @property
    def other_rules(self) -> bool:
        """Whether the game was played by another version of the rules."""
        return self.document.get("rules") not in (None, rules_version())

    def found(self, status: Status, key: str, **arguments: Argument) -> None:
        self.findings.append(Finding(status, Message(key, arguments)))


def read_documents(text: str, where: str = "file") -> list[Reading]:
    """Every document of a text; the last may have been cut off."""
    documents, cut = parse_cut(text, where)
    if not documents and not cut:
        raise DaikaijuError(Problem("file-empty"), where)
    last = len(documents) - 1
    readings = [read_document(document, cut=cut and number == last) for number, document in enumerate(documents)]
    if cut and not (readings and any(finding.status == CUT for finding in readings[-1].findings)):
        # What is left of the last document is a whole game, or unreadable.
        readings.append(Reading())
        readings[-1].found(CUT, "fair-cut-text", line=text.rstrip().count("\n") + 1)
    return readings


def parse_cut(text: str, where: str) -> tuple[list[Document | DaikaijuError], bool]:
    """The documents of a text, each or why it cannot be read, and whether the text ends in the middle of the last."""
    documents = list(parse_each(text, where))
    if not documents or not isinstance(documents[-1], Unreadable) or not documents[-1].ends_early:
        return documents, False
    lines = text.rstrip().split("\n")
    for shorter in range(len(lines) - 1, max(len(lines) - 1 - MOST_LINES_CUT, 0), -1):
        left = list(parse_each("\n".join(lines[:shorter]), where))
        if len(left) == len(documents) and not isinstance(left[-1], DaikaijuError):
            return left, True
    return documents[:-1], True


def read_document(document: Document | DaikaijuError, *, cut: bool = False) -> Reading:
    """Read one document, answer by answer; one that is cut lacks its end."""
    if isinstance(document, DaikaijuError):
        unreadable = Reading()
        unreadable.found(UNREADABLE, "fair-unreadable", problem=problem_of(document))
        return unreadable
    reading = Reading(document=document)
    script = document.get("script")
    try:
        if isinstance(script, list) and len(script) > MOST_ENTRIES:
            raise DaikaijuError(Problem("file-too-many-entries", entries=len(script), most=MOST_ENTRIES))
        if "fair" in document:
            read_game(reading, document)
        elif script is None and "start" in document:
            cut = True
        else:
            reading.found(UNPROVED, "fair-no-proof")
    except DaikaijuError as error:
        if script is not None and not cut:
            reading.found(UNREADABLE, "fair-unreadable", problem=problem_of(error))
        cut = cut or script is None
    if cut and not reading.findings:
        found_after(reading, CUT, "fair-cut", "fair-cut-beginning")
    return reading


def read_game(reading: Reading, document: Document) -> None:
    """Read the game of a document that has a proof, and the proof itself."""
    after = answers_before(document)
    from_setup = document.get("start") == "setup" or "script" not in document
    if "until" in document or (after is None and ("position" in document or not from_setup)):
        reading.found(ALTERED, "fair-altered-start")
        return
    game = reading.game = first_position(document)
    follow(reading, game, document.get("script"), whole="expect" in document, after=after or 0)
    reading.proof = read_proof(document["fair"], game.seats)
    if after is not None:
        reading.found(UNPROVED, "fair-from-position", rolls=reading.rolls - len(reading.draws))
    if "expect" in document and game.over:
        check_result(reading, game, document["expect"])


def answers_before(document: Document) -> int | None:
    """How many answers were given before the position from which a game began; None if it began from the start."""
    fair = document["fair"]
    after = fair.get(AFTER) if isinstance(fair, dict) else None
    return after if isinstance(after, int) and not isinstance(after, bool) and after >= 0 else None


def first_position(document: Document) -> Game:
    """The game of a document before its first answer, keeping no past."""
    game = read_scenario({key: value for key, value in document.items() if key not in ("script", "expect")}).game
    game.keep_no_past()
    return game


def follow(reading: Reading, game: Game, script: object, *, whole: bool, after: int) -> None:
    """Play every answer of a script, up to the first that does not fit; the proof is about those after a number."""
    entries = script if isinstance(script, list) else []
    for number, entry in enumerate(entries, 1):
        last = number == len(entries)
        if game.over:
            reading.found(ALTERED, "fair-altered-end", said=said(entry))
            return
        chance = game.player == "chance"
        choice = choice_of(game, entry)
        if choice is None and last and not whole:
            break
        if choice is None and chance:
            reading.found(ALTERED, "fair-altered-roll", roll=reading.rolls + 1)
            return
        if choice is None:
            found_after(reading, ALTERED, "fair-altered-answer", "fair-altered-beginning", said=said(entry))
            return
        if chance:
            if number > after:
                reading.draws.append(Draw(reading.rolls, game.chance_count, choice - SPREAD))
            reading.rolls += 1
        reading.choices.append(choice)
        game.answer(choice)
    if not game.over:
        found_after(reading, CUT, "fair-cut", "fair-cut-beginning")


def found_after(reading: Reading, status: Status, key: str, before_first: str, **arguments: Argument) -> None:
    """Record a finding after the last roll read, or before the first."""
    if reading.rolls:
        reading.found(status, key, roll=reading.rolls, **arguments)
    else:
        reading.found(status, before_first, **arguments)


def choice_of(game: Game, entry: object) -> int | None:
    """The choice that an entry of a script means here, or None if it cannot be."""
    if not isinstance(entry, dict) or len(entry) != 1:
        return None
    key, value = next(iter(entry.items()))
    words = game.vocabulary
    try:
        if game.player == "chance":
            return words.choice(game.state, game.seats, words.check_chance(Node(entry)))
        if key != game.player:
            return None
        return words.choice(game.state, game.seats, words.check_entry(Node(value), game.seats))
    except DaikaijuError:
        return None


def roll_texts(reading: Reading, proof: Proof, roll: int) -> tuple[str, str]:
    """What a file says at a roll, counted from 1, and what the dice gave there."""
    game = first_position(reading.document)
    drawn = 0
    for entry in reading.document["script"]:
        if game.player == "chance":
            drawn += 1
            if drawn == roll:
                right = SPREAD + proof.outcome(roll - 1, game.chance_count)
                return said(entry), said(game.vocabulary.entry(game.state, game.seats, right))
        choice = choice_of(game, entry)
        if choice is None:
            break
        game.answer(choice)
    raise DaikaijuError(f"the file has no roll {roll}")


def check_result(reading: Reading, game: Game, expect: object) -> None:
    different = next(differences(game, Node(expect, "expect"), len(reading.choices)), None)
    if different is not None:
        reading.found(ALTERED, "fair-altered-result", problem=problem_of(different))


def problem_of(error: DaikaijuError) -> str | Phrase:
    """What an error says, translatable where possible."""
    if not isinstance(error.problem, Problem):
        return str(error)
    problem = error.problem
    return Phrase(message_of(Problem("file-problem", where=error.where, problem=problem) if error.where else problem))


def message_of(problem: Problem) -> Message:
    arguments = problem.arguments.items()
    return Message(problem.key, {name: Phrase(message_of(v)) if isinstance(v, Problem) else v for name, v in arguments})


def said(entry: object) -> str:
    """An entry as it stands in the file, in one line."""
    import yaml  # only those who need it wait for it

    line = " ".join(yaml.safe_dump(entry, default_flow_style=True, width=10_000, allow_unicode=True).split())
    line = line.removesuffix(" ...")
    return line if len(line) <= LONGEST_SAID else line[: LONGEST_SAID - 1] + "…"
