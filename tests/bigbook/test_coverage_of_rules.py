"""No rule without a scenario or a test that names it, and no number that `docs/rules.md` does not explain."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game.core.lessons import scenario as scenarios

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
ENTRIES = re.findall(r"^- \*\*(BB-[A-Z]+\.\d+|A-\d\d)\*\* (.+)$", PAGE, re.MULTILINE)
RULES = [name for name, _ in ENTRIES if name.startswith("BB-")]
RULINGS = [name for name, _ in ENTRIES if name.startswith("A-")]
FAMILIES = sorted({rule.partition(".")[0].removeprefix("BB-") for rule in RULES})

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


def test_the_page_is_complete() -> None:
    """215 rules in 30 chapters and 66 rulings, each once and with its line; the numbers of a chapter leave no gap."""
    assert len(RULES) == len(set(RULES)) == 215 and len(FAMILIES) == 30
    assert sorted(RULINGS) == [f"A-{number:02}" for number in range(1, 67)]
    for family in FAMILIES:
        numbers = [int(rule.partition(".")[2]) for rule in RULES if rule.startswith(f"BB-{family}.")]
        assert numbers == list(range(1, len(numbers) + 1)), family
        assert f"({family})\n" in PAGE, f"no chapter is headed {family}"
    for name, text in ENTRIES:
        assert text.endswith(".") and len(text) > 10, name


def cited() -> dict[str, set[str]]:
    """Rule, ruling or chapter -> the files that cite it. Rulings of the second game are numbered by themselves."""
    found: dict[str, set[str]] = {}
    rooms = ("game", "scenes", "tests", "tools", "docs", "localization")
    files = [path for room in rooms for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".yaml", ".md")]
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        text = path.read_text("utf-8")
        if name == "docs/rulings.md":
            text = text.partition("## The second game")[0]
        numbers = re.findall(r"\bBB-[A-Z]+(?:\.\d+)?", text)
        if "mansions" not in name and name != "docs/rooms.md":
            numbers += re.findall(r"\bA-\d+", text)
        for number in numbers:
            found.setdefault(number, set()).add(name)
    return found


def test_every_number_that_is_cited_is_explained() -> None:
    """Whoever reads "BB-LRN.8" or "A-22" anywhere in the repository finds its line in `docs/rules.md`."""
    known = {*RULES, *RULINGS, *(f"BB-{family}" for family in FAMILIES)}
    wild = {number: sorted(files) for number, files in cited().items() if number not in known}
    assert not wild
    assert len(cited()) > 250


def test_every_card_ruling_that_is_cited_is_explained() -> None:
    table = PAGE.partition("## Single cards")[2]
    named = {
        card
        for path in (ROOT / "game").rglob("*.py")
        for cards in re.findall(r"\(card rulings, ([\w, ]+)\)", path.read_text("utf-8"))
        for card in cards.split(", ")
    }
    assert len(named) > 3
    assert not [card for card in named if f"`{card}`" not in table]


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
