"""The numbers of a game's rules: which a page in `docs` explains, and which scenarios and tests name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from game.core.lessons import scenario as scenarios
from tests.sources import nodes_of

ROOT = Path(__file__).resolve().parents[1]


class Numbers:
    """The rules `PREFIX-CHAPTER.n` and rulings `A-nn` of one game. `page` explains each in a line of its own; scenarios
    lie in some folders, tests in one."""

    def __init__(self, prefix: str, page: Path, folders: Iterable[Path], tests: Path) -> None:
        self.prefix = prefix
        self.text = page.read_text("utf-8")
        self.folders = list(folders)
        self.tests = tests
        self.entries: list[tuple[str, str]] = re.findall(
            rf"^- \*\*({prefix}-[A-Z]+\.\d+|A-\d\d)\*\* (.+)$", self.text, re.MULTILINE
        )
        self.rules = [name for name, _ in self.entries if name.startswith(prefix)]
        self.rulings = [name for name, _ in self.entries if name.startswith("A-")]
        self.families = sorted({rule.partition(".")[0].removeprefix(f"{prefix}-") for rule in self.rules})

    @cached_property
    def in_scenarios(self) -> dict[str, list[str]]:
        """Rule -> the scenarios that name it."""
        found: dict[str, list[str]] = {}
        for path in scenarios.find(self.folders):
            for item in scenarios.load(path):
                for rule in item.rules:
                    found.setdefault(rule, []).append(item.id)
        return found

    @cached_property
    def in_tests(self) -> dict[str, list[str]]:
        """Rule -> the tests whose docstring or marks name it; comments and code do not count."""
        name = re.compile(rf"{self.prefix}-[A-Z]+\.\d+|A-\d\d")
        found: dict[str, list[str]] = {}
        for path in sorted(self.tests.rglob("test_*.py")):
            for node in nodes_of(path):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    text = (ast.get_docstring(node) or "") + " ".join(map(ast.unparse, node.decorator_list))
                    for rule in name.findall(text):
                        found.setdefault(rule, []).append(node.name)
        return found

    @property
    def named(self) -> dict[str, list[str]]:
        """Rule -> whatever names it."""
        return {**self.in_scenarios, **self.in_tests}

    def unnamed(self, excused: Iterable[str]) -> list[str]:
        """The rules and rulings that nothing names and nothing excuses, in the order of the page."""
        known = {*self.named, *excused}
        return [name for name, _ in self.entries if name not in known]

    def gaps(self) -> list[str]:
        """What is wrong with the page: a number that is missing, stands twice, or has no sentence."""
        names = [name for name, _ in self.entries]
        found = [f"{name} stands twice" for name in sorted({name for name in names if names.count(name) > 1})]
        for family in self.families:
            numbers = [
                int(rule.partition(".")[2]) for rule in self.rules if rule.startswith(f"{self.prefix}-{family}.")
            ]
            if numbers != list(range(1, len(numbers) + 1)):
                found.append(f"the numbers of {family} leave a gap")
            if not re.search(rf"^## .*\([^)]*\b{family}\b", self.text, re.MULTILINE):
                found.append(f"no chapter is headed {family}")
        return [
            *found,
            *(f"{name} has no sentence" for name, text in self.entries if not text.endswith(".") or len(text) < 11),
        ]
