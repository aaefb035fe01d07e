"""Where packs are found. Only the person running the program decides: files and visitors name packs, never folders."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

from daikaiju.errors import DaikaijuError, Problem

VARIABLE = "DAIKAIJU_PACKS"
"""The environment variable that lists folders: packs, or folders of packs. Child processes inherit it."""

GROUP = "daikaiju.packs"
"""The group of entry points under which distributions offer packs: the name, and the package whose folder it is."""

DESCRIPTION = "pack.yaml"


def add_folder(folder: Path | str) -> str:
    """Register the pack in a folder for this process and those it starts; returns its name."""
    path = Path(folder).resolve()
    if not (path / DESCRIPTION).is_file():
        raise DaikaijuError(Problem("pack-no-folder", folder=str(folder)))
    listed = [entry for entry in os.environ.get(VARIABLE, "").split(os.pathsep) if entry]
    if str(path) not in listed:
        os.environ[VARIABLE] = os.pathsep.join([*listed, str(path)])
    return path.name


def pack_folders() -> dict[str, Path]:
    """The folders of all known packs, by name."""
    from importlib.metadata import entry_points  # takes a while, and is needed only where packs are named

    found: dict[str, Path] = {}
    for entry in os.environ.get(VARIABLE, "").split(os.pathsep):
        if entry:
            folder = Path(entry)
            for pack in packs_in(folder):
                remember(found, pack.resolve().name, pack)
    for offered in entry_points(group=GROUP):
        for location in locations_of(offered.value):
            remember(found, offered.name, Path(location))
    return found


def packs_in(folder: Path) -> list[Path]:
    """The pack that a folder is, or the packs in it; a folder for packs may still be empty."""
    if (folder / DESCRIPTION).is_file():
        return [folder]
    found = [file.parent for file in sorted(folder.glob(f"*/{DESCRIPTION}"))]
    if not found and (not folder.is_dir() or any(folder.iterdir())):
        raise DaikaijuError(Problem("pack-nowhere", folder=str(folder), variable=VARIABLE))
    return found


def locations_of(package: str) -> list[str]:
    """The folders of an installed package; none if it is not there."""
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return []
    return list(spec.submodule_search_locations or []) if spec is not None else []


def remember(found: dict[str, Path], name: str, folder: Path) -> None:
    if found.setdefault(name, folder).resolve() != folder.resolve():
        raise DaikaijuError(Problem("pack-twice", pack=name, folder=str(found[name]), other=str(folder)))


def pack_names() -> list[str]:
    """The names of all known packs."""
    return sorted(pack_folders())
