"""The plan of the house, drawn from the tree: every room with its idea, every module with its own first sentence.

`python -m tests.rooms` writes `docs/rooms.md` anew; `tests/test_house.py` fails while that page and the tree differ.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.sources import tree_of

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
        for init in sorted((ROOT / top).rglob("__init__.py"), key=lambda one: one.parent.as_posix()):
            room = init.parent
            yield f"## `{room.relative_to(ROOT).as_posix()}/`\n\n{idea(init)}\n"
            modules = sorted(path for path in room.glob("*.py") if path != init)
            if modules:
                yield "\n".join(f"- `{path.stem}`: {idea(path)}" for path in modules) + "\n"


def main() -> int:
    """The command."""
    PAGE.write_text(plan(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
