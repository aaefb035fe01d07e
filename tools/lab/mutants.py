"""Breaks the rules on purpose, one small change at a time, and counts how often a scenario notices.

It tries a seeded random sample of all places in rules/ that Cosmic Ray's operators can change. Each mutant is imported
in a separate process (forked, so that only the rules are loaded again) and every scenario is played until one fails.

    python -m tools.lab.mutants king             # the foundation and rules/king; writes docs/mutants-king.md
    python -m tools.lab.mutants duel --count 100 --seed 7 --only tracks.py --report here.md
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib.abc
import importlib.machinery
import multiprocessing
import os
import random
import re
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy  # noqa: F401  # loaded before forking, so that mutants need not do it
import parso  # noqa: F401  # must be loaded before Cosmic Ray's operators
import yaml
from cosmic_ray import plugins
from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import mutate_code

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
RULES = SOURCE / "daikaiju" / "rules"
SCENARIOS = ROOT / "tests" / "scenarios"
PLAYED = ROOT / "tests" / "played.yaml"
UNIT_TESTS = (
    "test_foundation.py",
    "test_sets.py",
    "king/test_game_object.py",
    "king/test_bad_files.py",
    "duel/test_positions.py",
    "duel/test_rules_direct.py",
)
QUICK = "not every_position and not reaches_every"
EXPLAINED = Path(__file__).parent / "mutants_explained.yaml"
SECONDS = 15
GOAL = 0.95
FOUNDATION = (
    "agenda.py",
    "answers.py",
    "bits.py",
    "dice.py",
    "engine.py",
    "market.py",
    "opening.py",
    "randomness.py",
    "sets.py",
    "telling.py",
)
"""The rules in the foundation; the rest describes records and links games, and is not compiled."""
LEFT_OUT = ("ExceptionReplacer", "VariableReplacer", "VariableInserter", "RemoveDecorator")
SAME_BY_DESIGN = ("BitOr_Add", "BitOr_BitXor", "Eq_Is", "NotEq_IsNot")
"""Changes that cannot matter: options are combinations of different bits, for which |, + and ^ are the same;
and small integers, which is all a record holds, are equal when they are identical."""
LEAST = re.compile(r"\s*(0|PASS|NO_CARD|NOBODY|NO_TOKEN)\b(?!\s*[-+*])")
SAME_AT_LEAST = ("Gt_NotEq", "NotEq_Gt", "Eq_LtE", "LtE_Eq")
"""Compared with the least number there is (no hearts, no card, nobody), different is greater, and equal is at most."""


@dataclass(frozen=True)
class Mutant:
    """One small change of one file."""

    file: Path
    operator: str
    arguments: tuple[tuple[str, Any], ...]
    occurrence: int

    def code(self) -> str:
        operator = plugins.get_operator(self.operator)(**dict(self.arguments))
        mutated = mutate_code(self.file.read_text(encoding="utf-8"), operator, self.occurrence)
        assert mutated is not None
        return str(mutated)

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")

    def change(self) -> str:
        """The changed lines."""
        before, after = self.file.read_text(encoding="utf-8").splitlines(), self.code().splitlines()
        lines = difflib.unified_diff(before, after, n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))

    def line(self) -> int:
        before, after = self.file.read_text(encoding="utf-8").splitlines(), self.code().splitlines()
        return next((n for n, (a, b) in enumerate(zip(before, after, strict=False), 1) if a != b), len(before))


def all_mutants(files: list[Path], seed: int) -> Iterator[Mutant]:
    """One change for every place that any family of operators can change, chosen at random where there are several."""
    for file in files:
        source = file.read_text(encoding="utf-8")
        tree, lines = get_ast(source), source.splitlines()
        places: dict[tuple[str, Any], list[Mutant]] = {}
        for name in sorted(plugins.operator_names()):
            family = name.split("/")[-1].split("_")[0]
            if family not in LEFT_OUT and not name.endswith(SAME_BY_DESIGN):
                operator = plugins.get_operator(name)()
                found = [(node, at) for node in nodes(tree) for at in operator.mutation_positions(node)]
                for occurrence, (node, at) in enumerate(found):
                    if not in_annotation(node) and not is_default(node) and not is_same(name, lines, at):
                        places.setdefault((family, at), []).append(Mutant(file, name, (), occurrence))
        for (family, at), mutants in sorted(places.items(), key=lambda item: (item[0][1], item[0][0])):
            yield random.Random(f"{seed} {file.name} {family} {at}").choice(mutants)


def in_annotation(node: Any) -> bool:
    """Whether a node belongs to a type, which does nothing at run time."""
    while node is not None:
        parent = node.parent
        if parent is not None and parent.type in ("annassign", "tfpdef"):
            return True
        if parent is not None and parent.type == "funcdef" and parent.annotation is node:
            return True
        node = parent
    return False


def is_default(node: Any) -> bool:
    """Whether a node is the default of an argument."""
    while node is not None and node.type != "param":
        node = node.parent
    return node is not None


def is_same(operator: str, lines: list[str], at: Any) -> bool:
    """Whether a comparison is changed in a way that makes no difference."""
    (_, _), (line, column) = at
    return operator.endswith(SAME_AT_LEAST) and LEAST.match(lines[line - 1][column:]) is not None


def nodes(tree: Any) -> Iterator[Any]:
    yield tree
    for child in getattr(tree, "children", []):
        yield from nodes(child)


class MutantLoader(importlib.machinery.SourceFileLoader):
    """Loads one module from changed source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec")


class MutantFinder(importlib.abc.MetaPathFinder):
    """Finds the changed module before the real one."""

    def __init__(self, name: str, loader: MutantLoader) -> None:
        self.name, self.loader = name, loader

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def scenarios_for(file: Path, documents: list[tuple[Path, dict[str, Any]]]) -> list[tuple[Path, dict[str, Any]]]:
    """The scenarios of the changed file's game, starting with those named after the file, which should notice."""
    game = file.relative_to(RULES).parts[0]
    of_game = [entry for entry in documents if entry[0].is_relative_to(SCENARIOS / game)]
    concerned = of_game or documents
    return sorted(concerned, key=lambda entry: entry[0].stem != file.stem)


def try_mutant(mutant: Mutant, code: str, documents: list[tuple[Path, dict[str, Any]]]) -> str:
    """What catches changed code: the title of a scenario, an error while loading, a timeout, or nothing."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        limit_processor_time(SECONDS)
        try:
            noticed = play_all(mutant, code, documents)
        except BaseException as error:
            noticed = f"cannot be played: {type(error).__name__}"
        os.write(writer, noticed.encode()[:500])
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    return "does not end" if os.WIFSIGNALED(status) else answer


def play_all(mutant: Mutant, code: str, documents: list[tuple[Path, dict[str, Any]]]) -> str:
    sys.path.insert(0, str(SOURCE))
    sys.meta_path.insert(0, MutantFinder(mutant.module, MutantLoader(mutant.module, str(mutant.file), code)))
    from daikaiju.text.check import run_document

    for file, document in scenarios_for(mutant.file, documents):
        try:
            run_document(document, file.name)
        except Exception:
            return f"{file.stem}: {document.get('title')}"
    limit_processor_time(SECONDS * 5)
    return random_play_differs() or unit_tests_fail()


def limit_processor_time(seconds: int) -> None:
    """End this process after this many seconds of work, however busy the machine is."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))


def random_play_differs() -> str:
    """Compare what no scenario catches with the checksums of random play."""
    from tools.perft import checksum_of_random_play

    from daikaiju.games import GAMES

    for name, expected in yaml.safe_load(PLAYED.read_text(encoding="utf-8")).items():
        info = GAMES[name].with_first_cards()
        if checksum_of_random_play(info.rules, map(info.example, range(60))) != expected:
            return "random play differs"
    return ""


def unit_tests_fail() -> str:
    """Then run the tests of game objects, positions and files on it."""
    import pytest

    with (
        Path(os.devnull).open("w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        files = [str(ROOT / "tests" / name) for name in UNIT_TESTS]
        failed = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", QUICK, *files])
    return "a unit test fails" if failed else ""


def load_scenarios() -> list[tuple[Path, dict[str, Any]]]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    files = sorted(SCENARIOS.rglob("*.yaml"))
    parsed = [(file, yaml.load_all(file.read_text(encoding="utf-8"), loader)) for file in files]
    return [(file, document) for file, documents in parsed for document in documents if document]


def explanation(mutant: Mutant, explained: dict[str, Any]) -> str:
    """Why a survivor changes nothing, from the file of explanations: by file and changed line."""
    file = mutant.file.relative_to(RULES).as_posix()
    for entry in explained.get(file, []):
        if entry["change"] in mutant.change():
            return str(entry["why"])
    return ""


def report(results: list[tuple[Mutant, str]], arguments: argparse.Namespace, total: int, seconds: float) -> str:
    """The results as a page."""
    explained = yaml.safe_load(EXPLAINED.read_text(encoding="utf-8")) or {} if EXPLAINED.exists() else {}
    survivors = [mutant for mutant, noticed in results if not noticed]
    caught = len(results) - len(survivors)
    ways = Counter(way_of(noticed) for _, noticed in results if noticed)
    lines = [
        f"# Mutants of the rules: {arguments.game}",
        "",
        f"`python -m tools.lab.mutants {arguments.game} --count {arguments.count} --seed {arguments.seed}`, run at",
        f"commit {commit()}, whose lines are quoted below, changed the",
        f"rules in {len(results)} ways, one at a time: a random sample of the {total:,} places that Cosmic Ray's",
        "operators can change. A mutant is caught when a scenario fails, the rules can no longer be loaded or a game",
        "does not end; failing that, when random games end in other positions than before (`tests/played.yaml`) or",
        "a test of the foundation, game objects, positions or files fails. Changes that make no difference by design",
        "are not in the sample: default arguments, `|` for bits that never meet, identity of small integers, and",
        "comparisons with the least number there is (`> 0` and `!= 0` of a count).",
        "",
        f"**{caught} of {len(results)} were caught ({caught / len(results):.1%})**: "
        + ", ".join(f"{count} {way}" for way, count in ways.most_common())
        + ".",
        "",
        f"## The {len(survivors)} survivors",
        "",
    ]
    for mutant in sorted(survivors, key=lambda mutant: (mutant.file, mutant.line())):
        why = explanation(mutant, explained)
        place = f"`{mutant.file.relative_to(RULES).as_posix()}`, line {mutant.line()}"
        lines += [f"{place}: {why or '**unexplained**'}", "", "```diff", mutant.change(), "```", ""]
    unexplained = sum(not explanation(mutant, explained) for mutant in survivors)
    print(f"{caught} of {len(results)} caught in {seconds:.0f} s, {unexplained} survivors unexplained")
    return "\n".join(lines)


def commit() -> str:
    """The commit whose rules are changed."""
    named = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, stdout=subprocess.PIPE, check=False
    )
    return named.stdout.strip() or "an unknown commit"


def way_of(noticed: str) -> str:
    """How a mutant was caught, in a few words."""
    if noticed == "does not end":
        return "did not end"
    if noticed in ("random play differs", "a unit test fails"):
        return {"r": "changed random play", "a": "failed a unit test"}[noticed[0]]
    return "could not be loaded" if noticed.startswith("cannot be played") else "failed a scenario"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=("king", "duel"))
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=20161)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--report", type=Path)
    arguments = parser.parse_args()
    files = [file for file in sorted((RULES / arguments.game).rglob("*.py")) if arguments.only in file.as_posix()]
    if arguments.game == "king":
        files += [RULES / name for name in FOUNDATION if arguments.only in name]
    everything = list(all_mutants(files, arguments.seed))
    sample = random.Random(arguments.seed).sample(everything, min(arguments.count, len(everything)))
    documents = load_scenarios()
    for mutant in {mutant.file.is_relative_to(RULES / arguments.game): mutant for mutant in sample}.values():
        failing = try_mutant(mutant, mutant.file.read_text(encoding="utf-8"), documents)
        if failing:
            raise SystemExit(f"The rules fail without any change: {failing}")
    begun = time.monotonic()
    with multiprocessing.get_context("fork").Pool(arguments.jobs, initializer=remember, initargs=(documents,)) as pool:
        results = []
        for number, (mutant, noticed) in enumerate(pool.imap(try_one, sample), 1):
            results.append((mutant, noticed))
            if not noticed:
                print(f"survived: {mutant.file.relative_to(RULES)}:{mutant.line()}\n{mutant.change()}", flush=True)
            if number % 50 == 0:
                print(f"{number} tried, {sum(not n for _, n in results)} survived", flush=True)
    text = report(results, arguments, len(everything), time.monotonic() - begun)
    (arguments.report or ROOT / "docs" / f"mutants-{arguments.game}.md").write_text(text, encoding="utf-8")
    return 0 if sum(bool(noticed) for _, noticed in results) >= GOAL * len(results) else 1


DOCUMENTS: list[tuple[Path, dict[str, Any]]] = []


def remember(documents: list[tuple[Path, dict[str, Any]]]) -> None:
    DOCUMENTS[:] = documents


def try_one(mutant: Mutant) -> tuple[Mutant, str]:
    return mutant, try_mutant(mutant, mutant.code(), DOCUMENTS)


if __name__ == "__main__":
    raise SystemExit(main())
