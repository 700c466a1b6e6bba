"""Pictures made from pictures of cards: with a clear margin, dimmed, greyed; kept as long as the card's own picture."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from scenes.kit.canvas import with_margin

MOST = 80
"""So many are kept of each sort."""


class SurfaceVariants:
    """Remembers what was made from which picture."""

    def __init__(self) -> None:
        self._rims: dict[int, tuple[Surface, Surface]] = {}
        self._variants: dict[tuple[int, str], tuple[Surface, Surface]] = {}

    def forget(self) -> None:
        """Drop everything (after a resize or new art)."""
        self._rims.clear()
        self._variants.clear()

    def rim(self, image: Surface) -> Surface:
        """The picture with a clear margin, for clean rotated edges."""
        found = self._rims.get(id(image))
        if found is None or found[0] is not image:
            if len(self._rims) > MOST:
                self._rims.clear()
            found = (image, with_margin(image))
            self._rims[id(image)] = found
        return found[1]

    def variant(self, image: Surface, kind: str, make: Callable[[], Surface]) -> Surface:
        """Another look of the picture (`kind` names it), made once."""
        key = (id(image), kind)
        found = self._variants.get(key)
        if found is None or found[0] is not image:
            if len(self._variants) > MOST:
                self._variants.clear()
            found = (image, make())
            self._variants[key] = found
        return found[1]
