"""Every locale file is clean: encoding, quoting, typography. Covers whatever languages lie in localization/."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
import yaml

from game.core.text.i18n import read_entries
from tests.sources import source_files

ROOT = Path(__file__).resolve().parents[2] / "localization"
FILES = source_files(ROOT, ".yaml")
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""That of libyaml, many times as fast, where there is one."""
UNQUOTED_KEYS = {"by", "select"}
TRAPS = {
    "straight apostrophe or quotation mark": re.compile(r"['\"`\u00b4]"),
    "three dots": re.compile(r"\.\.\."),
    "doubled space": re.compile(r"  "),
    "space at an end": re.compile(r"^\s|\s$"),
    "space before punctuation": re.compile(r" [,.;:!?](?!\w)"),
    "doubled word": re.compile(r"\b(\w{2,}) \1\b", re.IGNORECASE),
    "tab or line break": re.compile(r"[\t\r\n]"),
    "hyphen as dash": re.compile(r" - "),
}
ALLOWED_DOUBLES = {"vosotros vosotros"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_encoding_and_line_ends(path: Path) -> None:
    raw = path.read_bytes()
    text = raw.decode("utf-8")
    assert not text.startswith("\ufeff"), "byte order mark"
    assert b"\r" not in raw, "CR line ends"
    assert b"\t" not in raw, "tab"
    assert unicodedata.normalize("NFC", text) == text, "not NFC"
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert not [number for number, line in enumerate(text.split("\n"), 1) if line != line.rstrip()], "trailing space"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_all_values_are_quoted(path: Path) -> None:
    loose = []
    stack: list[str] = []
    key: str | None = None
    for event in yaml.parse(path.read_text(encoding="utf-8"), Loader=LOADER):
        if isinstance(event, yaml.MappingStartEvent):
            stack.append(key or "")
            key = None
        elif isinstance(event, yaml.MappingEndEvent):
            stack.pop()
        elif isinstance(event, yaml.ScalarEvent):
            if key is None:
                key = event.value
                continue
            if event.style != '"' and key not in UNQUOTED_KEYS:
                loose.append((event.start_mark and event.start_mark.line + 1, event.value))
            key = None
    assert not loose


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_typography(path: Path) -> None:
    if path.name == "language.yaml":
        return
    found = []
    for key, template in read_entries(path).items():
        for text in template.variants.values():
            found += [
                f"{key}: {name}: {text}"
                for name, trap in TRAPS.items()
                if (hit := trap.search(text)) and hit.group().lower() not in ALLOWED_DOUBLES
            ]
    assert not found


@pytest.mark.parametrize("path", [one for one in FILES if one.is_relative_to(ROOT / "es")], ids=str)
def test_spanish_opening_marks(path: Path) -> None:
    found = []
    for key, template in read_entries(path).items():
        for text in template.variants.values():
            if text.count("?") != text.count("¿") or text.count("!") != text.count("¡"):
                found.append(f"{key}: {text}")
    assert not found
