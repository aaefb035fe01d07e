"""Writes docs/observations.md from the declarations in src/daikaiju/observation; `make observations` runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daikaiju.observation import Observation, observation_of

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"

ABOUT = """\
# What a seat sees

`make observations` writes this page from the declarations in `src/daikaiju/observation/`.

An observation is a row of int16 numbers. It holds everything that a player at the table may see and nothing more, from
one seat's point of view: what exists for every seat begins with the observer's own and goes on clockwise. It is the
same in a [batch](environments.md), in PettingZoo, Gymnasium and OpenSpiel, and for a position in Python:

```python
from daikaiju import King
from daikaiju.observation import observation_of

fields = observation_of("king")
seen = fields.of(King(3).state, seat=0)
assert fields.named(seen)["hearts"].tolist() == [10, 10, 10, 0, 0, 0]
```

- Numbers are quantities, or codes whose meaning is listed. `fields.named(seen)` gives the fields by name;
  `fields.expand(seen)` turns every code into zeros and a one, for networks.
- Numbers have 16 bits because energy and turns have no limit: random games of the Duel pass 400 of both. 8 bits would
  have to cap them, 32 would only cost bandwidth.
- The fields are the same for any number of players; those of seats that are not taken are 0. With [packs](packs.md) the
  fields of cards are longer.
- The random generator of simulations is hidden, and so is the card on top of the deck from those who have not looked at
  it. The deck has no order: which card comes next is drawn when it is needed.
- What is still on the agenda is shown as the phase it belongs to. `question`, `number` and `other_number` say what a
  question is about; the action mask says what may be answered.
"""


def page() -> Iterator[str]:
    """The lines of the page."""
    yield ABOUT
    for game, title in (("king", "The game for 2–6 monsters"), ("duel", "The Duel")):
        fields = observation_of(game)
        yield f"## {title}"
        yield ""
        yield f"{fields.size} numbers; {fields.expanded_size()} when expanded."
        yield ""
        yield from table(fields)
        yield ""


def table(fields: Observation) -> Iterator[str]:
    """The fields as a Markdown table."""
    yield "| field | place | numbers | meaning |"
    yield "|---|---|---|---|"
    for field in fields.fields:
        last = field.start + field.length - 1
        place = str(field.start) if field.length == 1 else f"{field.start}–{last}"
        numbers = "1" if not field.each else f"{field.length}, one for each {field.each}"
        meaning = " ".join(field.doc.split())
        if field.codes:
            meaning += " Codes: " + ", ".join(f"{number} {name}" for number, name in enumerate(field.codes)) + "."
        yield f"| `{field.name}` | {place} | {numbers} | {meaning} |"


if __name__ == "__main__":
    PAGE.write_text("\n".join(page()).rstrip() + "\n", encoding="utf-8")
