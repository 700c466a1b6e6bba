"""No rule without a scenario or a test that names it, and no number that `docs/rules.md` does not explain."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.rule_numbers import ROOT, Numbers
from tests.sources import source_files

TESTS = ROOT / "tests"
NUMBERS = Numbers(
    "BB",
    ROOT / "docs" / "rules.md",
    [TESTS / "scenarios" / "cards", TESTS / "scenarios" / "rules"],
    Path(__file__).resolve().parent,
)

NOT_SHOWN = {
    "BB-TIP.4": "advice on how to play: filling the Support pool can neither be obeyed nor broken by a program",
    "A-59": "says only which card data the rulebooks do not hold",
}
"""Rules and rulings that nothing in play can show, each with the reason."""


def test_the_page_is_complete() -> None:
    """215 rules in 30 chapters and 66 rulings, each once and with its line; the numbers of a chapter leave no gap."""
    assert len(NUMBERS.rules) == 215 and len(NUMBERS.families) == 30
    assert sorted(NUMBERS.rulings) == [f"A-{number:02}" for number in range(1, 67)]
    assert not NUMBERS.gaps()


@cache
def cited() -> dict[str, set[str]]:
    """Rule, ruling or chapter -> the files that cite it. Rulings of the second game are numbered by themselves."""
    found: dict[str, set[str]] = {}
    rooms = ("game", "scenes", "tests", "tools", "docs", "localization")
    files = [path for room in rooms for path in source_files(ROOT / room, ".py", ".yaml", ".md")]
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        text = path.read_text("utf-8")
        if name == "docs/rulings.md":
            text = text.partition("## The second game")[0]
        numbers = re.findall(r"\bBB-[A-Z]+(?:\.\d+)?", text)
        if "mansions" not in name:
            numbers += re.findall(r"\bA-\d+", text)
        for number in numbers:
            found.setdefault(number, set()).add(name)
    return found


def test_every_number_that_is_cited_is_explained() -> None:
    """Whoever reads "BB-LRN.8" or "A-22" anywhere in the repository finds its line in `docs/rules.md`."""
    known = {*NUMBERS.rules, *NUMBERS.rulings, *(f"BB-{family}" for family in NUMBERS.families)}
    wild = {number: sorted(files) for number, files in cited().items() if number not in known}
    assert not wild
    assert len(cited()) > 250


def test_every_card_ruling_that_is_cited_is_explained() -> None:
    table = NUMBERS.text.partition("## Single cards")[2]
    named = {
        card
        for path in source_files(ROOT / "game", ".py")
        for cards in re.findall(r"\(card rulings, ([\w, ]+)\)", path.read_text("utf-8"))
        for card in cards.split(", ")
    }
    assert len(named) > 3
    assert not [card for card in named if f"`{card}`" not in table]


@pytest.mark.parametrize("family", NUMBERS.families)
def test_every_rule_is_shown(family: str) -> None:
    missing = [rule for rule in NUMBERS.unnamed(NOT_SHOWN) if rule.startswith(f"BB-{family}.")]
    assert not missing, f"neither a scenario nor a test names {', '.join(missing)}"


def test_every_ruling_is_shown() -> None:
    assert not [ruling for ruling in NUMBERS.unnamed(NOT_SHOWN) if ruling in NUMBERS.rulings]


def test_only_rules_that_exist_are_named() -> None:
    known = {*NUMBERS.rules, *NUMBERS.rulings}
    assert not {rule: where for rule, where in NUMBERS.named.items() if ":" not in rule and rule not in known}


def test_what_is_excused_is_not_shown() -> None:
    assert not NOT_SHOWN.keys() & NUMBERS.named.keys()
    assert NOT_SHOWN.keys() <= {*NUMBERS.rules, *NUMBERS.rulings}


def test_most_rules_are_shown_in_play() -> None:
    """Scenarios say more than unit tests: they are read by people and run by other tools."""
    shown = [rule for rule in NUMBERS.rules if rule in NUMBERS.in_scenarios]
    assert len(shown) >= 190, sorted(set(NUMBERS.rules) - set(shown))
