"""Made-up languages for testing the screen: every text marked, every text stretched, every text at its widest.

`marked` shows what does not come from the catalogue, `marked_words` does so word by word; `long` gives each text the
room that the longest real translations take (short labels grow most); `widest` takes, key by key, the widest text of
several real languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.text.i18n import Catalogue
from game.core.text.phrases import PLACEHOLDER, Template

MARK = "»"
_WORDS = re.compile(rf"{PLACEHOLDER.pattern}|<[a-z0-9_.]+\||\[/?[a-z0-9_-]+\]|(?P<word>[^\W\d_]+)")
_FACTORS = ((10, 3.0), (20, 2.4), (30, 2.2), (50, 1.7), (70, 1.8))
_FACTOR_BEYOND = 1.5
_OWN = "language."


class _Shaped(Catalogue):
    """A catalogue whose templates pass through a function; the language's own settings are left alone."""

    change: Callable[[str], str]

    def shape(self, key: str, text: str) -> str:
        return text if key.startswith(_OWN) else self.change(text)


class _Widest(Catalogue):
    """For each key the widest template of several languages."""

    def __init__(self, base: Catalogue, others: Sequence[Catalogue], width: Callable[[str], float]) -> None:
        super().__init__(base.lang, base._shelves, base.problems)
        self._others = others
        self._width = width

    def _find(self, key: str) -> tuple[str, Template | None]:
        lang, best = super()._find(key)
        if best is None or key.startswith(_OWN):
            return lang, best
        for other in self._others:
            template = other.template(key)
            if template and self._widest(template) > self._widest(best):
                lang, best = other.lang, template
        return lang, best

    def _widest(self, template: Template) -> float:
        return max(self._width(PLACEHOLDER.sub("00", text)) for text in template.variants.values())


def marked(roots: Sequence[Path], lang: str = "en") -> Catalogue:
    """Every text begins with `MARK`."""
    return _shaped(roots, lang, lambda text: MARK + text)


def marked_words(roots: Sequence[Path], lang: str = "en") -> Catalogue:
    """Every word ends with `MARK`, for screens that draw word by word; places, marks of style and links stay."""
    return _shaped(roots, lang, lambda text: _WORDS.sub(lambda found: found[0] + (MARK if found["word"] else ""), text))


def long(roots: Sequence[Path], lang: str = "en") -> Catalogue:
    """Every text is stretched by the factor for its length, in breakable words, placeholders untouched."""
    return _shaped(roots, lang, stretch)


def widest(roots: Sequence[Path], langs: Sequence[str], width: Callable[[str], float] = len) -> Catalogue:
    """For each key the widest text among ``langs`` by the given measure (characters unless told otherwise)."""
    first, *others = [Catalogue.load(lang, roots) for lang in langs]
    return _Widest(first, others, width)


def _shaped(roots: Sequence[Path], lang: str, change: Callable[[str], str]) -> Catalogue:
    catalogue = _Shaped.load(lang, roots)
    assert isinstance(catalogue, _Shaped)
    catalogue.change = staticmethod(change)
    return catalogue


def stretch(text: str) -> str:
    """The text followed by its own words again until it has the length the factor asks for."""
    words = PLACEHOLDER.sub("", text).split()
    size = len(PLACEHOLDER.sub("00", text))
    goal = round(size * next((factor for limit, factor in _FACTORS if size <= limit), _FACTOR_BEYOND))
    if not words:
        return text
    longer, index = text, 0
    while len(PLACEHOLDER.sub("00", longer)) < goal:
        longer += " " + words[index % len(words)]
        index += 1
    return longer
