"""Cards as they are read large: the whole drawn card with its frame; its panel grows with the words that stand on it,
up over the foot of the picture."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_cost
from scenes.bigbook.cards import frames
from scenes.bigbook.cards.curse_faces import in_order
from scenes.bigbook.cards.faces import cost_row, drawn_curse, drawn_spell, narrow, seats, spell_sentence
from scenes.bigbook.cards.render_context import CardRenderContext, Size, stamp
from scenes.bigbook.cards.signs import as_drawn
from scenes.kit.drawing.numerals import outlined
from scenes.kit.fit import fit
from scenes.kit.materials import is_plain
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import CRIMSON, INK, PARCH

UNIT = 600
"""All measures of a drawn card are shares of its width, in so many parts."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Where a drawn card may be taken apart: its picture ends at `band`, which holds the name and its ground down to
    `panel`; words stand on plain paper from `words` to `paper`, `foot` is where the lower frame begins, `high` the end.
    `sides` is where the words begin and end, `name` the same of the name. What grows along the frame (bramble) is never
    cut: it is `rim` wide on both sides; 0 where the frame's cut is the same all along."""

    band: int
    panel: int
    words: int
    foot: int
    paper: int
    high: int
    name: tuple[int, int, int, int]
    sides: tuple[int, int]
    rim: int = 0


SPELL = Drawn(492, 612, 590, 762, 782, 840, (68, 505, 532, 572), (76, 518))
CURSE = Drawn(572, 626, 652, 764, 768, 840, (70, 598, 530, 650), (70, 530), 51)
LEAST = 176
"""How much of the picture stays at least: its seals."""
LOW = 1.15
"""A room less high than so many times its width is low: large letters leave no card in it whole."""
LOW_FRAME = 0.028
"""How wide the frame is there, by the card's width."""
LOW_SIGN = 0.072
"""How wide a sign of its price is there, beside the name, by the card's width."""
CLOSER = 0.88
"""How far letters go down rather than that so much of the picture is covered that less than `MUCH` of it stays."""
MUCH = 350
AIR = 1.4
"""A line of a name may be so much higher than its place on the band: letters leave room above and below them."""


@dataclass(frozen=True, slots=True)
class Words:
    """Name, sentence and the row above that (costs of a curse) as they stand on a card."""

    head: TextBlock
    body: TextBlock
    row: Surface | None
    gap: int
    grown: int
    """Pixels that the band is higher than drawn: a name in large letters."""

    @property
    def high(self) -> int:
        """Pixels that row and sentence take, and the band more than drawn."""
        return self.grown + self.body.size[1] + (self.row.get_height() + self.gap if self.row is not None else 0)


def page_size(kind: str, width: int) -> Size:
    """How large the picture of a page of that width is asked for, of `spells` or `curses`."""
    return width, round(width * (SPELL if kind == "spells" else CURSE).high / UNIT)


def spell_page(pen: CardRenderContext, spell: str, size: Size, text_size: int, power: int, learn: int = 0) -> Surface:
    """A spell in that size in pixels, its whole sentence at a power in letters of `text_size` where they have room; one
    of the library with what it costs to `learn`, beside what casting costs."""
    w = size[0]
    art = pen.picture("spells", spell, page_size("spells", w))
    card = art.copy() if art is not None else _blank(SPELL, drawn_spell(pen.facts.element(spell), _whole(SPELL, w)))
    seats(card, pen, spell, (w * 0.163, w * 0.167), (w * 0.837, w * 0.167), round(w * 0.19), art is not None)
    name, said = pen.t(f"bigbook.cards.spells.{spell}.name"), spell_sentence(pen, spell, power)
    if learn:
        prices = (("learn", learn), ("activate", pen.facts.level(spell)))
        element = pen.facts.element(spell)
        said += "\n" + " \u00b7 ".join(
            f"[b]{pen.t(f'bigbook.prompts.acts.{verb}')}:[/b]\u00a0{n}\u00a0[{element}]" for verb, n in prices
        )
    if size[1] < w * LOW:
        low = _low_page(card, size, (name, said, pen.terms), text_size, None)
        return frames.frame(low, pen.facts.element(spell), max(4.0, w * LOW_FRAME))
    return _page(card, SPELL, size, _words(SPELL, size, (name, said, pen.terms), text_size, None))


def curse_page(
    pen: CardRenderContext, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]
) -> Surface:
    """A curse in the same way, with what it costs now."""
    w = size[0]
    art = pen.picture("curses", curse, page_size("curses", w))
    card = art.copy() if art is not None else _blank(CURSE, drawn_curse(cost, _whole(CURSE, w)))
    if art is not None:
        stamp(card, outlined(str(_beside_its_element(curse, cost)), max(14, round(w * 0.144))), (w * 0.173, w * 0.177))
    told = art is not None and len([number for _, number in cost if number]) == 1 and as_drawn()
    name = pen.t(f"bigbook.cards.curses.{curse}.name")
    said = pen.t(f"bigbook.cards.curses.{curse}.text", **pen.facts.curse_numbers(curse))
    low = size[1] < w * LOW
    printed, tokens = in_order(curse, cost)
    if ("any", 1) in printed:  # here is room for all four
        printed = tuple(curse_cost(curse).items())
    signs = narrow(cost_row(printed, round(w * (LOW_SIGN if low else 0.085)), tokens), round(w * 0.72))
    row = None if told or not cost else _on_ink(signs)
    if low:
        return frames.bramble_frame(_low_page(card, size, (name, said, pen.terms), text_size, row), w * LOW_FRAME)
    return _page(card, CURSE, size, _words(CURSE, size, (name, said, pen.terms), text_size, row))


def _beside_its_element(curse: str, cost: tuple[tuple[str, int], ...]) -> int:
    """The number that stands beside the drawn element of a curse: what tokens of others add is told below."""
    printed, now = curse_cost(curse), dict(cost)
    return now.get(next(iter(printed)), 0) if len(printed) == 1 else sum(now.values())


def _whole(drawn: Drawn, w: int) -> Size:
    return w, round(w * drawn.high / UNIT)


def _on_ink(row: Surface) -> Surface:
    """What a curse costs on a strip of ink: white numbers do not stand on paper."""
    out = Surface((row.get_width() + row.get_height(), row.get_height() + 6), pygame.SRCALPHA)
    pygame.draw.rect(out, INK, out.get_rect(), border_radius=out.get_height() // 3)
    out.blit(row, row.get_rect(center=out.get_rect().center))
    return out


def _blank(drawn: Drawn, ground: Surface) -> Surface:
    """A card whose picture is not there yet: paper where its words stand."""
    k = ground.get_width() / UNIT
    for x0, y0, x1, y1 in (drawn.name, (52, drawn.panel, 548, drawn.paper)):
        room = Rect(round(x0 * k), round(y0 * k), round((x1 - x0) * k), round((y1 - y0) * k))
        ground.blit(frames.parchment(room.size, 3), room)
    return ground


def _words(drawn: Drawn, size: Size, texts: tuple[str, str, str], text_size: int, row: Surface | None) -> Words:
    """Name and sentence: letters a little smaller where the whole picture stays free for it, else as large as asked."""
    name, said, terms = texts
    k, gap = size[0] / UNIT, max(3, text_size // 4)
    left, top, right, bottom = drawn.name
    band = round((bottom - top) * k)
    room = round((right - left) * k), max(band, text_size * 2)
    head = fit(name, Style(round(text_size * 1.4), INK, "title", align="center"), room, report=False)
    grown = max(0, head.size[1] - round(band * AIR))
    wide = round((drawn.sides[1] - drawn.sides[0]) * k)
    over = grown + (row.get_height() + gap if row is not None else 0)
    style = Style(text_size, INK, bold_colour=CRIMSON, terms=terms)
    for much in (drawn.band, MUCH):
        room = wide, _free(drawn, size, much) - over
        body = fit(said, style, room, floor=round(text_size * CLOSER), report=False)
        if not body.cut and not body.broken:
            return Words(head, body, row, gap, grown)
    return Words(head, fit(said, style, (wide, _free(drawn, size, LEAST) - over)), row, gap, grown)


def _free(drawn: Drawn, size: Size, band: int) -> int:
    """Pixels of height for words where the picture ends at that part of the card."""
    k = size[0] / UNIT
    return size[1] - round((band + drawn.words - drawn.band + drawn.high - drawn.paper) * k)


def _page(card: Surface, drawn: Drawn, size: Size, words: Words) -> Surface:
    """The card put together in that size: the picture as far as the words leave it, the band of the name over its edge,
    a panel as high as is left, the lower frame."""
    w, h = size
    k = w / UNIT
    band = max(LEAST, min(drawn.band, round(drawn.band - (words.high - _free(drawn, size, drawn.band)) / k)))
    out = Surface(size, pygame.SRCALPHA)
    cut, rest = round(drawn.band * k), round(drawn.panel * k)
    foot, end = round(drawn.foot * k), card.get_height()
    top = round(band * k)
    below = top + rest - cut + words.grown
    out.blit(card, (0, 0), Rect(0, 0, w, top))
    name = card.subsurface(Rect(0, cut, w, rest - cut))
    out.blit(name if not words.grown else pygame.transform.smoothscale(name, (w, below - top)), (0, top))
    room = h - below - (end - foot)
    if room > 0:
        paper = card.subsurface(Rect(0, rest, w, max(1, foot - rest)))
        out.blit(pygame.transform.smoothscale(paper, (w, room)), (0, below))
    out.blit(card, (0, h - (end - foot)), Rect(0, foot, w, end - foot))
    if drawn.rim:
        _run_on(out, card, round(drawn.rim * k), top, foot)
    _write(out, drawn, words, round((band - drawn.band) * k))
    return out


def _run_on(out: Surface, card: Surface, rim: int, top: int, foot: int) -> None:
    """Both sides of the frame from the picture's edge at `top` down to the lower frame, which was drawn at `foot`, in
    one piece: drawn closer together where the card is lower, so that no stem breaks off where the paper begins."""
    w, h = out.get_size()
    high = h - (card.get_height() - foot) - top
    if high <= 0:
        return
    for x in (0, w - rim):
        side = card.subsurface(Rect(x, top, rim, foot - top))
        place = Rect(x, top, rim, high)
        out.fill((0, 0, 0, 0), place)
        out.blit(side if side.get_height() == high else pygame.transform.smoothscale(side, place.size), place)


def _write(out: Surface, drawn: Drawn, words: Words, shift: int) -> None:
    """Name on its band, row and sentence in the middle of the paper; `shift` is how far all has gone up, in pixels."""
    w, h = out.get_size()
    k = w / UNIT
    left, top, right, bottom = (round(one * k) for one in drawn.name)
    bottom += words.grown
    x = round(drawn.sides[0] * k)
    paper = Rect(x, round(drawn.words * k) + shift + words.grown, round((drawn.sides[1] - drawn.sides[0]) * k), 0)
    paper.h = h - round((drawn.high - drawn.paper) * k) - paper.y
    if is_plain():
        pygame.draw.rect(out, PARCH[0], paper.inflate(round(8 * k), 0))
        pygame.draw.rect(out, PARCH[0], Rect(left, top + shift, right - left, bottom - top))
    words.head.draw(out, (left, top + shift + (bottom - top - words.head.size[1]) // 2))
    y = paper.y + max(0, (paper.h - words.high + words.grown) // 2)
    if words.row is not None:
        out.blit(words.row, words.row.get_rect(midtop=(w // 2, y)))
        y += words.row.get_height() + words.gap
    words.body.draw(out, (x, y))


def _low_page(card: Surface, size: Size, texts: tuple[str, str, str], text_size: int, row: Surface | None) -> Surface:
    """A card in a low room: on paper the words, above them as much of the card as they leave. The row stands beside the
    name, or below it where both have no room in one line: it lies on no picture."""
    name, said, terms = texts
    w, h = size
    room, air = round(w * 0.88), round(text_size * 0.4)
    title = Style(round(text_size * 1.25), INK, "title", align="center")
    wide, tall = row.get_size() if row is not None else (0, 0)
    beside = room - air - wide if row is not None else room
    head = fit(name, title, (beside, round(h * 0.17)), floor=text_size, wrap=False, report=False)
    aside = not head.cut
    if not aside:
        head = fit(name, title, (room, round(h * 0.17)))
    heading = max(head.size[1], tall) if aside else head.size[1] + tall
    taken = round(w * 0.07) + heading + air
    style = Style(text_size, INK, bold_colour=CRIMSON, terms=terms)
    body = fit(said, style, (room, h - taken - round(h * 0.18)))
    high = min(round(w * SPELL.band / UNIT), h - taken - body.size[1])
    out = frames.parchment(size, 3)
    out.blit(card, (0, 0), Rect(0, 0, w, high))
    pygame.draw.line(out, INK, (0, high), (w, high), 2)
    x, y = (w - room) // 2, high + round(w * 0.02)
    if row is not None and aside:
        names = max(head.widths(), default=0)  # in the middle of its room
        left = x + (room - names - air - wide) // 2
        head.draw(out, (left - (beside - names) // 2, y + (heading - head.size[1]) // 2))
        out.blit(row, (left + names + air, y + (heading - tall) // 2))
    else:
        head.draw(out, (x, y))
        if row is not None:
            out.blit(row, row.get_rect(midtop=(w // 2, y + head.size[1])))
    y += heading + air
    body.draw(out, (x, min(y, h - body.size[1] - round(w * LOW_FRAME * 2))))
    return out
