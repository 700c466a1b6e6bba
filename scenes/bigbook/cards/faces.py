"""Faces of curses and magicians, and the card that lies face down under a chain."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards import frames
from scenes.bigbook.cards.action_signs import mark
from scenes.bigbook.cards.card_pen import CardRenderContext, CurseSign, Size
from scenes.bigbook.cards.render_context import name_label, outlined, page_words, stamp, write_page
from scenes.kit.fit import fit
from scenes.kit.icons import badge, glyph
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, INK, PARCH, mix


def cost_row(cost: tuple[tuple[str, int], ...], side: int) -> Surface:
    """What a curse costs as badges with numbers (one badge per element; the number where it is not one)."""
    parts = [(element, number) for element, number in cost if number]
    widths = [side + (round(side * 0.62) if number != 1 else 0) for _, number in parts]
    out = Surface((max(1, sum(widths) + 2 * len(parts)), side), pygame.SRCALPHA)
    x = 0
    for (element, number), width in zip(parts, widths, strict=True):
        if number != 1:
            stamp(out, outlined(str(number), max(14, round(side * 0.8))), (x + side * 0.3, side * 0.52))
        stamp(out, badge(element, side), (x + width - side / 2, side / 2))
        x += width + 2
    return out


def curse_tile(
    pen: CardRenderContext, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]
) -> Surface:
    """The landscape tile of a curse: emblem, cost, name."""
    w, h = size
    art = pen.picture("curses", f"{curse}_tile", size)
    out = art.copy() if art is not None else _drawn_curse(cost, size)
    pad = max(3, round(w * 0.035))
    style = Style(text_size, INK, bold=True, align="center")
    name = name_label(pen.t(f"bigbook.cards.curses.{curse}.name"), style, (w - 2 * pad - 2, round(h * 0.58)))
    height = max(name.get_height() + pad // 2, round(h * 0.2))
    plate = Rect(pad, h - pad - height, w - 2 * pad, height)
    if art is None or name.get_height() > h * 0.24:
        out.blit(frames.parchment(plate.size, 5), plate)
    out.blit(name, (plate.x + 1, plate.y + (plate.h - name.get_height()) // 2))
    side = max(16, round(h * 0.26))
    row = cost_row(cost, side)
    if row.get_width() > w - 2 * pad:
        row = pygame.transform.smoothscale_by(row, (w - 2 * pad) / row.get_width())
    ground = Rect(pad, pad, row.get_width() + pad, row.get_height() + 2)
    veil = Surface(ground.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (*INK, 190), veil.get_rect(), border_radius=side // 3)
    out.blit(veil, ground)
    out.blit(row, (ground.x + pad // 2, ground.y + 1))
    _effect(out, pen.facts.curse_signs(curse), ground, plate)
    return out


def _effect(out: Surface, signs: tuple[CurseSign, ...], cost: Rect, name: Rect) -> None:
    """What the curse does, as signs beside its cost, or between cost and name: how many, what, of which element."""
    side = max(14, round(out.get_height() * 0.24))
    parts: list[Surface] = []
    for sign in signs[:2]:
        if sign.times > 1:
            parts.append(outlined(str(sign.times), max(14, round(side * 0.85))))
        parts.append(mark(sign.deed, side, BONE))
        if sign.element:
            parts.append(badge(sign.element, max(14, side)))
    gap = max(2, side // 7)
    width = sum(part.get_width() for part in parts) + gap * (len(parts) + 1)
    ground = Rect(0, 0, width, side + 4)
    ground.topright = (name.right, cost.y)
    if ground.x < cost.right:
        ground.bottomright = (name.right, name.y - 1)
    if ground.y < cost.bottom and ground.x < cost.right:
        return
    veil = Surface(ground.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (*mix(CRIMSON, INK, 0.55), 225), veil.get_rect(), border_radius=side // 3)
    out.blit(veil, ground)
    x = ground.x + gap
    for part in parts:
        out.blit(part, (x, ground.centery - part.get_height() // 2))
        x += part.get_width() + gap


def _drawn_curse(cost: tuple[tuple[str, int], ...], size: Size) -> Surface:
    w, h = size
    element = cost[0][0] if len(cost) == 1 else "curse"
    ramp, dark = ELEMENTS[element], ELEMENTS["curse"]
    out = frames.glow(size, (w / 2, h * 0.4), (ramp.base, ramp.dark, dark.dark, dark.deep))
    stamp(out, glyph("curse", round(min(w, h) * 0.5), dark.core), (w / 2, h * 0.42))
    return frames.bramble_frame(out, max(3.0, h * 0.05))


def curse_page(
    pen: CardRenderContext, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]
) -> Surface:
    """The reading face of a curse."""
    w, h = size
    text = pen.t(f"bigbook.cards.curses.{curse}.text", **pen.facts.curse_numbers(curse))
    name = pen.t(f"bigbook.cards.curses.{curse}.name")
    head, body, art_h = page_words(name, text, size, text_size, min(round(w * 0.86), round(h * 0.6)))
    out = Surface(size, pygame.SRCALPHA)
    out.blit(frames.parchment(size, 9), (0, 0))
    art = pen.picture("curses", curse, (w, round(w * 1.4)))
    picture = art if art is not None else _drawn_curse(cost, (w, art_h))
    out.blit(picture, (0, 0), Rect(0, 0, w, art_h))
    _page_cost(out, cost, art_h, sealed=art is not None)
    write_page(out, head, body, art_h, text_size)
    pygame.draw.rect(out, INK, out.get_rect(), max(2, w // 110), border_radius=w // 30)
    return frames.rounded(out, w // 30)


def _page_cost(out: Surface, cost: tuple[tuple[str, int], ...], art_h: int, *, sealed: bool) -> None:
    """How many elements in the seal of the picture; which ones stand at its foot, where they are not simply the curse's
    own (several elements, tokens) or no seal is drawn."""
    w = out.get_width()
    if sealed:
        total = sum(number for _, number in cost)
        stamp(out, outlined(str(total), max(14, round(w * 0.144))), (w * 0.173, w * 0.177))
        if len([number for _, number in cost if number]) == 1:
            return
    row = cost_row(cost, round(w * 0.1))
    veil = Surface((row.get_width() + 12, row.get_height() + 8), pygame.SRCALPHA)
    pygame.draw.rect(veil, (*INK, 205), veil.get_rect(), border_radius=10)
    veil.blit(row, (6, 4))
    out.blit(veil, (round(w * 0.04), art_h - veil.get_height() - round(w * 0.03) if sealed else round(w * 0.04)))


def chained(pen: CardRenderContext, size: Size) -> Surface:
    """A card face down with a chain across it."""
    w, h = size
    out = (pen.picture("backs", "spell", size) or frames.back_frame(size)).copy()
    out.fill((150, 150, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
    link = max(4, round(w * 0.09))
    for a, b in (((0, 0), (w, h)), ((w, 0), (0, h))):
        steps = max(2, round((w * w + h * h) ** 0.5 / (link * 1.3)))
        for i in range(steps + 1):
            x, y = a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps
            pygame.draw.circle(out, INK, (x, y), link * 0.75, max(2, link // 3))
            pygame.draw.circle(out, mix(BONE, INK, 0.45), (x, y), link * 0.62, max(1, link // 5))
    return frames.rounded(out, max(2, w // 16))


BUST_BELOW = 120
"""Pixels of width under which a portrait shows the boldly drawn head instead of the half-length."""


def portrait(pen: CardRenderContext, magician: str, size: Size) -> Surface:
    """A magician filling the size (where small, the head alone); without a picture the ground of the speciality."""
    w, h = size
    out = pen.picture("magicians", f"{magician}_bust" if w < BUST_BELOW else magician, size, 0.5)
    if out is not None:
        return out.copy()
    element = pen.facts.magician_element(magician)
    ramp = ELEMENTS[element]
    ground = frames.ground(element, size, 0.36)
    pygame.draw.ellipse(ground, ramp.deep, Rect(round(w * 0.12), round(h * 0.62), round(w * 0.76), round(h * 0.7)))
    pygame.draw.circle(ground, mix(PARCH[1], ramp.light, 0.3), (w // 2, round(h * 0.46)), round(min(w, h) * 0.2))
    pygame.draw.polygon(ground, ramp.dark, [(w * 0.18, h * 0.4), (w * 0.82, h * 0.4), (w * 0.56, h * 0.08)])
    pygame.draw.ellipse(ground, ramp.deep, Rect(round(w * 0.12), round(h * 0.35), round(w * 0.76), round(h * 0.1)))
    return ground


def magician_sheet(pen: CardRenderContext, magician: str, size: Size, text_size: int) -> Surface:
    """The sheet before a player: portrait above, name on a ribbon, the ability below."""
    w, h = size
    element = pen.facts.magician_element(magician)
    out = Surface(size, pygame.SRCALPHA)
    pad = max(4, round(w * 0.045))
    text = pen.t(f"bigbook.cards.magicians.{magician}.text", **pen.facts.magician_numbers(magician))
    block = fit(
        text, Style(text_size, INK, leading=0.98, bold_colour=CRIMSON), (w - 3 * pad, round(h * 0.62)), ellipsis=True
    )
    name = fit(
        pen.t(f"bigbook.cards.magicians.{magician}.name"),
        Style(round(text_size * 1.2), INK, face="title", align="center"),
        (w - 4 * pad, min(round(text_size * 3), round(h * 0.2))),
    )
    low = name.size[1] + block.size[1] + 3 * pad
    out.blit(portrait(pen, magician, (w, h - low + pad)), (0, 0))
    sheet = Rect(pad, h - low - pad // 2, w - 2 * pad, low - pad // 2)
    out.blit(frames.parchment(sheet.size, 11), sheet)
    name.draw(out, (sheet.x + pad, sheet.y + pad // 2))
    y = sheet.y + name.size[1] + pad
    pygame.draw.line(out, PARCH[2], (sheet.x + 2 * pad, y - pad // 4), (sheet.right - 2 * pad, y - pad // 4))
    block.draw(out, (sheet.x + pad // 2, y))
    return frames.frame(out, element, max(4.0, w * 0.03))
