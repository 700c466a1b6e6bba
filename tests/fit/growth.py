"""How texts grow with the text size: every situation drawn at 100 and at 200 %, its texts matched by their words.

`python -m tests.fit.growth` lists what stays below `ENOUGH`, with the reason where it has one. `--stage TEXT` and
`--size 1280x720` narrow it.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pygame import Rect

from scenes.kit.scene import Scene
from scenes.kit.theme import is_full
from scenes.shell.app import App
from tests.fit.spy import Drawn, Spy, watching
from tests.fit.stages import Prepare, every_stage
from tests.fit.walk import arrange, kept, paint, standing

LARGEST = 2.0
ENOUGH = 1.8
"""How many times larger a text stands there at 200 % at least."""
SIZES = ((1280, 720), (1920, 1080))
BODY = (14, 18)
"""The letters of most words on the table at 100 %, in pixels, in the compact and the full layout."""
SENTENCE = 12
"""From so many letters on words are a sentence, which may stand beside another one."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of a situation: what it lies on, its words, how large it was and is; 0 where it no longer stands there."""

    at: str
    words: str
    before: int
    after: int
    body: int = BODY[0]
    """The size of most words there at 100 %."""

    @property
    def grows(self) -> bool:
        """Whether it grows by its factor; letters are whole pixels."""
        return self.after >= ENOUGH * self.before - 1


def words_of(one: Drawn) -> str:
    """The words of a text however its lines are broken."""
    return " ".join(one.text.replace("/", " ").split())


def owner(scene: Scene, rect: Rect) -> str:
    """The kind of thing that a text lies on, else the screen."""
    over = [thing for thing in scene.things() if thing.rect.collidepoint(rect.center)]
    if not over:
        return scene.name
    return min(over, key=lambda thing: thing.rect.w * thing.rect.h).id.partition(":")[0]


def drawn(app: App, spy: Spy, size: tuple[int, int], scale: float) -> dict[str, Drawn]:
    """The texts of the screen in front by their words, each where it is largest."""
    arrange(app, size, scale, kept("en"))
    paint(app, spy)
    found: dict[str, Drawn] = {}
    front = len(app.stack) - 1
    for one in spy.drawn:
        layer = one.layer.partition(":")[0]
        if layer.isdigit() and int(layer) < front:
            continue  # a screen below another one is a dimmed picture
        words = words_of(one)
        if words not in found or one.size > found[words].size:
            found[words] = one
    return found


def growth(app: App, prepare: Prepare, size: tuple[int, int]) -> list[Text]:
    """The texts of a situation in a window."""
    arrange(app, size, 1.0, kept("en"))
    prepare(app)
    with watching() as spy:
        small = drawn(app, spy, size, 1.0)
        top = app.stack[-1]
        owners = {words: owner(top, one.rect) for words, one in small.items()}
        large = drawn(app, spy, size, LARGEST)
    body = BODY[is_full(size)]
    return [Text(owners[words], words, one.size, _size(words, large), body) for words, one in small.items()]


def _size(words: str, large: Mapping[str, Drawn]) -> int:
    """How large words stand among others; 0 where they do not. Longer ones may be part of a line that says more, and
    what stood on two lines on one, with a dot between; what a choice is called may have come to its value."""
    if words in large:
        return large[words].size
    named, _, said = words.partition(". ")
    chosen = [
        one.size for other, one in large.items() if other.endswith(f": {words}") or other.startswith(f"{named}: ")
    ]
    if chosen and (not said or said in large):
        return min(chosen + ([large[said].size] if said else []))
    large = {other.replace(" ·", ""): one for other, one in large.items()}
    longer = [one.size for other, one in large.items() if words in other] if len(words) >= SENTENCE else []
    return max(longer, default=0)


NUMBER = re.compile(r"[^A-Za-z\[]*(\[[\w-]+\])?$|\d+ of \d+( chosen)?$|Step \d+ of \d+$|Page \d+ of \d+$")
ZONES = ("deck", "discard", "support", "aside", "library", "supply", "hand")
SHEET_AT_THE_SIDE = "sheet at the side"
LEFT_OUT = (SHEET_AT_THE_SIDE, "route rulebook", "route licenses")
"""With large letters the summary at the side is a page of the rulebook; pages of books are set anew and share no words;
those of the rulebook are measured by `scenes/rulebook/test_scene.py`."""
SAID = {
    "card": "on a card, a page or a magician's sheet: the reading pane or the sheet of the book says it",
    "number": "a number or a price beside its sign, which grows: the sheet of its thing says it",
    "name": "a name too long for its line: it loses its middle before it loses its size",
    "pile": "the name of a pile or a space: its sheet says it",
    "fixed": "in a room that cannot grow (`FIXED`): it grows as far as that allows",
    "title": "larger than the other words already: it is twice their size of 100 % at least",
    "page": "a name of a list: with large letters it stands on one of the next pages",
    "log": "a line of the log: the log says it",
    "field": "what was written in a field: as large as leaves all of it in its line",
    "less": "said twice at 100 %: the danger line and its sheet, the open page, the button's sheet say it",
    "sample": "words that show a setting: with large letters the whole page shows it, and has no leaf for them",
    "key": "a key beside what it does: the list of keys says it",
}
"""Why texts may stand there smaller, or not at all."""
FIXED = (
    ("Play on from here", "as wide as the supply, below which it lies on one line"),
    ("What can you afford", "the note of the veil, which must leave the cards seen"),
    ("Bruno: 2 actions left", "as wide as the piece of the desk that a friend's seat takes"),
    (r"0 1 \[water\]", "a price beside what there is of it, as wide as its curse; the sheet of the curse says it"),
    (r"\[madness\] ", "on an answer that tells what it does below its words; the reading pane says it"),
    ("A hand has about ", "the sentences beside a deck's shape, all of which stand on its sheet"),
    ("New cards, new spells", "the note of a lesson, which must leave what it points at seen"),
    ("Receive 2 Madness", "on an answer that shows its price and its cards below its words; the reading pane says it"),
)
"""Texts whose room is fixed, and why: they grow as far as that allows."""
SPACES = ("Space 1: new monster", "Invocation: the judgment")


@cache
def of_cards() -> str:
    """The beginnings of every text on a card, a page or a magician's sheet."""
    words = kept("en")
    found = (words.template(key) for key in sorted(words.keys()) if key.startswith("bigbook.cards."))
    texts = [text for template in found if template is not None for text in template.variants.values()]
    return " ".join(re.sub(r"\[/?[bi]\]", "", " ".join(texts)).split())


def reason(stage: str, one: Text) -> str:
    """Why a text does not grow where it stands, one of SAID; '' where nothing excuses it."""
    words = kept("en")
    if NUMBER.fullmatch(one.words):
        return SAID["number"]
    if "…" in one.words or "WW" in one.words:
        return SAID["name"]
    if any(one.words.startswith(words.t(f"bigbook.terms.zones.{zone}")) for zone in ZONES):
        return SAID["pile"]
    if one.words in SPACES:
        return SAID["pile"]
    if " · Next step: " in one.words and not one.after:
        return SAID["less"]
    if one.at in ("challenges", "puzzles") and " · " in one.words and not one.after:
        return SAID["less"]  # each line stands at its own name there, and need not say it
    if one.words == words.t("bigbook.settings.card_texts") and not one.after:
        return SAID["less"]  # it is called after what it would take
    if re.match(r"Next step: |Only \d+ Madness|Round \d of \d · |undo asks|Acquire a ", one.words) and not one.after:
        return SAID["less"]
    if stage.startswith("settings") and one.words == words.t("bigbook.edition.sample") and not one.after:
        return SAID["sample"]
    if one.before > one.body and one.after >= LARGEST * one.body:
        return SAID["title"]
    if any(re.match(pattern, one.words) for pattern, _ in FIXED) and one.after >= one.before:
        return SAID["fixed"]
    if (
        one.at == "table"
        and re.search(r"s turn$|^Bonus or Failure in |^The last monster: ", one.words)
        and not one.after
    ):
        return SAID[
            "less"
        ]  # a ribbon that passes, and the slate: the panel says whose turn it is and how far judgment is
    if one.words.startswith("reshuffle: ") and not one.after:
        return SAID["less"]  # below the words of a button: the line of danger says it
    if stage.startswith("keys") and one.words.startswith("Always: ") and not one.after:
        return SAID["key"]  # it does grow: with large letters its lines break elsewhere, where no dot stands then
    if stage.startswith("viewer deck") and not one.after:
        return SAID["page"]  # the sheet has two sides with large letters
    if stage.startswith("tooltip seat") and not one.after:
        return SAID["less"]  # a note that is open stays, the sheet of the seat says it
    if one.at == "hint" and (not one.after or one.after >= one.before * LARGEST / 1.25):
        return SAID["page"]  # a note of large letters has pages, and no letter smaller than that
    if one.at == "phases" and not one.after:
        return SAID["less"]  # a long sentence beside it takes its room; its sheet says it
    if one.at == "companion" and not one.after:
        return SAID["less"]  # with large letters its label stands before it
    if stage.startswith("files") and one.at in ("folder", "file") and not one.after:
        return SAID["page"]
    if one.at == "field" and one.after > one.before:
        return SAID["field"]
    if one.at == "log" and not one.after:
        return SAID["log"]
    plain = re.sub(r"^(Bonus|Failure|On arrival)[.:] ", "", one.words).split(" · ")[0]
    if plain[:8].rstrip(".") in of_cards() or one.words in ("Bonus", "Failure") or one.words.startswith("Next: "):
        return SAID["card"]
    if re.match(r"([A-Z]|F\d|Enter|Esc|Space|Shift\+\w) [A-Z]", one.words) and one.before <= 16:
        return SAID["key"]
    return ""


def stunted(found: Iterable[Text]) -> Iterator[Text]:
    """What does not grow."""
    return (one for one in found if not one.grows)


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fit.growth", description=__doc__)
    parser.add_argument("--stage", default="")
    parser.add_argument("--size", default="")
    parser.add_argument("--all", action="store_true", help="also what has a reason")
    args = parser.parse_args(argv)
    sizes = [size for size in SIZES if args.size in f"{size[0]}x{size[1]}"]
    whole: dict[tuple[str, str], list[tuple[str, Text]]] = {}
    count = 0
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app:
        for name, prepare in every_stage().items():
            walked = args.stage in name and not name.startswith(LEFT_OUT)
            for size in sizes if walked else ():
                found = growth(app, prepare, size)
                count += len(found)
                for one in stunted(found):
                    if not args.all and reason(name, one):
                        continue
                    whole.setdefault((one.at, one.words), []).append((f"{name}, {size[0]}", one))
    for (at, words), where in sorted(whole.items(), key=lambda item: item[0]):
        worst = min(where, key=lambda one: one[1].after / one[1].before)
        print(f"{at:14} x{len(where):<4} {worst[1].before:>3} -> {worst[1].after:<3} {words[:80]!r} [{worst[0]}]")
    small = sum(len(where) for where in whole.values())
    print(f"{count} texts, {small} below {ENOUGH} times{'' if args.all else ' without a reason'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
