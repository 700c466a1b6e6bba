"""The house as a part of the table: its picture, its figures, and what lies over them."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from game.core.engine.event import Event
from game.mansions.view import MonsterView, PersonView, TableView
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.mansions.look import GROUND, LINE, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.bake import Baker, Seen, seen_of
from scenes.mansions.table.house.boards import Boards
from scenes.mansions.table.house.fan import Fan
from scenes.mansions.table.house.figures import Figures, Standing, standing
from scenes.mansions.table.house.lit import HouseLights
from scenes.mansions.table.house.names import Names
from scenes.mansions.table.house.overview import Overview
from scenes.mansions.table.house.things import HouseThings
from scenes.mansions.table.house.threads import Threads
from scenes.mansions.table.model.shown import ShownHouse
from scenes.mansions.table.part import Placed
from scenes.mansions.table.walk import Walk
from scenes.table.lights import Lights
from scenes.table.listing import HeldCard, Listing

GROWS = 2.0
"""Figures grow with the house to so many times their size."""


class HouseView(Placed):
    """The plan of the house."""

    def __init__(self, table: HouseContext, walk: Walk) -> None:
        super().__init__(table)
        self.walk = walk
        self.figures = Figures(table.app.art)
        self.names = Names(table)
        self.fan = Fan(table, self)
        self.threads = Threads(table)
        table.threatens = self.threads.told
        self.overview = Overview(table, self)
        self.lit = HouseLights(table, self, walk, self.threads)
        self.listed = HouseThings(table, self, walk)
        self.aloft: set[str] = set()
        """Figures on their way: they are not drawn where they will stand."""
        self._boards: tuple[object, Boards] | None = None
        self._standing: dict[bool, tuple[object, tuple[int, int], Standing]] = {}
        self._seen: tuple[TableView, Seen] | None = None
        self._missed = 0
        self._focused: str | None = None

    # places

    def box(self) -> Box | None:
        """The largest place of the table."""
        return self.table.free(self.table.measures.house)

    def standing(self, *, rest: bool = False) -> Standing:
        """Where everybody stands now, or when the view has come to rest."""
        table = self.table
        plan = table.resting if rest else table.plan
        key = plan.unit, self._figured(), table.view.people, table.view.monsters
        kept = self._standing.get(rest)
        if kept is None or kept[0] != key:
            corner = plan.box.x, plan.box.y
            kept = self._standing[rest] = key, corner, standing(plan, table.shown, self._figured())
        dx, dy = plan.box.x - kept[1][0], plan.box.y - kept[1][1]
        if dx or dy:  # the house was only pushed
            kept = self._standing[rest] = key, (plan.box.x, plan.box.y), kept[2].moved(dx, dy)
        return kept[2]

    def _figured(self) -> float:
        """Pixels a unit by which figures are drawn; the same all the while the view moves."""
        return self.table.measures.unit * min(GROWS, self.table.camera.rest)

    def place(self, figure: str) -> Box | None:
        """Where a figure stands, or the sign of those who are not seen; None where it is not in the house."""
        there = self.standing()
        found = there.boxes.get(figure)
        if found is not None:
            return found
        more = there.more.get(self.table.shown.where(figure))
        return more[1] if more is not None else None

    # the still picture

    def seen(self, view: TableView | None = None) -> Seen:
        """What of the house is painted, as it is shown or in another view."""
        table = self.table
        view = view or table.view
        if self._seen is None or self._seen[0] is not view or self._seen[1].entered != table.entered:
            self._seen = view, seen_of(view, table.entered, table.words.story.house.board.area_of)
        return self._seen[1]

    def key(self) -> Hashable:
        """What of the house has changed, what of it is seen, and which drawings have come."""
        camera = self.table.camera
        return self.seen(), self._missed, self.table.plan.box, camera.hasty, self.names.letters

    def art_arrived(self) -> None:
        """What was missing may be there now."""
        if self.names.missed or (self._boards is not None and self._boards[1].missed):
            self.boards().again()
            self._missed += 1

    def boards(self) -> Boards:
        """The still pictures of the house as large as the window has them."""
        whole = self.table.whole
        key = whole, materials.is_plain()
        if self._boards is None or self._boards[0] != key:
            self._boards = key, Boards(self.table.app.art, whole)
        return self._boards[1]

    def paint(self, surface: Surface) -> None:
        """The frame, and the house in it."""
        table, seen = self.table, self.seen()
        slate(surface, Rect(table.measures.house), ground=GROUND, edge=LINE, cut=6)
        boards, before = self.boards(), surface.get_clip()
        boards.show(seen)
        surface.set_clip(before.clip(table.camera.frame) if table.camera.zoomed else before)
        boards.lay(surface, table.camera)
        self.names.paint(surface, seen)
        surface.set_clip(before)

    def old_picture(self, surface: Surface, view: TableView) -> None:
        """The whole house in another view of it, with everybody."""
        whole, seen, shown = self.table.whole, self.seen(view), ShownHouse(view)
        Baker(self.table.app.art, whole).paint(surface, seen)
        if not self.table.camera.zoomed:
            self.names.paint(surface, seen)
        there = standing(whole, shown, whole.unit)
        for name, box in sorted(there.boxes.items(), key=lambda pair: pair[1].bottom):
            one = shown.figure(name)
            if one is not None:
                surface.blit(self.image(one, (box.w, box.h)), (box.x, box.y))

    # as time passes

    @property
    def moving(self) -> bool:
        """The view goes somewhere, or sharper pictures of what is seen are on their way."""
        return self.table.camera.moving or (self._boards is not None and self._boards[1].waiting)

    def update(self, dt: float) -> bool:
        """Milliseconds pass; whether a frame is needed."""
        table, camera = self.table, self.table.camera
        if self._boards is None:
            return False
        self._follow_focus()
        fanned = self.fan.update()
        moved = camera.update(1000.0 if table.theme.reduced_motion or table.app.speed == 0 else dt)
        if moved or self.boards().go_on():
            table.screen.rebake(Rect(table.measures.house))
        return moved or fanned

    def _follow_focus(self) -> None:
        """What the keys go to comes into sight."""
        focus = self.table.focus
        now = focus.current if focus.visible else None
        if now != self._focused:
            self._focused = now
            if now is not None and self.table.camera.zoomed:
                self.bring(self.listed.space_of(now), loosely=False)

    def hear(self, event: Event) -> None:
        """Nothing happens out of sight."""
        if self.table.camera.follows and self.table.camera.zoomed:
            space = self.listed.space_of_event(event)
            if space:
                self.bring(space)

    def bring(self, space: str, *, loosely: bool = True) -> None:
        """Let a space be seen; nothing where that is none."""
        place = self.table.whole.spaces.get(space)
        if place is None:
            return
        camera = self.table.camera
        inside = not loosely and camera.frame.holds(self.table.resting.spaces[space])
        if not inside and camera.bring(place):
            self.looked()

    def looked(self) -> None:
        """Something else is seen: all that can be pressed lies elsewhere."""
        self.table.touch()

    # what moves and lights up

    def paint_over(self, canvas: Canvas, lights: Lights) -> None:
        """Threads, where one may go, the light about whoever acts, figures from the back to the front, the fan."""
        if self.box() is None:
            return
        clip = canvas.surface.get_clip()
        if self.table.camera.zoomed:
            canvas.surface.set_clip(Rect(self.table.camera.frame).clip(clip))
        self.lit.paint(canvas, lights)
        self.overview.paint(canvas)
        self.fan.paint(canvas, lights)
        canvas.surface.set_clip(clip)

    def image(self, one: PersonView | MonsterView, size: tuple[int, int]) -> Surface:
        """A figure so large."""
        return self.figures.person(one, size) if isinstance(one, PersonView) else self.figures.monster(one, size)

    # things

    def things(self, out: Listing[HeldCard]) -> None:
        """Spaces, rooms by their names, doors that may be chosen, everybody."""
        self.listed.fill(out)
