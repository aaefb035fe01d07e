"""The program `daikaiju`: `commands/` has a module for each command, `options/` what can be typed after it."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from daikaiju.cli.commands import COMMANDS, function_of
from daikaiju.cli.help import Localized, LocalizedCommand, asked_language, language_last, localize, usage_problem
from daikaiju.cli.options.language import ENGLISH, LANGUAGE, Language, speak, spoken
from daikaiju.errors import DaikaijuError
from daikaiju.extras import MissingExtra, extra_with

BAD_INPUT = 2
INTERRUPTED = 130


class Commands(Localized, TyperGroup):
    """Speaks the language that was asked for, and reports bad input in one sentence, whatever the command."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        standalone = extra.pop("standalone_mode", True)
        arguments = language_last(sys.argv[1:] if args is None else list(args))
        speak(asked_language(arguments) or os.environ.get(LANGUAGE) or "en")
        localize(self)
        try:
            code = super().main(arguments, *more, **{**extra, "standalone_mode": False})
        except (MissingExtra, ModuleNotFoundError) as error:
            missing = error if isinstance(error, MissingExtra) else extra_with(error)
            fail(spoken().say("cli-error-extra", module=missing.module, extra=missing.extra))
        except DaikaijuError as error:
            fail(error.say(spoken()))
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            fail(spoken().say("cli-error-system", message=f"{error.strerror}{where}"))
        except typer.TyperException as error:
            fail(usage_problem(spoken(), error))
        except Exception as error:
            fail_in_pack(error)
            raise
        return sys.exit(code if isinstance(code, int) else 0) if standalone else code


def fail_in_pack(error: Exception) -> None:
    """Exit with one sentence if a card of a pack could not be compiled."""
    from daikaiju.packs import explained

    found = explained(error)
    if found is not None:
        fail(found.say(spoken()))


def fail(sentence: str) -> NoReturn:
    """Exit with one sentence that says what is wrong."""
    typer.echo(" ".join(sentence.split()), err=True)
    sys.exit(BAD_INPUT)


app = typer.Typer(
    cls=Commands,
    help="cli-about",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def show_help(context: typer.Context, words: Language = ENGLISH) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for name in COMMANDS:
    app.command(name, help=f"cli-help-{name}", cls=LocalizedCommand)(function_of(name))


def main() -> None:
    """Run the command line; a terminal that lacks a letter shows a question mark for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="daikaiju")
