"""Plural classes of whole numbers in every language of CLDR, read from the generated table `plural_rules`."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from game.core.text.plural_rules import RULES

CLASSES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The names that CLDR has for classes; no language has all of them but Arabic, Welsh and Cornish."""

_RELATION = re.compile(r"n(?:%(\d+))?(!?)=([\d.,]+)")


class _Relation(Struct, frozen=True):
    """The number, or what is left of it after a division, lies in one of the ranges, or in none of them."""

    modulus: int
    inside: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, n: int) -> bool:
        rest = n % self.modulus if self.modulus else n
        return any(low <= rest <= high for low, high in self.ranges) == self.inside


_Condition = tuple[tuple[_Relation, ...], ...]
"""Chains of relations: one chain must hold, and of it every relation."""


def plural_class(lang: str, n: int) -> str:
    """The CLDR class of a whole number, "few" for 3 in Polish; its sign does not count.

    A language is asked for as a whole (``pt-PT``) and then without its region; one that CLDR lacks counts as English.
    """
    n = abs(n)
    for name, chains in _rules(lang):
        if any(all(one.holds(n) for one in chain) for chain in chains):
            return name
    return "other"


def plural_classes(lang: str) -> tuple[str, ...]:
    """The classes a plural mapping of this language must have: those that whole numbers come to, and "other"."""
    return (*(name for name, _ in _rules(lang)), "other")


@cache
def _table() -> dict[str, dict[str, str]]:
    return {language.casefold(): rules for languages, rules in RULES for language in languages.split()}


@cache
def _rules(lang: str) -> tuple[tuple[str, _Condition], ...]:
    table, code = _table(), lang.casefold()
    rules = table[next((one for one in (code, code.partition("-")[0]) if one in table), "en")]
    return tuple((name, _condition(text)) for name, text in rules.items())


def _condition(text: str) -> _Condition:
    return tuple(tuple(_relation(part) for part in chain.split("&")) for chain in text.split("|"))


def _relation(text: str) -> _Relation:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"plural_rules.py has {text!r}, which is no relation")
    modulus, no, ranges = found.groups()
    bounds = (part.partition("..") for part in ranges.split(","))
    return _Relation(int(modulus or 0), not no, tuple((int(low), int(high or low)) for low, _, high in bounds))
