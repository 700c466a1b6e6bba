"""The pages of the ladder: a rung for each evening, with its seal, what it is, and a sample of what it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.bigbook.play.ladder import Evening, ladder
from scenes.bigbook.ladder import samples
from scenes.bigbook.ladder.progress import Progress, kind_of, name_of, told_of
from scenes.bigbook.statistics.pens import Pens
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.charts import SOFT, heading
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, PARCH, SEAT_COLOURS, Colour, Theme, mix
from scenes.kit.widgets import Widget, WidgetState

PER_PAGE = 4
WAX: dict[str, Colour] = {"easy": GREEN_INK, "medium": SEAT_COLOURS["sapphire"], "hard": CRIMSON}
"""The wax of a seal, by difficulty."""
WOOD: tuple[Colour, ...] = (mix(PARCH[3], PARCH[4], 0.35), mix(PARCH[4], INK, 0.35))
NAME, KIND = 0.29, 0.64
"""How much of a rung's height its name takes, and how much of the rest what it is takes at most."""
Choose = Callable[[Evening], None]


@dataclass(slots=True)
class Rung(Widget):
    """An evening to press; framed in gold under the pointer."""

    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        if state.hover:
            pygame.draw.rect(canvas.surface, CRIMSON, self.rect, 2, border_radius=8)
            canvas.mark(self.rect.inflate(6, 6))


def pages() -> int:
    """How many pages all rungs take."""
    return -(-len(ladder().evenings) // PER_PAGE)


def page_of(one: Evening) -> int:
    """On which page an evening stands, from 0."""
    return ladder().evenings.index(one) // PER_PAGE


def page(pens: Pens, room: Rect, at: int, progress: Progress, choose: Choose) -> None:
    """A page of rungs: the first of an opening says what they are, the second how far up one has come."""
    t, evenings = pens.app.t, ladder().evenings
    if at == 0:
        rest = heading(pens, room, t("bigbook.ladder.title"), t("bigbook.ladder.note"))
    elif at % 2 == 0:
        rest = heading(pens, room, t("bigbook.ladder.openings.upper"))
    else:
        words = t("bigbook.ladder.count", n=len(progress.done), m=len(evenings))
        rest = heading(pens, room, words, t("bigbook.ladder.above") if progress.next is None else "")
        pens.tell("ladder", Rect(room.x, room.y, room.w, rest.y - room.y), words)
    shown = evenings[at * PER_PAGE : (at + 1) * PER_PAGE]
    high = rest.h // PER_PAGE
    seal = min(high * 3 // 4, room.w // 7)
    _rails(pens.surface, Rect(rest.x + seal // 6, rest.y, seal * 2 // 3, rest.h), high, len(shown))
    for row, one in enumerate(shown):
        _rung(pens, Rect(rest.x, rest.y + row * high, rest.w, high - max(4, high // 16)), seal, one, progress, choose)


def _rails(surface: Surface, area: Rect, step: int, count: int) -> None:
    """The ladder that the seals hang on: two rails, a rung behind each seal and one between."""
    wide = max(4, area.w // 9)
    for y in range(area.y + step // 2, area.y + step * count, step // 2):
        _plank(surface, Rect(area.x, y - wide // 2, area.w, wide))
    for x in (area.x, area.right - wide):
        _plank(surface, Rect(x, area.y, wide, area.h))


def _plank(surface: Surface, box: Rect) -> None:
    pygame.draw.rect(surface, WOOD[1], box.inflate(2, 2), border_radius=2)
    pygame.draw.rect(surface, WOOD[0], box, border_radius=2)


def _rung(pens: Pens, row: Rect, side: int, one: Evening, progress: Progress, choose: Choose) -> None:
    app, t, surface = pens.app, pens.app.t, pens.surface
    done, wanted = one.id in progress.done, one == progress.next
    if wanted:
        pygame.draw.rect(surface, mix(PARCH[1], GOLD[1], 0.35), row, border_radius=8)
        pygame.draw.rect(surface, GOLD[3], row, 2, border_radius=8)
    seal = Rect(row.x + side // 12 + 1, row.centery - side // 2, side * 5 // 6, side * 5 // 6)
    seal.centery = row.centery
    if done:
        surface.blit(emblem(one.seal, seal.h, WAX[one.difficulty]), seal)
    else:
        paper = materials.under_words(PARCH[1], materials.PLAIN_PAPER)
        pygame.draw.circle(surface, paper, seal.center, seal.h // 2)
        pygame.draw.circle(surface, mix(PARCH[1], PARCH[3], 0.7), seal.center, seal.h * 2 // 5, 2)
        pygame.draw.circle(surface, mix(PARCH[1], PARCH[3], 0.4), seal.center, seal.h // 3, 1)
    margin = pens.size(6) // 2
    sample = Rect(0, 0, min(row.h, row.w * 2 // 11) - margin * 2, row.h - margin * 3)
    sample.midright = row.right - margin * 2, row.centery
    samples.lay(surface, app.art, one.opens, sample, shut=one.opens not in progress.open)
    words = Rect(row.x + side + margin, row.y + 1, sample.x - margin * 2 - row.x - side, row.h - 2)
    kind, told = kind_of(app, one), told_of(app, one, progress, brief=True)
    if wanted:
        told = f"[b]{t('bigbook.ladder.next')}.[/b] {told}"
    name = Rect(words.x, words.y, words.w, round(words.h * NAME))
    pens.write(name_of(app, one), name, Style(pens.size(20), CRIMSON if wanted else INK, "title"), "ladder.name")
    room = Rect(words.x, name.bottom, words.w, round((words.bottom - name.bottom) * KIND))
    y = room.y + pens.write(kind, room, Style(pens.size(15), INK), "ladder.kind", "top").size[1]
    style = Style(pens.size(15), INK if wanted else SOFT, italic=True, bold_colour=CRIMSON)
    pens.write(told, Rect(words.x, y, words.w, words.bottom - y), style, "ladder.told", "top")
    pens.told.append(
        Rung(f"evening:{one.id}", row, _label(pens, one, progress), zone="story", action=partial(choose, one))
    )


def _label(pens: Pens, one: Evening, progress: Progress) -> str:
    """All that stands on a rung, and what the picture beside it says, for ears."""
    app, t = pens.app, pens.app.t
    parts: Sequence[str] = (
        f"{name_of(app, one)}. {t(f'bigbook.ladder.list.{one.id}.text')}",
        kind_of(app, one),
        told_of(app, one, progress),
    )
    return " · ".join((*parts, t("bigbook.ladder.next")) if one == progress.next else parts)
