"""Writes `game/core/text/plural_rules.py`: the plural rules of every language that CLDR has, for whole numbers only.

`python -m tools.plurals` needs babel, which carries the CLDR data; the game itself does not. A rule of CLDR speaks of
decimals too (`v`, `w`, `f`, `t`, `e`, `c`); for whole numbers those are 0, so their relations are worked out here and
what stays speaks of `n` alone. A class that no whole number has is left out.
"""

from __future__ import annotations

import re
from pathlib import Path

import babel
from babel import Locale, localedata

PAGE = Path(__file__).resolve().parents[1] / "game" / "core" / "text" / "plural_rules.py"
EDITION = ".".join(babel.__version__.split(".")[:2])
"""2.19: what comes after it mends babel, not its data."""
ORDER = ("zero", "one", "two", "few", "many")
_RELATION = re.compile(r"([nivwftec])(?: mod (\d+))? (not )?in ([\d.,]+)")


def holds_at_zero(ranges: str) -> bool:
    """True when 0 lies in CLDR's list of numbers and ranges (``0,2..5``)."""
    return any(int(part.partition("..")[0]) == 0 for part in ranges.split(","))


def relation(text: str) -> str | bool:
    """One relation of CLDR as one of ours (``n%10=2..4``, ``n!=1``), or what it is for every whole number."""
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"not a relation: {text!r}")
    operand, mod, negated, ranges = found.groups()
    if operand not in "ni":
        return holds_at_zero(ranges) != bool(negated)
    return f"n{'%' + mod if mod else ''}{'!=' if negated else '='}{ranges}"


def condition(rule: str) -> str:
    """A rule of CLDR for whole numbers: relations joined by ``&``, such chains by ``|``; '' when none can hold."""
    chains = []
    for chain in rule.split(" or "):
        parts = [relation(part) for part in chain.split(" and ")]
        if False not in parts:
            chains.append("&".join(dict.fromkeys(part for part in parts if isinstance(part, str))))
    return "|".join(dict.fromkeys(chains))


def rules_of(identifier: str) -> tuple[tuple[str, str], ...]:
    """The classes besides "other" that whole numbers of a language have, each with its condition."""
    rules = Locale.parse(identifier).plural_form.rules
    found = {name: condition(rules[name]) for name in ORDER if name in rules}
    return tuple((name, text) for name, text in found.items() if text)


def collect() -> dict[tuple[tuple[str, str], ...], list[str]]:
    """Rules -> the languages that have them. A regional form stands there where it differs from its language."""
    found: dict[tuple[tuple[str, str], ...], list[str]] = {}
    own: dict[str, tuple[tuple[str, str], ...]] = {}
    for identifier in sorted(localedata.locale_identifiers(), key=lambda one: (one.count("_"), one)):
        if identifier == "root":
            continue
        rules = rules_of(identifier)
        if own.get(identifier.partition("_")[0]) != rules:
            own[identifier] = rules
            found.setdefault(rules, []).append(identifier.replace("_", "-"))
    return found


def page() -> str:
    """The module as it stands in the repository."""
    lines = [
        '"""The plural rules of CLDR for whole numbers, written by `python -m tools.plurals` from babel '
        f'{EDITION}: not by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "RULES: tuple[tuple[str, dict[str, str]], ...] = (",
    ]
    for rules, languages in sorted(collect().items(), key=lambda item: item[1]):
        names = wrapped(" ".join(sorted(languages)))
        lines += ["    (", *(f"        {name}" for name in names), *conditions(rules), "    ),"]
    lines += [
        ")",
        '"""Languages, and their classes besides "other" in the order in which they are tried. A chain of relations',
        'joined by ``&`` holds when all of them do; ``|`` joins chains."""',
        "",
    ]
    return "\n".join(lines)


def wrapped(names: str, most: int = 100) -> list[str]:
    """A long list of languages as string literals of one expression."""
    rows = [""]
    for name in names.split():
        if len(rows[-1]) + len(name) > most:
            rows.append("")
        rows[-1] += f"{name} "
    rows[-1] = rows[-1].rstrip()
    return [f'"{row}"' for row in rows[:-1]] + [f'"{rows[-1]}",']


def conditions(rules: tuple[tuple[str, str], ...]) -> list[str]:
    """The second half of an entry, as the formatter of the house would have it."""
    body = ", ".join(f'"{name}": "{text}"' for name, text in rules)
    if len(body) < 108:
        return [f"        {{{body}}},"]
    return ["        {", *(f'            "{name}": "{text}",' for name, text in rules), "        },"]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
