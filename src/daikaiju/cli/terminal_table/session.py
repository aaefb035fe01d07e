"""One person at the table: bots and chance play until the person is asked, and typed input is interpreted."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from daikaiju.cli.terminal_table.duel.view import DuelView
from daikaiju.cli.terminal_table.names import Names
from daikaiju.cli.terminal_table.results import statistics_table
from daikaiju.cli.terminal_table.story import as_text, paragraphs
from daikaiju.cli.terminal_table.view import View
from daikaiju.messages import Message, MonsterName, Question, Several, ask, ending
from daikaiju.scene.pointless import mark_pointless
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.bots import Bot
    from daikaiju.game import Game

with contextlib.suppress(ImportError):  # where available, lines can be edited and recalled
    import readline  # noqa: F401  # importing it is enough

VIEWS = {"king": View, "duel": DuelView}
PROMPT = "> "
MANY_ANSWERS = 9
"""More answers than this are shown in several columns."""

LETTERS = "abcdefghijklmnop"


MARK_WIDTH = 4


class Leave(Exception):
    """The person wants to leave."""


class Session:
    """A game of one person against bots."""

    def __init__(
        self,
        game: Game,
        me: str,
        bots: dict[str, Bot],
        words: Words,
        dice: random.Random | None,
        console: Console,
        *,
        ask_order: bool = False,
        read: Callable[[str], str] = input,
    ) -> None:
        self.game = game
        self.me = me
        self.bots = bots
        self.words = words
        self.source = dice
        self.console = console
        self.ask_order = ask_order
        self.read = read
        self.names = Names(words, game, game.seats.index(me))
        self.view = VIEWS[self.names.game](console, self.names)
        self.told = 0
        """How many events have been shown."""
        self.shown_turn = -1
        """The turn in which the table was last shown."""
        self.choices: list[int] = []
        """How many answers had been given before each choice of the person."""

    # --- the game ------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        me, seats = self.names.me, range(len(self.game.seats))
        others = Several(tuple(MonsterName(seat) for seat in seats if seat != me))
        welcome = Message("play-welcome", {"monster": MonsterName(me), "others": others})
        self.console.print(Text(self.names.text(welcome)))
        for line in self.view.opening():
            self.console.print(line)
        self.game.roll(self.source)
        while not self.game.over:
            if self.game.player == self.me:
                self.answer_question()
            else:
                bot = self.bots[self.game.player or ""]
                self.game.apply(bot.answer(self.game))
            self.game.roll(self.source)
        self.finish()

    def answer_question(self) -> None:
        """Ask the person until there is an answer."""
        question = ask(self.game)
        if question.usual and not self.ask_order:
            self.game.apply("in_order")
            return
        self.tell()
        state = self.game.state
        if self.shown_turn != state.turn and state.active == self.names.me:
            self.show_table()
        while True:
            question = mark_pointless(self.game, ask(self.game))
            self.show(question)
            action = self.understand(question, self.read_line())
            if action is not None:
                self.choices.append(len(self.game.played))
                self.game.apply(action)
                return

    def finish(self) -> None:
        self.tell()
        self.console.print()
        self.console.print(Text(self.names.text(ending(self.game)), style="bold"))
        self.say("play-after-turns", turns=self.game.state.turn)
        self.console.print()
        self.console.print(statistics_table(self.game, self.view))
        self.console.print()
        self.offer_to_save("play-end-save")

    # --- showing --------------------------------------------------------------------------

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.say(key, **arguments)))

    def tell(self) -> None:
        """What happened since the last question."""
        rolling = self.game.decision in self.view.about_dice and self.game.player == self.me
        self.print_story(self.told, dice_are_shown=rolling)
        self.told = len(self.game.state.log)

    def print_story(self, since: int = 0, *, dice_are_shown: bool = False) -> None:
        for paragraph in paragraphs(self.game, self.names, since, dice_are_shown=dice_are_shown):
            self.console.print(Padding(as_text(paragraph, self.names), (0, 0, 0, 1)))

    def show_table(self) -> None:
        self.console.print()
        self.view.table(self.game)
        self.shown_turn = self.game.state.turn

    def show(self, question: Question) -> None:
        g = self.game.state
        self.console.print()
        beside = self.view.beside(self.game)
        if beside is not None:
            self.console.print(beside)
        self.console.print(Text(self.names.text(question.text), style="bold"))
        marks = LETTERS if question.reroll else [str(number) for number in range(1, len(question.answers) + 1)]
        lines = []
        for answer in question.answers:
            line = Text(self.names.text(answer.label))
            if answer.action == question.default:
                line.append(" ↵", style="cyan")
            if answer.pointless:
                line.append(f" ({self.words.say('web-no-effect')})", style="yellow")
            note = self.view.note(answer, question)
            if note:
                line.append(f"  {note}", style="dim")
            lines.append(line)
        if lines:
            for grid in self.in_columns(list(zip(marks, lines, strict=False))):
                self.console.print(grid)
        if self.game.decision == "buy":
            for line in self.view.too_dear(g):
                self.console.print(line)
        if question.reroll:
            self.console.print(Text(self.words.say("play-hint-roll"), style="dim"))

    def in_columns(self, marked: list[tuple[str, Text]]) -> list[Table]:
        """Answers one below the other; when there are many, the short ones come first in several columns."""
        if len(marked) <= MANY_ANSWERS:
            return [grid_of(marked, 1)]
        half = self.console.width // 2
        short = [pair for pair in marked if cell_len(pair[1].plain) + MARK_WIDTH <= half]
        long = [pair for pair in marked if pair not in short]
        widest = max((cell_len(line.plain) for _, line in short), default=half)
        grids = [grid_of(short, self.console.width // (widest + MARK_WIDTH))] if short else []
        return [*grids, grid_of(long, 1)] if long else grids

    # --- understanding -----------------------------------------------------------------------

    def read_line(self) -> str:
        return self.read(PROMPT).strip()

    def understand(self, question: Question, typed: str) -> int | None:
        """The number of the action meant; None when the person asked for something else, which is then done."""
        if self.obey(typed):
            return None
        if not typed and question.default is not None:
            return question.default
        if question.reroll:
            return self.understand_dice(question, typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(question.answers):
            return question.answers[int(typed) - 1].action
        written = {action.id: str(action).replace(":", "") for action in self.game.legal_actions}
        for answer in question.answers:
            names = [self.names.text(answer.label)]
            if question.decision not in self.view.about_tracks:
                names.append(written[answer.action])
            if plain(typed) in map(plain, names):
                return answer.action
        self.say("play-not-a-number", given=typed, first=1, last=len(question.answers))
        return None

    def understand_dice(self, question: Question, typed: str) -> int | None:
        """Numbers of dice to keep, or the letter of another answer."""
        if len(typed) == 1 and typed.casefold() in LETTERS[: len(question.answers)]:
            return question.answers[LETTERS.index(typed.casefold())].action
        g = self.game.state
        digits = typed.replace(",", " ").split()
        kept = {int(digit) for word in digits if word.isdecimal() for digit in word}
        is_known = all(word.isdecimal() for word in digits) and kept <= set(range(g.dice_count + 1))
        if not is_known or (0 in kept and len(kept) > 1):
            self.say("play-not-dice", given=typed, last=g.dice_count)
            return None
        mask = sum(1 << die for die in range(g.dice_count) if die + 1 not in kept)
        if mask:
            faces = [g.dice[die] for die in range(g.dice_count) if not (mask >> die) & 1]
            self.say("play-keeping", kept=len(faces), dice=self.names.dice(faces), rolled=mask.bit_count())
        assert question.reroll is not None
        return question.reroll.first + mask

    def obey(self, typed: str) -> bool:
        """Carry out the input if it is a command; returns whether it was one."""
        word, _, rest = typed.partition(" ")
        commands: dict[str, Callable[[str], object]] = {
            "?": self.help,
            "help": self.help,
            "table": lambda _: self.show_table(),
            "log": self.tell_everything,
            "undo": self.undo,
            "order": self.change_order,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        return command is not None

    # --- commands --------------------------------------------------------------------------------

    def help(self, card: str) -> None:
        """What can be typed, or what a card does."""
        if card:
            entry = self.names.find_card(card)
            other = self.view.explained(card)
            if other is not None:
                self.console.print(Text(other))
            elif entry is None:
                self.say("play-no-such-card", given=card)
            else:
                kind = self.view.kind(entry)
                self.say("play-card", name=entry.name, cost=entry.cost, kind=kind, effect=entry.effect)
            return
        self.say("play-help")
        grid = Table.grid(padding=(0, 2))
        example, file = (self.words.attribute("play-help", part) for part in ("example", "file"))
        if self.words.has(f"{self.names.game}-example"):
            example = self.words.say(f"{self.names.game}-example")
        for typed, what in (
            ("?", "help"), (f"? {example}", "card"), ("table", "table"), ("log", "log"), ("undo", "undo"),
            ("order", "order"), (f"save {file}", "save"), ("quit", "quit"),
        ):  # fmt: skip
            grid.add_row(Text(f"  {typed}", style="bold cyan"), self.words.attribute("play-help", what))
        self.console.print(grid)
        self.say(f"{self.names.game}-help-rules")

    def tell_everything(self, _: str) -> None:
        self.print_story()

    def undo(self, _: str) -> None:
        """Take back the last choice, unless anything but the person's own answers has come since."""
        if not self.choices:
            self.say("play-undo-nothing")
            return
        since = self.game.played[self.choices[-1] :]
        if any(who != self.me for who, _ in since):
            self.say("play-undo-too-late")
            return
        self.game.undo(len(since))
        self.choices.pop()
        self.told = min(self.told, len(self.game.state.log))
        self.say("play-undone")

    def change_order(self, _: str) -> None:
        self.ask_order = not self.ask_order
        self.say(f"{self.names.game}-order-{'asked' if self.ask_order else 'usual'}")

    def save(self, name: str) -> bool:
        """Write the game to a new file; returns whether that worked."""
        if not name:
            self.say("play-save-where")
            return False
        path = Path(name).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.game.to_text())
        except FileExistsError:
            self.say("play-save-exists", file=name)
            return False
        except (OSError, ValueError) as error:
            self.say("play-save-failed", file=name, reason=getattr(error, "strerror", None) or str(error))
            return False
        self.say("play-saved", file=name)
        return True

    def offer_to_save(self, key: str) -> None:
        """Until the person has saved the game or does not want to."""
        while True:
            self.say(key)
            word, _, name = self.read_line().partition(" ")
            if not word or (word.casefold() == "save" and self.save(name.strip())):
                return

    def quit(self, _: str) -> None:
        self.offer_to_save("play-quit-save")
        raise Leave


def grid_of(marked: list[tuple[str, Text]], columns: int) -> Table:
    """Answers with their marks, column by column."""
    rows = -(-len(marked) // columns)
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", min_width=2 if columns > 1 else None)
        grid.add_column(ratio=1 if columns == 1 else None)
    for row in range(rows):
        grid.add_row(*(cell for pair in marked[row::rows] for cell in pair))
    return grid


def plain(typed: str) -> str:
    """A text reduced to characters that keyboards have."""
    return typed.casefold().replace("−", "-")
