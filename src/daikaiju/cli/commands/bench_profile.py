"""`daikaiju bench --profile`: where the time of a compiled game goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.profiling import Profile
    from daikaiju.simulation import Setup

MOST_SHOWN = 20


def run(words: Words, setup: Setup, json: bool) -> None:
    need("cpu")
    from daikaiju.profiling import profile

    stderr().print(words.say("cli-profile-compiling"))
    found = profile(setup)
    if json:
        print_json({**setup.described(), **found.to_dict()})
    else:
        show(words, setup, found)


def show(words: Words, setup: Setup, found: Profile) -> None:
    """The parts of the rules, the steps that take most of the time, and the moments consulted most often."""
    game, edition = words.say(f"cli-game-{setup.info.name}"), str(setup.described()["edition"])
    screen = stdout()
    screen.print(words.say("cli-bench-title", game=game, edition=edition, players=setup.players))
    speed = {"games_per_s": found.games_per_s, "microseconds": found.ns_per_game / 1000}
    screen.print(words.say("cli-profile-speed", **speed))
    parts = Grid("", words.say("cli-profile-share"))
    for part, share in found.parts.items():
        parts.add_row(part, words.say("cli-percent", share=share))
    screen.print(parts)
    steps = Grid(*(words.say(f"cli-profile-{name}") for name in ("step", "part", "times", "ns", "share")))
    for step in found.steps[:MOST_SHOWN]:
        kind = words.say("cli-profile-question", name=step.name) if step.question else step.name
        numbers = (words.say("cli-tenth", number=number) for number in (step.times, step.ns))
        steps.add_row(kind, step.part, *numbers, words.say("cli-percent", share=step.share))
    screen.print(steps)
    moments = Grid(*(words.say(f"cli-profile-{name}") for name in ("moment", "times", "asked")))
    for moment in found.moments[:MOST_SHOWN]:
        numbers = (words.say("cli-tenth", number=number) for number in (moment.times, moment.asked))
        moments.add_row(moment.name, *numbers)
    screen.print(moments)
