"""`daikaiju verify`: compute every roll of a finished game again from the secret and the players' shares."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from daikaiju.cli.options import HELP, Json, Lang
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

File = Annotated[Path, typer.Argument(metavar="FILE", help=HELP.say("verify-option-file"))]
DIFFERENT = 1


def verify(file: File, lang: Lang = "en", json: Json = False) -> None:
    from daikaiju.fairness import verify as verify_document
    from daikaiju.rules.version import rules_version
    from daikaiju.text.files import load

    words = Words(lang)
    document = load(file)[0]
    problem = ""
    rolls = 0
    try:
        rolls = verify_document(document, str(file))
    except DaikaijuError as error:
        problem = error.say(words)
        if document.get("rules") not in (None, rules_version()):
            problem = words.say("verify-other-rules", problem=problem)
    if json:
        print_json({"fair": not problem, "rolls": rolls, "problem": problem})
    elif problem:
        stdout().print(words.say("verify-wrong", problem=problem), markup=False, soft_wrap=True)
    else:
        stdout().print(words.say("verify-right", rolls=rolls), soft_wrap=True)
    if problem:
        raise typer.Exit(DIFFERENT)
