"""A game's rulebook: its frames, decisions, events, cards and the moments at which cards matter.

Rules are plain functions. The decorators here only register them and give them numbers; `link` then generates
the dispatchers (from a frame's number to its function, from a moment to the cards that respond).
docs/how-it-compiles.md explains how all of this becomes compiled code.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from daikaiju.rules.agenda import Agenda
from daikaiju.rules.cards import Card, CardError, Keep, Monster, Piece
from daikaiju.rules.codegen import FEWEST_ARGUMENTS, parameters, write_moment, write_numbered, write_reading
from daikaiju.rules.engine import Engine, engine
from daikaiju.rules.roster import INTERJECTING, Roster

Rule = Callable[..., object]
F = TypeVar("F", bound=Callable[..., object])
G = TypeVar("G", bound=Agenda)
P = TypeVar("P", bound=Piece)

MOST_COST = 99


class Frame(int):
    """The number of a frame, which also knows the function that does it."""

    name: str
    run: Rule


@dataclass(frozen=True)
class Block:
    """A run of choices that mean the same everywhere, such as one per die or one per Keep card."""

    name: str
    size: int = 1
    joined: tuple[int, ...] = ()
    """By place, when what it stands for joined the game, if anything did later (see `Card.joined`)."""


UNUSED = "unused"
"""The name of choices without a meaning."""


def padded(blocks: Sequence[Block], size: int) -> list[Block]:
    """Blocks of choices, and as many choices without a meaning as are missing from a size."""
    room = size - sum(block.size for block in blocks)
    return [*blocks, *[Block(UNUSED, room)] * (room > 0)]


class Decision(int):
    """The number of a decision, with the blocks of choices it may offer and the function that takes the answer."""

    name: str
    run: Rule
    blocks: tuple[Block, ...]
    spread: Block | None
    of_chance: bool
    says: dict[str, str]
    """The words of the text format for its blocks, where they are not the block's own name."""
    joined: int
    """When the card that brought it joined the game; 0 for those there from the beginning."""

    def block_of(self, choice: int) -> tuple[Block, int]:
        """The block of options that a choice below SPREAD belongs to, and its place there."""
        for block in self.blocks:
            if choice < block.size:
                return block, choice
            choice -= block.size
        raise ValueError(f"{self.name} has no choice {choice}")

    def choice_in(self, name: str, place: int = 0) -> int:
        """The choice at the given place of a named block of options."""
        start = 0
        for block in self.blocks:
            if block.name == name:
                return start + place
            start += block.size
        raise ValueError(f"{self.name} offers no {name}")


class Event(int):
    """The number of an event, with the names of its numbers."""

    name: str
    fields: tuple[str, ...]
    module: str
    """The module that defines it."""


@dataclass(frozen=True)
class Moment:
    """A moment at which cards may matter: how their answers are combined, and the order in which they are asked.

    At a moment of the monsters only the power of the one named by the last argument matters.
    """

    name: str
    how: str
    stub: types.FunctionType
    order: tuple[str, ...] = ()
    into: str = ""
    """The set of the record that a moment of the kind `collect` fills."""
    first: int = 0
    """The number in that set that stands for card 0."""
    asks: str = ""
    """The function of the cards that it calls, which is usually named like the moment."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The number that stands for each card, by its id, where cards are not numbered from `first` on."""
    of_monsters: bool = False


class Rulebook:
    """Everything a game registers while its modules are imported; complete after `link`."""

    def __init__(
        self,
        name: str,
        editions: tuple[str, ...],
        copies_by_mimic: bool,
        words: int,
        packs: Sequence[tuple[str, Path]] = (),
    ) -> None:
        self.name = name
        self.title = "+".join([name, *(pack for pack, _ in packs)])
        self.packs = dict(packs)
        self.editions = editions
        self.copies_by_mimic = copies_by_mimic
        self.words = words
        self.frames: list[Frame] = []
        self.decisions: list[Decision] = []
        self.events: list[Event] = []
        self.moments: dict[str, Moment] = {}
        self.readings: list[types.FunctionType] = []
        self.cards: list[type[Card]] = []
        self.monsters: list[type[Monster]] = []
        self.joining = 0
        """When the card that is being imported joined the game."""

    def frame(self, rule: Rule) -> Frame:
        """Register a step of the game; the name becomes the number to push."""
        frame = Frame(len(self.frames))
        frame.name, frame.run = rule.__name__, rule
        self.frames.append(frame)
        return frame

    def decision(
        self,
        *blocks: Block,
        spread: Block | None = None,
        of_chance: bool = False,
        says: dict[str, str] | None = None,
    ) -> Callable[[Rule], Decision]:
        """Register a question; the decorated function takes the answer."""

        def register(rule: Rule) -> Decision:
            decision = Decision(len(self.decisions) + 1)
            decision.name, decision.run = rule.__name__, rule
            decision.blocks, decision.spread, decision.of_chance = blocks, spread, of_chance
            decision.says, decision.joined = says or {}, self.joining
            self.decisions.append(decision)
            return decision

        return register

    def chance(self, rule: Rule) -> Decision:
        """Register a question to Chance: one of `spread` equally likely numbers."""
        return self.decision(of_chance=True)(rule)

    def event(self, name: str, *fields: str) -> Event:
        event = Event(len(self.events))
        event.name, event.fields, event.module = name, fields, calling_module()
        self.events.append(event)
        return event

    def moment(
        self,
        how: str,
        order: tuple[str, ...] = (),
        into: str = "",
        first: int = 0,
        asks: str = "",
        numbers: Mapping[str, int] | None = None,
    ) -> Callable[[F], F]:
        """Register a moment of the cards; the decorated body, for when no card responds, is replaced by `link`."""

        def register(stub: F) -> F:
            name, body = stub.__name__, plain_function(stub)
            self.add_moment(Moment(name, how, body, order, into, first, asks or name, numbers or {}))
            return stub

        return register

    def power(self, how: str) -> Callable[[F], F]:
        """Register a moment of the monsters' powers; its body is replaced by `link`."""

        def register(stub: F) -> F:
            name = stub.__name__
            self.add_moment(Moment(name, how, plain_function(stub), asks=name, of_monsters=True))
            return stub

        return register

    def add_moment(self, moment: Moment) -> None:
        if moment.name in self.moments:
            raise CardError("card-moment-twice", moment=moment.name, module=moment.stub.__module__)
        if moment.how not in FEWEST_ARGUMENTS:
            kinds = ", ".join(FEWEST_ARGUMENTS)
            raise CardError("card-moment-kind", moment=moment.name, kind=str(moment.how), kinds=kinds)
        if len(parameters(moment.stub)) < FEWEST_ARGUMENTS[moment.how]:
            least = FEWEST_ARGUMENTS[moment.how]
            raise CardError("card-moment-arguments", moment=moment.name, kind=moment.how, least=least)
        self.moments[moment.name] = moment

    def reading(self, stub: F) -> F:
        """Register a rule that differs between editions; its body is replaced by `link`."""
        self.readings.append(plain_function(stub))
        return stub

    def load_cards(self, roster: Roster) -> None:
        """Import all cards of the roster and number them in its order."""
        found: dict[str, type[Card]] = {}
        for name in roster.modules:
            self.joining = roster.joined_by_module[name]
            found |= {kind.id: kind for kind in pieces_in(name, Card)}
        for listed in roster.kinds:
            kind = found.pop(listed.id)
            declared = (issubclass(kind, Keep), kind.copies, kind.leads, kind.joined, INTERJECTING in kind.hooks())
            if declared != (listed.keep, listed.copies, listed.leads, listed.joined, listed.interjects):
                raise CardError("card-not-plain", file=str(listed.file), card=kind.id)
            self.cards += [kind] * kind.copies
        if found:
            raise CardError("card-kind", cards=", ".join(sorted(found)))
        self.check_pieces(self.cards)

    def load_monsters(self, package: types.ModuleType) -> None:
        """Import every monster of a package and number them by name."""
        modules = (f"{package.__name__}.{found.name}" for found in pkgutil.iter_modules(package.__path__))
        self.monsters = sorted((m for name in modules for m in pieces_in(name, Monster)), key=lambda kind: kind.id)
        self.check_pieces(self.monsters)

    def check_pieces(self, pieces: Iterable[type[Piece]]) -> None:
        """Check that every piece uses moments that exist, with the right arguments, and that every card has a cost."""
        for piece in dict.fromkeys(pieces):
            for name, hook in piece.hooks().items():
                if name not in self.moments or self.moments[name].asks != name:
                    near = get_close_matches(name, self.moments, 1)
                    hint, nearest = ("near", near[0]) if near else ("none", "")
                    raise CardError("card-unknown-moment", card=piece.id, moment=name, hint=hint, nearest=nearest)
                given = [*parameters(self.moments[name].stub), "card"]
                for taken in parameters(hook):
                    if taken not in given:
                        gives = ", ".join(given)
                        raise CardError("card-parameter", card=piece.id, moment=name, taken=taken, given=gives)
            for edition in self.editions if issubclass(piece, Card) else ():
                cost = piece.value("cost", edition)
                if not isinstance(cost, int) or not 0 <= cost <= MOST_COST:
                    raise CardError("card-cost", card=piece.id, most=MOST_COST)

    @property
    def card_names(self) -> list[str]:
        """The names of all cards by number; a second copy has its own, such as extra_head_2."""
        names: list[str] = []
        for kind in self.cards:
            copy = sum(name == kind.id or (name.startswith(f"{kind.id}_") and name[-1].isdigit()) for name in names)
            names.append(kind.id if copy == 0 else f"{kind.id}_{copy + 1}")
        return names

    def costs(self, edition: str) -> list[int]:
        """The printed costs of all cards, by number."""
        return [card.value("cost", edition) for card in self.cards]

    @property
    def keeps(self) -> int:
        """How many of the cards are Keep cards: they have the numbers below this one."""
        return sum(issubclass(kind, Keep) for kind in self.cards)

    def link(self, *edition_modules: types.ModuleType) -> None:
        """Generate the bodies of all moments, and of the editions' own rules; the first edition is complete."""
        for moment in self.moments.values():
            pieces = self.monsters if moment.of_monsters else self.cards
            write_moment(self, moment, pieces)
        for stub in self.readings:
            complete = vars(edition_modules[0])[stub.__name__]
            readings = [vars(module).get(stub.__name__, complete) for module in edition_modules]
            write_reading(self.title, stub, readings)

    def engine(
        self, state: type[G], start: Callable[[G], None], interject: Callable[[G, int, int], None], more: int
    ) -> Engine[G]:
        """What runs this game; to be called after `link`. Options from `more` on are cards that interject."""
        for moment in self.moments.values():
            if moment.how == "collect" and not isinstance(getattr(state(), moment.into, None), list):
                raise CardError("card-moment-into", moment=moment.name, into=moment.into)
        return engine(start, interject, self.frame_runner(), self.answer_runner(), more)

    def frame_runner(self) -> types.FunctionType:
        """The function from the number of the frame at `top` to doing it."""
        numbers = ("g.todo_who[top] + 0", "g.todo_a[top] + 0", "g.todo_b[top] + 0")
        frames = {int(frame): frame.run for frame in self.frames}
        return write_numbered(self.title, "do_frame", ("g", "frame", "top"), "frame", numbers, frames)

    def answer_runner(self) -> types.FunctionType:
        """The function from a decision's number to taking its answer."""
        answers = {int(decision): decision.run for decision in self.decisions}
        numbers = ("g.player + 0", "choice", "g.asked_a + 0", "g.asked_b + 0")
        taken = ("g", "decision", "choice")
        return write_numbered(self.title, "answer_decision", taken, "decision", numbers, answers)


def calling_module() -> str:
    """The name of the module whose code called the caller."""
    frame = sys._getframe(2)
    return str(frame.f_globals["__name__"])


def plain_function(rule: Callable[..., object]) -> types.FunctionType:
    """A rule as a plain function."""
    assert isinstance(rule, types.FunctionType)
    return rule


def pieces_in(module_name: str, kind: type[P]) -> Iterator[type[P]]:
    """The pieces of a kind that a module defines."""
    module = importlib.import_module(module_name)
    for value in vars(module).values():
        if inspect.isclass(value) and issubclass(value, kind) and value.__module__ == module.__name__:
            yield value
