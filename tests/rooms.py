"""The plan of the house, drawn from the tree: every room with its idea, every module with its own first sentence.

`python -m tests.rooms` writes `docs/rooms.md` anew; `tests/test_house.py` fails while that page and the tree differ.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.sources import source_files, tree_of

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rooms.md"
HEAD = """# Every room and what is in it

Written by `python -m tests.rooms` from the first sentence of every module; a test compares it with the tree. Arrows
between the rooms: `architecture.md`, enforced by `tests/test_arrows.py`.
"""


def idea(path: Path) -> str:
    """The first sentence of a module's docstring, '' where it has none."""
    text = ast.get_docstring(tree_of(path)) or ""
    return " ".join(text.split("\n\n")[0].split())


def plan() -> str:
    """The whole page."""
    return "\n".join([HEAD, *_rooms()]) + "\n"


def _rooms() -> Iterator[str]:
    for top in ("game", "scenes"):
        every = source_files(ROOT / top, ".py")
        for room in sorted({path.parent for path in every}, key=Path.as_posix):
            init = room / "__init__.py"
            yield f"## `{room.relative_to(ROOT).as_posix()}/`\n\n{idea(init)}\n"
            modules = [path for path in every if path.parent == room and path != init]
            if modules:
                yield "\n".join(f"- `{path.stem}`: {idea(path)}" for path in modules) + "\n"


def main() -> int:
    """The command."""
    PAGE.write_text(plan(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
