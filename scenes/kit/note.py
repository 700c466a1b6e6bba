"""Notes of paper: the one that lessons, challenges and the coach speak from, and one line beside a thing.

The first has a head, a short text and a row of small buttons. The line says why a thing cannot be used, or what has
just happened; it never takes input.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text, fit
from scenes.kit.ornament import glow_frame
from scenes.kit.placing import keep_off
from scenes.kit.text import Style, TextBlock, face_of, layout
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, GREEN_INK, INK, LARGE_FROM, LECTERN, MIN_TEXT, PARCH, Theme, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import WidgetState as Touch
from scenes.kit.widgets import plaque

HOLD = 1800.0
PER_LETTER = 35.0


class Notice:
    """The line on show, if any; it leaves after a time that grows with its length, or with the next input."""

    def __init__(self) -> None:
        self.text = ""
        self._rect: Rect | None = None
        self._clear: tuple[Rect, ...] = ()
        self._left = 0.0
        self._found: tuple[object, tuple[TextBlock, Rect]] | None = None
        """Where the line lies, with what that was found for."""

    def say(self, text: str, at: Rect | None, hold: float | None = None, clear: Sequence[Rect] = ()) -> None:
        """Show a line at a thing (None: at the lower edge), never on that, and beside what is to be kept `clear`, the
        dearest first, if it has room there."""
        self.text, self._rect, self._clear = text, at and Rect(at), tuple(map(Rect, clear))
        self._left = hold if hold is not None else HOLD + PER_LETTER * len(text)

    @property
    def shown(self) -> bool:
        """True while the line is on show."""
        return bool(self.text)

    def update(self, dt: float) -> bool:
        """Count down; True when the line has just left."""
        if not self.text:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.text = ""
        return True

    def dismiss(self) -> None:
        """Take the line away."""
        self._left = 0.0

    def clear(self) -> None:
        """Take the line away at once: it is in a language that is no longer spoken."""
        self.text, self._left = "", 0.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the line on top of everything."""
        if not self.text:
            return
        pad, (block, box) = theme.px(12), self._clearly(theme, canvas.seen)
        surface = canvas.surface
        pygame.draw.rect(surface, INK, box.inflate(6, 6).move(0, 2), border_radius=9)
        pygame.draw.rect(surface, mix(PARCH[0], PARCH[1], 0.3), box, border_radius=7)
        pygame.draw.rect(surface, CRIMSON, box, 2, border_radius=7)
        block.room = (box.w - pad * 2, None)
        block.draw(surface, (box.x + pad, box.y + pad))
        canvas.mark(box.inflate(12, 14))

    def place(self, theme: Theme, seen: Rect) -> Rect:
        """Where the line lies while so much of a screen is seen."""
        return self._clearly(theme, seen)[1]

    def _clearly(self, theme: Theme, seen: Rect) -> tuple[TextBlock, Rect]:
        """The words and their place, off what they are about and over as little as can be of what is to be kept clear:
        narrower where that helps. Looked for once, as long as nothing changes."""
        room, pad = seen.inflate(-8, -8), theme.px(12)
        key = (self.text, self._rect and tuple(self._rect), self._clear, tuple(room), theme.text(18), theme.px(560))
        if self._found is None or self._found[0] != key:
            self._found = key, self._looked_for(theme, room, pad)
        return self._found[1]

    def _looked_for(self, theme: Theme, room: Rect, pad: int) -> tuple[TextBlock, Rect]:
        first, about = self._placed(theme, room, pad), [*self._clear, *([self._rect] if self._rect is not None else [])]
        if first[1].collidelist(about) < 0:
            return first
        width = first[1].w - 2 * pad
        blocks = [first[0], *(self._block(theme, round(width * share)) for share in NARROWER)]
        sizes = [(block.size[0] + 2 * pad, block.size[1] + 2 * pad) for block in blocks]
        found = keep_off(sizes, room, self._rect, self._clear, first[1])
        return (blocks[found[0]], found[1]) if found is not None else first

    def _block(self, theme: Theme, width: int) -> TextBlock:
        return layout(self.text, Style(theme.text(18), INK, align="center"), width)

    def _placed(self, theme: Theme, room: Rect, pad: int) -> tuple[TextBlock, Rect]:
        """The words laid out for a room, and where they lie in it when they mind nothing."""
        block = self._block(theme, min(theme.px(560), room.w - 2 * pad - 2))
        box = Rect(0, 0, block.size[0] + pad * 2, block.size[1] + pad * 2)
        if self._rect is None:
            box.midbottom = (room.centerx, room.bottom + 4 - theme.px(24))
        else:
            box.midbottom = (self._rect.centerx, self._rect.top - theme.px(8))
            if box.top < room.top:
                box.midtop = (self._rect.centerx, self._rect.bottom + theme.px(8))
        return block, box.clamp(room)


NARROWER = (0.75, 0.55, 0.42)
"""How wide else a line may be, as shares of its width, where it would lie on what it speaks of."""
EDGE = 4
"""Pixels between the words of a button and its edge, at least."""


class Sizes(Protocol):
    """What a note must know of the screen it lies on."""

    @property
    def window(self) -> tuple[int, int]:
        """Its size in pixels."""

    @property
    def text_scale(self) -> float:
        """The player's text size; 1.0 is normal."""

    def px(self, full: float, compact: float | None = None) -> int:
        """Pixels for a length of the full and the compact drawing."""

    def text(self, full: float, compact: float | None = None) -> int:
        """Pixels for a letter size of the full and the compact drawing."""


SHRINK = 1.25
"""Large letters that somebody asked for are set so many times smaller at most; what has no room then goes on."""


def readable(sizes: Sizes, letters: int) -> int:
    """The smallest height in pixels in which words may be set that were to be `letters` high."""
    return max(MIN_TEXT, math.ceil(letters / SHRINK)) if sizes.text_scale >= LARGE_FROM else MIN_TEXT


_SENTENCES = re.compile(r"(?<=[.!?;:])\s(?![^\[]*\[/)")
"""Where a text may go on on another page: between two sentences, within no marked words."""

BROAD = (390, 270)
"""From this width on, in design units of both drawings, a note is broad."""


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button: `words` stand on it, `label` is its sentence for ears and maps."""

    id: str
    words: str
    label: str
    primary: bool = False
    room: tuple[str, ...] = ()
    """Words that stand on it at other times: it is as wide as the longest asks for."""

    @property
    def least(self) -> int:
        """How wide it must be, in pixels."""
        return max([self.bare, *(_least(words) + 2 * EDGE for words in self.room)])

    @property
    def bare(self) -> int:
        """How wide the words that stand on it now ask for, in pixels."""
        return _least(self.words) + 2 * EDGE


@dataclass(frozen=True, slots=True)
class NoteText:
    """What a note shows. `where` names it in reports of texts that do not fit."""

    where: str
    title: str
    text: str
    buttons: tuple[NoteButton, ...] = ()
    lead: str = ""
    """A word before the buttons."""
    way_back: NoteButton | None = None
    """Stands on a row of its own under the text when the path was left."""
    fold: NoteButton | None = None
    step: int = 0
    steps: int = 0
    glad: bool = False
    brief: str = ""
    """Stands there for the title where the folded note has no room for it; '' where the title is short itself."""


@dataclass(slots=True)
class Note:
    """One note: where it lies, what it says, and its picture as long as neither changes."""

    layout: Sizes
    area: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    content: NoteText | None = None
    folded: bool = False
    strip: Rect | None = None
    """Where it lies folded, when not at the foot of its area."""
    _key: object = None
    _picture: Surface | None = None
    _spots: tuple[object, list[tuple[NoteButton, Rect]]] | None = None

    def put(self, layout: Sizes, area: Rect, content: NoteText | None) -> None:
        """Say where and what; None takes the note away."""
        self.layout, self.area, self.content = layout, area, content
        self._spots = self.strip = None

    # places

    def needed(self, layout: Sizes, content: NoteText, most: int | None = None, wider: float = 1.0) -> tuple[int, int]:
        """The size in which a text stands in full letters: as wide as these ask for, or so many times wider, as high as
        it is long; wider where it would be higher than `most` pixels."""
        self.layout = layout
        width = round(layout.px(400, 282) * (0.6 + 0.4 * layout.text_scale) * wider)
        height = self._height(content, width)
        while most is not None and height > most and width < layout.window[0] // 2:
            width = round(width * 1.1)
            height = self._height(content, width)
        return width, height

    def _height(self, content: NoteText, width: int, letters: int | None = None) -> int:
        """How high a note of that width must be for its text, in the usual letters or in those of that height."""
        self.area, self.content = Rect(0, 0, width, 10 * self._row()), content
        style = self._body_style() if letters is None else replace(self._body_style(), size=letters)
        body = lay_out(content.text, style, width - 2 * self._pad() - 4)
        foot = self._row() + self._pad() if content.buttons else self._pad()
        if content.way_back is not None:
            foot += self._row() + self._pad()
        return self._head().h + body.size[1] + foot + self._pad() + self.layout.px(8, 6)

    def high(self, layout: Sizes, content: NoteText, width: int, *, least: bool = False) -> int:
        """How high a note of that width must be for a text in the letters that are asked for, or in its smallest."""
        self.layout = layout
        return self._height(content, width, self.least if least else None)

    @property
    def least(self) -> int:
        """The smallest letters in pixels: whoever asks for large ones gets no small print."""
        return readable(self.layout, self._body_style().size)

    def pages(self) -> list[str]:
        """Its text in as many parts as its room asks for in the smallest letters; in one where it stands in it."""
        if self.content is None:
            return []
        body = self._body()
        style = Style(self.least, INK)

        def fits(text: str) -> bool:
            block = lay_out(text, style, body.w)
            return block.size[0] <= body.w and block.size[1] <= body.h

        pages: list[str] = []
        for paragraph in self.content.text.split("\n"):
            between = "\n"
            for sentence in [paragraph] if fits(paragraph) else _SENTENCES.split(paragraph):
                longer = f"{pages[-1]}{between}{sentence}" if pages else sentence
                if pages and fits(longer):
                    pages[-1] = longer
                else:
                    pages.append(sentence)
                between = " "
        return pages

    def holds(self, layout: Sizes, content: NoteText, area: Rect) -> bool:
        """Whether the whole text stands in that area, in the smallest letters if need be."""
        self.put(layout, area, content)
        body = self._body()
        block = lay_out(content.text, Style(MIN_TEXT, INK), body.w)
        return block.size[0] <= body.w and block.size[1] <= body.h

    def narrowest(self, layout: Sizes, content: NoteText) -> int:
        """How wide a note must be, in pixels, for the words on its buttons side by side."""
        self.put(layout, Rect(0, 0, 1, 1), content)
        needs = [one.least for one in content.buttons]
        return sum(needs) + self._gap() * max(0, len(needs) - 1) + 2 * self._pad()

    @property
    def crowded(self) -> bool:
        """Whether the words on the buttons do not stand side by side, however little is left at their edges."""
        buttons = self.content.buttons if self.content is not None else ()
        return sum(_least(one.words) for one in buttons) + self._gap() * max(0, len(buttons) - 1) > self._foot().w

    @property
    def row_height(self) -> int:
        """How much higher, in pixels, a note is for one more row of buttons."""
        return self._row() + self._pad()

    def _gap(self) -> int:
        return self.layout.px(16, 8)

    def _body_style(self) -> Style:
        return Style(self.layout.text(21, 16), INK, bold_colour=CRIMSON)

    @property
    def rect(self) -> Rect:
        """What the note covers now."""
        if not self.folded:
            return self.area
        if self.strip is not None:
            return self.strip
        return Rect(self.area.x, self.area.bottom - self._row() - self._pad(), self.area.w, self._row() + self._pad())

    def strip_size(self) -> tuple[int, int]:
        """What it needs folded, in pixels: its title and its arrow side by side."""
        title = self.content.title if self.content is not None else ""
        words = lay_out(title, self._head_style()).size[0] + self._row() + 2 * self._pad() + 2 * EDGE
        return min(self.area.w, words), self._row() + self._pad()

    def _head_style(self) -> Style:
        glad = self.content is not None and self.content.glad
        return Style(self.layout.text(19, 15), GREEN_INK if glad else CRIMSON, bold=True)

    def _pad(self) -> int:
        """Pixels between the edge and the words: a broad note has room for more of them."""
        broad = self.area.w >= self.layout.px(*BROAD) and self.layout.text_scale < LARGE_FROM
        return self.layout.px(13, 11) if broad else self.layout.px(9, 6)

    def _row(self) -> int:
        """The height of head and foot."""
        most = self.layout.px(30, 22) if self.layout.text_scale < LARGE_FROM else self.layout.text(17, 14)
        return max(self.layout.px(40, 28), round(min(self.layout.text(17, 14), most) * 1.4))

    def _head(self) -> Rect:
        pad, row = self._pad(), self._row()
        if self.content is not None and self.content.fold is None:
            row = round(row * (0.74 if self.layout.text_scale < LARGE_FROM else 0.9))
        return Rect(self.rect.x + pad, self.rect.y + pad // 2, self.rect.w - 2 * pad, row)

    def _foot(self) -> Rect:
        pad, row = self._pad(), self._row()
        return Rect(self.rect.x + pad, self.rect.bottom - pad - row, self.rect.w - 2 * pad, row)

    def _body(self) -> Rect:
        """The room of the text, between head and foot."""
        head, bottom = self._head(), self.rect.bottom - self._pad()
        if self.content is not None and self.content.buttons:
            bottom = self._foot().y
        if self.content is not None and self.content.way_back is not None:
            bottom = self._way_back().y
        return Rect(head.x + 2, head.bottom + 1, head.w - 4, bottom - head.bottom - 3)

    def _way_back(self) -> Rect:
        """The row over the foot."""
        foot = self._foot()
        lower = foot.y if self.content is not None and self.content.buttons else self.rect.bottom
        return Rect(foot.x, lower - self._pad() - self._row(), foot.w, self._row())

    def spots(self) -> list[tuple[NoteButton, Rect]]:
        """The buttons and their places, found once for a note that lies still."""
        if self.content is None:
            return []
        key = (self.layout, self.content, tuple(self.rect), self.folded)
        if self._spots is None or self._spots[0] != key:
            self._spots = key, self._placed(self.content)
        return self._spots[1]

    def _placed(self, content: NoteText) -> list[tuple[NoteButton, Rect]]:
        head = self._head()
        found: list[tuple[NoteButton, Rect]] = []
        right = head.right
        if content.fold is not None:
            right -= head.h
            found.append((content.fold, Rect(right, head.y, head.h, head.h)))
        if content.way_back is not None and not self.folded:
            found.append((content.way_back, self._way_back()))
        if not self.folded:
            found += self._spread(content)
        return found

    def _spread(self, content: NoteText) -> list[tuple[NoteButton, Rect]]:
        foot = self._foot()
        if not content.buttons:
            return []
        lead = self._lead(content)
        gap = self._gap()
        needs = [one.least for one in content.buttons]
        room = foot.w - lead - gap * (len(needs) - 1)
        if sum(needs) > room:  # words that are there come before words that may come
            needs = [one.bare for one in content.buttons]
        spare, share = max(0.0, (room - sum(needs)) / len(needs)), min(1.0, room / sum(needs))
        found, x = [], float(foot.x + lead)
        for one, need in zip(content.buttons, needs, strict=True):
            w = need * share + spare
            found.append((one, Rect(round(x), foot.y, round(w), foot.h)))
            x += w + gap
        return found

    def _lead(self, content: NoteText) -> int:
        """The width of the word before the buttons; 0 when the buttons need all the room."""
        least = _least(content.lead) + 4
        needs = sum(one.least for one in content.buttons)
        if not content.lead or least + needs + self.layout.px(12, 4) > self._foot().w:
            return 0
        return max(least, round(self._foot().w * 0.16))

    def things(self) -> list[Thing]:
        """The note itself, so that nothing under it is hit, and its buttons."""
        if self.content is None:
            return []
        title = self.content.title
        said = f"{title} {self.content.text}" if title.endswith(("!", "?", ".")) else f"{title}. {self.content.text}"
        ground = Thing("note", "note", said, self.rect, zone="note")
        return [ground, *(Thing(b.id, "button", b.label, rect, zone="note") for b, rect in self.spots())]

    # drawing

    def paint(self, canvas: Canvas, hover: str | None, down: str | None, pulse: float = 0.0) -> None:
        """Draw it; `pulse` (1 to 0) is a golden edge that fades after something was reached."""
        if self.content is None:
            return
        touched = tuple(name for name in (hover, down) if name and any(b.id == name for b, _ in self.spots()))
        hand = face_of(self._body_style()), materials.is_plain()
        key = (self.rect.size, self.content, self.folded, touched, self.layout.text_scale, hand)
        if key != self._key or self._picture is None:
            self._key, self._picture = key, self.picture(hover, down)
        shadow = self.layout.px(12, 8)
        canvas.blit(self._picture, (self.rect.x - shadow, self.rect.y - shadow))
        if pulse > 0:
            canvas.mark(glow_frame(canvas.surface, self.rect, mix(PARCH[2], GOLD[1], pulse), 2 + round(3 * pulse)))

    def picture(self, hover: str | None, down: str | None) -> Surface:
        """The note drawn anew."""
        content = self.content
        assert content is not None
        shadow = self.layout.px(12, 8)
        out = Surface((self.rect.w + 2 * shadow, self.rect.h + 2 * shadow), pygame.SRCALPHA)
        out.blit(materials.parchment(self.rect.size, seed=9, shadow=shadow, ragged=False), (0, 0))
        sheet = Rect(shadow, shadow, *self.rect.size)
        pygame.draw.rect(out, CRIMSON if content.way_back is not None else GOLD[3], sheet.inflate(-4, -4), 2)
        move = (shadow - self.rect.x, shadow - self.rect.y)
        self._bake_head(out, content, self._head().move(move))
        if not self.folded:
            self._bake_body(out, content, move)
        for one, rect in self.spots():
            _button(out, self.layout, one, rect.move(move), Touch(hover == one.id, down == one.id), content.where)
        return out

    def _bake_head(self, out: Surface, content: NoteText, head: Rect) -> None:
        room = head.copy()
        if content.fold is not None:
            room.w -= head.h + 4
        style, title = self._head_style(), content.title
        if self.folded and content.brief and lay_out(title, style, None).size[0] > room.w:
            title = content.brief
        if content.steps:
            need = lay_out(content.title, style).size[0]
            room.w -= _pips(out, self.layout, content, room, room.w - need)
        where = f"{content.where}.title"
        draw_text(out, title, room, style, valign="middle", where=where, wrap=False, ellipsis=True)

    def _bake_body(self, out: Surface, content: NoteText, move: tuple[int, int]) -> None:
        foot, body = self._foot(), self._body()
        block = fit(content.text, self._body_style(), body.size, where=content.where, ellipsis=True)
        block.draw(out, body.move(move).topleft)
        if self._lead(content):
            room = Rect(foot.x, foot.y, self._lead(content) - 2, foot.h)
            soft = Style(self.layout.text(17, 14), PARCH[4], italic=True)
            where = content.where
            draw_text(out, content.lead, room.move(move), soft, valign="middle", where=where, wrap=False, ellipsis=True)


def _least(words: str) -> int:
    """The width of words in the smallest letters."""
    return lay_out(words, Style(MIN_TEXT)).size[0]


def _pips(out: Surface, layout: Sizes, content: NoteText, room: Rect, spare: int) -> int:
    """One small mark per step, the reached ones full, smaller where words need the room; gives the width used."""
    side = layout.px(12, 8)
    gap = layout.px(5, 3)
    width = content.steps * (side + gap)
    if width > min(room.w // 2, spare):
        side, gap = max(4, side // 2), 2
        width = content.steps * (side + gap)
    for index in range(content.steps):
        centre = (room.right - width + index * (side + gap) + side // 2, room.centery)
        pygame.draw.circle(out, INK, centre, side // 2 + 1)
        full = index < content.step
        pygame.draw.circle(out, GOLD[1] if full else mix(PARCH[1], PARCH[3], 0.5), centre, side // 2)
        if index == content.step:
            pygame.draw.circle(out, CRIMSON, centre, side // 2, 2)
    return width + gap


def _button(out: Surface, layout: Sizes, one: NoteButton, rect: Rect, touch: Touch, where: str) -> None:
    if not one.words:
        _arrow(out, rect, touch, one.id.endswith("unfold"))
        return
    box = plaque(out, rect.inflate(0, -4), touch, primary=one.primary)
    style = Style(layout.text(17, 14), GOLD[0] if one.primary or touch.hover else BONE, align="center")
    where = f"{where}.{one.id}"
    draw_text(out, one.words, box.inflate(-EDGE, -2), style, valign="middle", where=where, wrap=False, ellipsis=True)


def _arrow(out: Surface, rect: Rect, touch: Touch, up: bool) -> None:
    """A small triangle that folds the note away or opens it."""
    x, y, r = rect.centerx, rect.centery, max(5, rect.h // 5)
    tip = -r if up else r
    colour = CRIMSON if touch.hover else mix(LECTERN[2], PARCH[4], 0.5)
    pygame.draw.polygon(out, colour, [(x - r, y - tip // 2), (x + r, y - tip // 2), (x, y + tip)])
