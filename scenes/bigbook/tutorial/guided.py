"""A table with somebody looking over your shoulder: a note of paper, a spotlight, a ghost hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.text.phrases import Arg
from scenes.bigbook.party import Run, party_of
from scenes.bigbook.table.animation.music import ROOM
from scenes.bigbook.table.animation.sounds import tell
from scenes.bigbook.table.attendant import BookAttendant, BookBeside
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.text.names import plain, text_places
from scenes.bigbook.tutorial.next_input import next_press
from scenes.bigbook.tutorial.spotlight import Spotlight
from scenes.kit.canvas import Canvas
from scenes.kit.music import Score
from scenes.kit.note import Note, NoteButton, NoteText
from scenes.kit.placing import MARGIN, Surroundings, place
from scenes.kit.speech import Passage
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.thing import INFO, Thing, by_id
from scenes.kit.tween import smoothstep
from scenes.shell.profile import Profile
from scenes.table.reading_pane import ALWAYS_ABOVE

GLOW_AFTER = 12_000.0
HAND_AFTER = 25_000.0
"""Milliseconds without progress."""
TRAVEL, PRESS, REST = 900.0, 350.0, 1_150.0
ROUND = TRAVEL + PRESS + REST
ROUNDS = 4
"""The hand shows it so often, then only the glow stays; anything the person does starts the clock anew."""
MARK = (127, 232, 255)
"""The colour of the next thing to press: neither the gold of what can be used nor the green of the answers of F1."""


class Ghost:
    """Counts the time without progress and draws what helps."""

    def __init__(self) -> None:
        self.waited = 0.0
        self._progress: object = None

    def update(self, dt: float, progress: object) -> None:
        """Let time pass; `progress` changes with every bit of progress."""
        if progress != self._progress:
            self._progress, self.waited = progress, 0.0
        else:
            self.waited += dt

    @property
    def glows(self) -> bool:
        """Whether the target glows."""
        return self.waited >= GLOW_AFTER

    @property
    def shows(self) -> bool:
        """Whether the hand is out."""
        return HAND_AFTER <= self.waited < HAND_AFTER + ROUNDS * ROUND

    def moving(self, still: bool) -> bool:
        """Whether frames are needed for it."""
        return not still and (self.shows or (self.glows and self.waited < HAND_AFTER + ROUNDS * ROUND))

    def mark(
        self,
        canvas: Canvas,
        target: Rect,
        size: int,
        still: bool,
        others: Sequence[Rect] = (),
        as_good: Sequence[Rect] = (),
    ) -> None:
        """Draw corners and arrow about a target, corners about what is `as_good`; the arrow keeps off `others`.
        `still`: nothing of it moves."""
        beat = 0.5 + 0.5 * math.sin(self.waited / 260.0) if self.glows and not still else 0.0
        for one in (target, *(other for other in as_good if other != target)):
            _corners(canvas, one, size, beat, self.glows)
        if self.glows:
            _arrow(canvas, target, size, beat, others)

    def show(self, canvas: Canvas, target: Rect, source: tuple[int, int], size: int, still: bool) -> None:
        """Draw the hand, which comes from `source`."""
        if self.shows and not still:
            self._hand(canvas, target, source, size)

    def _hand(self, canvas: Canvas, target: Rect, source: tuple[int, int], size: int) -> None:
        t = (self.waited - HAND_AFTER) % ROUND
        goal = target.centerx, round(target.y + target.h * 0.6)
        share = smoothstep(min(1.0, t / TRAVEL))
        x = source[0] + (goal[0] - source[0]) * share
        y = source[1] + (goal[1] - source[1]) * share
        pressing = TRAVEL <= t < TRAVEL + PRESS
        if t >= TRAVEL:
            ring = min(1.0, (t - TRAVEL) / (PRESS + 350.0))
            if ring < 1.0:
                radius = round(size * (0.2 + 0.6 * ring))
                pygame.draw.circle(canvas.surface, GOLD[0], goal, radius, max(2, round(5 * (1 - ring))))
                canvas.mark(Rect(goal[0] - radius - 4, goal[1] - radius - 4, 2 * radius + 8, 2 * radius + 8))
        fade = 1.0 if t < TRAVEL + PRESS + 500.0 else max(0.0, 1.0 - (t - TRAVEL - PRESS - 500.0) / 400.0)
        picture = hand(round(size * (0.9 if pressing else 1.0)))
        tip = round(picture.get_width() * 0.31), round(picture.get_height() * 0.04)
        canvas.blit(picture, (x - tip[0], y - tip[1]), alpha=round(215 * fade))


def _corners(canvas: Canvas, target: Rect, size: int, beat: float, strong: bool) -> None:
    """Four pale blue corners about a target: unlike the closed golden frames of everything that can be used."""
    out = max(5, round(size * (0.06 + 0.06 * beat)))
    box = target.inflate(2 * out, 2 * out)
    arm = max(8, min(round(size * 0.26), box.w // 3, box.h // 2))
    width = 5 if strong else 4
    for x, dx in ((box.left, 1), (box.right - 1, -1)):
        for y, dy in ((box.top, 1), (box.bottom - 1, -1)):
            points = [(x + dx * arm, y), (x, y), (x, y + dy * arm)]
            pygame.draw.lines(canvas.surface, INK, False, points, width + 4)
            pygame.draw.lines(canvas.surface, MARK, False, points, width)
    canvas.mark(box.inflate(2 * width + 8, 2 * width + 8))


@dataclass(frozen=True, slots=True)
class Arrow:
    """Where the arrowhead lies when it rests, and which way it points."""

    box: Rect
    way: tuple[int, int]

    def points(self, back: int) -> list[tuple[int, int]]:
        """Its three corners, drawn back by so many pixels."""
        box = self.box.move(-self.way[0] * back, -self.way[1] * back)
        (dx, dy), (x, y) = self.way, box.center
        tip = (x + dx * box.w // 2, y + dy * box.h // 2)
        ends = [(x - dx * box.w // 2 + dy * side * box.w // 2, y - dy * box.h // 2 + dx * side * box.h // 2)
                for side in (-1, 1)]  # fmt: skip
        return [tip, *ends]


def arrow_at(target: Rect, size: int, window: Rect, others: Sequence[Rect]) -> Arrow:
    """The arrowhead about a target: above it, below, beside, wherever it lies on nothing else; else on the target
    itself, where its words are not."""
    side, gap = max(9, round(size * 0.16)), max(8, round(size * 0.12))
    long, wide = round(1.4 * side), 2 * side
    spots = (
        Arrow(Rect(target.centerx - side, target.y - gap - long, wide, long), (0, 1)),
        Arrow(Rect(target.centerx - side, target.bottom + gap, wide, long), (0, -1)),
        Arrow(Rect(target.x - gap - long, target.centery - side, long, wide), (1, 0)),
        Arrow(Rect(target.right + gap, target.centery - side, long, wide), (-1, 0)),
    )
    for one in spots:
        if window.contains(one.box) and one.box.inflate(-4, -4).collidelist(list(others)) < 0:
            return one
    if target.w > 2 * target.h:  # a button: its words stand in the middle
        return Arrow(Rect(target.x + gap, target.centery - side, long, wide), (1, 0))
    return Arrow(Rect(target.centerx - side, target.y + gap, wide, long), (0, 1))


def _arrow(canvas: Canvas, target: Rect, size: int, beat: float, others: Sequence[Rect]) -> None:
    """A pale blue arrowhead at its best place; it beats away from what it points at."""
    points = arrow_at(target, size, canvas.rect, others).points(round(size * 0.04 * beat))
    pygame.draw.polygon(canvas.surface, MARK, points)
    canvas.mark(pygame.draw.polygon(canvas.surface, INK, points, 2).inflate(6, 6))


_hands: dict[int, Surface] = {}


def hand(size: int) -> Surface:
    """A glove with a stretched forefinger, its tip near the upper left."""
    if size not in _hands:
        big = Surface((size * 3, size * 3), pygame.SRCALPHA)
        _draw_hand(big, size * 3)
        _hands[size] = pygame.transform.smoothscale(big, (size, size))
    return _hands[size]


def _draw_hand(out: Surface, s: int) -> None:
    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(round(x * s), round(y * s), round(w * s), round(h * s))

    parts = [
        (box(0.24, 0.02, 0.16, 0.56), 0.08), (box(0.38, 0.34, 0.15, 0.3), 0.07), (box(0.51, 0.37, 0.14, 0.28), 0.07),
        (box(0.63, 0.41, 0.13, 0.26), 0.06), (box(0.24, 0.44, 0.52, 0.36), 0.14), (box(0.1, 0.5, 0.26, 0.15), 0.07),
        (box(0.3, 0.76, 0.42, 0.2), 0.05),
    ]  # fmt: skip
    for rect, radius in parts:
        pygame.draw.rect(out, INK, rect.inflate(s // 14, s // 14), border_radius=round(radius * s + s / 28))
    for rect, radius in parts[:-1]:
        pygame.draw.rect(out, BONE, rect, border_radius=round(radius * s))
    pygame.draw.rect(out, mix(GOLD[2], INK, 0.15), parts[-1][0], border_radius=round(0.05 * s))
    for x in (0.39, 0.52, 0.64):
        pygame.draw.line(out, mix(BONE, INK, 0.5), (round(x * s), round(0.46 * s)), (round(x * s), round(0.6 * s)), 3)


def note_area(layout: Layout) -> Rect:
    """Where the note of a challenge or the coach lies: over the log, and upwards over what is only looked at."""
    log, rounds, track = (Rect(layout.areas[name]) for name in ("log", "rounds", "track"))
    area = log.union(rounds).inflate(layout.px(4, 2), layout.px(8, 6))
    return Rect(area.x, area.y, area.w, min(area.bottom, track.y) - area.y)


def place_over_log(note: Note, layout: Layout, content: NoteText) -> Rect:
    """Where the coach and challenges speak: over the log and as much of what lies above it as the text needs; larger
    letters keep their size, and the note lies near the log, the whole desk free, the rest of the table if possible."""
    areas = {name: Rect(box) for name, box in layout.areas.items()}
    if layout.text_scale <= 1.0:
        most, step = note_area(layout), layout.px(9, 6)
        wider = max(0, note.narrowest(layout, content) - most.w)
        most = Rect(most.x - wider, most.y, most.w + wider, most.h)
        high = min(most.h, areas["log"].h)
        while high < most.h and not note.holds(layout, content, Rect(0, 0, most.w, high)):
            high = min(most.h, high + step)
        area = Rect(most.x, most.bottom - high, most.w, high)
        while not note.holds(layout, content, area) and area.w < layout.window[0] // 3:
            area = Rect(area.x - area.w // 10, area.y, area.w + area.w // 10, area.h)
        return area
    if not layout.large:  # the same place, where the text stands there in its full letters
        most = note_area(layout)
        width, high = note.needed(layout, content, wider=most.w / note.needed(layout, content)[0])
        if high <= most.h and note.narrowest(layout, content) <= width <= most.w + 1:
            return Rect(most.x, most.bottom - high, most.w, high)
    size = note.needed(layout, content, areas["spells"].y - areas["ribbon"].bottom - 4 * MARGIN)
    free = [*map(Rect, layout.controls), areas["ribbon"], areas["magician"].union(areas["hand"])]
    clear = [areas[name] for name in ("supply", "library", "piles", "seats", "track", "book")]
    return place(size, Surroundings(layout.window, None, free, clear, areas["log"]), layout.scale)


PULSE = 700.0
"""Milliseconds in which the golden edge of the note fades after a step was reached."""


def practice(session: BigBookSession, kept_as: str = "scenario") -> Run:
    """A run without a journal for a position: default people with the magicians that sit there, free undo."""
    return Run(session, party_of(session, "free"), kept_as=kept_as)


class Noted(BookAttendant):
    """Speaks by a note on the table. Fill in what the note says and what its buttons do."""

    def __init__(self, beside: BookBeside) -> None:
        super().__init__(beside)
        self.note = Note(self.table.render.layout)
        self.profile = Profile(self.app.data)
        self.pulse = 0.0
        self._offered: str | None = None

    # to be filled in

    def onward(self) -> str | None:
        """The button of the note that goes on when what was to be done is done: Enter presses it."""
        return None

    def note_text(self) -> NoteText | None:
        """What the note says now; None for no note."""
        return None

    def note_place(self, content: NoteText) -> Rect:
        """Where the note lies when it says this."""
        return place_over_log(self.note, self.table.render.layout, content)

    def note_press(self, name: str) -> None:
        """A button of the note was pressed."""

    # the note

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach, its key below `bigbook.`."""
        return self.table.words.t(key, **{**text_places(self.table.words), **args})

    def renew(self) -> None:
        """Let the note say what holds now."""
        content = self.note_text()
        self.note.put(
            self.table.render.layout, self.note_place(content) if content is not None else Rect(0, 0, 0, 0), content
        )
        self._fold_aside()
        stays = content is not None and not self.note.folded and self.insists
        self.beside.overlays.pane.clear = self.note.rect.copy() if stays else None
        self.table.focus.sync(self.table.things(), self.table.screen.default_focus())
        self._offer()
        self.table.redraw()

    @property
    def insists(self) -> bool:
        """Whether the page of what is merely pointed at keeps off the open note."""
        return True

    def _fold_aside(self) -> None:
        """Folded it hides no space of the curses, nor lies where the page of what is pointed at comes and goes."""
        layout, note = self.table.render.layout, self.note
        if note.content is None or not note.folded:
            return
        track = self.table.render.places.with_tiles([Rect(layout.areas["track"])])
        paged = [Rect(layout.areas["book"])] if layout.text_scale > ALWAYS_ABOVE else []
        if note.rect.collidelist([*track, *paged]) < 0:
            return
        areas = {name: Rect(box) for name, box in layout.areas.items()}
        free = [*map(Rect, layout.controls), *track, *paged, areas["ribbon"], areas["magician"].union(areas["hand"])]
        free += [areas[name] for name in ("seats", "supply", "panel")]
        around = Surroundings(layout.window, None, free, [areas["library"], areas["spells"]], note.rect)
        wide, high = note.strip_size()
        narrow = min(
            wide, areas["rounds"].w - 2 * MARGIN
        )  # beside the book: its arrow, and as much as there is room for
        spots = [place((width, high), around, layout.scale) for width in (wide, narrow)]
        note.strip = next((spot for spot in spots if around.spared(spot)), spots[-1])

    def passages(self) -> Sequence[Passage]:
        content = self.note.content
        if content is None or self._note_away():
            return ()
        return (Passage("note", plain(f"{content.title}\n{content.text}", self.table.words)),)

    def _note_away(self) -> bool:
        """Overlays are hidden, something is held up to be read, or the last picture of the game is shown."""
        shown = self.table.director.reading or (self.table.director.busy and self.table.session.over)
        shown = shown or self.beside.dark()
        return self.table.state.hidden or shown or self.beside.overlays.pane.covers(self.note.rect)

    def under_note(self, canvas: Canvas) -> None:
        """Drawn after the table, before the note: what points at things of the table."""

    def fold_button(self) -> NoteButton:
        """Folds the note away, or opens it."""
        name = "unfold" if self.note.folded else "fold"
        label = f"{self.table.words.t(f'lessons.ui.{name}')} ({self.app.keys.read('page up')})"
        return NoteButton(f"button:{name}", "", label)

    def things(self, own: list[Thing]) -> list[Thing]:
        note = self.note.things() if not self._note_away() else []
        for thing in note:
            thing.label = plain(thing.label, self.table.words)
        return [*own, *note]

    def press(self, thing: Thing) -> bool:
        if thing.zone != "note":
            return False
        if thing.id in ("button:fold", "button:unfold"):
            self.turn_note()
        else:
            self.note_press(thing.id)
        return True

    def turn_note(self) -> None:
        """Fold it away, or open it."""
        self.note.folded = not self.note.folded
        self.renew()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up does what its arrow does."""
        content = self.note.content
        chord = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT)
        if event.key != pygame.K_PAGEUP or chord or content is None or content.fold is None or self._note_away():
            return False
        self.turn_note()
        return True

    # life

    def settled(self) -> None:
        self.watch()
        self.renew()

    def _offer(self) -> None:
        """What goes on has come up: it gets the focus, once."""
        before, self._offered = self._offered, self.onward()
        if self._offered is not None and self._offered != before:
            self.table.focus.set(self._offered, show=False)

    def default_focus(self) -> str | None:
        return self.onward()

    def heard(self, sound: str) -> None:
        """Something is reached: it is heard, and told where people want captions."""
        self.app.sounds.play(sound)
        tell(self.table, sound)

    def watch(self) -> None:
        """The table has come to rest: look what has become of it."""

    def layout(self) -> None:
        self.renew()

    def update(self, dt: float) -> None:
        if self.pulse > 0:
            self.pulse = 0.0 if self.table.theme.reduced_motion else max(0.0, self.pulse - dt / PULSE)
            self.table.redraw()

    @property
    def animating(self) -> bool:
        return self.pulse > 0

    def paint(self, canvas: Canvas) -> None:
        self.under_note(canvas)
        if self._note_away():
            return
        table, tooltip = self.table, self.beside.overlays.tooltip
        self.note.paint(canvas, table.hover, table.screen.down, self.pulse)
        if tooltip.box is not None and tooltip.box.colliderect(self.note.rect):
            tooltip.paint(canvas)
        if (table.focus.current or "") in {thing.id for thing in self.note.things()}:
            table.screen.paint_focus(canvas)


class Guided(Noted):
    """Knows what to press next, and shows it to whoever waits. The end of a game is for the note."""

    finishes = False
    ambient = False

    def __init__(self, beside: BookBeside) -> None:
        super().__init__(beside)
        self.ghost = Ghost()
        self.spot = Spotlight()
        self._focused: object = None

    def score(self) -> Score | None:
        """Whatever is practised sounds like a lesson."""
        return Score("lessons", place=ROOM)

    def wanted(self) -> Sequence[Answer] | None:
        """What the example answers next, as one step."""
        return None

    def help_target(self) -> str | None:
        """The thing that glows after a while and that the ghost hand presses."""
        answers = self.wanted()
        return next_press(self.table, answers) if answers else None

    def pointed_at(self) -> str | None:
        target = self._pointed_thing()
        return self.onward() or (target.id if target is not None else None)

    def default_focus(self) -> str | None:
        """What the lesson points at: Enter is no trap for who plays by keys."""
        target = self._pointed_thing()
        return self.onward() or (target.id if target is not None else None)

    def _offer(self) -> None:
        """Another step points at another thing: it gets the focus, once; from there people go where they like."""
        super()._offer()
        progress, target = self.table.screen.progress(), self._pointed_thing()
        if target is None:  # not yet: a table is laid out before it is played
            return
        if self._focused != progress and self.onward() is None:
            self.table.focus.set(target.id, show=False)
        self._focused = progress

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.spot.update(dt, self._lights(), self.table.theme.reduced_motion or self.app.speed == 0):
            self.table.redraw()
        glowed = self.ghost.glows
        self.ghost.update(
            dt if self.table.on_top and not self.table.director.busy else 0.0, self.table.screen.progress()
        )
        if glowed != self.ghost.glows or self.ghost.moving(self.table.theme.reduced_motion):
            self.table.redraw()

    @property
    def animating(self) -> bool:
        return super().animating or self.spot.moving or self.ghost.moving(self.table.theme.reduced_motion)

    # the light

    def lit(self) -> list[Rect] | None:
        """What stays bright besides what is being chosen; None for no spotlight."""
        return None

    def _lights(self) -> bool:
        """Whether the light gathers: somebody is to act, and nothing else explains the table."""
        idle = not self.table.director.busy and not self.table.state.hidden and not self.table.state.why
        return idle and self.table.session.decision is not None and self.lit() is not None

    def shade(self, canvas: Canvas) -> None:
        if self.spot.strength <= 0:
            return
        lights = self.beside.lights()
        bright = lights.marked | ({self.table.hover} if self.table.hover else set())
        if self.table.state.plan is not None or self.table.state.choice is not None:
            bright |= lights.lit
        rects = [thing.rect for thing in self.table.listing().things if thing.id in bright and thing.role != INFO]
        seen = [*(self.lit() or ()), *map(Rect, self.table.render.layout.controls), *rects]
        tiles, target = self.table.render.places.with_tiles, self.pointed()  # that has corners of its own
        spoken_of = tiles(rect for rect in self.lit() or () if rect != target)
        self.spot.paint(canvas, tiles(seen), spoken_of, self.table.render.layout.px(64, 44))

    def pointed(self) -> Rect | None:
        """Where corners, arrow and hand point."""
        target = self._pointed_thing()
        return target.rect if target is not None else None

    def _pointed_thing(self) -> Thing | None:
        """What is pointed at: a thing of the table, never a button of the note itself."""
        if not self.table.on_top or self.table.director.busy or self.table.state.hidden:
            return None
        target = by_id(self.table.things(), self.help_target() or "")
        return target if target is not None and target.zone != "note" else None

    def under_note(self, canvas: Canvas) -> None:
        target = self.pointed()
        if target is not None:
            size, still = self.table.render.layout.px(110, 76), self.table.theme.reduced_motion
            whole = self.table.render.places.with_tiles  # the name of a curse hangs over its picture
            as_good = whole(self.as_good())
            self.ghost.mark(canvas, whole([target])[0], size, still, self.around(target), as_good)

    def as_good(self) -> list[Rect]:
        """What may be pressed as well as what the example presses next."""
        return []

    def around(self, target: Rect) -> list[Rect]:
        """What lies beside a target and has words or a face of its own, the note among it."""
        rects = (thing.rect for thing in [*self.table.listing().things, *self.note.things()] if thing.role != INFO)
        return [rect for rect in rects if rect != target and not rect.contains(target)]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        target = self.pointed()
        if target is not None:
            source = self.note.rect.center if self.note.content is not None else canvas.rect.center
            self.ghost.show(
                canvas, target, source, self.table.render.layout.px(110, 76), self.table.theme.reduced_motion
            )
