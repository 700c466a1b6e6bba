"""Which stories lie on the shelf, in the order in which they are best played; it can be told without reading them.

A story is a file: a new one is on the list as soon as it lies there. Its line `order: 3` gives its place; what has none
comes last, by its name.
"""

from __future__ import annotations

import re
from pathlib import Path

STORIES = Path(__file__).parents[1] / "stories"
PLACE = re.compile(r"^order: *(\d+)", re.MULTILINE)
LAST = 99


def on_the_shelf(folder: Path = STORIES) -> tuple[str, ...]:
    """The names of the stories in a folder, in the recommended order."""
    return tuple(path.stem for path in sorted(folder.glob("[!.#]*.yaml"), key=lambda path: (_place(path), path.stem)))


def _place(path: Path) -> int:
    found = PLACE.search(path.read_text(encoding="utf-8"))
    return int(found[1]) if found else LAST
