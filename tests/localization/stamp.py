"""Note which English text each translation was made from: `python tests/localization/stamp.py es`.

Writes `stamps/es.txt` with one line for every key: a short hash of the English entry and one of the translation. When
either changes later, the line no longer agrees and a test says so: an English text that changed has to be read again
in every language, and a translation that changed has to be stamped.

A key whose English changed while its translation stayed as it was is refused (its line stays as it was, the exit code
is 1): nobody has shown that the translation still says the same. Revise the translation, or, if it was already right,
name the key and the reason; they are kept in `stamps/es-unchanged.txt`:

    python tests/localization/stamp.py es --unchanged kit.menu.resume bigbook.log.undo --why "only a comma in English"

After a conflict in a file of stamps take either side and stamp again.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STAMPS = HERE / "stamps"
sys.path.insert(0, str(ROOT))

from game.core.text.i18n import Catalogue  # noqa: E402
from game.core.text.phrases import Template  # noqa: E402
from tests.localization.scope import expected  # noqa: E402


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a translation was made from and what it was: hashes of the English entry and of the translated one."""

    english: str
    own: str


def digest(template: Template) -> str:
    """Eight hex digits that change when any variant of the entry changes."""
    text = "\n".join(f"{name}={text}" for name, text in sorted(template.variants.items()))
    return hashlib.sha256(f"{template.kind} {template.by}\n{text}".encode()).hexdigest()[:8]


def digests(lang: str, folder: Path = ROOT / "localization") -> dict[str, str]:
    """The hash of every key a language has today, but for games that wait for their translation into it."""
    catalogue = Catalogue.load(lang, [folder])
    found = {key: catalogue.template(key) for key in sorted(expected(catalogue.keys(), lang))}
    return {key: digest(one) for key, one in found.items() if one}


def current(lang: str, folder: Path = ROOT / "localization") -> dict[str, Stamp]:
    """The stamp of every key that a language has today, its own settings apart; what it may do without has none."""
    own = digests(lang, folder)
    english = {key: one for key, one in digests("en", folder).items() if not key.startswith("language.")}
    return {key: Stamp(english[key], own[key]) for key in sorted(expected(english, lang)) if key in own}


def read(lang: str, folder: Path = STAMPS) -> dict[str, Stamp]:
    """The stored stamps of a language."""
    path = folder / f"{lang}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {key: Stamp(*rest) for key, *rest in (line.split() for line in lines)}


def kept(lang: str, folder: Path = STAMPS) -> dict[str, tuple[Stamp, str]]:
    """The translations that somebody found right although the English changed: key to stamp and reason."""
    path = folder / f"{lang}-unchanged.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {key: (Stamp(english, own), why) for key, english, own, why in (line.split(" ", 3) for line in lines)}


def stale(now: Mapping[str, Stamp], stored: Mapping[str, Stamp]) -> list[str]:
    """The keys whose English or whose translation is not what was stamped."""
    return [key for key, stamp in now.items() if stored.get(key) != stamp]


def refused(now: Mapping[str, Stamp], stored: Mapping[str, Stamp], right: Mapping[str, Stamp]) -> list[str]:
    """The keys whose English changed while the translation did not, and that are not among those found `right`."""
    untouched = [
        key
        for key, stamp in now.items()
        if (old := stored.get(key)) is not None and old.english != stamp.english and old.own == stamp.own
    ]
    return [key for key in untouched if right.get(key) != now[key]]


def stamp(lang: str, unchanged: Collection[str], why: str, localization: Path, folder: Path = STAMPS) -> list[str]:
    """Write the stamps of a language; returns the keys that were refused, whose lines stay as they were."""
    now, stored, reasons = current(lang, localization), read(lang, folder), kept(lang, folder)
    reasons |= {key: (now[key], why) for key in unchanged if key in now}
    reasons = {key: one for key, one in sorted(reasons.items()) if now.get(key) == one[0]}
    without = refused(now, stored, {key: one[0] for key, one in reasons.items()})
    lines = {key: stored[key] if key in without else one for key, one in now.items()}
    _write(folder / f"{lang}.txt", [f"{key} {one.english} {one.own}" for key, one in lines.items()])
    _write(
        folder / f"{lang}-unchanged.txt",
        [f"{key} {one.english} {one.own} {reason}" for key, (one, reason) in reasons.items()],
    )
    return without


def _write(path: Path, lines: Sequence[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def main(argv: Sequence[str], localization: Path = ROOT / "localization", folder: Path = STAMPS) -> int:
    """Stamp the languages named on the command line; returns 1 if anything was refused."""
    parser = argparse.ArgumentParser(description="Note which English text each translation was made from.")
    parser.add_argument("langs", nargs="+", metavar="LANG")
    parser.add_argument("--unchanged", nargs="+", default=[], metavar="KEY", help="translations already right")
    parser.add_argument("--why", default="", help="why they were")
    asked = parser.parse_args(argv)
    why = " ".join(asked.why.split())
    if asked.unchanged and not why:
        parser.error("--unchanged needs --why")
    failed = 0
    for lang in asked.langs:
        for key in stamp(lang, asked.unchanged, why, localization, folder):
            print(f"{lang}: {key}: English changed, the translation did not: revise it, or name it with --unchanged")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
