"""The names of the rooms on the plan, each on paper of its own, with the signs of what is known of the room beside it.

They keep the size of their letters however near the house is seen; where the place of a name is out of sight it stands
in the part of its room that is seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.mansions.look import INK, PAPER
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.bake import TOKENS, RoomState, Seen, token
from scenes.mansions.table.house.placing import Tag, place_names
from scenes.mansions.table.house.plan import Plan

NAME, LARGEST = (20, 15), 1.25
"""Letters of the names on the full and the compact drawing; they grow to so many times that only."""
LEAST = 14
"""Pixels that letters have at least."""
AROUND = (8, 4)
"""Pixels of paper about a name, across and down."""
SIGNS = (("lock", "lock"), ("pile", "clue"), ("dropped", "keepsake"))
"""What is known of a room, and its sign among the tokens."""


def measured(name: str, room: int, letters: int) -> tuple[int, int, tuple[str, ...]]:
    """A name in one line; in two, else a word in each, where it is too wide for that (`Measure`)."""
    style = Style(letters, INK, bold=True)
    words = name.split()
    best = min(
        range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))), default=0
    )
    found: tuple[int, int, tuple[str, ...]] = (0, 0, ())
    for lines in ((name,), (" ".join(words[:best]), " ".join(words[best:])), tuple(words)):
        sizes = [lay_out(line, style).size for line in lines if line]
        found = max(w for w, _ in sizes), sum(h for _, h in sizes), tuple(line for line in lines if line)
        if found[0] <= room:
            break
    return found


class Names:
    """The names of one house."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self._tags: tuple[object, dict[str, Tag]] | None = None
        self.missed: set[str] = set()
        """Signs that were not drawn yet."""

    @property
    def letters(self) -> int:
        """Pixels of the letters."""
        layout = self.table.measures
        base = layout.px(*NAME)
        return max(LEAST, round(base * min(LARGEST, layout.text_scale)))

    def tags(self) -> Mapping[str, Tag]:
        """Where the names stand on a plan whose corner is at (0, 0), as near as the view comes to rest."""
        table = self.table
        unit = table.measures.unit * table.camera.rest
        key = unit, self.letters, table.app.lang
        if self._tags is None or self._tags[0] != key:
            box = table.whole.box
            plan = Plan(table.words.story.house, Box(0, 0, round(box.w * table.camera.rest),
                                                     round(box.h * table.camera.rest)), unit)  # fmt: skip
            names = {room: table.words.room(room) for room in plan.rooms}
            self._tags = key, place_names(plan, names, measured, self.letters, LEAST)
        return self._tags[1]

    def places(self, *, rest: bool) -> Mapping[str, Box]:
        """Where each name stands in the window: when the view has come to rest, or now."""
        plan, grown = self._laid(rest=rest)
        return {room: self._place(plan, grown, tag) for room, tag in self.tags().items()}

    def place(self, room: str) -> Box:
        """Where the name of a room stands in the window now."""
        plan, grown = self._laid(rest=False)
        return self._place(plan, grown, self.tags()[room])

    def _laid(self, *, rest: bool) -> tuple[Plan, float]:
        """The plan on which the names stand, and how many times as far apart as their tags they do."""
        table = self.table
        return (table.resting, 1.0) if rest else (table.plan, table.camera.scale / table.camera.rest)

    def _place(self, plan: Plan, grown: float, tag: Tag) -> Box:
        cx, cy = plan.box.x + tag.box.center[0] * grown, plan.box.y + tag.box.center[1] * grown
        box = Box(round(cx - tag.box.w / 2), round(cy - tag.box.h / 2), tag.box.w, tag.box.h)
        return self._kept(plan, tag.room, box) if self.table.camera.zoomed else box

    def _kept(self, plan: Plan, room: str, box: Box) -> Box:
        """A name that is out of sight is where its room is seen, if there is room for it."""
        frame = self.table.camera.frame.inset(AROUND[0])
        if frame.holds(box):
            return box
        seen = plan.bounds[room].inset(AROUND[0]).clip(frame)
        if seen.w < box.w or seen.h < box.h:
            return box
        x, y = min(max(box.x, seen.x), seen.right - box.w), min(max(box.y, seen.y), seen.bottom - box.h)
        return Box(x, y, box.w, box.h)

    # how they look

    def paint(self, surface: Surface, seen: Seen, over: Sequence[Rect] | None = None) -> None:
        """All of them, where they stand now; or those that something else lies `over`."""
        tags, clip = self.tags(), surface.get_clip()
        states = {state.room: state for state in seen.states}
        if over is None:
            self.missed.clear()
        for room, box in self.places(rest=False).items():
            about = Rect(box).inflate(*AROUND)
            if clip.colliderect(about.inflate(120, 60)) and (over is None or about.collidelist(over) >= 0):
                self._name(surface, tags[room], Rect(box), states[room], known=room in seen.entered)

    def _name(self, surface: Surface, tag: Tag, box: Rect, state: RoomState, *, known: bool) -> None:
        ground = box.inflate(*AROUND)
        if known or tag.reaches or state.dark or state.fire:
            surface.fill(INK, ground.inflate(2, 2))
        surface.fill(PAPER[0] if known else PAPER[1], ground)
        y = box.y
        for line in tag.lines:
            block = lay_out(line, Style(tag.letters, INK, bold=True))
            block.draw(surface, (box.x, y))
            y += block.size[1]
        for sign, place in self.signs(tag.room, Box(*box), state):  # on paper, so that no line crosses them
            pygame.draw.rect(surface, PAPER[1], Rect(place).inflate(4, 2), border_radius=4)
            self._token(surface, sign, Rect(place))

    def signs(self, room: str, box: Box, state: RoomState) -> list[tuple[str, Box]]:
        """What is known of a room, and where it is shown: beside its name at `box` where the room is wide enough, else
        below it, at the foot of the room above it."""
        shown = [sign for name, sign in SIGNS if getattr(state, name)]
        if not shown:
            return []
        tag, bounds = self.tags()[room], self.table.plan.bounds[room]
        side = max(14, box.h // max(1, len(tag.lines)))
        ground = Rect(box).inflate(*AROUND)
        x, y = ground.right + 3, ground.y + 2
        if x + len(shown) * (side + 2) > bounds.right - side // 2:
            x, y = max(ground.x, bounds.x + side // 2), ground.bottom + 3
            if y + side > bounds.bottom:
                y = ground.y - side - 3
        return [(sign, Box(x + at * (side + 2), y, side, side)) for at, sign in enumerate(shown)]

    def _token(self, surface: Surface, name: str, place: Rect) -> None:
        art = self.table.app.art
        picture = art.drawn(TOKENS, name, place.size)
        if picture is None and art.path(TOKENS, name) is not None:
            self.missed.add(name)
        token(surface, picture, place)
