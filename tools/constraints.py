"""Writes constraints.txt: the exact version of every package that pyproject.toml leads to. `make constraints` runs it.

Versions that are there already stay; with --upgrade, the newest are taken. Packages that only another system needs are
not pinned. It must run with the oldest Python that is supported, because newer packages may no longer support that one.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "constraints.txt"
HEAD = "# Written by `make constraints` from pyproject.toml: the exact version of everything that make installs.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    upgrade = parser.parse_args().upgrade
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    check_python(SpecifierSet(project["project"]["requires-python"]))
    kept = {} if upgrade else fitting(pins(FILE), direct_requirements(project))
    write(FILE, resolved(project, kept))


def check_python(supported: SpecifierSet) -> None:
    major, minor = sys.version_info[:2]
    if f"{major}.{minor - 1}" in supported:
        sys.exit(f"This needs the oldest Python that is supported ({supported}), not {major}.{minor}.")


def pins(file: Path) -> dict[str, str]:
    """The versions by the names of their packages."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def direct_requirements(project: dict[str, Any]) -> list[Requirement]:
    """What pyproject.toml itself asks for, extras and build included."""
    declared = project["project"]
    texts = [*project["build-system"]["requires"], *declared["dependencies"]]
    texts += [text for extra in declared["optional-dependencies"].values() for text in extra]
    return [one for one in map(Requirement, texts) if one.name != declared["name"]]


def fitting(pinned: dict[str, str], wanted: list[Requirement]) -> dict[str, str]:
    """Those pins that do not contradict what is asked for now."""
    ranges = {canonicalize_name(one.name): one.specifier for one in wanted}
    return {name: version for name, version in pinned.items() if version in ranges.get(name, SpecifierSet())}


def resolved(project: dict[str, Any], kept: dict[str, str]) -> dict[str, str]:
    """The versions that pip would install, everything asked for at once."""
    extras = ",".join(project["project"]["optional-dependencies"])
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as constraints:
        constraints.writelines(f"{name}=={version}\n" for name, version in kept.items())
        constraints.flush()
        install = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--dry-run",
            "--ignore-installed",
            "--report",
            "-",
        ]
        command = [*install, "--no-build-isolation", "--constraint", constraints.name]
        asked = [*project["build-system"]["requires"], f"{ROOT}[{extras}]"]
        report = json.loads(subprocess.run([*command, *asked], check=True, stdout=subprocess.PIPE).stdout)
    found = {one["metadata"]["name"]: one["metadata"]["version"] for one in report["install"]}
    return {name: version for name, version in found.items() if name != project["project"]["name"]}


def write(file: Path, versions: dict[str, str]) -> None:
    named = sorted((canonicalize_name(name), version) for name, version in versions.items())
    file.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in named), encoding="utf-8")


if __name__ == "__main__":
    main()
