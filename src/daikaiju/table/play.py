"""The running game of a table: its state, the news about it, and what can still be undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from daikaiju.game import Game
from daikaiju.messages import GameEvent, Message, MonsterName
from daikaiju.rules.agenda import CHANCE as ASKS_CHANCE
from daikaiju.rules.agenda import SPREAD, is_legal
from daikaiju.scene import Reporter, question
from daikaiju.scene.pointless import mark_pointless
from daikaiju.table.changes import Batch
from daikaiju.table.entries import CHANCE, UNDO, WENT_ON, Entry, to_stored, without_undone
from daikaiju.table.pieces import Piece, as_json
from daikaiju.table.protocol.tables import Told
from daikaiju.table.refusals import Refused

NULL = b"null"
MOST_TAKEN_BACK = 10
"""How many choices a player may undo in a turn."""


class Chance(Protocol):
    """Answers for Chance."""

    def draw(self, game: Game) -> int:
        """One of the `spread` outcomes of the open question."""
        ...

    def note(self, game: Game) -> None:
        """Note that the open question was answered before the server was restarted."""
        ...


class Tips(Protocol):
    """Explains a learning game."""

    def tip(self, game: Game, events: list[GameEvent]) -> Message | None:
        """The message for the learner now, if any."""
        ...

    def recall(self, told: dict[str, Any]) -> None:
        """Note that this was said before the server was restarted."""
        ...


@dataclass(frozen=True, slots=True)
class Before:
    """The state before a choice that can still be undone."""

    seat: int
    number: int
    record: bytes
    reporter: Reporter
    left: int | None = None
    """How much time the player had left at that moment."""


class Play:
    """A game without its own history; the list of entries is its history."""

    __slots__ = (
        "asked",
        "before",
        "chance",
        "full",
        "game",
        "hinted",
        "number",
        "public",
        "reporter",
        "taken_back",
        "tips",
        "turn",
        "usual",
    )

    def __init__(self, game: Game, chance: Chance, tips: Tips | None = None) -> None:
        game.keep_no_past()
        self.game = game
        self.chance = chance
        self.tips = tips
        self.number = -1
        self.hinted: int | None = None
        """The number of the last question the coach was asked about."""
        self.reporter = Reporter(game)
        self.before: list[Before] = []
        self.turn = 0
        self.taken_back: Counter[int] = Counter()
        """How many choices each seat has undone in this turn."""
        self.asked: int | None = None
        self.usual = False
        self.public = self.full = NULL

    # --- doing --------------------------------------------------------------------------------

    def begin(self) -> Batch:
        """Let Chance answer up to the first question."""
        start = self.number
        return self._tell(self._chance(), start)

    def choice_of(self, seat: int, action: int) -> int:
        """The legal choice of the rules that an action means."""
        game = self.game
        if game.over:
            raise Refused("over")
        if self.asked != seat:
            raise Refused("not_your_turn")
        choice = game.actions.choice(game.vocabulary.decision(game.state), action)
        if choice is None or not is_legal(game.state, choice):
            raise Refused("illegal")
        return choice

    def answer(self, seat: int, choice: int, left: int | None = None) -> Batch:
        """Make a legal choice, and let Chance answer what follows."""
        start = self.number
        first = asked_coach(seat) if self.hinted == start else None
        if self.before and self.before[-1].seat != seat:
            self.before.clear()
        self._remember(seat, start, left)
        self.number += 1
        self.game.answer(choice)
        entries = [Entry(self.number, seat, to_stored(choice)), *self._chance()]
        if len(entries) > 1 or self.game.over:
            self.before.clear()
        return self._tell(entries, start, first=first)

    @property
    def can_undo(self) -> int | None:
        """The seat that may undo its last choice."""
        if not self.before or self.taken_back[self.before[-1].seat] >= MOST_TAKEN_BACK:
            return None
        return self.before[-1].seat

    def undo(self, seat: int) -> Batch:
        """Take back the last choice of a seat."""
        if self.can_undo != seat:
            if self.before and self.before[-1].seat == seat:
                raise Refused("no_more_undo", most=MOST_TAKEN_BACK)
            raise Refused("nothing_to_undo")
        before = self.before.pop()
        self.taken_back[seat] += 1
        start, undone = self.number, before.number + 1
        self.game = type(self.game).at(before.record, self.game.seats, self.game.options)
        self.reporter = before.reporter
        self.number += 1
        return self._tell([Entry(self.number, UNDO, undone)], start, undone)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Replay what was stored."""
        stored = list(entries)
        kept = without_undone(stored)
        began = 0
        elsewhere = next((entry.number for entry in stored if entry.seat == WENT_ON), -1)
        last = len(kept)
        while last and kept[last - 1].seat == kept[-1].seat != CHANCE and kept[last - 1].number > elsewhere:
            last -= 1
        for place, entry in enumerate(kept):
            if place >= last:
                self._remember(entry.seat, entry.number - 1)
            check_asked(self.game, entry)
            if entry.seat == CHANCE:
                self.chance.note(self.game)
            self.game.answer(entry.answer())
            if self._note_turn():
                began = entry.number
        seats = {entry.number: entry.seat for entry in stored}
        undone = [entry.choice for entry in stored if entry.seat == UNDO and entry.choice > began]
        self.taken_back.update(seats.get(number, CHANCE) for number in undone)
        self.reporter.tell(self.game.take_log())
        if self.game.over:
            self.before.clear()

    def resume(self, entries: list[Entry], told: Iterable[dict[str, Any]], first: GameEvent | None = None) -> Batch:
        """Begin where another game has got to, given its entries so far and what was said in it."""
        self.replay(entries)
        self.before.clear()
        if self.tips is not None:
            for piece in told:
                self.tips.recall(piece)
        self.number = entries[-1].number if entries else -1
        return self._tell([*entries, *self._chance()], -1, first=first)

    def _remember(self, seat: int, number: int, left: int | None = None) -> None:
        """Remember the state before a choice that may be undone."""
        self.reporter.tell(self.game.take_log())
        self.before.append(Before(seat, number, self.game.state.pack(), self.reporter.copy(), left))

    def _note_turn(self) -> bool:
        """Whether a new turn has begun, so that the count of undone choices starts again."""
        turn = int(self.game.state.turn)
        if turn <= self.turn:
            return False
        self.turn = turn
        self.taken_back.clear()
        return True

    def _chance(self) -> list[Entry]:
        """Let Chance answer until a player is asked."""
        entries = []
        state = self.game.state
        while state.player == ASKS_CHANCE and not state.over:
            outcome = self.chance.draw(self.game)
            self.number += 1
            entries.append(Entry(self.number, CHANCE, outcome))
            self.game.answer(SPREAD + outcome)
        return entries

    # --- telling ------------------------------------------------------------------------------

    def _tell(
        self, entries: list[Entry], start: int, undone: int | None = None, *, first: GameEvent | None = None
    ) -> Batch:
        """The news of some entries; `first` is what the log says before them."""
        self._note_turn()
        events = self.reporter.tell(self.game.take_log())
        if first is not None:
            events.insert(0, first)
        tip = self.tips.tip(self.game, events) if self.tips is not None else None
        drawn = self.reporter.scene(self.game)
        told = Told(start=start, number=self.number, events=events, scene=drawn, undone=undone, lesson=tip)
        self.ask()
        return Batch(entries, Piece.of(told))

    def ask(self) -> None:
        """Note who is asked what."""
        asked = question(self.game)
        if asked is None:
            self.asked, self.usual, self.public, self.full = None, False, NULL, NULL
            return
        self.asked, self.usual = asked.seat, asked.usual
        self.full = as_json(mark_pointless(self.game, asked))
        self.public = as_json(asked.public())


def check_asked(game: Game, entry: Entry) -> None:
    """Raise an error unless the game asks for this answer now."""
    asked = CHANCE if game.state.player == ASKS_CHANCE else int(game.state.player)
    if asked != entry.seat or not is_legal(game.state, entry.answer()):
        raise ValueError(f"entry {entry.number} is not asked for")


def asked_coach(seat: int) -> GameEvent:
    """The line of the log that says that the coach was asked."""
    return GameEvent("asked_coach", seat, {}, Message("log-asked-coach", {"monster": MonsterName(seat)}))
