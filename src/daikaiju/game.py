"""The public game object: what may be done now, doing it, undoing it, and everything in words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Self

from daikaiju import plugins
from daikaiju.actions import ActionTable
from daikaiju.answers import Action, ChanceOutcome, Told, legal_choice
from daikaiju.errors import DaikaijuError, IllegalAction
from daikaiju.packs import mistake, pack_named, vocabulary_with
from daikaiju.pickling import PlainForm, plain_form, restore
from daikaiju.rules.agenda import CHANCE
from daikaiju.rules.table import Table
from daikaiju.soundness import check_rules
from daikaiju.text.reading import Node
from daikaiju.text.vocabulary import Entry, Vocabulary

__all__ = ["Action", "ChanceOutcome", "Game", "Options", "Told"]

Options = dict[str, str | int | bool | list[str]]
"""The options with which a game was begun: its edition, its packs and so on."""


class Game:
    """A game in progress. Its two kinds are `King` and `Duel`.

    A game is equal to another one in the same position, however it got there. Its hash is that of the current position,
    so keep `game.key` rather than the game itself if you play on.

    >>> from daikaiju import King
    >>> one, other = King(2), King(2)
    >>> one == other
    True
    >>> one.apply({"card": "wings"})
    >>> one == other, one.key == other.key
    (False, False)
    >>> one
    <King 2016: gigazaur, cyber_kitty; turn 0, chance answers card>
    >>> print(one)
    King 2016, turn 0, deck 65
    market: wings 6, -, -
      gigazaur      hearts 10  stars  0  energy  0
      cyber_kitty   hearts 10  stars  0  energy  0
    chance answers card
    """

    vocabulary: Vocabulary
    state: Any
    """The record; `King` and `Duel` say which of the two it is."""

    def __new__(cls, *_: object, **__: object) -> Self:
        if cls is Game:
            raise DaikaijuError("a Game is either a King or a Duel: begin one of those")
        return super().__new__(cls)

    def __init__(self, seats: Sequence[str], state: Table, options: Options, *, begun: bool = False) -> None:
        self.seats = list(seats)
        self.options = options
        self.state = state
        self.state.log = []
        self._history: list[tuple[Table, int]] = []
        self._played: list[tuple[str, Entry]] = []
        self._start_text: dict[str, Any] | None = None
        self._keeps_past = True
        if not begun:
            self.vocabulary.rules.start(self.state)
            self._begin()

    @classmethod
    def at(cls, record: bytes, seats: Sequence[str], options: Mapping[str, Any]) -> Self:
        """A game in the position of a packed record (`game.state.pack()`), without its past.

        It is what another process needs to think about a game.

        >>> from daikaiju import King
        >>> game = King(3)
        >>> game.roll()
        >>> twin = King.at(game.state.pack(), game.seats, game.options)
        >>> twin.legal_actions == game.legal_actions
        True
        """
        game = cls.__new__(cls)
        if "edition" not in options:
            raise DaikaijuError("the options of a game have its edition: take them from game.options")
        game._use_packs({}, options.get("packs", ()))
        state_class = game.vocabulary.rules.State
        if not isinstance(record, bytes) or len(record) != state_class.size:
            raise DaikaijuError(
                f"a record of {cls.vocabulary.game} takes {state_class.size} bytes: take it from game.state.pack()"
            )
        game.seats, game.options = list(seats), dict(options)
        game._stand_at(state_class.unpack(record))
        return game

    def view(self, seat: int | str | None = None) -> Self:
        """The game as a seat sees it, by default that of the player asked: nothing hidden is in it, and no past.

        A seat is named by its number or by its monster.

        It is an independent game, which may be played on to try things out. A card on top of the deck that only others
        have seen is an unknown card of the deck again.

        >>> from daikaiju import King
        >>> game = King(3)
        >>> game.roll()
        >>> view = game.view()
        >>> view.apply(view.legal_actions[0])
        >>> view == game
        False
        """
        if isinstance(seat, str):
            if seat not in self.seats:
                raise DaikaijuError(f"nobody here is called {seat}: there are {', '.join(self.seats)}")
            seat = self.seats.index(seat)
        asked = self.state.player if seat is None else seat
        if seat is None and asked < 0:
            raise DaikaijuError("no seat is asked now: say whose view is meant")
        if not 0 <= asked < len(self.seats):
            raise DaikaijuError(f"there is no seat {asked}: they are numbered from 0 to {len(self.seats) - 1}")
        twin = object.__new__(type(self))
        twin.seats, twin.options, twin.vocabulary = list(self.seats), dict(self.options), self.vocabulary
        state = self.state.copy()
        self.vocabulary.rules.conceal(state, asked)
        twin._stand_at(state)
        return twin

    def _stand_at(self, state: Table) -> None:
        """Be in a position, without a past."""
        self.state = state
        self.state.log, self._start_text = [], None
        self._begun = self.state.copy()
        self._begun_log = list(self.state.log)
        self.keep_no_past()

    def _use_packs(self, options: Options, packs: Sequence[str]) -> None:
        """Play with packs of additional cards from the start, and record them among the options if there are any."""
        if packs:
            options["packs"] = list(packs)
            self.vocabulary = vocabulary_with(self.vocabulary, packs)

    # --- what is going on ------------------------------------------------------------

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs of additional cards in this game.

        >>> from daikaiju import King
        >>> King(2).packs
        ()
        """
        packs = self.options.get("packs")
        return tuple(packs) if isinstance(packs, list | tuple) else ()

    @property
    def actions(self) -> ActionTable:
        """The numbers of all actions.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.roll()
        >>> max(action.id for action in game.legal_actions) < game.actions.size
        True
        """
        return self.vocabulary.actions

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> from daikaiju import King
        >>> King(2).over
        False
        """
        return bool(self.state.over)

    @property
    def winners(self) -> list[str]:
        """The monsters that have won; several share a victory, and sometimes nobody wins.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "end", "monsters": {"gigazaur": {"stars": 20}}})
        >>> game.over, game.winners
        (True, ['gigazaur'])
        """
        return [name for seat, name in enumerate(self.seats) if (self.state.winners >> seat) & 1]

    @property
    def player(self) -> str | None:
        """Who is asked: a monster, "chance", or None when the game is over.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.player
        'chance'
        >>> game.roll()
        >>> game.player in game.seats
        True
        """
        if self.state.asking <= 0:
            return None
        return "chance" if self.state.player == CHANCE else self.seats[self.state.player]

    @property
    def decision(self) -> str | None:
        """What is asked, such as "roll" or "buy"; None when nothing is.

        >>> from daikaiju import King
        >>> King(2).decision
        'card'
        """
        return self.vocabulary.decision(self.state).name if self.state.asking > 0 else None

    @property
    def chance_count(self) -> int:
        """How many equally likely answers Chance has now; 0 when a player is asked.

        >>> from daikaiju import King
        >>> King(2).chance_count
        66
        """
        return self.state.spread if self.player == "chance" else 0

    @property
    def chance_outcomes(self) -> list[ChanceOutcome]:
        """Everything that Chance may answer now, all equally likely; empty when a player is asked.

        Dice are told apart, so six of them have 46,656 outcomes; `chance_count` is quick where only the number matters.

        >>> from daikaiju import King
        >>> first = King(2).chance_outcomes[0]
        >>> str(first), round(first.probability, 4)
        ('card: mimic', 0.0152)
        """
        words, count = self.vocabulary, self.chance_count
        return [ChanceOutcome(number, words.chance_entry(self.state, number), 1 / count) for number in range(count)]

    @property
    def legal_actions(self) -> list[Action]:
        """Everything the player may do now; empty while Chance is asked or when the game is over.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "buy", "market": ["jets"], "monsters": {"gigazaur": {"energy": 5}}})
        >>> [str(action) for action in game.legal_actions]
        ['stop', 'buy: jets', 'sweep']
        """
        if self.over or self.player == "chance":
            return []
        return [self.action_of(choice) for choice in self.vocabulary.legal_choices(self.state)]

    @property
    def log(self) -> list[Told]:
        """What has happened so far, as the rules told it, with monsters, cards and dice by name.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.apply({"card": "wings"})
        >>> game.log[-1].name, game.log[-1].values
        ('revealed', {'card': 'wings', 'slot': 0})
        """
        return [Told(*self.vocabulary.named_event(self.seats, told)) for told in self.state.log]

    @property
    def position(self) -> dict[str, Any]:
        """The whole position in words, in the middle of any effect.

        >>> from daikaiju import King
        >>> King(2).position["monsters"]["gigazaur"]
        {'hearts': 10, 'stars': 0, 'energy': 0, 'zone': 'outside'}
        """
        return self.vocabulary.write_position(self.state, self.seats)

    @property
    def key(self) -> tuple[str, tuple[str, ...], str, bytes]:
        """What identifies this position: equal for games in the same position, and usable as a dictionary key.

        >>> from daikaiju import King
        >>> seen = {King(2).key}
        >>> King(2).key in seen, King(3).key in seen
        (True, False)
        """
        return (self.vocabulary.game, tuple(self.seats), str(sorted(self.options.items())), self.state.pack())

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        seats = ", ".join(self.seats)
        return f"<{type(self).__name__} {self.options['edition']}: {seats}; turn {self.state.turn}, {self._asked()}>"

    def __str__(self) -> str:
        """The table in text."""
        board: Callable[[Game], Iterator[str]] = plugins.load(plugins.BOARD)
        return "\n".join([*board(self), self._asked()])

    def _asked(self) -> str:
        """What the game is waiting for, in one line."""
        if self.over:
            return f"won by {', '.join(self.winners)}" if self.winners else "nobody won"
        return f"{self.player} answers {self.decision}"

    # --- doing and taking back ----------------------------------------------------------

    def apply(self, action: Action | ChanceOutcome | Entry | int) -> None:
        """Do what is asked for: an action or an outcome of Chance, its number, or its words.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "resolve", "this_turn": {"dice": [1, 1, 1, 1, "energy", "heart"]}})
        >>> game.apply("in_order")
        >>> game.position["monsters"]["gigazaur"]
        {'hearts': 10, 'stars': 3, 'energy': 1, 'zone': 'city'}
        """
        self.answer(legal_choice(self, action))

    def answer(self, choice: int) -> None:
        """Make a legal choice by the rules' own number, unchecked: for programs that store games as such numbers.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "buy", "market": ["jets"], "monsters": {"gigazaur": {"energy": 5}}})
        >>> stop = next(iter(game.vocabulary.legal_choices(game.state)))
        >>> game.answer(stop)
        >>> game.played
        [('gigazaur', 'stop')]
        """
        self.remember(choice)
        before = self._history[-1][0] if self._keeps_past else None
        try:
            self.vocabulary.rules.apply(self.state, choice)
            check_rules(self, before, choice)
        except Exception as error:
            if self._keeps_past:
                self.undo()
            self._blame_packs(error)
            raise

    def remember(self, choice: int) -> None:
        """Remember an answer about to be given, so that it can be undone and written down.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "buy", "market": ["jets"], "monsters": {"gigazaur": {"energy": 5}}})
        >>> stop = next(iter(game.vocabulary.legal_choices(game.state)))
        >>> game.remember(stop)
        >>> game.played
        [('gigazaur', 'stop')]
        """
        if self._keeps_past:
            entry = self.vocabulary.entry(self.state, self.seats, choice)
            self._history.append((self.state.copy(), len(self.state.log)))
            self._played.append((self.player or "", entry))

    def roll(self, source: random.Random | None = None) -> None:
        """Let Chance answer, using the system's randomness or a given source, until a player is asked.

        >>> import random
        >>> from daikaiju import King
        >>> one, other = King(2), King(2)
        >>> one.roll(random.Random(7))
        >>> other.roll(random.Random(7))
        >>> one == other, one.decision
        (True, 'roll')
        """
        if source is not None and not isinstance(source, random.Random):
            raise DaikaijuError(f"{source!r} is no source of chance; random.Random(7) is one")
        dice = source or random.SystemRandom()
        while self.player == "chance":
            self.apply(dice.randrange(self.state.spread))

    def undo(self, steps: int = 1) -> None:
        """Take back this many answers, of players and of Chance alike.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.apply({"card": "wings"})
        >>> game.undo()
        >>> game == King(2)
        True
        """
        if not isinstance(steps, int) or not 0 <= steps <= len(self._history):
            raise IllegalAction(f"cannot take back {steps} steps: {len(self._history)} have been made")
        for _ in range(steps):
            log = self.state.log
            self.state, told = self._history.pop()
            self._played.pop()
            self.state.log = log[:told]

    def keep_no_past(self) -> None:
        """Stop remembering answers: they can no longer be undone or written down, and take no memory.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.keep_no_past()
        >>> game.roll()
        >>> game.undo()
        Traceback (most recent call last):
        daikaiju.errors.IllegalAction: cannot take back 1 steps: 0 have been made
        """
        self._keeps_past = False
        self._history, self._played = [], []

    def take_log(self) -> list[tuple[int, ...]]:
        """The events since the log was last taken, with numbers and values as in the rules; the log forgets them.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.keep_no_past()
        >>> game.apply({"card": "wings"})
        >>> len(game.take_log()), len(game.take_log())
        (1, 0)
        """
        told: list[tuple[int, ...]] = self.state.log
        self.state.log = []
        return told

    def copy(self) -> Self:
        """An independent game in the same position, with the same past.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> twin = game.copy()
        >>> twin.apply({"card": "wings"})
        >>> len(game.played), len(twin.played)
        (0, 1)
        """
        twin = object.__new__(type(self))
        twin.seats, twin.options, twin.vocabulary = list(self.seats), dict(self.options), self.vocabulary
        twin.state = self.state.copy()
        twin.state.log = list(self.state.log)
        twin._history, twin._played = list(self._history), list(self._played)
        twin._start_text, twin._keeps_past = self._start_text, self._keeps_past
        twin._begun, twin._begun_log = self._begun, self._begun_log
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> PlainForm:
        return plain_form(self)

    def __setstate__(self, form: PlainForm) -> None:
        restore(self, form)

    @property
    def played(self) -> list[tuple[str, Entry]]:
        """All answers so far, with who gave them.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.apply({"card": "wings"})
        >>> game.played
        [('chance', {'card': 'wings'})]
        """
        if not self._keeps_past:
            raise DaikaijuError("this game keeps no past: what was answered is not known")
        return list(self._played)

    @classmethod
    def from_dict(cls, document: dict[str, Any]) -> Self:
        """The game in a document of the text format, as far as its script goes.

        >>> from daikaiju import Game
        >>> Game.from_dict({"game": "king", "seats": ["gigazaur", "alienoid"], "start": "setup"})
        <King 2016: gigazaur, alienoid; turn 0, chance answers card>
        """
        from daikaiju.text.loading import read_game

        game = read_game(document)
        if not isinstance(game, cls):
            raise DaikaijuError(f"the text is a game of {type(game).__name__}, not of {cls.__name__}")
        return game

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game in a text written by `to_text`, or in any single document of the text format.

        >>> from daikaiju import Game, King
        >>> game = King(3)
        >>> game.roll()
        >>> Game.from_text(game.to_text()) == game
        True
        """
        from daikaiju.text.loading import one_document

        return cls.from_dict(one_document(text, "text"))

    # --- words ---------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The game so far as a document of the text format, which replays it.

        >>> from daikaiju import King
        >>> King(2).to_dict()["seats"]
        ['gigazaur', 'cyber_kitty']
        """
        script: list[Entry] = [entry if who == "chance" else {who: entry} for who, entry in self.played]
        start = {"position": self._start_text} if self._start_text is not None else {"start": "setup"}
        end = {"over": True, "winners": self.winners} if self.over else {}
        return {"game": self.vocabulary.game, **self.options, "seats": self.seats, **start, "script": script} | (
            {"expect": end} if end else {}
        )

    def to_text(self) -> str:
        """The game so far as YAML.

        >>> from daikaiju import King
        >>> print(King(2).to_text().splitlines()[0])
        game: king
        """
        from daikaiju.text.files import dump

        return dump(self.to_dict())

    def _begin_at(self, position: dict[str, Any]) -> None:
        """Start over from a position in words."""
        words = self.vocabulary
        words.read_position(self.state, self.seats, Node(position, "position"))
        self.state.log = []
        self._start_text = position
        self._begin()

    def _begin(self) -> None:
        """Run to the first question, remembering where it started."""
        self._begun, self._begun_log = self.state.copy(), list(self.state.log)
        try:
            self.vocabulary.rules.advance(self.state)
            check_rules(self, self._begun)
        except Exception as error:
            self._blame_packs(error)
            raise

    def _blame_packs(self, error: Exception) -> None:
        """Say in one sentence what went wrong in a card of a pack."""
        if self.packs:
            raise mistake(error, [pack_named(pack) for pack in self.packs]) from error

    def begin_again(self) -> None:
        """Back to where the game began, before the rules did anything by themselves.

        >>> from daikaiju import King
        >>> game = King(2)
        >>> game.roll()
        >>> game.begin_again()
        >>> game.played
        []
        """
        self._history, self._played = [], []
        self.state = self._begun.copy()
        self.state.log = list(self._begun_log)

    def action_of(self, choice: int) -> Action:
        """The action that is a choice by the rules' own number.

        >>> from daikaiju import King
        >>> game = King(2, position={"phase": "buy", "market": ["jets"], "monsters": {"gigazaur": {"energy": 5}}})
        >>> stop = next(iter(game.vocabulary.legal_choices(game.state)))
        >>> str(game.action_of(stop))
        'stop'
        """
        decision = self.vocabulary.decision(self.state)
        entry = self.vocabulary.entry(self.state, self.seats, choice)
        return Action(self.actions.action(decision, choice), self.player or "", entry)
