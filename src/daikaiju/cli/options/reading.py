"""How a value gets from the command line to a command: a reader turns what was typed into what is meant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import typer

from daikaiju.errors import DaikaijuError, Problem

if TYPE_CHECKING:
    from daikaiju.games import GameInfo


@dataclass(frozen=True)
class Given:
    """What was typed for an option."""

    option: str
    text: str
    values: Mapping[str, Any]
    """What was read before it, by the parameters of the command."""

    @property
    def game(self) -> GameInfo:
        """The game that the command is about; `--game` is read before all others."""
        info: GameInfo = self.values["game"]
        return info

    def refusal(self, key: str, **arguments: str | int) -> DaikaijuError:
        """The error that says what is wrong with it."""
        return DaikaijuError(Problem(key, option=self.option, given=shown(self.text), **arguments))


def option(name: str, read: Callable[[Given], object], **settings: Any) -> Any:
    """An option whose value is read by a function; its default is read like what is typed."""
    return typer.Option(name, parser=str, callback=reading(name, read), **settings)


def options_of(prefix: str) -> Callable[..., Any]:
    """Makes options whose help is the message with a prefix and their name."""

    def named(name: str, read: Callable[[Given], object], metavar: str = "N") -> Any:
        return option(f"--{name}", read, metavar=metavar, help=f"{prefix}-{name}")

    return named


def argument(name: str, read: Callable[[Given], object], **settings: Any) -> Any:
    """The same for an argument, which problems are reported about under this name."""
    return typer.Argument(parser=str, callback=reading(name, read), **settings)


def reading(name: str, read: Callable[[Given], object]) -> Callable[..., object]:
    """Typer's callback that reads a value, or every one of several."""

    def callback(context: typer.Context, given: Any) -> object:
        if isinstance(given, list):
            return [read(Given(name, one, context.params)) for one in given]
        return None if given is None else read(Given(name, given, context.params))

    return callback


def shown(given: str) -> str:
    """A given value, short enough for a sentence and with printable characters only."""
    given = given.encode(errors="replace").decode()
    return given if len(given) <= 40 else given[:39] + "…"
