"""What is wrong with an input, in one sentence: in English for programs, in their own language for people."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daikaiju.words import Words


class Problem:
    """What is wrong, as a message from the Fluent files with its arguments, which may themselves be problems.

    >>> str(Problem("file-not-a-list", value=5))
    '5 is not a list'
    """

    def __init__(self, key: str, /, **arguments: str | int | Problem) -> None:
        self.key = key
        self.arguments = arguments

    def say(self, words: Words) -> str:
        """The sentence in a language."""
        said = {
            name: value.say(words) if isinstance(value, Problem) else value for name, value in self.arguments.items()
        }
        return words.say(self.key, **said)

    def to_json(self) -> dict[str, object]:
        """The form in which messages travel (docs/protocol.md)."""
        args = {
            name: {"say": value.to_json()} if isinstance(value, Problem) else value
            for name, value in self.arguments.items()
        }
        return {"key": self.key, "args": args}

    def __str__(self) -> str:
        from daikaiju.words import Words

        return self.say(Words("en"))


class DaikaijuError(ValueError):
    """A person or program asked for something impossible; the message says what, where, and what would be right.

    >>> from daikaiju import King
    >>> King(["gigazaur", "cyber_kity"])
    Traceback (most recent call last):
    daikaiju.errors.DaikaijuError: unknown monster of the 2016 edition “cyber_kity”; did you mean “cyber_kitty”?

    `str(error)` is English; `error.say(words)` is in the language of the words. Problems that only a program can cause,
    such as an illegal action or a wrong argument of a function, are reported in English to the programmer.
    """

    def __init__(self, problem: str | Problem = "", where: str = "") -> None:
        super().__init__(problem, where)  # what the error is rebuilt from in another process
        self.problem = problem
        self.where = where

    def say(self, words: Words) -> str:
        """The sentence in a language.

        >>> from daikaiju.words import Words
        >>> unknown("monster", "gigazor", ["gigazaur"]).say(Words("uk"))
        'невідомий монстр «gigazor»; може, «gigazaur»?'
        """
        said = self.problem.say(words) if isinstance(self.problem, Problem) else self.problem
        return f"{self.where}: {said}" if self.where else said

    def to_json(self) -> str | dict[str, object]:
        """What travels to a page as an argument of a message: the sentence, or a message for every language.

        >>> DaikaijuError("a program did something wrong").to_json()
        'a program did something wrong'
        """
        if not isinstance(self.problem, Problem):
            return str(self)
        problem = Problem("file-problem", where=self.where, problem=self.problem) if self.where else self.problem
        return {"say": problem.to_json()}

    def __str__(self) -> str:
        from daikaiju.words import Words

        return self.say(Words("en"))


class RulesFault(DaikaijuError):
    """The rules of a game, or those of a card, cannot go on from here."""


class IllegalAction(DaikaijuError):
    """An action that is not legal now; the game is unchanged.

    >>> from daikaiju import King
    >>> King(2).apply("stay")
    Traceback (most recent call last):
    daikaiju.errors.IllegalAction: chance cannot stay now; legal: card: one of the deck
    """


class UnknownOption(DaikaijuError, TypeError):
    """A keyword that a function does not take, in Python's own phrase, by which callers recognise it."""

    @classmethod
    def of(cls, what: str, option: str, valid: Iterable[str]) -> UnknownOption:
        """
        >>> str(UnknownOption.of("king", "edtion", ["edition"]))
        "king got an unexpected keyword argument 'edtion'; its options are edition"
        """
        return cls(f"{what} got an unexpected keyword argument '{option}'; its options are {', '.join(valid)}")


def unknown_name(kind: str, name: object, valid: Iterable[str]) -> Problem:
    """The problem with an unknown name, suggesting the nearest known one."""
    known = list(valid)
    near = difflib.get_close_matches(str(name), known, n=1)
    hint, names = ("near", near[0]) if near else ("all" if known else "none", ", ".join(known))
    return Problem("unknown-name", kind=kind, name=short(name), hint=hint, names=names)


def unknown(kind: str, name: object, valid: Iterable[str]) -> DaikaijuError:
    """The error for an unknown name, suggesting the nearest known one."""
    return DaikaijuError(unknown_name(kind, name, valid))


def short(value: object, most: int = 80) -> str:
    r"""A value, short enough for a sentence, and without what would break its line.

    >>> short("a\nb"), short("a" * 9, 5)
    ('a b', 'aaaa…')
    """
    text = str(value)
    text = text if len(text) <= most else text[: most - 1] + "…"
    return text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)
