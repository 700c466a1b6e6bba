"""A monster's picture put together from its layers as it stands at one moment: a pose goes in, a picture comes out.

Layers are rasterised once per size by the thread of the pictures; here they are only moved, and scaled or turned in
steps that come again. Lengths of a pose are units of a page of 704 x 648.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.render_context import Pictures
from scenes.bigbook.table.render.book import picture_height
from scenes.bigbook.table.render.monster_rig import STILL, PartRig, Rig, rigs
from scenes.kit.assets import Art
from scenes.kit.cache import Cache, pixel_bytes
from scenes.kit.materials import store

PAGE = (704, 648)
INSIDE = (43, 73, 604, 374)
"""The picture within its printed frame: whatever is not over the frame is cut there."""
HIDDEN_WITH_LIDS = "eyes"
STEPS = 250
"""Scales go in 250ths, turns in half degrees: a breath is made of few pictures."""
LARGEST = 4.0
"""How many times its size a layer is stretched at most, whatever is said of it."""
KEPT = 600
"""How wide a picture is at most whose layers are kept for every breath, in pixels."""
_LIMIT = 32 * 1024 * 1024
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pose:
    """How a monster stands. At rest every number is 0.

    grow: how much wider and higher than drawn (shares); shift: where it has gone; jaw: 0 shut to 1 open; swing: what
    its limbs do, -1 to 1; look: where its eyes go, -1 to 1; shut: its eyes are; own: layers that swing by themselves,
    with how far, in order of their names.
    """

    grow: tuple[float, float] = (0.0, 0.0)
    shift: tuple[float, float] = (0.0, 0.0)
    jaw: float = 0.0
    swing: float = 0.0
    look: tuple[float, float] = (0.0, 0.0)
    shut: bool = False
    own: tuple[tuple[str, float], ...] = ()

    def swung(self, name: str, rig: PartRig) -> float:
        """How far a layer has swung; one that follows another does what that does, where it has no swing of its own."""
        for wanted in (name, rig.follows):
            for layer, swing in self.own:
                if layer == wanted:
                    return swing
        return self.jaw if "jaw" in (name, rig.follows) else self.swing


REST = Pose()


def names(monster: str) -> list[str]:
    """The files of a monster's layers, the paper and the scroll that are the same for all of them included."""
    rig = rigs().get(monster)
    if rig is None:
        return []
    return [f"{monster}_ground", *(f"{monster}_{layer}" for layer in rig.layers), "plate", "paper"]


def ask(art: Art, monster: str, width: int, urgency: int = 5) -> bool:
    """Ask for every layer of a monster for a page that wide; True when all are there."""
    found = [art.get("layers", name, (width, picture_height(width)), urgency) for name in names(monster)]
    return bool(found) and None not in found


FRAYS = 0.26, 0.09
"""How far up from the lower edge of its frame, and in from its sides, a monster outside frays, as shares of it; at the
upper edge half as far."""
FADES = 14
"""Steps in which it turns to ink there, and that to nothing."""


def fraying(size: tuple[int, int]) -> Surface:
    """White, that turns to ink and to nothing in tongues at its edges, most at the lower one: to be multiplied with."""
    return store.get(("fraying", size), lambda: _frayed(size))


def _frayed(size: tuple[int, int]) -> Surface:
    w, h = size
    out = Surface(size, pygame.SRCALPHA)
    out.fill((255, 255, 255, 255))
    deep, aside = h * FRAYS[0], w * FRAYS[1]

    def tongue(at: float) -> float:
        """How far a tongue reaches out there, 0 to 1; `at` is told in its own lengths."""
        return 0.5 + 0.3 * math.sin(at * 2.3) + 0.2 * math.sin(at * 5.9 + 1.3)

    for step in range(FADES):
        share = step / (FADES - 1)
        tone = (1 - share) ** 2.2
        ink = (round(20 + 235 * tone), round(10 + 245 * tone), round(26 + 229 * tone), round(255 * (1 - share**2.2)))
        low = [(x, h - deep * (1 - 0.62 * share) + deep * 0.5 * tongue(x / deep * 2.2)) for x in range(0, w + 8, 8)]
        pygame.draw.polygon(out, ink, [*low, (w + 8, h), (0, h)])
        top = [(x, 0.5 * aside * (1 - share) * (0.3 + 0.6 * tongue(x / deep * 2.2 + 4))) for x in range(0, w + 8, 8)]
        pygame.draw.polygon(out, ink, [(0, 0), *top, (w + 8, 0)])
        for side in (0, 1):
            rim = [(aside * (1 - share) * (0.4 + 0.6 * tongue(y / deep * 2.2 + side)), y) for y in range(0, h + 8, 8)]
            points = [(x if side == 0 else w - x, y) for x, y in rim]
            edge = 0 if side == 0 else w
            pygame.draw.polygon(out, ink, [(edge, 0), *points, (edge, h + 8)])
    return out


class Figure:
    """One monster at one size."""

    def __init__(self, monster: str, rig: Rig, layers: dict[str, Surface]) -> None:
        """`layers` by name: those of the rig, `ground`, `plate` and `paper`, all of one size."""
        self.monster, self.rig = monster, rig
        ground = layers["ground"]
        self.scale = ground.get_width() / PAGE[0]
        self.paper = layers["paper"].convert()
        self.ground = self.paper.copy()
        self.ground.blit(ground, (0, 0))
        self._cut = {name: layers[name].get_bounding_rect() for name in (*rig.layers, "plate")}
        self._parts = {name: layers[name].subsurface(rect).copy() for name, rect in self._cut.items()}
        self._made: Cache[tuple[object, ...], Surface] = Cache(_LIMIT, pixel_bytes)

    @property
    def size(self) -> Size:
        """Pixels of its picture."""
        return self.ground.get_size()

    @property
    def inside(self) -> Rect:
        """The picture within its frame, in pixels."""
        x, y, w, h = (round(side * self.scale) for side in INSIDE)
        return Rect(x, y, w, h)

    @property
    def eyes(self) -> tuple[float, float] | None:
        """The middle of its eyes, in units of the page."""
        cut = self._cut.get("eyes")
        return (cut.centerx / self.scale, cut.centery / self.scale) if cut is not None else None

    def place(self, layer: str) -> tuple[float, float]:
        """The middle of a layer at rest, in units of the page; of the whole picture for one that has nothing on it."""
        cut = self._cut.get(layer)
        if cut is None or not cut.w:
            return PAGE[0] / 2, INSIDE[1] + INSIDE[3] / 2
        return cut.centerx / self.scale, cut.centery / self.scale

    def empty(self) -> Surface:
        """The picture after the monster has gone."""
        found = self._made.get(("empty",))
        if found is not None:
            return found
        out = self.ground.copy()
        for name in self.rig.layers:
            if name in STILL:
                out.set_clip(None if name in self.rig.over else self.inside)
                self._still(out, name)
        out.set_clip(None)
        self._still(out, "plate")
        return self._made.put(("empty",), out)

    def picture(self, pose: Pose) -> Surface:
        """The whole picture with the monster in a pose; poses that come again are kept."""
        found = self._made.get(("whole", pose))
        return found if found is not None else self._made.put(("whole", pose), self._compose(pose, keep=True))

    def moving(self, pose: Pose) -> Surface:
        """The same for a pose that hardly comes again."""
        return self._compose(pose, keep=False)

    def resting(self, pose: Pose) -> Surface:
        """The same for a pose that comes again with other eyes: its layers are kept, where they are not too large."""
        return self._compose(pose, keep=self.size[0] <= KEPT)

    def body(self) -> Surface:
        """The monster alone, cut out of its picture with all that it stretches over the frame, mouth wide open. Where
        the frame has cut it off it frays into ink: outside, nobody ends in a straight line."""
        found = self._made.get(("body",))
        if found is not None:
            return found
        out, pose = Surface(self.size, pygame.SRCALPHA), Pose(jaw=1.0, swing=0.6)
        cut: Surface | None = None
        for name in (*self.rig.layers, ""):
            if cut is not None and (not name or name in self.rig.over - STILL):
                cut.blit(fraying(self.inside.size), self.inside, special_flags=pygame.BLEND_RGBA_MULT)
                out.blit(cut, (0, 0))
                cut = None
            if not name or name in STILL or name == "lids":
                continue
            if name in self.rig.over:
                self._part(out, name, pose, keep=False)
                continue
            if cut is None:
                cut = Surface(self.size, pygame.SRCALPHA)
                cut.set_clip(self.inside)
            self._part(cut, name, pose, keep=False)
        return self._made.put(("body",), out)

    def within(self, pose: Pose) -> Surface:
        """The picture without whatever of the monster lies over the printed frame."""
        found = self._made.get(("within", pose))
        if found is not None:
            return found
        return self._made.put(("within", pose), self._compose(pose, keep=False, skip=self.rig.over - STILL))

    def beyond(self, pose: Pose) -> Surface:
        """What of the monster lies over the printed frame, on nothing."""
        found = self._made.get(("beyond", pose))
        if found is not None:
            return found
        out = self._made.put(("beyond", pose), Surface(self.size, pygame.SRCALPHA))
        for name in self.rig.layers:
            if name in self.rig.over - STILL and (name != "lids" or pose.shut):
                self._part(out, name, pose, keep=False)
        return out

    def _compose(self, pose: Pose, *, keep: bool, skip: frozenset[str] = frozenset()) -> Surface:
        out = self.ground.copy()
        for name in self.rig.layers:
            if name in skip:
                continue
            if (name == "lids" and not pose.shut) or (name == HIDDEN_WITH_LIDS and pose.shut and not self._lids):
                continue
            out.set_clip(None if name in self.rig.over else self.inside)
            if name in STILL:
                self._still(out, name)
            else:
                self._part(out, name, pose, keep)
        out.set_clip(None)
        self._still(out, "plate")
        return out

    @property
    def _lids(self) -> bool:
        return "lids" in self.rig.layers

    def _still(self, out: Surface, name: str) -> None:
        out.blit(self._parts[name], self._cut[name])

    def _part(self, out: Surface, name: str, pose: Pose, keep: bool) -> None:
        if not self._cut[name].size[0]:
            return  # nothing is drawn on this layer
        own = self.rig.parts.get(name, PartRig())
        swing = pose.swung(name, own)
        scale = tuple(
            round(min(LARGEST, max(0.0, (1 + grow) * (1 + stretch * swing))) * STEPS) / STEPS
            for grow, stretch in zip(pose.grow, own.stretch, strict=True)
        )
        turn = round(own.turn * swing * 2) / 2
        image = self._image(name, (scale[0], scale[1]), turn, keep)
        hinge = own.hinge if own.hinge != (0.0, 0.0) else self.rig.foot
        eyes = pose.look if name == "eyes" else (0.0, 0.0)
        at = [
            foot + (place - foot) * (1 + grow) + shift + away * swing + look * reach
            for foot, place, grow, shift, away, look, reach in zip(
                self.rig.foot, hinge, pose.grow, pose.shift, own.shift, eyes, self.rig.look, strict=True
            )
        ]
        cut = self._cut[name]
        arm = (
            (cut.centerx - hinge[0] * self.scale) * scale[0],
            (cut.centery - hinge[1] * self.scale) * scale[1],
        )
        angle = math.radians(-turn)
        x = at[0] * self.scale + arm[0] * math.cos(angle) - arm[1] * math.sin(angle)
        y = at[1] * self.scale + arm[0] * math.sin(angle) + arm[1] * math.cos(angle)
        w, h = image.get_size()
        out.blit(image, (round(x - w / 2), round(y - h / 2)))

    def _image(self, name: str, scale: tuple[float, float], turn: float, keep: bool) -> Surface:
        """A part in one size and turn."""
        plain = self._parts[name]
        if scale == (1.0, 1.0) and not turn:
            return plain
        key = (name, scale, turn)
        found = self._made.get(key)
        if found is not None:
            return found
        size = (max(1, round(plain.get_width() * scale[0])), max(1, round(plain.get_height() * scale[1])))
        made = pygame.transform.smoothscale(plain, size) if size != plain.get_size() else plain
        if turn:
            made = pygame.transform.rotozoom(made, turn, 1.0)
        return self._made.put(key, made) if keep and made is not plain else made


class Figures:
    """The figures of the last monsters shown, made when all their layers are there."""

    def __init__(self) -> None:
        self._made: Cache[tuple[str, int], Figure] = Cache(2)

    def get(self, pictures: Pictures, monster: str, width: int) -> Figure | None:
        """A monster for a page that wide; None until its layers are there, and for one without layers."""
        found = self._made.get((monster, width))
        if found is not None:
            return found
        rig = rigs().get(monster)
        if rig is None:
            return None
        asked = {name: pictures.get("layers", name, (width, picture_height(width))) for name in names(monster)}
        ready = {name.removeprefix(f"{monster}_"): picture for name, picture in asked.items() if picture is not None}
        if len(ready) < len(asked):
            return None
        return self._made.put((monster, width), Figure(monster, rig, ready))

    def clear(self) -> None:
        """Forget them: another size, or pictures made anew."""
        self._made.clear()
