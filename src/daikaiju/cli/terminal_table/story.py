"""What happened, as paragraphs to print, one per turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from daikaiju.cli.terminal_table.names import Names
from daikaiju.messages import new_narrator

if TYPE_CHECKING:
    from daikaiju.game import Game


@dataclass
class Paragraph:
    """A turn, or what came before the first: whose it is, its heading, and its sentences with whom each is about."""

    seat: int | None = None
    heading: str = ""
    sentences: list[tuple[str, int | None]] = field(default_factory=list)


def paragraphs(game: Game, names: Names, since: int = 0, *, dice_are_shown: bool = False) -> list[Paragraph]:
    """What happened from an event on; the last throw is left out when the dice are shown anyway."""
    happenings = new_narrator(game).tell(game.state.log)
    if dice_are_shown and happenings and happenings[-1].name == "rolled" and happenings[-1].seat == game.state.active:
        del happenings[-1]
    from_the_start = since == 0 and any(happening.name == "begins" for happening in happenings)
    told = [Paragraph(heading=names.words.say(f"{names.game}-log-opening") if from_the_start else "")]
    for happening in happenings[since:]:
        if happening.say is None:
            continue
        if happening.name == "turn":
            told.append(Paragraph(happening.seat, names.text(happening.say)))
        else:
            told[-1].sentences.append((names.text(happening.say), happening.seat))
    return [paragraph for paragraph in told if paragraph.heading or paragraph.sentences]


def as_text(paragraph: Paragraph, names: Names) -> Text:
    """A paragraph to print; what concerns the reader stands out.

    The active monster, which the heading names, is named again only after a sentence about something else.
    """
    text = Text()
    if paragraph.seat is not None:
        text.append(f"{paragraph.heading}.", style=f"bold {names.colour(paragraph.seat)}")
    elif paragraph.heading:
        text.append(paragraph.heading, style="bold")
    name = "" if paragraph.seat is None else f"{names.monster(paragraph.seat)} "
    meant = True
    for sentence, seat in paragraph.sentences:
        text.append(" " if text else "")
        said = sentence.removeprefix(name) if meant else sentence
        text.append(upper_first(said), style="bold" if seat == names.me else "")
        meant = sentence.startswith(name)
    return text


def upper_first(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
