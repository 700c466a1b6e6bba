"""Names of several monsters in one sentence: where two are called alike each has its id behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.text.phrases import Noun

from .names import Names

WORDLESS = ("gender",)
"""What a noun has beside its forms."""


def apart(names: Names, ids: Sequence[str]) -> Mapping[str, Noun]:
    """The nouns of monsters that are named together, by id: "the Lampbearer (m3)" where another is a Lampbearer too."""
    called = {id_: names.monster(id_) for id_ in ids}
    alike = [str(noun) for noun in called.values()]
    return {id_: numbered(noun, id_) if alike.count(str(noun)) > 1 else noun for id_, noun in called.items()}


def numbered(noun: Noun, id_: str) -> Noun:
    """A noun with an id behind each of its forms."""
    return Noun({name: text if name in WORDLESS else f"{text} ({id_})" for name, text in noun.forms.items()})
