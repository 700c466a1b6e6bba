"""What a language that comes with the game has in the tree besides its texts: `python -m tests.localization.needed pl`.

Found from those that have come with it so far: files that are named after each of them, and tables in code in which all
of them stand. Nothing is printed for a language that has everything.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.sources import nodes_of, source_files

ROOT = Path(__file__).resolve().parents[2]
MODELS = ("es", "it", "pt")
"""Languages that lack nothing."""
ROOMS = ("assets", "docs", "game", "scenes", "tests", "tools")
TABLES = ("game", "scenes", "tests/fit", "tests/localization")
"""Where tables speak of a language itself; elsewhere tests take some languages as samples."""


def files(lang: str) -> Iterator[str]:
    """Files that the language needs and does not have: `tests/localization/words/pl.txt`."""
    for room in ROOMS:
        for path in source_files(ROOT / room):
            own = _named(path, lang)
            if own != path and all(_named(path, one).exists() for one in MODELS) and not own.exists():
                yield own.relative_to(ROOT).as_posix()


def _named(path: Path, lang: str) -> Path:
    """The file that a language has where the first of the models has this one."""
    return path.with_name(re.sub(rf"(?<![a-zA-Z]){MODELS[0]}(?![a-zA-Z])", lang, path.name))


def tables(lang: str) -> Iterator[str]:
    """Tables of languages in code in which the language does not stand: `scenes/kit/input/screen_keys.py:23`."""
    for room in TABLES:
        for path in source_files(ROOT / room, ".py"):
            text = path.read_text("utf-8")
            if all(f'"{one}"' in text for one in MODELS):
                yield from (f"{path.relative_to(ROOT).as_posix()}:{line}" for line in sorted(set(_lacking(path, lang))))


def _lacking(path: Path, lang: str) -> Iterator[int]:
    for node in nodes_of(path):
        if isinstance(node, ast.Dict):
            found = [key.value for key in node.keys if isinstance(key, ast.Constant)]
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            found = [one.value for one in node.elts if isinstance(one, ast.Constant)]
        else:
            continue
        if set(MODELS) <= set(found) and lang not in found:
            yield node.lineno


def main(lang: str) -> int:
    """Print what is missing, one line each; 3 where anything is."""
    missing = [*files(lang), *tables(lang)]
    print("\n".join(missing), end="\n" if missing else "")
    return 3 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
