"""`daikaiju verify`: recompute every roll of finished games from the secret and the players' shares."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.values import Json
from daikaiju.cli.screen import print_json, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.fairness.verdict import Verdict
    from daikaiju.messages import Message

File = Annotated[Path, typer.Argument(metavar="FILE", help="verify-option-file")]
EXIT_CODES = {"fair": 0, "unproved": 3, "cut": 1, "altered": 1, "unreadable": 2}
"""With several documents, the worst verdict counts."""


def verify(file: File, words: Language = ENGLISH, json: Json = False) -> None:
    from daikaiju.data_files import read_text
    from daikaiju.fairness.verdict import WORST_LAST
    from daikaiju.fairness.verdict import verify as verify_text

    verdicts = verify_text(read_text(file), str(file))
    told = [sentences(words, verdict) for verdict in verdicts]
    if json:
        documents = [to_json(verdict, lines) for verdict, lines in zip(verdicts, told, strict=True)]
        print_json({"fair": all(verdict.status == "fair" for verdict in verdicts), "documents": documents})
    else:
        for number, lines in enumerate(told, 1):
            line = " ".join(lines)
            if len(told) > 1:
                line = words.say("verify-document", number=number, verdict=line)
            stdout().print(line, markup=False, highlight=False, soft_wrap=True)
    worst = max((verdict.status for verdict in verdicts), key=WORST_LAST.index)
    if worst != "fair":
        raise typer.Exit(EXIT_CODES[worst])


def sentences(words: Words, verdict: Verdict) -> list[str]:
    """The verdict about one document in words."""
    from daikaiju.messages import Localizer

    game = verdict.reading.game
    say = Localizer(words, game).text if game is not None else partial(say_plainly, words)
    lines = [say(found) for found in verdict.findings]
    if verdict.status in ("fair", "unproved"):
        lines.insert(0, words.say(f"fair-verdict-{verdict.status}", rolls=verdict.rolls))
    altered = verdict.altered_roll()
    if altered is not None:
        lines.append(words.say("verify-roll", said=altered[0], right=altered[1]))
    if verdict.status == "altered" and verdict.reading.other_rules:
        lines.append(words.say("verify-other-rules"))
    return lines


def say_plainly(words: Words, message: Message) -> str:
    """A message about a document in which no game could be read; its arguments are numbers, words and messages."""
    from daikaiju.messages import Phrase

    arguments = message.args.items()
    said = {name: say_plainly(words, value.say) if isinstance(value, Phrase) else value for name, value in arguments}
    return words.say(message.key, **said)  # type: ignore[arg-type]  # such a document names no monsters


def to_json(verdict: Verdict, lines: list[str]) -> dict[str, object]:
    import msgspec

    findings = [msgspec.to_builtins(found) for found in verdict.findings]
    return {"verdict": verdict.status, "rolls": verdict.rolls, "findings": findings, "text": " ".join(lines)}
