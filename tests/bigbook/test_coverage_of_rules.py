"""No rule without a scenario or a test that names it. The list of the rules is the test's own."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game.core.lessons import scenario as scenarios

TESTS = Path(__file__).resolve().parents[1]
FAMILIES = {
    family: int(count)
    for family, count in re.findall(
        r"([A-Z]+) (\d+)",
        "SET 22, GRI 11, TRN 6, CON 4, MON 21, CUR 10, ACT 12, SPL 14, LRN 10, ACQ 4, DES 4, HEAL 3, REC 8, END 5, "
        "MOD 5, ELI 3, SUP 11, DIS 3, DRAW 7, NEU 9, TGT 5, OUT 6, DST 4, EXC 1, MAD 5, VAL 3, TOP 1, INF 3, CLR 9, "
        "TIP 6",
    )
}
RULES = [f"BB-{family}.{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)]
RULINGS = [f"A-{number:02}" for number in range(1, 67)]

NOT_SHOWN = {
    "BB-TIP.4": "advice on how to play: filling the Support pool can neither be obeyed nor broken by a program",
    "A-59": "says only which card data the rulebooks do not hold",
}
"""Rules and rulings that nothing in play can show, each with the reason."""

NAME = re.compile(r"BB-[A-Z]+\.\d+|A-\d\d")


@cache
def named_in_scenarios() -> dict[str, list[str]]:
    """Rule -> the scenarios that name it."""
    found: dict[str, list[str]] = {}
    for path in scenarios.find([TESTS / "scenarios" / "cards", TESTS / "scenarios" / "rules"]):
        for item in scenarios.load(path):
            for rule in item.rules:
                found.setdefault(rule, []).append(item.id)
    return found


@cache
def named_in_tests() -> dict[str, list[str]]:
    """Rule -> the tests whose docstring or marks name it; comments and code do not count."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / "bigbook").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = (ast.get_docstring(node) or "") + " ".join(map(ast.unparse, node.decorator_list))
                for rule in NAME.findall(text):
                    found.setdefault(rule, []).append(node.name)
    return found


def test_the_list_is_complete() -> None:
    assert len(RULES) == 215
    assert len(set(RULES)) == 215


@pytest.mark.parametrize("family", FAMILIES)
def test_every_rule_is_shown(family: str) -> None:
    named = named_in_scenarios().keys() | named_in_tests().keys() | NOT_SHOWN.keys()
    missing = [rule for rule in RULES if rule.startswith(f"BB-{family}.") and rule not in named]
    assert not missing, f"neither a scenario nor a test names {', '.join(missing)}"


def test_every_ruling_is_shown() -> None:
    named = named_in_scenarios().keys() | named_in_tests().keys() | NOT_SHOWN.keys()
    assert not [ruling for ruling in RULINGS if ruling not in named]


def test_only_rules_that_exist_are_named() -> None:
    for rule, where in {**named_in_scenarios(), **named_in_tests()}.items():
        if ":" not in rule:
            assert rule in RULES or rule in RULINGS, f"{rule} in {where}"


def test_what_is_excused_is_not_shown() -> None:
    named = named_in_scenarios().keys() | named_in_tests().keys()
    assert not NOT_SHOWN.keys() & named
    assert NOT_SHOWN.keys() <= {*RULES, *RULINGS}


def test_most_rules_are_shown_in_play() -> None:
    """Scenarios say more than unit tests: they are read by people and run by other tools."""
    shown = [rule for rule in RULES if rule in named_in_scenarios()]
    assert len(shown) >= 190, sorted(set(RULES) - set(shown))
