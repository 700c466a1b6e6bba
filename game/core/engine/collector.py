"""Python's collector of circles, for programs that do nothing but play and think: it has little to find there.

States, frames and what a search makes hang in no circle, so that they go when nobody holds them; looking through them
again and again costs a search a tenth to a quarter of its time.
"""

from __future__ import annotations

import gc

OFTEN = 500_000
"""So many things more than were let go are made before it looks (Python itself: 700)."""


def look_seldom() -> None:
    """From now on in this process: look seldom, and not at what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OFTEN, 20, 20)
