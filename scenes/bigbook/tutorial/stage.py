"""The table of the Big Book as whoever speaks by a note on it sees it (`scenes/table/lessons`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.text.phrases import Arg
from scenes.bigbook.party import Run, party_of
from scenes.bigbook.table.animation.music import ROOM
from scenes.bigbook.table.animation.sounds import tell
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.text.names import plain, text_places
from scenes.bigbook.tutorial import next_input
from scenes.kit.audio.music import Score
from scenes.kit.note import Note, NoteText
from scenes.kit.placing import MARGIN, Surroundings, place
from scenes.table.reading_pane import ALWAYS_ABOVE


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


def practice(session: BigBookSession, kept_as: str = "scenario") -> Run:
    """A run without a journal for a position: default people with the magicians that sit there, free undo."""
    return Run(session, party_of(session, "free"), kept_as=kept_as)


class BookStage:
    """One table, for the coach, lessons and challenges."""

    music = Score("lessons", place=ROOM)
    """Whatever is practised sounds like a lesson."""

    def __init__(self, table: BookTable) -> None:
        self.table = table

    @property
    def sizes(self) -> Layout:
        """How large things are in this window."""
        return self.table.render.layout

    def say(self, key: str, **args: Arg) -> str:
        """A text of lessons, challenges or coach, its key below `bigbook.`."""
        return self.table.words.t(key, **{**text_places(self.table.words), **args})

    def plain(self, text: str) -> str:
        """A text without markup, icons as words."""
        return plain(text, self.table.words)

    def caption(self, sound: str) -> None:
        """Tell of a sound, where people want captions."""
        tell(self.table, sound)

    # places

    def place(self, note: Note, content: NoteText) -> Rect:
        """Over the log."""
        return place_over_log(note, self.table.render.layout, content)

    def fold_aside(self, note: Note) -> None:
        """Folded it hides no space of the curses, nor lies where the page of what is pointed at comes and goes."""
        layout = self.table.render.layout
        track = self.whole([Rect(layout.areas["track"])])
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

    def controls(self) -> list[Rect]:
        """What is pressed to act."""
        return list(map(Rect, self.table.render.layout.controls))

    def whole(self, places: Iterable[Rect]) -> list[Rect]:
        """With the name of a curse, which hangs over its picture."""
        return self.table.render.places.with_tiles(places)

    # what is pressed

    def next_press(self, answers: Sequence[Answer]) -> str | None:
        """The thing that a person presses next to give these answers."""
        return next_input.next_press(self.table, answers)

    def preparing(self) -> bool:
        """Whether a payment or a choice is being put together."""
        return self.table.state.plan is not None or self.table.state.choice is not None
