"""Where the monsters of the book are seen: the part of each drawn page that shows one."""

from __future__ import annotations

import re

from scenes.shell.adapters import Sight

PICTURE = (0.06, 0.11, 0.94, 0.66)
"""Where a monster is seen on its page."""


def monster_of(page: str) -> Sight | None:
    """The monster of a page; None for what is none."""
    return Sight("monsters", page, PICTURE) if re.fullmatch(r"(cover|page)_\d+", page) else None
