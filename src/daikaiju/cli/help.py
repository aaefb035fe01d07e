"""The command line in the language of its reader: help, usage lines, and what is wrong with a command.

Commands and options say which message is their help; what is shown is put in when the command line is read, because
only then is the language known.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from daikaiju.cli.options.language import spoken

if TYPE_CHECKING:
    from daikaiju.words import Words

LANG = "--lang"
USAGE = "Usage: "


class Localized:
    """What Typer's commands and groups would say in English. Its contexts are of a class that it does not export."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]  # of the command this is mixed into
        return usage.replace(USAGE, f"{spoken().say('cli-usage')} ", 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]  # as above
        if option is not None:
            option.help = spoken().say("cli-option-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # takes a while to load, and only help needs it

        words = spoken()
        rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-usage-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-usage-options")
        rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-usage-commands")
        rich_utils.DEFAULT_STRING = f"[{words.say('cli-usage-default', value='{}')}]"
        rich_utils.ENVVAR_STRING = f"[{words.say('cli-usage-variable', name='{}')}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{words.say('cli-usage-required')}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]  # as above


class LocalizedCommand(Localized, TyperCommand):
    """A command whose help is in the language of its reader."""


def localize(group: TyperGroup) -> None:
    """Replace the names of messages, with which commands and options were declared, by their texts."""
    words = spoken()
    group.subcommand_metavar = words.say("cli-usage-command")
    for command in (group, *group.commands.values()):
        command.help = words.say(command.help or "")
        command.options_metavar = words.say("cli-usage-any-options")
        for parameter in command.params:
            parameter.help = words.say(parameter.help)  # type: ignore[attr-defined]  # all of ours have one


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for.

    >>> asked_language(["sim", "--lang", "uk"]), asked_language(["--lang=ru", "sim"]), asked_language(["sim", "--lang"])
    ('uk', 'ru', None)
    """
    found = None
    for place, argument in enumerate(arguments):
        if argument == LANG:
            found = arguments[place + 1] if place + 1 < len(arguments) else found
        elif argument.startswith(f"{LANG}="):
            found = argument.removeprefix(f"{LANG}=")
    return found


def language_last(arguments: Sequence[str]) -> list[str]:
    """The arguments, with a language that stands before the command behind it, where the command reads it.

    >>> language_last(["--lang", "uk", "sim", "--games", "3"])
    ['sim', '--lang', 'uk', '--games', '3']
    >>> language_last(["--lang=uk", "--help"])
    ['--lang=uk', '--help']
    """
    first = 2 if arguments[:1] == [LANG] else 1 if arguments and arguments[0].startswith(f"{LANG}=") else 0
    language, command, rest = arguments[:first], arguments[first : first + 1], arguments[first + 1 :]
    if not command or command[0].startswith("-"):
        return list(arguments)
    return [*command, *language, *rest]


def usage_problem(words: Words, error: typer.TyperException) -> str:
    """What is wrong with a command line, which Typer says in English only."""
    message = error.format_message().rstrip(".")
    option = getattr(error, "option_name", "")
    # The classes are Typer's own business; their names and these phrases are what it shows to everybody.
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(getattr(error, "possibilities", None) or ())
            message = words.say("cli-error-no-such-option", option=option, hint="near" if near else "none", near=near)
        case "MissingParameter":
            parameter: Any = getattr(error, "param", None)
            name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar
            message = words.say("cli-error-missing", name=name)
        case "BadOptionUsage" if "requires" in message:
            message = words.say("cli-error-no-value", option=option)
        case "BadOptionUsage":
            message = words.say("cli-error-needless-value", option=option)
        case "UsageError" if found := re.fullmatch(r"Got unexpected extra argument\(?s?\)? \((.*)\)", message):
            message = words.say("cli-error-too-many-arguments", given=found[1])
        case "UsageError" if found := re.match(r"No such command '(.*?)'", message):
            message = words.say("cli-error-no-such-command", given=found[1])
    command = getattr(getattr(error, "ctx", None), "command_path", "daikaiju")
    return words.say("cli-error-usage", message=message, command=command)
