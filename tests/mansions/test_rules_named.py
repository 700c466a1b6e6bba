"""Which rules a scenario or a test names, and which are still to come (`rules_to_come.txt`, which only ever shrinks).

`docs/mansions-rules.md` explains each number. `python -m tests.mansions.test_rules_named` takes what is named now
off the list of what is to come.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.rule_numbers import ROOT, Numbers
from tests.sources import source_files

HERE = Path(__file__).resolve().parent
TO_COME = HERE / "rules_to_come.txt"
"""Rules and rulings that nothing names yet, one a line."""
NUMBERS = Numbers("MM", ROOT / "docs" / "mansions-rules.md", [ROOT / "tests" / "scenarios" / "mansions"], HERE)

NOT_SHOWN = {
    "MM-CMP.16": "glue and plastic: how printed figures are put together",
    "MM-SET.2": "who is Keeper is an option before the game, not a moment of it",
    "MM-MOV.5": "how far apart white lines are printed: in our maps such spaces have no edge",
    "MM-MOV.8": "a note on one printed tile (D-19), which no map of ours has",
    "MM-MON.6": "no objective here asks for a monster without giving it a name",
    "A-43": "who sits at which seats is nothing that the rules know",
    "MM-DRW.2": "advice on which options to agree on",
    "MM-SEC.5": "people who talk at a table",
    "MM-FLV.1": "about printed italics; here only texts that programs do not touch",
}
"""Rules and rulings that nothing in play can show, each with the reason."""


def missing() -> list[str]:
    """What neither a scenario nor a test names."""
    return NUMBERS.unnamed(NOT_SHOWN)


def to_come() -> list[str]:
    """What is known to be missing."""
    return TO_COME.read_text(encoding="utf-8").split()


def test_the_page_is_complete() -> None:
    """384 rules and 99 rulings, each once and with its line; the numbers of a chapter leave no gap."""
    assert len(NUMBERS.rules) == 384 and len(NUMBERS.families) == 55
    assert NUMBERS.rulings == [f"A-{number:02}" for number in range(1, 100)]
    assert not NUMBERS.gaps()


def test_every_number_that_is_cited_is_explained() -> None:
    """Whoever reads "MM-LCK.4", "A-16" or "D-13" in the game, its scenarios or its tests finds its line there."""
    chapters = {f"MM-{family}" for family in NUMBERS.families}
    disagreements = set(re.findall(r"^- \*\*(D-\d\d)\*\* .+\.$", NUMBERS.text, re.MULTILINE))
    known = {*NUMBERS.rules, *NUMBERS.rulings, *chapters, *disagreements}
    rooms = ("game/mansions", "tests/mansions", "tests/scenarios/mansions", "localization/en/mansions")
    files = [path for room in rooms for path in source_files(ROOT / room, ".py", ".yaml", ".md")]
    files += [ROOT / "docs" / "mansions.md"]
    wild: dict[str, str] = {}
    cited: set[str] = set()
    for path in files:
        for number in re.findall(r"\b(?:MM-[A-Z]+(?:\.\d+)?|[AD]-\d\d)\b", path.read_text("utf-8")):
            cited.add(number)
            if number not in known:
                wild[number] = path.relative_to(ROOT).as_posix()
    assert not wild
    assert len(cited) > 400


def test_nothing_is_missing_that_is_not_known_to_be() -> None:
    assert not sorted(set(missing()) - set(to_come()))


def test_what_is_named_is_off_the_list() -> None:
    """It is taken off by `python -m tests.mansions.test_rules_named`."""
    assert to_come() == missing()


def test_only_rules_that_exist_are_named() -> None:
    known = {*NUMBERS.rules, *NUMBERS.rulings}
    assert not {rule: where for rule, where in NUMBERS.named.items() if rule not in known}


def test_what_is_excused_is_not_shown() -> None:
    assert not NOT_SHOWN.keys() & NUMBERS.named.keys()
    assert NOT_SHOWN.keys() <= {*NUMBERS.rules, *NUMBERS.rulings}


if __name__ == "__main__":
    TO_COME.write_text("".join(f"{rule}\n" for rule in missing()), encoding="utf-8")
    print(f"{len(NUMBERS.entries) - len(NOT_SHOWN)} rules and rulings, {len(missing())} to come")
