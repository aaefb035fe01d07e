"""Pages generated when the documentation is built: the handbook, and files from outside docs/."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(Path(__file__).parent)]

from site_handbook import handbook_pages  # noqa: E402  # the path above finds it

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "measurements.md",
    "README.md": "index.md",
}
"""Files outside docs/ and the pages they become."""

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    from mkdocs.structure.files import File

    for path, text in made_pages():
        files.append(File.generated(config, path, content=text))
    return files


def made_pages() -> Iterator[tuple[str, str]]:
    for source, path in ELSEWHERE.items():
        if path != "index.md":
            yield path, with_links((ROOT / source).read_text(encoding="utf-8"), Path(source).parent, Path())
    yield from handbook_pages(ROOT / "tests" / "scenarios")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to files outside docs/ at the pages generated from them."""
    if page.file.src_uri in ELSEWHERE.values() or page.file.src_uri.startswith("handbook/"):
        return markdown
    folder = Path(page.file.src_uri).parent
    return with_links(markdown, Path("docs") / folder, folder)


def with_links(text: str, folder: Path, page_folder: Path) -> str:
    """A text from a folder of the repository, with its links adjusted for a folder of the site."""

    def moved(found: re.Match[str]) -> str:
        picture, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        page = page_of((ROOT / folder / target).resolve())
        up = "../" * len(page_folder.parts)
        return words if page is None else f"{picture}[{words}]({up}{page if '#' in page else page + anchor})"

    return LINK.sub(moved, text)


def page_of(path: Path) -> str | None:
    """The page generated from a file of the repository; None if there is none."""
    inside = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    if inside in ELSEWHERE:
        return ELSEWHERE[inside]
    if inside.startswith("docs/"):
        return inside.removeprefix("docs/")
    scenario = re.match(r"tests/scenarios/(king|duel)/(?:cards/(\w+))?", inside)
    if scenario is None:
        return None
    return f"handbook/{scenario[1]}-cards.md#{scenario[2]}" if scenario[2] else f"handbook/{scenario[1]}.md"
