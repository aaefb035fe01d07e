"""The names of a game's questions and answers in the text format.

An answer is a word (`stay`) or a mapping of one word to a name (`buy: wings`). Words come from the decisions of the
rulebook; a game adds the names of its own things.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from daikaiju.actions import ActionTable
from daikaiju.errors import Problem, unknown_name
from daikaiju.rules.agenda import CHANCE, SPREAD, is_legal
from daikaiju.rules.dice import FACES
from daikaiju.rules.market import IN_DECK
from daikaiju.rules.rulebook import UNUSED, Block, Decision
from daikaiju.rules.sets import members
from daikaiju.rules.table import Table
from daikaiju.text.events import dice_thrown, faces_of, read_event
from daikaiju.text.piles import PILES
from daikaiju.text.reading import Node

Entry = str | dict[str, Any]
DICE_WORDS = ("reroll", "reroll_dice", "keep")

SEAT_VALUES = ("monster", "attacker", "seller", "rival")
"""Values of events that are seats."""


class Vocabulary:
    """The words of one game. A game's own class names its blocks, its chance and its positions.

    Where that class says more about a record than `Table` does, the record (`g`) is `Any` here.
    """

    game: str
    rules: types.ModuleType
    faces: tuple[str, ...]
    routine: tuple[str, ...] = ()
    """Decisions only about order, at which a finished script need not stop."""
    old_words: ClassVar[Mapping[str, Entry]] = {}
    """Answers that were once written otherwise, with what they are now."""
    phases: Mapping[str, Sequence[int]]
    """How far a turn may have come, with the frames that are left of it then."""

    def __init__(self) -> None:
        self.book = self.rules.book
        self.cards: list[str] = self.book.card_names
        self.actions = ActionTable(self.book)
        self.decisions: dict[int, Decision] = {int(decision): decision for decision in self.book.decisions}
        self._words: dict[tuple[str, ...], dict[str, list[str] | None]] = {}

    # --- what a game must add ---------------------------------------------------

    def read_position(self, g: Any, seats: list[str], place: Node) -> None:
        """Set up a record from a position; anything it does not mention is as in a new game."""
        raise NotImplementedError

    def write_position(self, g: Any, seats: list[str]) -> dict[str, Any]:
        """Everything a record holds, in words; reading it back gives the same record."""
        raise NotImplementedError

    def facts(self, g: Any, seats: list[str]) -> dict[str, Any]:
        """What a script may expect of a position: everything that is written, and short forms of it."""
        raise NotImplementedError

    def to_resolve(self, g: Table) -> list[str]:
        """The parts of the Roll that can be resolved next; empty at any other time."""
        resolving = g.depth > 0 and self.book.frames[g.todo[g.depth - 1]].name == "resolve_rest"
        return [name for name in self.unresolved(g) if resolving and self.has_effect(g, name)]

    def unresolved(self, g: Any) -> list[str]:
        """The names of what is left of the Roll."""
        raise NotImplementedError

    def has_effect(self, g: Any, name: str) -> bool:
        """Whether resolving this part of the Roll would do anything now."""
        raise NotImplementedError

    def won_by(self, g: Any) -> str:
        """How a game that is over was won."""
        raise NotImplementedError

    def fact_names(self, key: str, seats: list[str]) -> tuple[str, Sequence[str]] | None:
        """The kind of names allowed under a key of an expectation, and the names; None if it takes none."""
        if key in ("active", "first", "winners"):
            return "monster", seats
        if key in ("market", "cards", *PILES):
            return "card", self.cards
        if key == "dice":
            return "face", self.faces
        if key == "player":
            return "player", ["chance", *seats]
        if key == "decision":
            return "decision", [decision.name for decision in self.book.decisions]
        return None

    def fact_keys(self, key: str, seats: list[str]) -> Mapping[str, int | None]:
        """What a mapping of facts may omit, with what that means."""
        if key in ("symbols", "unresolved"):
            return dict.fromkeys(self.faces, 0)
        return {}

    def block_names(self, block: Block, seats: list[str]) -> list[str] | None:
        """All names the choices of a block may have, or None for a block that is a word alone."""
        raise NotImplementedError

    def block_value(self, g: Any, seats: list[str], block: Block, place: int) -> str | None:
        """The name of one choice of a block, or None when the block's word says all."""
        if block.name == "slot":
            card: int = g.market[place]
            return self.cards[card]
        names = self.block_names(block, seats)
        return None if names is None else names[place]

    def interjecting(self, block: Block) -> list[str] | None:
        """The cards of a block of options to use one at any time; None for other blocks."""
        own, *of_packs = self.rules.state.INTERJECTIONS
        return {"interject": [own], "interject_more": of_packs}.get(block.name)

    def value_names(self) -> dict[str, Sequence[str]]:
        """The names of values in events, by what the value is called there."""
        return {"card": self.cards, "face": self.faces}

    def named_event(self, seats: list[str], told: tuple[int, ...]) -> tuple[str, dict[str, object]]:
        """The name of an event, and its values with names for everything that has one."""
        event = read_event(self.book, told)
        values = event.named({**self.value_names(), **dict.fromkeys(SEAT_VALUES, seats)})
        if "outcome" in values:
            del values["outcome"]
            values["dice"] = self.face_values(dice_thrown(event)[1])
        return event.name, values

    def face_values(self, faces: Iterable[int]) -> list[str | int]:
        """What dice show, as the text format writes it."""
        return [face_value(self.faces[face]) for face in faces]

    def write_event(self, seats: list[str], told: tuple[int, ...]) -> str:
        """One line of the log: the event and its numbers, monsters and cards by name."""
        event = read_event(self.book, told)
        values = event.named({"card": self.cards, **dict.fromkeys(SEAT_VALUES, seats)})
        return " ".join([event.name, *map(str, values.values())])

    # --- answers of players --------------------------------------------------------

    def decision(self, g: Table) -> Decision:
        """The open question."""
        return self.decisions[g.asking]

    def legal_choices(self, g: Table) -> Iterator[int]:
        """All legal choices of the open question."""
        yield from (SPREAD + number for number in range(g.spread))
        yield from members(g.options)

    def answers(self, g: Table) -> list[int]:
        """The legal choices that answer the open question, rather than use a card first."""
        between = self.rules.state.INTERJECTIONS.values()
        return [choice for choice in self.legal_choices(g) if choice not in between]

    def entry(self, g: Table, seats: list[str], choice: int) -> Entry:
        """The name of a choice of the open question."""
        decision = self.decision(g)
        if choice >= SPREAD:
            return (
                self.chance_entry(g, choice - SPREAD) if g.player == CHANCE else self.reroll_entry(g, choice - SPREAD)
            )
        block, place = decision.block_of(choice)
        word = decision.says.get(block.name, block.name)
        value = self.block_value(g, seats, block, place)
        return word if value is None else {word: value}

    def choice(self, g: Table, seats: list[str], entry: Entry) -> int | None:
        """The legal choice an entry means, or None if it does not answer the open question."""
        if g.player == CHANCE:
            return self.chance_choice(g, entry)
        if g.spread and isinstance(entry, dict) and len(entry) == 1:
            rerolled = self.read_reroll(g, entry)
            if rerolled is not None and is_legal(g, SPREAD + rerolled):
                return SPREAD + rerolled
        wanted = plain(self.current(entry))
        for choice in self.legal_choices(g):
            if choice < SPREAD and plain(self.entry(g, seats, choice)) == wanted:
                return choice
        return None

    def current(self, entry: Entry) -> Entry:
        """An answer as it is written now."""
        return self.old_words.get(entry, entry) if isinstance(entry, str) else entry

    def default_choice(self, g: Any) -> int:
        """The answer where a script is silent: decline, stay, stop; otherwise the first choice."""
        if g.player == CHANCE:
            return self.default_chance(g)
        return SPREAD if g.spread else next(self.legal_choices(g))

    def words(self, seats: list[str]) -> dict[str, list[str] | None]:
        """Every word an answer may use, with the names that may follow it."""
        known = self._words.get(tuple(seats))
        if known is None:
            known = {}
            for decision in self.book.decisions:
                for block in decision.blocks:
                    if block.name != UNUSED:
                        word, names = decision.says.get(block.name, block.name), self.block_names(block, seats)
                        joined = block.name == "interject_more"
                        known[word] = [*(known[word] or []), *(names or [])] if joined else names
            self._words = {tuple(seats): known}
        return known

    def words_of(self, decision: Decision) -> set[str]:
        """The words that answers to a question may use, whether they are legal or not."""
        if decision.of_chance:
            return {"card"} if decision.name == "card" else {"dice"}
        words = {decision.says.get(block.name, block.name) for block in decision.blocks}
        return words | set(DICE_WORDS) if decision.spread is not None else words

    @staticmethod
    def word_of(entry: Entry) -> str:
        return entry if isinstance(entry, str) else next(iter(entry))

    def check_entry(self, place: Node, seats: list[str]) -> Entry:
        """An answer of a player with every word and name in it known."""
        words = self.words(seats)
        if isinstance(place.value, str) and place.value in self.old_words:
            return self.old_words[place.value]
        if isinstance(place.value, str):
            if words.get(place.value, []) is not None:
                alone = [word for word, names in words.items() if names is None]
                raise place.wrong(unknown_name("answer", place.value, alone))
            return place.value
        entries = place.mapping([*(word for word, names in words.items() if names is not None), *DICE_WORDS])
        if len(entries) != 1:
            raise place.wrong(Problem("file-no-answer"))
        word, value = next(iter(entries.items()))
        if word == "reroll_dice":
            return {word: [entry.number(1, 64) for entry in value.items()]}
        if word in DICE_WORDS:
            return {word: [self.faces[entry.name("face", self.faces)] for entry in value.items()]}
        names = words[word] or []
        value.name(word, names)
        return {word: value.value}

    # --- rolling again ------------------------------------------------------------------

    def reroll_entry(self, g: Table, mask: int) -> Entry:
        """Dice to reroll, by their faces if these are unambiguous, otherwise by their places."""
        dice = [die for die in range(g.dice_count) if (mask >> die) & 1]
        faces = [self.faces[g.dice[die]] for die in dice]
        if self.dice_with_faces(g, faces) == mask:
            return {"reroll": [face_value(face) for face in faces]}
        return {"reroll_dice": [die + 1 for die in dice]}

    def read_reroll(self, g: Table, entry: Mapping[str, object]) -> int | None:
        word, value = next(iter(entry.items()))
        if not isinstance(value, list):
            return None
        if word == "reroll_dice":
            return bits_of(value, g.dice_count)
        if word == "reroll":
            return self.dice_with_faces(g, [str(face) for face in value])
        if word == "keep":
            kept = self.dice_with_faces(g, [str(face) for face in value])
            return None if kept is None else (1 << g.dice_count) - 1 & ~kept
        return None

    def dice_with_faces(self, g: Table, faces: list[str]) -> int | None:
        """The first dice that show the given faces, or None if there are not enough."""
        mask = 0
        for face in faces:
            for die in range(g.dice_count):
                if not (mask >> die) & 1 and self.faces[g.dice[die]] == face:
                    mask |= 1 << die
                    break
            else:
                return None
        return mask

    # --- chance --------------------------------------------------------------------------

    def dice_thrown(self, g: Table) -> int:
        """How many dice the open question to Chance is about; 0 when it is about a card."""
        dice, outcomes = 0, 1
        if self.decision(g).name != "card":
            while outcomes < g.spread:
                dice, outcomes = dice + 1, outcomes * FACES
        return dice

    def chance_entry(self, g: Table, outcome: int) -> Entry:
        count = self.dice_thrown(g)
        if count == 0:
            return {"card": self.cards[self.deck(g)[outcome]]}
        return {"dice": self.face_values(faces_of(outcome, count))}

    def chance_choice(self, g: Table, entry: Entry) -> int | None:
        if not isinstance(entry, dict):
            return None
        count = self.dice_thrown(g)
        if count == 0:
            names = [self.cards[card] for card in self.deck(g)]
            return SPREAD + names.index(entry["card"]) if entry.get("card") in names else None
        dice = entry.get("dice")
        if not isinstance(dice, list) or len(dice) != count or any(str(face) not in self.faces for face in dice):
            return None
        outcome: int = sum(self.faces.index(str(face)) * FACES**place for place, face in enumerate(dice))
        return SPREAD + outcome

    def default_chance(self, g: Table) -> int:
        """Unscripted cards come in order; unscripted dice show two of each of the first three faces."""
        count = self.dice_thrown(g)
        outcome: int = sum(min(place // 2, FACES - 1) * FACES**place for place in range(count))
        return SPREAD + outcome

    def deck(self, g: Table) -> list[int]:
        """The cards that Chance may turn up, in the order of their numbers."""
        return [card for card, where in enumerate(g.where) if where == IN_DECK]

    def check_chance(self, place: Node) -> Entry:
        """An answer of Chance with every name in it known."""
        entries = place.mapping(("dice", "card"))
        word, value = next(iter(entries.items()))
        if word == "card":
            return {"card": self.cards[value.name("card", self.cards)]}
        return {"dice": [self.faces[entry.name("face", self.faces)] for entry in value.items()]}


def face_value(name: str) -> str | int:
    """Numbers on dice are written as numbers."""
    return int(name) if name.isdigit() else name


def bits_of(dice: Sequence[object], count: int) -> int | None:
    """Dice numbered from 1 as bits, or None if one of them is not there.

    >>> bits_of([1, 3], 6), bits_of([1, 1], 6), bits_of([7], 6)
    (5, 1, None)
    """
    mask = 0
    for die in dice:
        if not isinstance(die, int) or not 1 <= die <= count:
            return None
        mask |= 1 << die - 1
    return mask


def plain(entry: Entry) -> Entry:
    """An entry in which names are strings, so that 1 and '1' are the same."""
    if isinstance(entry, dict):
        return {
            word: [str(name) for name in value] if isinstance(value, list) else str(value)
            for word, value in entry.items()
        }
    return entry
