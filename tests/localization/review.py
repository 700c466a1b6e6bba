"""Note who has read which text as a second reader, and say what nobody has read since it changed.

    python tests/localization/review.py list es
    python tests/localization/review.py record es --reviewer "Inés" --date 2026-11-21
    python tests/localization/review.py count

`tests/localization/reviews/<lang>.yaml` holds one entry per reading: reviewer, date, and a short hash of every text
read, together with its English source. A text stands there once, with whoever read it last. `list` names the keys of
which either differs from what was read, or that were never read; `record` notes those as read now (`--all` notes every
key, after a fresh reading of the whole). `count` ends with 1 if any is left. Games that wait for their translation
(`scope.py`) are read with it; `count` names them.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.core.text import strict_yaml  # noqa: E402
from game.core.text.i18n import Catalogue, available  # noqa: E402
from tests.localization.scope import WAITING, owner  # noqa: E402
from tests.localization.stamp import digests  # noqa: E402

RECORDS = Path("tests", "localization", "reviews")
HEAD = "# Who read which text, and when. Written by tests/localization/review.py.\n"


@dataclass(frozen=True, slots=True)
class Review:
    """One reading: who, on which day (year-month-day), and the hash of each key's text as it was read."""

    reviewer: str
    date: str
    read: dict[str, str]


def hashes(lang: str, root: Path) -> dict[str, str]:
    """Eight hex digits for every key of a language; they change with its text and with the English text."""
    english, own = (digests(code, root / "localization") for code in ("en", lang))
    pairs = {key: f"{one} {english.get(key, '')}" for key, one in own.items()}
    return {key: hashlib.sha256(pair.encode()).hexdigest()[:8] for key, pair in pairs.items()}


def load(lang: str, root: Path) -> list[Review]:
    """The readings of a language on record, oldest first."""
    path = root / RECORDS / f"{lang}.yaml"
    data: Any = strict_yaml.load(path) if path.exists() else {}
    return [Review(one["reviewer"], one["date"], one["read"]) for one in data.get("reviews", [])]


def save(lang: str, root: Path, reviews: Sequence[Review]) -> None:
    """Write the record of a language; every value in double quotes."""
    lines = [HEAD, "reviews:\n"]
    for one in reviews:
        lines.append(f"  - reviewer: {json.dumps(one.reviewer, ensure_ascii=False)}\n")
        lines.append(f'    date: "{one.date}"\n    strings: "{len(one.read)}"\n    read:\n')
        lines += [f'      {key}: "{value}"\n' for key, value in sorted(one.read.items())]
    path = root / RECORDS / f"{lang}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="utf-8", newline="\n")


def unread(lang: str, root: Path) -> list[str]:
    """Keys whose text or English source differs from what was last read, or that nobody has read."""
    known: dict[str, str] = {}
    for one in load(lang, root):
        known.update(one.read)
    return [key for key, value in hashes(lang, root).items() if known.get(key) != value]


def record(lang: str, root: Path, reviewer: str, date: str, *, everything: bool = False) -> int:
    """Note what is unread (or everything) as read; returns how many keys. Earlier readings keep what still holds."""
    now = hashes(lang, root)
    read = set(now) if everything else set(unread(lang, root))
    if not read:
        return 0
    kept = now.keys() - read
    reviews = [
        Review(one.reviewer, one.date, {key: value for key, value in one.read.items() if key in kept})
        for one in load(lang, root)
    ]
    reviews.append(Review(reviewer, date, {key: now[key] for key in read}))
    save(lang, root, [one for one in reviews if one.read])
    return len(read)


def day(text: str) -> str:
    """A calendar day as year-month-day; anything else is refused."""
    return datetime.date.fromisoformat(text).isoformat()


def parse(argv: Sequence[str], langs: Sequence[str]) -> argparse.Namespace:
    """The command and its options."""
    parser = argparse.ArgumentParser(description="Who has read which text as a second reader.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="name the unread keys of a language").add_argument("lang", choices=langs)
    noting = commands.add_parser("record", help="note the unread keys of a language as read")
    noting.add_argument("lang", choices=langs)
    noting.add_argument("--reviewer", required=True)
    noting.add_argument("--date", required=True, type=day, help="YYYY-MM-DD")
    noting.add_argument("--all", action="store_true", help="note every key, not only the unread ones")
    commands.add_parser("count", help="unread keys per language; ends with 1 if there are any")
    return parser.parse_args(argv)


def waiting(root: Path) -> dict[str, int]:
    """How many English texts of each game that waits there are."""
    keys = Catalogue.load("en", [root / "localization"]).keys()
    counted = {game: sum(owner(key) == game for key in keys) for game in WAITING}
    return {game: number for game, number in counted.items() if number}


def main(argv: Sequence[str], root: Path = ROOT) -> int:
    """Run one command; returns the exit code."""
    langs = [one.code for one in available([root / "localization"])]
    asked = parse(argv, langs)
    if asked.command == "list":
        print("\n".join(unread(asked.lang, root)))
        return 0
    if asked.command == "record":
        print(record(asked.lang, root, asked.reviewer, asked.date, everything=asked.all))
        return 0
    left = {lang: len(unread(lang, root)) for lang in langs}
    print("\n".join(f"{lang} {number}" for lang, number in left.items()))
    for game, number in waiting(root).items():
        print(f"{game}: {number} English texts wait for their translation and its reading")
    return 1 if any(left.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
