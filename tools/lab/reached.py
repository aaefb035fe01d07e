"""What random play reaches, which should be every card, every kind of question and every frame.

python -m tools.lab.reached king 5000
"""

from __future__ import annotations

import sys
import types
from collections import Counter
from collections.abc import Iterable

from daikaiju.games import game_info
from daikaiju.rules.agenda import NOTHING, Agenda


def reached(rules: types.ModuleType, games: Iterable[Agenda]) -> dict[str, Counter[str]]:
    """How often each card was bought or used, each question asked and each frame done in random games."""
    counts: dict[str, Counter[str]] = {"cards": Counter(), "decisions": Counter(), "frames": Counter()}
    names = rules.book.card_names
    with_card = {
        int(event): event.fields.index("card") + 1
        for event in rules.book.events
        if "card" in event.fields and event.name != "revealed"
    }
    for state in games:
        state.log = []
        rules.start(state)
        while not state.over:
            if state.asking == NOTHING:
                counts["frames"][rules.book.frames[state.todo[state.depth - 1]].name] += 1
            else:
                counts["decisions"][rules.book.decisions[state.asking - 1].name] += 1
            rules.random_step(state)
        counts["cards"].update(names[told[with_card[told[0]]]] for told in state.log if told[0] in with_card)
    return counts


def everything(rules: types.ModuleType) -> dict[str, list[str]]:
    """Everything that can be reached."""
    return {
        "cards": rules.book.card_names,
        "decisions": [decision.name for decision in rules.book.decisions],
        "frames": [frame.name for frame in rules.book.frames],
    }


def table(counts: dict[str, Counter[str]], rules: types.ModuleType, games: int) -> str:
    """The counts as a page, the rarest first."""
    lines = [f"# What {games:,} random games reach", ""]
    lines += ["A card is counted when it is bought, used, copied, sold or lost. Written by", ""]
    lines += [f"    python -m tools.lab.reached {rules.book.name} {games}", ""]
    for kind, names in everything(rules).items():
        found = sum(counts[kind][name] > 0 for name in names)
        lines += [f"## {kind.capitalize()}: {found} of {len(names)}", "", "| | times |", "|---|---|"]
        lines += [f"| {name} | {counts[kind][name]:,} |" for name in sorted(names, key=lambda name: counts[kind][name])]
        lines.append("")
    return "\n".join(lines)


def main(name: str = "king", games: str = "5000") -> None:
    info = game_info(name)
    counts = reached(info.rules, map(info.example, range(int(games))))
    print(table(counts, info.rules, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
