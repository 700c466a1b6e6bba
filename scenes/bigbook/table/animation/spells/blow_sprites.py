"""What blows will want, made while nothing moves: sprites of every matter, struck faces, curses cut in pieces.

What had no quiet moment is made when it is wanted, in haste.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pygame
from pygame import Surface

from game.bigbook.play.card_kinds import curse_pile
from scenes.bigbook.cards.arches import BLOODY, arched
from scenes.bigbook.cards.curse_faces import picture_in
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.matter import matter, matter_of, trail_of
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.render_context import ThingPlaces
from scenes.kit import ornament
from scenes.kit.assets import AHEAD
from scenes.kit.canvas import with_margin
from scenes.kit.geometry import Box
from scenes.kit.theme import CRIMSON, GOLD, INK, mix
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.blows import Fragments, Point, edges, fragments
from scenes.table.motion.particles import sprites

COMMON = ("fire", "water", "earth", "air", "curse", "madness", "gold", "dust", "blood")
"""The matter that is made ahead."""
AT_A_TIME = 4
"""Sprites that are made in one quiet frame."""
STARTS = 2.5
"""How much larger a face is that is hit."""
BLED = mix(CRIMSON, INK, 0.12)
"""What runs in from the edges of a seat that is struck."""
POWERS = (1, 2, 3)
Broken = tuple[int, int, tuple[tuple[str, int], ...]]
"""What a curse was drawn for: how large (pixels), and what it costs."""


class Stage(Protocol):
    """What blows are shown on."""

    model: TableModel
    painter: CardPainter
    aftermath: Aftermath

    def known_places(self) -> ThingPlaces:
        """Where things lie now."""

    def curse_picture(self, curse: str, size: tuple[int, int]) -> Surface:
        """The tile of a curse."""


class Throws(Protocol):
    """What throws motes and missiles (`Blows`)."""

    @property
    def unit(self) -> float:
        """Pixels of one length of the design."""

    def burst(self, name: str, at: Point, count: int, *, force: float = 1.0, way: tuple[float, float] | None = None,
              room: tuple[float, float] = (0.0, 0.0)) -> None:  # fmt: skip
        """Throw motes of a matter."""

    def throw(self, start: Point, goal: Point, element: str, size: float, ms: float, land: Callable[[], object] | None,
              *, bend: float = 0.2) -> None:  # fmt: skip
        """Throw a missile of an element; `size` is half its breadth in the design, `land` what happens on contact."""


class Prepared:
    """What lies ready for the blows of one table."""

    def __init__(self, staging: Stage) -> None:
        self.staging = staging
        self._sprites: tuple[float, Iterator[Surface]] | None = None
        self._faces = 0.0
        """The unit for which the faces of whoever may be struck have been asked for."""
        self._framed: dict[str, tuple[Surface, Surface]] = {}
        """These faces by seat, as drawn and with their frame."""
        self._broken: dict[str, tuple[Broken, Fragments]] = {}
        """Curses drawn large and cut in pieces before they break, with what they were drawn for."""
        self._whole: tuple[object, ...] = ()
        """The places and curses for which everything has been cut."""
        self._seals: dict[tuple[int, int], Fragments] = {}
        """Seals cut in pieces by power and side (pixels)."""

    def paint_ahead(self, unit: float, place: Callable[[Box], Box]) -> None:
        """Make one thing more; `unit` is pixels of one length of the design, `place` says where a tile breaks."""
        if self._faces != unit:
            self._faces = unit
            for seat in self.staging.model.seats:
                self.face(seat)
            for slot in self.staging.known_places().slots.values():
                edges((slot.w, slot.h), BLED)
        elif self._sprites is None or self._sprites[0] != unit:
            kinds = [kind(name) for kind in (matter, trail_of) for name in COMMON]
            self._sprites = unit, (made for kind in kinds for made in sprites(kind, unit))
        elif not self._seal_ahead() and not self._break_ahead(place):
            for _ in range(AT_A_TIME):
                next(self._sprites[1], None)

    def face(self, seat: str) -> Surface:
        """The horror of whoever is hit, as large as it starts out of its frame."""
        staging = self.staging
        face = staging.known_places().seats[seat].portrait
        size = round(face.w * STARTS), round(face.h * STARTS)
        drawn = staging.painter.portrait(staging.model.seats[seat].magician, size, "mad")
        if seat in self._framed and self._framed[seat][0] is drawn:
            return self._framed[seat][1]  # the same picture for every blow, so that its turns are kept
        picture = drawn.copy()
        arched(picture, BLOODY)
        self._framed[seat] = drawn, with_margin(picture)
        return self._framed[seat][1]

    def seal(self, power: int, wide: int) -> Fragments:
        """The seal of a cast on a spell that is `wide` pixels broad, as it cracks, and the pieces it flies in."""
        side = round(wide * (0.42 + 0.08 * power))
        found = self._seals.get((power, side))
        if found is None:
            wax = ornament.piece("tokens", f"seal_{power}", (side, side))
            blank = Surface((side, side), pygame.SRCALPHA)
            found = fragments(with_margin(wax or blank), GOLD[0], 40 + power, rays=6, rings_at=(0.0, 1.7))
            if wax is not None:
                self._seals[power, side] = found
        return found

    def _seal_ahead(self) -> bool:
        """Cut one of the seals that this desk may want; False where all are ready."""
        box = next(iter(self.staging.known_places().spells.values()), None)
        if box is None or self.staging.aftermath.theme.reduced_motion:
            return False
        for power in POWERS:
            key = power, round(box.w * (0.42 + 0.08 * power))
            if key not in self._seals:
                self.seal(power, box.w)
                return key in self._seals
        return False

    def broken(self, curse: str, box: Box, goal: Box) -> Fragments:
        """A curse as large as it is when it breaks, in pieces; of its tile in `box` where nobody had a quiet moment."""
        key, cut = self._broken.get(curse, ((0, 0, ()), None))
        if cut is not None and key[:2] == (goal.w, goal.h):
            return cut
        small = self.staging.curse_picture(curse, (box.w, box.h))
        return _cut(curse, pygame.transform.smoothscale(small, (goal.w, goal.h)))

    def _break_ahead(self, place: Callable[[Box], Box]) -> bool:
        """Draw and cut one of the curses on the table; False where all of them lie prepared, or their pictures are
        still being made."""
        staging = self.staging
        if staging.aftermath.theme.reduced_motion:
            return False
        here = {one.id: one for one in staging.model.curses}
        wanted = staging.known_places(), tuple((one.id, *one.cost.items()) for one in here.values())
        if wanted == self._whole:
            return False
        whole = True
        self._broken = {curse: made for curse, made in self._broken.items() if curse in here}
        for curse, shown in here.items():
            goal = place(staging.known_places().curse(curse))
            key = (goal.w, goal.h, tuple(sorted(shown.cost.items())))
            if curse in self._broken and self._broken[curse][0] == key:
                continue
            tile = f"{curse}_tile"
            size = art_size("curses", tile, picture_in((goal.w, goal.h)).size)
            if staging.painter.pictures.get("curses", tile, size, AHEAD) is not None:
                self._broken[curse] = key, _cut(curse, staging.curse_picture(curse, (goal.w, goal.h)))
                return True
            whole = False
        self._whole = wanted if whole else ()
        return False


def _cut(curse: str, picture: Surface) -> Fragments:
    """A curse in pieces; its cracks glow in its element."""
    return fragments(picture, ELEMENTS[matter_of(curse_pile(curse))].core, len(curse) * 31 + ord(curse[-1]))
