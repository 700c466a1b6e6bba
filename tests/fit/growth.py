"""How texts grow with the text size: every situation drawn at 100 and at 200 %, its texts matched by their words.

`python -m tests.fit.growth` lists what stays below `ENOUGH`, with the reason where it has one. `--stage TEXT` and
`--size 1280x720` narrow it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pygame import Rect

from scenes.kit.scene import Scene
from scenes.shell.app import App
from tests.fit.spy import Drawn, Spy, watching
from tests.fit.stages import Prepare, every_stage
from tests.fit.walk import arrange, kept, paint, standing

LARGEST = 2.0
ENOUGH = 1.8
"""How many times larger a text stands there at 200 % at least."""
SIZES = ((1280, 720), (1920, 1080))


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of a situation: what it lies on, its words, how large it was and is; 0 where it no longer stands there."""

    at: str
    words: str
    before: int
    after: int

    @property
    def grows(self) -> bool:
        """Whether it grows by its factor."""
        return self.after >= ENOUGH * self.before


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
    return [
        Text(owners[words], words, one.size, large[words].size if words in large else 0) for words, one in small.items()
    ]


def stunted(found: Iterable[Text]) -> Iterator[Text]:
    """What does not grow."""
    return (one for one in found if not one.grows)


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fit.growth", description=__doc__)
    parser.add_argument("--stage", default="")
    parser.add_argument("--size", default="")
    args = parser.parse_args(argv)
    sizes = [size for size in SIZES if args.size in f"{size[0]}x{size[1]}"]
    whole: dict[tuple[str, str], list[tuple[str, Text]]] = {}
    count = 0
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app:
        for name, prepare in every_stage().items():
            for size in sizes if args.stage in name else ():
                found = growth(app, prepare, size)
                count += len(found)
                for one in stunted(found):
                    whole.setdefault((one.at, one.words), []).append((f"{name}, {size[0]}", one))
    for (at, words), where in sorted(whole.items(), key=lambda item: item[0]):
        worst = min(where, key=lambda one: one[1].after / one[1].before)
        print(f"{at:14} x{len(where):<4} {worst[1].before:>3} -> {worst[1].after:<3} {words[:80]!r} [{worst[0]}]")
    small = sum(len(where) for where in whole.values())
    print(f"{count} texts, {small} below {ENOUGH} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
