"""Every sentence that takes a noun, with nouns of each gender and sound: `python tests/localization/snapshot.py es`.

Writes `snapshots/es.txt`, one line per sentence, to be read aloud by somebody who speaks the language; the test tells
when a sentence differs from what was read. Read the difference, then write anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SNAPSHOTS = HERE / "snapshots"
sys.path.insert(0, str(ROOT))

from game.core.text.i18n import Catalogue  # noqa: E402
from game.core.text.phrases import PLACEHOLDER, Arg, Template  # noqa: E402
from tests.localization.scope import everywhere  # noqa: E402

LANGS = ("en", "es", "pt", "it")
KINDS = ("water1", "earth2", "fire3", "air1", "madness")
ELEMENTS = ("water", "earth", "fire", "air", "multi")
NOUNS = {"card", "element"}


def places(template: Template) -> set[str]:
    """The names of all places of an entry, its selector among them."""
    found = {one.group(1) for text in template.variants.values() for one in PLACEHOLDER.finditer(text)}
    return found | {template.by} - {""}


def sentences(lang: str, folder: Path = ROOT / "localization") -> list[str]:
    """All sentences with nouns in a language, in the order of their keys."""
    english, words = Catalogue.load("en", [folder]), Catalogue.load(lang, [folder])
    found = []
    for key in sorted(everywhere(english.keys())):
        source = english.template(key)
        if source is None or not NOUNS & places(source):
            continue
        numbers = (1, 2, 5) if "n" in places(source) else (1,)
        for kind, element in zip(KINDS, ELEMENTS, strict=True):
            for number in numbers:
                args: dict[str, Arg] = dict.fromkeys(places(source), "Inés")
                args |= {"n": number, "need": 3, "have": 2, "in_hand": 1, "in_support": 1}
                args["place"] = words.t("bigbook.terms.to_place.discard")
                args["card"] = words.noun(f"bigbook.terms.kinds.{kind}")
                args["element"] = words.noun(f"bigbook.terms.elements.{element}")
                found.append(f"{key}: {words.t(key, **args)}")
    return list(dict.fromkeys(found))


def main() -> None:
    """Write the snapshots of the languages named on the command line."""
    SNAPSHOTS.mkdir(exist_ok=True)
    for lang in sys.argv[1:]:
        text = "".join(f"{line}\n" for line in sentences(lang))
        (SNAPSHOTS / f"{lang}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
