"""Which words of a language stand for which term: read from its texts, so that a new language needs no code.

`bigbook.forms.<term>` lists the forms of a term of the glossary as they stand in card texts, parted by commas.
"""

from __future__ import annotations

from typing import Protocol

from game.bigbook.text.rulebook import rulebook
from scenes.kit.text import knows_terms, use_terms


class Texts(Protocol):
    """The catalogue of a language."""

    lang: str

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""

    def t(self, key: str, /) -> str:
        """The text of a key."""


def forms_of(words: Texts) -> dict[str, str]:
    """Every form of every term of a language, and which term it is."""
    keys = {term: f"bigbook.forms.{term}" for term in rulebook().glossary}
    listed = {term: str(words.t(key)) for term, key in keys.items() if words.has(key)}
    return {form.strip(): term for term, forms in listed.items() for form in forms.split(",") if form.strip()}


def marked(words: object) -> str:
    """What a style must say (`Style.terms`) so that the terms of this catalogue's language are marked; '' for words
    that are no catalogue."""
    lang = getattr(words, "lang", "")
    if not lang:
        return ""
    if not knows_terms(lang):
        use_terms(lang, forms_of(words))  # type: ignore[arg-type]
    return str(lang)
