"""No dead words: every key is named by the code, or built by it from a part and a name that code or data know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.core.i18n import Catalogue

ROOT = Path(__file__).resolve().parents[2]
FAMILIES = (
    r"language\..*",  # how a language counts and lists
    r"bigbook\.cards\..*",  # every card has its texts
    r"bigbook\.(rulebook|lessons|challenges)\..*",  # articles and steps are named by their files and by each other
    r"bigbook\.terms\.(kinds|elements|parts|positions)\.\w+\.(singular|plural|def|indef|gender|of|in)",
    r"bigbook\.terms\.nouns\.\w+\.(singular|plural|def|indef|gender|of)",
    r"bigbook\.prompts\.\w+\.(exact|upto|any)",  # a question, by how much may be chosen
)
"""Keys that are looked up by names which stand in data, or as forms of one another."""
GAP = "\0"


def _sources() -> Iterator[Path]:
    yield ROOT / "main.py"
    for folder in ("game", "scenes"):
        yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def _spoken() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Texts that stand in the code, texts with gaps in them, and all words of code and data."""
    texts, gaps, words = set(), set(), set()
    for path in _sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [v.value if isinstance(v, ast.Constant) else GAP for v in node.values]
                gaps.add("".join(str(part) for part in parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.arg | ast.Attribute | ast.Name | ast.keyword | ast.FunctionDef):
                name = getattr(node, "arg", None) or getattr(node, "attr", None) or getattr(node, "id", None)
                words.add(str(name or getattr(node, "name", "")))
    for text in texts:
        words |= set(re.findall(r"[\w-]+", text))
        words |= set(re.findall(r"[a-z0-9]+", text))
    for path in (ROOT / "game").rglob("*.yaml"):
        words |= set(re.findall(r"[\w-]+", path.read_text("utf-8")))
    return frozenset(texts), frozenset(gaps), frozenset(words)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Texts with gaps that can be keys: they begin with a whole part of one."""
    found = [gap for gap in _spoken()[1] if re.match(r"[a-z_]+\.", gap) and " " not in gap]
    return tuple(re.compile(re.escape(gap).replace(re.escape(GAP), r"([\w-]+)")) for gap in found)


@cache
def _built() -> tuple[re.Pattern[str], ...]:
    """Names that the code builds from a part of its own and another name."""
    found = [gap for gap in _spoken()[1] if re.fullmatch(rf"[a-z_-]{{4,}}{GAP}", gap)]
    return tuple(re.compile(re.escape(gap).replace(re.escape(GAP), r"([\w-]+)")) for gap in found)


def _known(word: str) -> bool:
    """Whether what fills a gap is a name of code or data, or built from one."""
    words = _spoken()[2]
    if word in words or word.replace("-", "_") in words or word.isdigit():
        return True
    return any(match[1] in words for pattern in _built() if (match := pattern.fullmatch(word)) is not None)


def named(key: str) -> bool:
    """Whether anything can ask for a key."""
    parts = key.split(".")
    ends = [".".join(parts[at:]) for at in range(len(parts) - 1)]
    if any(end in _spoken()[0] for end in ends):
        return True
    matches = (pattern.fullmatch(end) for pattern in _patterns() for end in ends)
    return any(match is not None and all(_known(group) for group in match.groups()) for match in matches)


def test_every_key_is_used() -> None:
    keys = sorted(Catalogue.load("en", [ROOT / "localization"]).keys())
    rest = [key for key in keys if not any(re.fullmatch(family, key) for family in FAMILIES)]
    assert len(rest) > 500
    assert not [key for key in rest if not named(key)]


def test_a_dead_key_is_found() -> None:
    assert named("kit.button.start") and named("bigbook.log.spell_learned")
    assert not named("kit.statistics.never_shown")
    assert not named("kit.button.never_pressed")
