"""What a screen says to those who do not look at it: the thing with the focus and its state, what stands there to be
read, what happens.

A screen describes its things (`Described`) and what stands on it (`Passage`). The `Narrator` looks once in each frame
what of that is new and hands it, sentence by sentence, to an `Outlet`: a voice, a file, both. It knows no game, no
voice and no clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.text.direction import bare
from scenes.kit.detail import Detail, at_least
from scenes.kit.focus import Focus
from scenes.kit.thing import Thing, by_id

_MARK = re.compile(r"\[/?\w+\]")
_SPACE = re.compile(r"[ \u00a0\u202f]+")
_STOPPED = (".", "!", "?", "…", ":", ";", ",")


def sayable(text: str) -> str:
    """Text as one line for ears: no markup, each line of it a sentence, plain spaces."""
    lines = [_SPACE.sub(" ", _MARK.sub("", line)).replace("[[", "[").strip() for line in bare(text).split("\n")]
    return sentences(lines) if len(lines) > 1 else lines[0]


def sentences(parts: Iterable[str]) -> str:
    """Several parts as sentences after each other; empty ones are left out, and a part that ends as one is left so."""
    found = [f"{part[0].upper()}{part[1:]}" for one in parts if (part := one.strip())]
    return " ".join(part if part.endswith(_STOPPED) else f"{part}." for part in found)


@dataclass(frozen=True, slots=True)
class Described:
    """A thing for ears: its name, how it stands, what a press does (or why it does nothing), what can be read of it."""

    name: str
    state: tuple[str, ...] = ()
    act: str = ""
    more: str = ""
    first: str = ""
    """What is said before the name at every level: a lesson points here."""
    terms: tuple[str, ...] = ()
    """What the terms in its text mean: said to whoever asks for everything."""

    def everything(self) -> str:
        """All that is known of it, its terms explained, in one line."""
        return sentences(map(sayable, (self.said("full"), *self.terms)))

    def said(self, detail: Detail) -> str:
        """The thing in one line."""
        act = self.act if detail != "brief" else ""
        more = self.more if detail == "full" else ""
        return sentences(map(sayable, (self.first, self.name, *self.state, act, more)))


@dataclass(frozen=True, slots=True)
class Passage:
    """Something that stands on a screen to be read: said when it comes, and when it changes. `key` names its place."""

    key: str
    words: str
    least: Detail = "brief"
    """The least detail at which it is said by itself."""


class Speaking(Protocol):
    """A screen as the narrator sees it."""

    focus: Focus
    hover: str | None

    @property
    def settled(self) -> bool:
        """A person may act."""

    def heading(self) -> str:
        """What the screen is called; '' where its first passage says it."""

    def passages(self) -> Sequence[Passage]:
        """What stands there to be read, the most important first."""

    def things(self) -> list[Thing]:
        """Everything that can be acted on."""

    def describe(self, thing: Thing) -> Described:
        """A thing of the screen for ears."""

    def asked_about(self) -> Thing | None:
        """The thing that keys which ask mean."""


class Outlet(Protocol):
    """Where sentences go."""

    def say(self, words: str) -> None:
        """One line, after those before it."""

    def hush(self) -> None:
        """Whatever has not been said yet is not wanted any more."""


class Narrator:
    """Says what is new on the screen in front. `detail` may change at any time."""

    def __init__(self, outlet: Outlet, detail: Detail = "off") -> None:
        self.outlet, self.detail = outlet, detail
        self._scene: Speaking | None = None
        self._stood: dict[str, str] = {}
        """What stood on the screen when it was looked at last."""
        self._at: tuple[str | None, str] = (None, "")
        """The thing that was described last, and how."""
        self._hover: str | None = None
        self._happened: list[str] = []
        self._notice = ""
        self._asked = False
        """A person has done something since the focus was described."""
        self.last: list[str] = []
        """What was said since a person did something."""

    @property
    def on(self) -> bool:
        """Whether anything is said."""
        return self.detail != "off"

    def happens(self, words: str, least: Detail = "brief") -> None:
        """Something has happened: said before what it led to."""
        if self.on and at_least(self.detail, least):
            self._happened.append(sayable(words))

    def interrupt(self) -> None:
        """A person has pressed something: nobody waits for the end of a sentence."""
        if self.on:
            self.outlet.hush()
            self._asked, self.last = True, []

    def look(self, scene: Speaking, notice: str = "") -> None:
        """Once in each frame: say what is new. `notice` is the line that lies over the screen, '' for none."""
        if not self.on:
            return
        lines, self._happened = self._happened, []
        if scene is not self._scene:
            self._scene, self._stood, self._at = scene, {}, (None, "")
            self._hover = scene.hover
            lines.append(sayable(scene.heading()))
        if notice != self._notice:
            self._notice = notice
            lines.append(sayable(notice))
        if scene.settled:
            lines += self._news(scene)
        if scene.settled or self._asked:
            lines.append(self._focused(scene))
        self._say(lines)

    def again(self) -> None:
        """Say once more what was said last."""
        lines, self.last = self.last, []
        self.outlet.hush()
        self._say(lines)

    def everything(self) -> None:
        """Say where one is: the screen, all that stands on it, the thing with the focus."""
        scene = self._scene
        if scene is None or not self.on:
            return
        thing = scene.asked_about()
        self._say([
            sayable(scene.heading()),
            *(sayable(passage.words) for passage in scene.passages()),
            scene.describe(thing).said(self.detail) if thing is not None else "",
        ])  # fmt: skip

    def more(self) -> None:
        """Say everything about the thing that is asked about."""
        scene = self._scene
        thing = scene.asked_about() if scene is not None else None
        if scene is not None and thing is not None and self.on:
            self._say([scene.describe(thing).everything()])

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            if line:
                self.last.append(line)
                self.outlet.say(line)

    def _news(self, scene: Speaking) -> list[str]:
        """The passages that have come or changed."""
        stands = {one.key: one for one in scene.passages() if one.words}
        before, self._stood = self._stood, {key: one.words for key, one in stands.items()}
        return [
            sayable(one.words)
            for key, one in stands.items()
            if before.get(key) != one.words and at_least(self.detail, one.least)
        ]

    def _focused(self, scene: Speaking) -> str:
        """What the keys or the pointer have come to, or what has become of it."""
        moved = scene.hover is not None and scene.hover != self._hover
        self._hover = scene.hover
        things = scene.things()
        thing = by_id(things, (scene.hover if moved else scene.focus.current) or "")
        if thing is None:
            return ""
        said = scene.describe(thing).said(self.detail)
        if (thing.id, said) == self._at:
            return ""
        asked, self._asked = self._asked, False
        if not scene.settled and not asked:
            return ""
        self._at = thing.id, said
        return said
