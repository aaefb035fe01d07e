"""Files of the text format: YAML or JSON, read with errors that name the file, and written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

from daikaiju.errors import DaikaijuError

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MOST_BYTES = 8_000_000
MOST_SHOWN = 100


def load(path: Path) -> list[dict[str, Any]]:
    """The documents of a file: one scenario or game each."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise DaikaijuError(f"{path}: larger than the {MOST_BYTES} bytes a game can need")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DaikaijuError(f"{path}: not UTF-8 text (byte {error.start + 1})") from None
    except OSError as error:
        raise DaikaijuError(f"{path}: {error.strerror or error}") from None
    documents = parse(text, str(path))
    if not documents:
        raise DaikaijuError(f"{path}: empty; a file holds at least seats and a script")
    return documents


def parse(text: str, name: str = "text") -> list[dict[str, Any]]:
    """The documents of a text."""
    try:
        if text.lstrip().startswith("{"):
            documents = [json.loads(text)]
        else:
            documents = [document for document in yaml.load_all(text, Loader) if document is not None]
    except json.JSONDecodeError as error:
        raise DaikaijuError(f"{name}: not JSON, line {error.lineno}: {error.msg}") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark is not None else ""
        problem = getattr(error, "problem", None) or "cannot be read"
        raise DaikaijuError(f"{name}: not YAML{line}: {problem}") from None
    except ValueError as error:
        # It looks like a date or a number, but is none that can be.
        raise DaikaijuError(f"{name}: holds a value that cannot be read: {str(error)[:MOST_SHOWN]}") from None
    except RecursionError:
        raise DaikaijuError(f"{name}: nested too deeply for a game") from None
    for document in documents:
        if not isinstance(document, dict):
            raise DaikaijuError(f"{name}: holds {type(document).__name__}, not a mapping with seats and a script")
    return documents


def dump(document: dict[str, Any]) -> str:
    """A document as YAML, one entry of the script a line."""
    return str(yaml.safe_dump(document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110))
