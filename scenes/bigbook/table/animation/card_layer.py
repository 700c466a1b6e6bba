"""The moving layer: the desk's cards and spells, curses and marker, light on what may be chosen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.cards.curse_faces import long_price
from scenes.bigbook.cards.painter import dimmed, greyed
from scenes.bigbook.cards.signs import element_token
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.spells.cast_motion import Shift
from scenes.bigbook.table.model.table_view import Card, Curse, Spell
from scenes.bigbook.table.render.dimming import fallen, rests
from scenes.bigbook.table.render.lights import NAMED, SIDE, UNDER, Highlights, plate
from scenes.bigbook.table.render_context import MARKER, RenderContext
from scenes.kit import materials
from scenes.kit.cache import Cache
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.icons import glyph
from scenes.kit.ornament import glow_frame
from scenes.kit.theme import CRIMSON, GOLD, Colour
from scenes.table.lights import frame, light, numbered
from scenes.table.motion.effects import mix_box

if TYPE_CHECKING:
    from scenes.bigbook.table.animation.thing_motion import HoverElevation


MOST = 48
"""So many are kept of each sort: what a desk and a track show, twice over."""


class SurfaceVariants:
    """Remembers what was made from which picture."""

    def __init__(self) -> None:
        self._made: Cache[tuple[int, str], tuple[Surface, Surface]] = Cache(2 * MOST)

    def forget(self) -> None:
        """Drop everything (after a resize or in another language)."""
        self._made.clear()

    def rim(self, image: Surface) -> Surface:
        """The picture with a clear margin, for clean rotated edges."""
        return self.variant(image, "rim", lambda: with_margin(image))

    def variant(self, image: Surface, kind: str, make: Callable[[], Surface]) -> Surface:
        """Another look of the picture (`kind` names it), made once."""
        found = self._made.get((id(image), kind))
        if found is None or found[0] is not image:
            found = self._made.put((id(image), kind), (image, make()))
        return found[1]


RESTING, NOT_DUE, PALER = (0.62, 0.62, 0.7), (0.74, 0.74, 0.79), 0.24
"""What is left of the red, green and blue of a spell that cannot be cast and of a curse that is neither due nor to be
paid for, and what such a curse loses of its colour."""
NOT_MEANT, THREAT_NOT_MEANT = 0.45, 0.2
"""How much of its light a card loses, and a curse on the track, while something else is to be chosen: what threatens
stays in sight, and its name can be read."""
LIFTED = ("library", "supply")
"""Targets of the still layer: drawn once more, lifted, while they are paid for."""
GROWN = 0.06
"""How much larger a card is while somebody looks at it."""
SWING, TILT = 6.0, 2.5
"""The widest swing of a refusal in pixels, and the degrees a card leans with it."""


class CardLayer:
    """Draws the moving layer of one frame."""

    def __init__(self, staging: EventAnimator, lifts: HoverElevation) -> None:
        self.staging = staging
        self.lifts = lifts
        self._derived = SurfaceVariants()

    def forget(self) -> None:
        """Drop derived pictures (after a resize or in another language)."""
        self._derived.forget()

    def paint(self, canvas: Canvas, render: RenderContext, lights: Highlights) -> None:
        """Everything that moves or glows."""
        self._curses(canvas, render, lights)
        self._marker(canvas, render)
        seat = render.model.seats[render.desk]
        self._cards(canvas, render, lights, seat.support, "support")
        row = [spell.id for spell in seat.spells]
        for index, spell in enumerate(seat.spells):
            self._spell(canvas, render, lights, spell, self.staging.blows.bodies.shift(render.desk, row, index))
        self._cards(canvas, render, lights, seat.hand, "hand")

    def _target(self, canvas: Canvas, render: RenderContext, lights: Highlights, rect: Rect) -> None:
        """What is paid for wears its cost at the lower edge; a pile or a library spell is lifted from its place."""
        target = thing_id.read(lights.target)
        head = target.kind
        up = 0 if render.theme.reduced_motion else render.layout.px(6, 4)
        face = None
        if head == "library":
            top = render.model.library[target.name].top
            words = render.sentences
            face = (
                render.painter.spell(top, rect.size, render.layout.text(16, 14), words=words, signs=render.layout.grown)
                if top
                else None
            )
        elif head == "supply":
            face = render.painter.element(target.name, rect.size)
        box = rect.move(0, -up if head in ("library", "supply", "spell", "curse") else 0)
        if face is not None:
            _shadow(canvas, rect.move(4, 4))
            canvas.blit(face, box.topleft)
            canvas.mark(glow_frame(canvas.surface, box, GOLD[0], 4))
        if lights.pips:
            under = render.layout.px(*(NAMED if head == "curse" else UNDER))  # its words stay free
            at = (box.centerx, box.bottom + under)
            canvas.mark(plate(canvas.surface, at, render.layout.px(*SIDE), lights.pips, round(box.w * 1.15)))

    def light(
        self, canvas: Canvas, render: RenderContext, lights: Highlights, things: dict[str, Rect], done: set[str]
    ) -> None:
        """Frames of light about lit things that this layer has not drawn itself."""
        for name, rect in things.items():
            if name in done or (name == lights.target and thing_id.read(name).kind in LIFTED):
                continue
            light(canvas, lights, name, rect)
        if lights.target in things:
            self._target(canvas, render, lights, things[lights.target])

    # cards

    def _cards(self, canvas: Canvas, render: RenderContext, lights: Highlights, cards: list[Card], place: str) -> None:
        shifts = self.lifts.shifts(render, cards)
        shown = []
        for index, card in enumerate(cards):
            if card.uid not in self.staging.hidden and card.uid != lights.held:
                shown.append((self.lifts.of("hover", card.uid), index, card))
        shown.sort(key=lambda one: one[0])  # what has come up lies above the others until it is down again
        for up, index, card in shown:
            name = thing_id.card(render.desk, place, index + 1)
            self._card(canvas, render, lights, card, name, up, shifts.get(card.uid, 0.0))

    def rest(self, render: RenderContext, card: Card) -> tuple[float, float, float, float] | None:
        """Centre and size of a card as shown now, slides included."""
        box = render.places.cards.get(card.uid)
        if box is None:
            return None
        slide = self.staging.slides.get(card.uid)
        return mix_box(slide.start, box, slide.t) if slide else mix_box(box, box, 1.0)

    def lifted(self, render: RenderContext, card: Card) -> float:
        """How many pixels a card lies above its place of rest."""
        if render.theme.reduced_motion:
            return 0.0
        hover, ghost, zone = (self.lifts.of(kind, card.uid) for kind in ("hover", "ghost", "zone"))
        return hover * render.layout.px(14, 9) + ghost * render.layout.px(10, 8) + zone * render.layout.px(6, 4)

    def _card(
        self, canvas: Canvas, render: RenderContext, lights: Highlights, card: Card, name: str, up: float, shift: float
    ) -> None:
        rest = self.rest(render, card)
        if rest is None:
            return
        cx, cy, w, h = rest
        picture = render.painter.element(card.kind, (round(w), round(h)), card.uid)
        if name in lights.dimmed:
            picture = self._derived.variant(picture, "dim", lambda: dimmed(picture, NOT_MEANT))
        elif up <= 0 and name not in lights.marked:
            picture = self._shaded(picture)
        lift = self.lifted(render, card) + self.staging.blows.bodies.hop(name) * self.staging.blows.unit
        scale = 1.0 if render.theme.reduced_motion else 1.0 + GROWN * up
        swing = lights.shake.get(name, 0.0)
        if not render.theme.reduced_motion:
            cx += shift
        if lift > 0.5 or name in lights.marked:
            drop = 3 + round(lift * 0.35)
            _shadow(canvas, Rect(round(cx - w / 2) + drop, round(cy - h / 2) + drop, round(w), round(h)))
        cx, cy = cx + swing, cy - lift
        if scale != 1.0 or swing:
            canvas.blit_rot(
                self._derived.rim(picture), (cx, cy), -swing / SWING * TILT, scale, still=up >= 1.0 and not swing
            )
        else:
            canvas.blit(picture, (cx - w / 2, cy - h / 2))
        box = Rect(round(cx - w * scale / 2), round(cy - h * scale / 2), round(w * scale), round(h * scale))
        if name in lights.refused:
            canvas.mark(glow_frame(canvas.surface, box, CRIMSON, 4))
        elif name in lights.marked:
            canvas.mark(glow_frame(canvas.surface, box, GOLD[0], 3))
        elif name in lights.lit:
            canvas.mark(glow_frame(canvas.surface, box, GOLD[2], 2))
        numbered(canvas, lights, name, box)

    def _shaded(self, bright: Surface) -> Surface:
        """A thing as it lies in the light of the book; with high contrast there is no such light."""
        return bright if materials.is_plain() else self._derived.variant(bright, "shade", lambda: in_shade(bright))

    def _resting(self, render: RenderContext, bright: Surface, name: str) -> Surface:
        """A spell that nobody looks at: in full light where it may be chosen, fallen back where it may not."""
        if render.usable is None or materials.is_plain():
            return self._shaded(bright)
        if name in render.usable:
            return bright
        return self._derived.variant(bright, "rest", lambda: fallen(bright, RESTING))

    # spells

    def _spell(self, canvas: Canvas, render: RenderContext, lights: Highlights, spell: Spell, shift: Shift) -> None:
        box = render.places.spells.get((render.desk, spell.id))
        if box is None or spell.id in self.staging.hidden_spells:
            return
        name = thing_id.spell(render.desk, spell.id)
        size = (box.w, box.h)
        power = lights.power if name == lights.target else 1
        face = render.painter.spell(
            spell.id, size, render.layout.text(16, 14), power, words=render.sentences, signs=render.layout.grown
        )
        turn = self.staging.turns.get((render.desk, spell.id))
        unit = self.staging.blows.unit
        cx, cy = box.x + box.w / 2 + lights.shake.get(name, 0.0), box.y + box.h / 2
        cx, cy = cx + shift.x * unit, cy + shift.y * unit - self._raised(render, name)
        t = turn.t if turn else 1.0
        if turn is not None and turn.kind in ("spell_neutralized", "spell_restored"):
            done = t if turn.kind == "spell_neutralized" else 1 - t
            self._flip(canvas, face if done < 0.5 else self._chained(render, spell, size), (cx, cy), size, done)
            return
        if spell.neutralized:
            canvas.blit(self._chained(render, spell, size), (cx - box.w / 2, cy - box.h / 2))
            return
        amount = t if turn and turn.kind == "spell_exhausted" else (1.0 - t if turn else float(spell.exhausted))
        if amount > 0:
            pale = self._derived.variant(face, "spent", lambda: greyed(face))
            shown = self._derived.rim(pale if amount > 0.5 else face)
            small = 1.0 - 0.05 * min(1.0, amount) + shift.grow
            canvas.blit_rot(shown, (cx, cy), -90 * amount, small, still=turn is None and not shift.grow)
        else:
            if name in lights.dimmed:
                face = self._derived.variant(face, "dim", lambda: dimmed(face, NOT_MEANT))
            elif name not in lights.marked and not self._raised(render, name):
                face = self._resting(render, face, name)
            if shift.grow:
                canvas.blit_rot(self._derived.rim(face), (cx, cy), 0.0, 1.0 + shift.grow)
            else:
                canvas.blit(face, (cx - box.w / 2, cy - box.h / 2))
        frame(canvas, lights, name, Rect(round(cx - box.w / 2), round(cy - box.h / 2), *size))

    def _raised(self, render: RenderContext, name: str) -> float:
        """How many pixels a spell or a curse lies above its place."""
        if render.theme.reduced_motion:
            return 0.0
        most = max(self.lifts.of("hover", name), self.lifts.of("ghost", name))
        hop = self.staging.blows.bodies.hop(name) * self.staging.blows.unit
        return most * render.layout.px(6, 4) + self.lifts.of("zone", name) * render.layout.px(5, 4) + hop

    @staticmethod
    def _chained(render: RenderContext, spell: Spell, size: tuple[int, int]) -> Surface:
        """A neutralized spell: what it was can still be read."""
        text = render.layout.text(16, 14)
        return render.painter.chained_spell(spell.id, size, text, signs=render.layout.grown)

    @staticmethod
    def _flip(canvas: Canvas, picture: Surface, at: tuple[float, float], size: tuple[int, int], t: float) -> None:
        width = max(1, round(size[0] * abs(math.cos(math.pi * t))))
        thin = pygame.transform.smoothscale(picture, (width, size[1]))
        canvas.blit(thin, (at[0] - width / 2, at[1] - size[1] / 2))

    # track

    def _curses(self, canvas: Canvas, render: RenderContext, lights: Highlights) -> None:
        for curse in render.model.curses:
            if curse.id in self.staging.hidden_curses:
                continue
            self.curse(canvas, render, lights, curse)

    def curse(self, canvas: Canvas, render: RenderContext, lights: Highlights, curse: Curse) -> None:
        """One curse tile with its state."""
        name, box = thing_id.curse(curse.id), self._curse_place(render, lights, curse)
        picture = Rect(render.places.picture(box))
        if curse.neutralized:
            tile = render.painter.chained_curse(
                curse.id, (box.w, box.h), render.layout.text(18, 14), signs=render.layout.large
            )
            canvas.blit(tile, box[:2])
        else:
            tile = render.painter.curse(
                curse.id, (box.w, box.h), render.layout.text(18, 14), curse.price, signs=render.layout.large
            )
            canvas.blit(self._threat(render, tile, lights, name), box[:2])
        self._curse_signs(canvas, render, curse, box)
        frame(canvas, lights, name, picture)
        if name in lights.lit | lights.marked | lights.refused:
            self.dress(canvas, render, lights, curse)

    def dress(self, canvas: Canvas, render: RenderContext, lights: Highlights, curse: Curse) -> None:
        """What hangs over the edges of a curse's picture, once more: above the light that goes about that."""
        if curse.neutralized or render.layout.large or curse.id in self.staging.hidden_curses:
            return
        name, box = thing_id.curse(curse.id), self._curse_place(render, lights, curse)
        picture = render.painter.curse_dress(curse.id, (box.w, box.h), render.layout.text(18, 14), curse.price)
        canvas.blit(self._threat(render, picture, lights, name), box[:2])

    def _curse_place(self, render: RenderContext, lights: Highlights, curse: Curse) -> Box:
        """Where the tile of a curse is now: raised where somebody looks at it, aside while it is refused."""
        name = thing_id.curse(curse.id)
        up = 0 if curse.neutralized else round(self._raised(render, name))
        return render.places.curse_cells[curse.position].moved(round(lights.shake.get(name, 0.0)), -up)

    def _threat(self, render: RenderContext, bright: Surface, lights: Highlights, name: str) -> Surface:
        """A curse in its light: while something else is chosen it is dimmed, but less than a card, what cannot be paid
        for now falls back, and what is about to strike keeps its ember. Looked at, it lies in full light."""
        plain, near = materials.is_plain(), self._raised(render, name) > 0
        if name in lights.warned and not plain:
            bright = self._derived.variant(bright, "ember", lambda: in_ember(bright))
        elif name not in lights.dimmed and name not in lights.marked and not near and not plain:
            if rests(render, name):
                return self._derived.variant(bright, "rest", lambda: fallen(bright, NOT_DUE, PALER))
            return self._derived.variant(bright, "shade", lambda: in_shade(bright, THREAT))
        if name in lights.dimmed:
            return self._derived.variant(bright, "dim", lambda: dimmed(bright, THREAT_NOT_MEANT))
        return bright

    def _curse_signs(self, canvas: Canvas, render: RenderContext, curse: Curse, box: Box) -> None:
        """What lies on a curse: along the upper edge of its picture, from the left (with large letters in the strip
        above it, right of the marker); clear of name, cost and effect."""
        px, side = render.layout.px, render.layout.px(24, 16)
        marks = [element_token(element, side)
                 for element, count in curse.tokens.items() for _ in range(count)]  # fmt: skip
        if curse.applied:
            marks.append(render.painter.picture("tokens", "strike", (side, side)) or glyph("star", side, CRIMSON))
        card = render.painter.element("madness", (px(18, 12), px(25, 17)))
        if render.layout.large:
            self._signs_above(canvas, curse, box, marks, card, px)
            return
        marks = [card] * curse.madness + marks
        place = Rect(render.places.picture(box))
        aside = px(40, 26) if long_price(curse.id, curse.price) else px(6, 4)
        x, middle = place.x + aside, place.y + px(5, 3)
        room = place.w - aside - px(26, 16) - side  # what it does hangs there
        step = min(side + px(2, 1), room // (len(marks) - 1)) if len(marks) > 1 else 0
        for index, mark in enumerate(marks):
            canvas.blit(mark, (x + index * step, middle - mark.get_height() // 2))

    @staticmethod
    def _signs_above(
        canvas: Canvas, curse: Curse, box: Box, marks: Sequence[Surface], card: Surface, px: Callable[..., int]
    ) -> None:
        side, foot = px(24, 16), box.y + px(2, 1)
        x = box.right - side - (px(22, 15) if curse.position == "3_left" else 0)  # the marker stands between two tiles
        room = x - (box.center[0] + px(24, 16) if curse.position in ("2", "4", "5") else box.x + px(20, 14))
        step = min(side + px(2, 1), room // (len(marks) - 1)) if len(marks) > 1 else 0
        for mark in reversed(marks):
            canvas.blit(mark, (x, foot - mark.get_height()))
            x -= max(step, side // 3)
        left = box.x + px(22, 14)
        for index in range(curse.madness):
            canvas.blit(card, (left + index * px(7, 5), foot - card.get_height()))

    def _marker(self, canvas: Canvas, render: RenderContext) -> None:
        side = render.layout.px(*MARKER)
        x, y = self.marker_at(render)
        mark = render.painter.picture("tokens", "invocation", (side, side)) or glyph("star", side, GOLD[1])
        canvas.blit(mark, (x - mark.get_width() / 2, y - mark.get_height() / 2))

    def marker_at(self, render: RenderContext) -> tuple[float, float]:
        """The middle of the marker now, hopping along the arc while it moves."""
        hop = self.staging.hop
        if hop is None:
            return render.places.marker(render.model.marker)
        start, end = render.places.marker(hop.start), render.places.marker(hop.end)
        lift = render.layout.px(22, 14) * math.sin(math.pi * hop.t)
        return start[0] + (end[0] - start[0]) * hop.t, start[1] + (end[1] - start[1]) * hop.t - lift

    def held_card(
        self,
        canvas: Canvas,
        render: RenderContext,
        card: Card,
        at: tuple[float, float],
        tilt: float = 0.0,
        grip: float = 1.0,
        squash: float = 0.0,
    ) -> None:
        """A card in the air, its middle at `at`: `grip` is how far it has been picked up, `squash` how flat it is."""
        size = (render.layout.size("hand_w"), render.layout.size("hand_h"))
        picture = self._derived.rim(render.painter.element(card.kind, size, card.uid))
        deep = render.layout.px(6 + 16 * min(1.0, grip))
        _shadow(canvas, Rect(round(at[0] - size[0] / 2 + deep * 0.5), round(at[1] - size[1] / 2 + deep), *size))
        if squash:
            w, h = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(w * (1 + squash)), round(h * (1 - squash))))
        canvas.blit_rot(picture, at, tilt, 1.0 + 0.1 * grip)


SHADE = (0.98, 0.64)
"""What is left of the light at the upper and lower edge of a card that lies on the desk: it comes from the book."""

THREAT = (0.98, 0.9)
"""The same of a curse on the track, whose name stands at its lower edge."""


def in_shade(picture: Surface, shade: tuple[float, float] = SHADE) -> Surface:
    """A card as the light of the book falls on it; looked at, it comes up into the light."""
    w, h = picture.get_size()

    def fall(x: float, y: float) -> Colour:
        left = shade[0] + (shade[1] - shade[0]) * y
        return round(255 * left * (0.97 + 0.03 * left)), round(255 * left * 0.985), round(255 * left)

    out = picture.copy()
    dark = materials.store.get(("card-shade", w, h, shade), lambda: materials.gradient((w, h), fall, 8))
    out.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out


EMBER: Colour = (6, 0, 0)


def in_ember(picture: Surface) -> Surface:
    """A curse that is about to strike, in the light of its own ember."""
    out = picture.copy()
    out.fill(EMBER, special_flags=pygame.BLEND_RGB_ADD)
    return out


def _shadow(canvas: Canvas, rect: Rect) -> None:
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (8, 4, 10, 110), layer.get_rect(), border_radius=8)
    canvas.blit(layer, rect.topleft)
