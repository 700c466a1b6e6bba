"""The house as a part of the table: its picture, its figures, and everything there that can be pressed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.mansions.view import MonsterView, PersonView
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow, glow_frame
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON
from scenes.kit.thing import INFO
from scenes.mansions.look import CORAL, GROUND, INK, LAMP, LINE, PAPER, TIDE, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.bake import Baker, seen_of
from scenes.mansions.table.house.figures import Figures, Standing, standing
from scenes.mansions.table.house.placing import Tag, place_names
from scenes.mansions.table.model.shown import ShownHouse
from scenes.mansions.table.part import Placed
from scenes.mansions.table.walk import Walk
from scenes.table.lights import Lights, numbered
from scenes.table.listing import HeldCard, Listing

NAME, LARGEST = (20, 15), 1.25
"""Letters of the names of rooms on the full and the compact drawing; they grow to so many times that only."""
POOL = 2.3
"""How far the light about the acting figure reaches, in units."""


class HouseView(Placed):
    """The plan of the house."""

    def __init__(self, table: HouseContext, walk: Walk) -> None:
        super().__init__(table)
        self.walk = walk
        self.figures = Figures(table.app.art)
        self.aloft: set[str] = set()
        """Figures on their way: they are not drawn where they will stand."""
        self._tags: tuple[object, dict[str, Tag]] | None = None
        self._baker: Baker | None = None
        self._baked: tuple[object, Surface] | None = None
        self._standing: tuple[object, Standing] | None = None
        self._missed = 0

    # places

    def box(self) -> Box | None:
        """The largest place of the table."""
        return self.table.free(self.table.measures.house)

    @property
    def letters(self) -> int:
        """Pixels of the names of rooms."""
        layout = self.table.measures
        base = layout.px(*NAME)
        return max(14, round(base * min(LARGEST, layout.text_scale)))

    def tags(self) -> dict[str, Tag]:
        """Where the names of the rooms stand."""
        table, plan = self.table, self.table.plan
        key = plan, self.letters, table.app.lang
        if self._tags is None or self._tags[0] != key:
            names = {room: table.words.room(room) for room in plan.rooms}
            self._tags = key, place_names(plan, names, self._measured)
        return self._tags[1]

    def _measured(self, name: str, room: int) -> tuple[int, int, tuple[str, ...]]:
        """A name in one line, or in two where it is too wide for that."""
        style = Style(self.letters, INK, bold=True)
        whole = lay_out(name, style)
        words = name.split()
        if whole.size[0] <= room or len(words) == 1:
            return whole.size[0], whole.size[1], (name,)
        best = min(range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
        lines = (" ".join(words[:best]), " ".join(words[best:]))
        sizes = [lay_out(line, style).size for line in lines]
        return max(w for w, _ in sizes), sum(h for _, h in sizes), lines

    def standing(self) -> Standing:
        """Where everybody stands."""
        key = self.table.plan, self.table.view.people, self.table.view.monsters
        if self._standing is None or self._standing[0] != key:
            self._standing = key, standing(self.table.plan, self.table.shown)
        return self._standing[1]

    def place(self, figure: str) -> Box | None:
        """Where a figure stands, or the sign of those who are not seen; None where it is not in the house."""
        there = self.standing()
        found = there.boxes.get(figure)
        if found is not None:
            return found
        more = there.more.get(self.table.shown.where(figure))
        return more[1] if more is not None else None

    # the still picture

    def key(self) -> Hashable:
        """What of the house has changed, and which drawings have come."""
        table = self.table
        return seen_of(table.view, table.entered, table.plan.house.board.area_of), self._missed

    def art_arrived(self) -> None:
        """What was missing may be there now."""
        if self._baker is not None and self._baker.missed:
            self._missed += 1

    def paint(self, surface: Surface) -> None:
        """The frame, and the house in it."""
        box = Rect(self.table.measures.house)
        slate(surface, box, ground=GROUND, edge=LINE, cut=6)
        key = self.key(), self.table.plan, self.letters, self.table.app.lang, materials.is_plain()
        if self._baked is None or self._baked[0] != key:
            baker = self._baker = Baker(self.table.app.art, self.table.plan, self.tags(), self.letters)
            whole = Surface(surface.get_size())
            baker.paint(whole, seen_of(self.table.view, self.table.entered, self.table.plan.house.board.area_of))
            plan = Rect(self.table.plan.box)
            self._baked = key, whole.subsurface(plan).copy()
        surface.blit(self._baked[1], Rect(self.table.plan.box))

    # what moves and lights up

    def paint_over(self, canvas: Canvas, lights: Lights) -> None:
        """Where one may go, the light about whoever acts, figures from the back to the front."""
        plan, table = self.table.plan, self.table
        if self.box() is None:
            return
        for thing in table.listing().things:
            if thing.role in ("space", "door", "room") and (thing.id in lights.lit or thing.id in lights.marked):
                self._legal(canvas, thing.rect, marked=thing.id in lights.marked)
                numbered(canvas, lights, thing.id, thing.rect)
            if thing.id in lights.refused:
                canvas.mark(glow_frame(canvas.surface, thing.rect, CRIMSON, 4))
        if lights.hover is not None and lights.hover.startswith("space:"):
            box = Rect(plan.spaces[lights.hover.partition(":")[2]])
            pygame.draw.rect(canvas.surface, PAPER[0], box.inflate(-4, -4), 2)
            canvas.mark(box)
        self._path(canvas)
        self._figures(canvas, lights)

    def _path(self, canvas: Canvas) -> None:
        """The way that is aimed at, or that leads to what is pointed at: a row of pearls from space to space."""
        table = self.table
        aim = table.state.aim or self._pointed()
        way, start = self.walk.way(aim) if aim else None, table.shown.where(table.acting)
        if way is None or start not in table.plan.spaces:
            return
        r = max(4, table.measures.px(7, 5))
        points = [table.plan.spaces[space] for space in (start, *way.spaces)]
        feet = [(box.center[0], box.y + box.h * 2 // 3) for box in points]
        for (x0, y0), (x1, y1) in pairwise(feet):
            count = max(2, round(max(abs(x1 - x0), abs(y1 - y0)) / (3.4 * r)))
            for at in range(1, count + 1):
                x, y = x0 + (x1 - x0) * at // count, y0 + (y1 - y0) * at // count
                pygame.draw.circle(canvas.surface, INK, (x, y), r)
                pygame.draw.circle(canvas.surface, LAMP[1], (x, y), r - 2)
                canvas.mark(Rect(x - r, y - r, 2 * r, 2 * r))
        risky = {danger.step for danger in way.ahead if danger.rolls or danger.stops}
        for number, (x, y) in enumerate(feet[1:], start=1):
            side = max(20, table.measures.px(30, 22))
            seal = Rect(x - side // 2, y - side // 2, side, side)
            pygame.draw.circle(canvas.surface, INK, seal.center, side // 2 + 1)
            pygame.draw.circle(canvas.surface, CORAL[3] if number in risky else TIDE[4], seal.center, side // 2 - 1)
            style = Style(max(14, side * 6 // 10), PAPER[0], bold=True, align="center")
            draw_text(canvas.surface, str(number), seal, style, valign="middle", where="step", wrap=False)
            canvas.mark(seal)

    def _pointed(self) -> str:
        """The space under the pointer, else the one with the focus."""
        table = self.table
        name = table.hover or (table.focus.current if table.focus.visible else None) or ""
        return name.partition(":")[2] if name.startswith("space:") else ""

    def _legal(self, canvas: Canvas, rect: Rect, *, marked: bool) -> None:
        wash = _wash(rect.size, 96 if marked else 44)
        canvas.blit(wash, rect.topleft)
        wide = max(3, self.table.measures.px(4, 3))
        inner = rect.inflate(-6, -6)
        pygame.draw.rect(canvas.surface, INK, inner, wide + 2, border_radius=6)
        pygame.draw.rect(
            canvas.surface, LAMP[1] if not marked else LAMP[0], inner.inflate(-2, -2), wide, border_radius=5
        )
        canvas.mark(rect)

    def _figures(self, canvas: Canvas, lights: Lights) -> None:
        table, there = self.table, self.standing()
        acting = table.acting
        known: dict[str, PersonView | MonsterView] = {one.seat: one for one in table.view.people}
        known |= {one.id: one for one in table.view.monsters}
        place = there.boxes.get(acting)
        if place is not None and acting not in self.aloft and not materials.is_plain():
            r = round(POOL * table.plan.unit)
            canvas.blit(glow(r, LAMP[3], 0.55), (place.center[0] - r, place.bottom - r - place.h // 4),
                        flags=pygame.BLEND_RGB_ADD)  # fmt: skip
        for name, box in sorted(there.boxes.items(), key=lambda pair: pair[1].bottom):
            if name in self.aloft or name not in known:
                continue
            self.figure(canvas, known[name], box, lights)
        for space, (count, box) in there.more.items():
            self._more(canvas, count, Rect(box), f"more:{space}" == lights.hover)

    def still_figures(self, surface: Surface, shown: ShownHouse) -> None:
        """Everybody of another moment, for an old picture."""
        there = standing(self.table.plan, shown)
        for name, box in sorted(there.boxes.items(), key=lambda pair: pair[1].bottom):
            one: PersonView | MonsterView | None = shown.person(name) or shown.monster(name)
            if one is not None:
                surface.blit(self.image(one, (box.w, box.h)), (box.x, box.y))

    def image(self, one: PersonView | MonsterView, size: tuple[int, int]) -> Surface:
        """A figure so large."""
        return self.figures.person(one, size) if isinstance(one, PersonView) else self.figures.monster(one, size)

    def figure(self, canvas: Canvas, one: PersonView | MonsterView, box: Box, lights: Lights) -> None:
        """A figure where it stands, with what it has taken, and the light about it."""
        name = one.seat if isinstance(one, PersonView) else one.id
        shaken = round(lights.shake.get(f"figure:{name}", 0.0))
        place = Rect(box).move(shaken, 0)
        canvas.blit(self.image(one, place.size), place.topleft)
        self.figures.badges(canvas.surface, place, one, max(14, self.table.measures.px(16, 14)))
        canvas.mark(place.inflate(4, 4))
        thing = f"figure:{name}"
        if thing in lights.lit or thing in lights.marked:
            canvas.mark(
                glow_frame(canvas.surface, place.inflate(-4, -4), LAMP[0 if thing in lights.marked else 1], 2, 6)
            )
        if lights.hover == thing:
            pygame.draw.rect(canvas.surface, PAPER[0], place, 2, border_radius=6)

    def _more(self, canvas: Canvas, count: int, box: Rect, hover: bool) -> None:
        side = min(box.w, box.h)
        place = Rect(0, 0, side, side)
        place.midbottom = box.midbottom
        pygame.draw.circle(canvas.surface, INK, place.center, side // 2)
        pygame.draw.circle(canvas.surface, LAMP[1] if hover else PAPER[1], place.center, side // 2 - 2)
        style = Style(max(14, side // 2), INK, bold=True, align="center")
        draw_text(canvas.surface, f"+{count}", place, style, valign="middle", where="more", wrap=False)
        canvas.mark(place)

    # things

    def things(self, out: Listing[HeldCard]) -> None:
        """Spaces, rooms by their names, doors that may be chosen, everybody."""
        for space, box in self.table.plan.spaces.items():
            self._space(out, space, box)
        self._rooms(out)
        self._doors(out)
        self._everybody(out)

    def _first(self, options: Iterable[str]) -> str:
        """The first of some answers that may be given, '' for none."""
        choice = self.table.state.choice
        if choice is None:
            return ""
        return next((option for option in options if option in choice.options), "")

    def _space(self, out: Listing[HeldCard], space: str, box: Box) -> None:
        table = self.table
        room = table.room_of(space)
        option = self._first((space, f"move:{space}", f"run:{space}", room))
        way = self.walk.way(space) if not option else None
        if way is not None:
            option = self._first(way.acts[:1])
        reason = None
        if not option and table.moment.decision is not None and self.table.shown.where(table.acting) != space:
            act = f"move:{space}" if table.moment.walks else space
            reason = table.run.session.why_not(act)
        out.add(f"space:{space}", "space", self._said(space), box, reason, "house", option=option)

    def _said(self, space: str) -> str:
        """A space for ears: its room, and who stands there."""
        words, names = self.table.words, []
        for one in self.table.shown.standing(space):
            names.append(words.seat(one) if one in words.names.people else words.monster(one))
        place = words.texts.t("mansions.options.space", room=words.names.room(space), space=space)
        return f"{place}: {', '.join(names)}" if names else place

    def _rooms(self, out: Listing[HeldCard]) -> None:
        for room, tag in self.tags().items():
            option = self._first((room,))
            role = "room" if option else INFO
            out.add(f"room:{room}", role, self.table.words.room(room), tag.box, zone="house", option=option)

    def _doors(self, out: Listing[HeldCard]) -> None:
        words = self.table.words
        least = self.table.measures.px(44, 32)
        for name, one in self.table.plan.openings.items():
            other = "-".join(reversed(name.split("-")))
            option = self._first((name, other)) if one.other else ""
            if not option:
                continue
            box = one.box.centered(max(least, one.box.w), max(least, one.box.h))
            label = words.texts.t(
                "mansions.options.door", room=words.names.room(one.space), next=words.names.room(one.other)
            )
            out.add(f"door:{name}", "door", label, box, zone="house", option=option)

    def _everybody(self, out: Listing[HeldCard]) -> None:
        words, there = self.table.words, self.standing()
        options = tuple(self.table.state.choice.options) if self.table.state.choice is not None else ()
        for name, box in there.boxes.items():
            if name in words.names.people:
                out.add(f"figure:{name}", "figure", words.seat(name), box, zone="house", option=self._first((name,)))
                continue
            attacks = [option for option in options if option.startswith(f"attack:{name}:")]
            option = self._first((name,)) or (attacks[0] if len(attacks) == 1 else "")
            out.add(f"figure:{name}", "figure", words.monster(name), box, zone="house", option=option)
        for space, (count, box) in there.more.items():
            out.add(f"more:{space}", "figure", words.t("house.more", n=count), box, zone="house")


def _wash(size: tuple[int, int], alpha: int) -> Surface:
    def made() -> Surface:
        out = Surface(size)
        out.fill(LAMP[1])
        out.set_alpha(alpha)
        return out

    return materials.store.get(("house-wash", size, alpha), made)
