"""The plan of the house, drawn from the tree: every room with its idea, every module with its own first sentence.

    python -m tests.rooms                   every room and module
    python -m tests.rooms scenes/table      those at and below a folder
    python -m tests.rooms --write           write `docs/rooms.md` anew: the rooms alone

`tests/test_house.py` fails while that page and the folders differ.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.sources import source_files, tree_of

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rooms.md"
TOPS = ("game", "scenes")
HEAD = """# Every room

A folder is a room. `python -m tests.rooms FOLDER` prints its modules, each with its idea; with `--write` it writes this
page anew, and a test compares it with the tree. Arrows between the rooms: `architecture.md`, `tests/test_arrows.py`.
"""


def idea(path: Path) -> str:
    """The first paragraph of a module's docstring in one line, '' where it has none."""
    text = ast.get_docstring(tree_of(path)) or ""
    return " ".join(text.split("\n\n")[0].split())


def rooms(below: str = "") -> list[str]:
    """The folders of the program as paths from the top, sorted: all of them, or one and what lies in it."""
    every = {path.parent.relative_to(ROOT).as_posix() for top in TOPS for path in source_files(ROOT / top, ".py")}
    return sorted(room for room in every if not below or f"{room}/".startswith(f"{below.rstrip('/')}/"))


def plan() -> str:
    """The page: a line for each room."""
    lines = [f"| `{room}/` | {idea(ROOT / room / '__init__.py')} |" for room in rooms()]
    return "\n".join([HEAD, "| room | what it is |", "|---|---|", *lines]) + "\n"


def listing(below: str = "") -> Iterator[str]:
    """What is printed, line by line: rooms, and in each its modules."""
    for room in rooms(below):
        init = ROOT / room / "__init__.py"
        yield f"{room}/  {idea(init)}"
        modules = [path for path in source_files(ROOT / room, ".py") if path.parent == init.parent and path != init]
        yield from (f"    {path.stem}: {idea(path)}" for path in modules)


def main(argv: Sequence[str]) -> int:
    """The command; 2 where a folder has no modules of the program."""
    if list(argv) == ["--write"]:
        PAGE.write_text(plan(), "utf-8")
        return 0
    said = list(listing(argv[0] if argv else ""))
    print("\n".join(said) if said else f"no room of the program: {argv[0]}")
    return 0 if said else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
