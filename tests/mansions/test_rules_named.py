"""Which rules a scenario or a test names, and which are still to come (`rules_to_come.txt`, which only ever shrinks).

The list of the rules is the test's own. `python -m tests.mansions.test_rules_named` takes what is named now off it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from game.core.lessons import scenario as scenarios

HERE = Path(__file__).resolve().parent
SCENARIOS = HERE.parent / "scenarios" / "mansions"
TO_COME = HERE / "rules_to_come.txt"
"""Rules and rulings that nothing names yet, one a line."""
FAMILIES = {
    family: int(count)
    for family, count in re.findall(
        r"([A-Z]+) (\d+)",
        "CMP 16, MAP 4, SET 10, SIN 6, SKE 6, RND 4, WIN 8, INV 5, MOV 10, LCK 10, ACT 9, EXP 10, CRD 10, OBS 6, "
        "KEE 1, TRD 5, THR 3, KAC 6, HND 3, KMM 7, KMA 4, KIN 3, EVT 6, MON 8, FEA 22, ATT 6, SKL 6, HOR 11, EVA 11, "
        "EFF 14, DRW 4, SPL 10, MYT 9, OBJ 5, ESC 5, PUZ 22, PZR 3, PZW 2, PZL 2, COM 8, RNG 4, LOS 7, MAT 3, HID 7, "
        "GLO 12, MDE 3, DAM 8, DEA 4, NEW 4, ELI 2, TRA 10, LIM 6, OPT 7, SEC 5, FLV 2",
    )
}
RULES = [f"MM-{family}.{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)]
RULINGS = [f"A-{number:02}" for number in range(1, 100)]

NOT_SHOWN = {
    "MM-CMP.16": "glue and plastic: how printed figures are put together",
    "MM-SET.2": "who is Keeper is an option before the game, not a moment of it",
    "MM-MOV.5": "how far apart white lines are printed: in our maps such spaces have no edge",
    "MM-MOV.8": "a note on one printed tile (D-19), which no map of ours has",
    "MM-MON.6": "no objective here asks for a monster without giving it a name",
    "MM-ESC.3": "no objective here asks all investigators to escape",
    "A-43": "who sits at which seats is nothing that the rules know",
    "MM-DRW.1": "advice to a side that can no longer win",
    "MM-DRW.2": "advice on which options to agree on",
    "MM-SEC.5": "people who talk at a table",
    "MM-FLV.1": "about printed italics; here only texts that programs do not touch",
}
"""Rules and rulings that nothing in play can show, each with the reason."""

NAME = re.compile(r"MM-[A-Z]+\.\d+|A-\d\d")


@cache
def named_in_scenarios() -> dict[str, list[str]]:
    """Rule -> the scenarios that name it."""
    found: dict[str, list[str]] = {}
    for path in scenarios.find([SCENARIOS]):
        for item in scenarios.load(path):
            for rule in item.rules:
                found.setdefault(rule, []).append(item.id)
    return found


@cache
def named_in_tests() -> dict[str, list[str]]:
    """Rule -> the tests whose docstring or marks name it; comments and code do not count."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = (ast.get_docstring(node) or "") + " ".join(map(ast.unparse, node.decorator_list))
                for rule in NAME.findall(text):
                    found.setdefault(rule, []).append(node.name)
    return found


def missing() -> list[str]:
    """What neither a scenario nor a test names."""
    named = named_in_scenarios().keys() | named_in_tests().keys() | NOT_SHOWN.keys()
    return [rule for rule in (*RULES, *RULINGS) if rule not in named]


def to_come() -> list[str]:
    """What is known to be missing."""
    return TO_COME.read_text(encoding="utf-8").split()


def test_the_list_is_complete() -> None:
    assert len(RULES) == 384 and len(set(RULES)) == 384


def test_nothing_is_missing_that_is_not_known_to_be() -> None:
    assert not sorted(set(missing()) - set(to_come()))


def test_what_is_named_is_off_the_list() -> None:
    """It is taken off by `python -m tests.mansions.test_rules_named`."""
    assert to_come() == missing()


def test_only_rules_that_exist_are_named() -> None:
    for rule, where in {**named_in_scenarios(), **named_in_tests()}.items():
        assert rule in RULES or rule in RULINGS, f"{rule} in {where}"


def test_what_is_excused_is_not_shown() -> None:
    named = named_in_scenarios().keys() | named_in_tests().keys()
    assert not NOT_SHOWN.keys() & named
    assert NOT_SHOWN.keys() <= {*RULES, *RULINGS}


if __name__ == "__main__":
    TO_COME.write_text("".join(f"{rule}\n" for rule in missing()), encoding="utf-8")
    print(f"{len(RULES) + len(RULINGS) - len(NOT_SHOWN)} rules and rulings, {len(missing())} to come")
