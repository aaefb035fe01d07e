"""Writes docs/engine.md: the introduction from engine_page.md, and every entry point from the files' descriptions.

`make engine` runs it, and a test fails when the page is stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daikaiju.engine.description import Description, EntryPoint, description_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "engine.md"
INTRODUCTION = Path(__file__).with_suffix(".md")

CALLS = """## Entry points

All parameters are 32-bit whole numbers, most of them addresses in the file's own memory, unless they are said to be
float64. So are results. `initialise` comes first.
"""

MEMORY = """## Memory

Where a region begins is exported as a global of its name. Callers may write games into `games`, networks into
`networks`, and anything else into `scratch`; the workspaces and `multisets` belong to the file.
"""


def page() -> str:
    """The whole page."""
    king, duel = description_of("king"), description_of("duel")
    lines = [CALLS, *(line for entry in king.entry_points for line in described(entry)), MEMORY, *regions(king, duel)]
    return INTRODUCTION.read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n"


def described(entry: EntryPoint) -> Iterator[str]:
    """One entry point."""
    given = ", ".join(f"{name}: float64" if name in entry.reals else name for name in entry.parameters)
    returns = " → float64" if entry.returns == "float64" else ""
    yield f"### {entry.name}\n"
    yield f"`{entry.name}({given}){returns}`\n"
    yield entry.doc + "\n"


def regions(king: Description, duel: Description) -> Iterator[str]:
    """A table of the regions of both files."""
    yield "| region | how many | bytes of one in King | in the Duel |"
    yield "|---|---|---|---|"
    for one, other in zip(king.regions, duel.regions, strict=True):
        yield f"| `{one.name}` | {one.count} | {one.size:,} | {other.size:,} |"
    yield ""
    yield (
        f"A record of King has {king.record_size} bytes, one of the Duel {duel.record_size}; `king.json` and "
        "`duel.json` beside the files say where each field lies."
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
