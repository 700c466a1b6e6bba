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
from game.mansions.text.card_texts import MARKED  # noqa: E402
from tests.localization.scope import expected, owner  # noqa: E402

LANGS = ("en", "es", "pt", "it")
KINDS = ("water1", "earth2", "fire3", "air1", "madness")
ELEMENTS = ("water", "earth", "fire", "air", "multi")
NOUNS = {"bigbook": {"card", "element"}, "mansions": {"room", "next", "start", "monster", "attribute"}}
"""Game → the places of its texts that are filled with nouns."""
ROOMS = ("great_hall", "kitchen", "upper_landing", "front_porch", "observatory")
MONSTERS = ("the_guest", "absent_aunt", "sodden", "pane_hound", "refraction")
ATTRIBUTES = ("strength", "marksmanship", "dexterity", "intellect", "lore")


def places(template: Template) -> set[str]:
    """The names of all places of an entry, its selector among them."""
    found = {one.group(1) for text in template.variants.values() for one in PLACEHOLDER.finditer(text)}
    return found | {template.by} - {""}


def sentences(lang: str, folder: Path = ROOT / "localization") -> list[str]:
    """All sentences with nouns in a language, in the order of their keys."""
    english, words = Catalogue.load("en", [folder]), Catalogue.load(lang, [folder])
    found = []
    for key in sorted(expected(english.keys(), lang)):
        source = english.template(key)
        game = owner(key)
        if source is None or not NOUNS.get(game, set()) & places(source):
            continue
        numbers = (1, 2, 5) if "n" in places(source) else (1,)
        for at in range(len(KINDS)):
            for number in numbers:
                args: dict[str, Arg] = dict.fromkeys(places(source), "Inés")
                args |= _of_the_house(words, at) if game == "mansions" else _of_the_book(words, at)
                args["n"] = number
                found.append(f"{key}: {words.t(key, **args)}")
    return list(dict.fromkeys(found))


def _of_the_book(words: Catalogue, at: int) -> dict[str, Arg]:
    """Nouns of the first game, another set of them for each number."""
    return {
        "need": 3, "have": 2, "in_hand": 1, "in_support": 1, "place": words.t("bigbook.terms.to_place.discard"),
        "card": words.noun(f"bigbook.terms.kinds.{KINDS[at]}"),
        "element": words.noun(f"bigbook.terms.elements.{ELEMENTS[at]}"),
    }  # fmt: skip


def _of_the_house(words: Catalogue, at: int) -> dict[str, Arg]:
    """Those of the second."""
    rooms = [words.noun(f"mansions.rooms.{room}") for room in ROOMS]
    named: dict[str, Arg] = {
        "room": rooms[at], "next": rooms[at - 1], "start": rooms[at - 2], "other": "August Bray", "who": "Aude Linnet",
        "monster": words.noun(f"mansions.monsters.{MONSTERS[at]}"), "space": "gh1",
        "attribute": words.noun(f"mansions.terms.attributes.{ATTRIBUTES[at]}"),
    }  # fmt: skip
    said = dict.fromkeys(("list", "sum", "test", "text", "name", "label"), "…")
    counted = {
        "m": 3,
        "total": 4,
        "health": 4,
        "damage": 2,
        "value": 6,
        "round": 2,
        "moves": 1,
        "action": 1,
        "sanity": 3,
    }
    return {**named, **said, **counted, "card": words.t(MARKED, name="…"), "item": words.t(MARKED, name="…")}


def main() -> None:
    """Write the snapshots of the languages named on the command line."""
    SNAPSHOTS.mkdir(exist_ok=True)
    for lang in sys.argv[1:]:
        text = "".join(f"{line}\n" for line in sentences(lang))
        (SNAPSHOTS / f"{lang}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
