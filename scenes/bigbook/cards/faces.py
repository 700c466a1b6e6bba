"""The faces of cards: elements, Madness, spells in three shapes, curses, magicians, and the card under a chain."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.play.effect_signs import EffectSign
from scenes.bigbook.cards import frames
from scenes.bigbook.cards.chains import IRON, locked_chains
from scenes.bigbook.cards.focus import LOW_CHIN, between, face_cut, face_of, focus_of, lifted
from scenes.bigbook.cards.name_lines import fitted_name
from scenes.bigbook.cards.render_context import MINI, CardRenderContext, Size, art_size, covering, name_label, stamp
from scenes.bigbook.cards.signs import ELEMENTS, as_drawn, badge, lettered
from scenes.bigbook.cards.stamps import mark
from scenes.kit.drawing.crop import cut
from scenes.kit.drawing.numerals import outlined
from scenes.kit.fit import draw_text, fit
from scenes.kit.icons import glyph
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, MIN_TEXT, PARCH, Colour, mix


def element_card(pen: CardRenderContext, kind: str, size: Size, face: int = 1) -> Surface:
    """An element card with its value, or a Madness card with one of its faces."""
    w, h = size
    if kind == "madness":
        if w < MINI:
            return _madness_mini(size)
        return pen.picture("madness", f"face_{face}", size) or frames.madness_ground(size)
    element, value = kind[:-1], int(kind[-1])
    if w < MINI:
        return _element_mini(element, value, size)
    out = pen.picture("elements", f"{element}_{value}", size)
    out = _drawn_element(element, value, size) if out is None else out.copy()
    stamp(out, outlined(str(value), max(14, round(w * 0.19))), (w * 0.177, h * 0.131))
    if not as_drawn():
        stamp(out, badge(element, max(16, round(w * 0.29))), (w * 0.815, h * 0.131))
    return out


def _drawn_element(element: str, value: int, size: Size) -> Surface:
    w, h = size
    out = frames.ground(element, size)
    ramp = ELEMENTS[element]
    pygame.draw.circle(out, ramp.core, (w // 2, round(h * 0.46)), round(w * 0.27), max(1, w // 60))
    big = glyph(element, round(w * (0.3 + 0.05 * value)), ramp.dark)
    stamp(out, big, (w / 2, h * 0.46))
    out = frames.frame(out, element, max(4.0, w * 0.055))
    side = max(10, round(w * 0.15))
    for i in range(value):
        stamp(out, badge(element, side), (w / 2 + (i - (value - 1) / 2) * side * 1.15, h * 0.88))
    stamp(out, badge(element, round(w * 0.27)), (w * 0.177, h * 0.131))
    pygame.draw.circle(out, ramp.deep, (round(w * 0.177), round(h * 0.131)), round(w * 0.1))
    return out


SLIGHT = 22
"""Pixels of width under which a card is its sign and its number: rings, misprint and a bright edge would be dust."""


def _element_mini(element: str, value: int, size: Size) -> Surface:
    w, h = size
    ramp = ELEMENTS[element]
    lamp = (
        (ramp.base, mix(ramp.base, ramp.dark, 0.5), ramp.dark) if element == "air" else (ramp.mid, ramp.base, ramp.dark)
    )
    out = frames.glow(size, (w / 2, h * 0.4), lamp)  # the palest element stands on as dark a ground as the others
    side = round(min(w * 0.86, h * 0.56))
    sign = badge(element, side) if lettered() else glyph(element, side, mix(ramp.core, ramp.light, 0.4))
    stamp(out, sign, (w / 2, h * 0.30))
    edge = max(1, w // 24)
    number = outlined(str(value), max(14, round(h * 0.36)), BONE, ramp.deep)
    number = number.subsurface(number.get_bounding_rect())  # letters leave room below them: by its ink it is not cut
    top = min(round(h * 0.56), h - edge - number.get_height())
    pygame.draw.rect(out, ramp.deep, Rect(0, top, w, h))
    stamp(out, number, (w / 2, (top + h - edge) / 2))
    rim = mix(ramp.mid, ramp.light, 0.2) if w < SLIGHT else ramp.light
    pygame.draw.rect(out, rim, out.get_rect(), edge, border_radius=max(2, w // 9))
    return frames.rounded(out, max(2, w // 9))


def _madness_mini(size: Size) -> Surface:
    """Dark like the torn half of the card, with its misprinted eye: quieter than any element."""
    w, h = size
    ramp = ELEMENTS["madness"]
    out = Surface(size, pygame.SRCALPHA)
    out.fill(ramp.deep)
    if w < SLIGHT:
        stamp(out, glyph("madness", w - 2, mix(ramp.mid, ramp.light, 0.55)), (w / 2, h / 2))
        pygame.draw.rect(out, mix(ramp.base, ramp.dark, 0.5), out.get_rect(), 1, border_radius=2)
        return frames.rounded(out, 2)
    for ring in range(5, 0, -1):
        box = Rect(0, 0, round(w * 0.34 * ring), round(h * 0.3 * ring))
        box.center = (w // 2 + ring % 2, h // 2)
        pygame.draw.ellipse(out, mix(ramp.dark, ramp.deep, 0.35), box, max(1, w // 22))
    side = round(min(w, h) * 0.78)
    for colour, d in (((23, 166, 184), -1), (ramp.mid, 1), (ramp.light, 0)):
        stamp(out, glyph("madness", side, colour), (w / 2 + d, h / 2 + d))
    pygame.draw.rect(out, ramp.base, out.get_rect(), max(1, w // 20), border_radius=max(2, w // 9))
    return frames.rounded(out, max(2, w // 9))


def spell_sentence(pen: CardRenderContext, spell: str, power: int) -> str:
    """The rules text of a spell at a power, with the numbers that grow in bold."""
    numbers = pen.facts.numbers(spell, power)
    parts = pen.spans(f"bigbook.cards.spells.{spell}.text", **numbers)
    return "".join(f"[b]{part.text}[/b]" if part.name in ("x", "y") else part.text for part in parts)


COVER = 1.12
"""How much larger a sign is that is laid over a drawn one."""


def seats(
    out: Surface,
    pen: CardRenderContext,
    spell: str,
    level_at: tuple[float, float],
    badge_at: tuple[float, float],
    side: int,
    art: bool,
) -> None:
    element, level = pen.facts.element(spell), pen.facts.level(spell)
    if not art or not as_drawn():
        cover = COVER if art else 1.0
        for share, colour in ((0.5, GOLD[2]), (0.44, INK), (0.38, ELEMENTS[element].dark)):
            pygame.draw.circle(out, colour, level_at, side * share * cover)
        stamp(out, badge(element, round(side * 1.06 * cover)), badge_at)
    stamp(out, outlined(str(level), max(14, round(side * 0.72))), level_at)


PICTURE_FROM = 30
"""Pixels of width under which a spell shows its element alone."""


def spell_mini(pen: CardRenderContext, spell: str, size: Size) -> Surface:
    """A spell too small for words, at any resolution: its picture with the badge, or its element alone."""
    w, h = size
    element = pen.facts.element(spell)
    art = pen.picture("tiles", spell, size) if w >= PICTURE_FROM else None
    if art is None:
        return _spell_mini(element, pen.facts.level(spell), size)
    out = art.copy()
    stamp(out, badge(element, max(14, round(w * 0.42))), (w * 0.8, h * 0.2))
    return out


def spell_tile(
    pen: CardRenderContext, spell: str, size: Size, text_size: int, power: int, words: bool, signs: bool = False
) -> Surface:
    """The square table face of a spell; minis show the picture only. Signs say what it does where its sentence is not
    wanted or has no room. `signs`: letters are so large that its name takes more of the picture."""
    w, h = size
    if w < MINI:
        return spell_mini(pen, spell, size)
    element = pen.facts.element(spell)
    art = pen.picture("tiles", spell, size)
    out = art.copy() if art is not None else drawn_spell(element, size)
    title, told = _words(pen, spell, size, text_size, power if words else 0, large=signs)
    if told is None and art is not None:
        out = lifted(out, focus_of("spells", spell), SEEN)
    side = round(w * 0.2)
    seats(out, pen, spell, (w * 0.173, h * 0.177), (w * 0.823, h * 0.177), side, art is not None)
    top = _plate(out, spell, title, told)
    if told is None and w >= SIGNS_FROM:
        _spell_signs(out, pen.facts.spell_signs(spell, power), top)
    return out


LARGE_NAME = 0.42
"""How much of the height of a spell's face a name in large letters may take: level, element and signs stay above."""


SIGNS_FROM = 84
"""Pixels of width from which a spell wears the signs of what it does."""
UNDER_SEATS = 0.3
"""How much of the height of a spell's face its sentence leaves to level and element."""
SEEN = 0.72
"""How much of the height of a spell's face is free above its signs and its name."""
LEAST_SIGN = 18
"""Pixels of height of a sign at least: so it can be read at 1280x720."""
CLEAR_SIGN = 24
"""The same on spells, wherever their row has room."""


def effect_row(
    signs: tuple[EffectSign, ...], side: int, *, ones: bool = False, ink: Colour = BONE, edge: Colour = INK
) -> Surface:
    """Stamps beside each other: how many (`ones`: also where it is one), what, of which element; numbers have an
    edge of another colour."""
    parts: list[Surface] = []
    for sign in signs:
        if sign.times > 1 or (ones and sign.times and sign.deed not in ("one", "each")):
            parts.append(outlined(str(sign.times), max(14, round(side * 0.85)), ink, edge))
        parts.append(mark(sign.deed, side, ink))
        if sign.element == "madness":
            parts.append(mark("madness", side, ELEMENTS["madness"].mid if ink == BONE else ELEMENTS["madness"].base))
        elif sign.element:
            parts.append(badge(sign.element, side))
    gap = max(2, side // 7)
    out = Surface((sum(part.get_width() for part in parts) + gap * (len(parts) + 1), side + 4), pygame.SRCALPHA)
    x = gap
    for part in parts:
        out.blit(part, (x, (side + 4 - part.get_height()) // 2))
        x += part.get_width() + gap
    return out


def _spell_signs(out: Surface, signs: tuple[EffectSign, ...], top: int) -> None:
    """What the spell does, stamped in ink on a tongue of the paper that bears its name."""
    w = out.get_width()
    row = row_of(signs, w - 8, max(CLEAR_SIGN, round(w * 0.16)), max(LEAST_SIGN, round(w * 0.135)))
    ground = row.get_rect(midbottom=(w // 2, top + TONGUE)).inflate(8, 2)
    ground.clamp_ip(Rect(2, 0, w - 4, top + 4))
    out.blit(_tongue(ground.size), ground)
    out.blit(row, row.get_rect(center=ground.center))


def row_of(signs: tuple[EffectSign, ...], room: int, largest: int, least: int) -> Surface:
    """Signs as large as they have room for: rather without the numbers that are one, which go without saying, than
    small; pressed together only below the least size."""
    for side in range(largest, least - 1, -2):
        for ones in (True, False):
            row = effect_row(signs, side, ones=ones, ink=INK, edge=PARCH[1])
            if row.get_width() <= room:
                return row
    return narrow(effect_row(signs, least, ink=INK, edge=PARCH[1]), room)


TONGUE = 3
"""Pixels of the tongue that lie on the plate: a name without air above it begins below them."""


def _tongue(size: Size) -> Surface:
    """Paper with its upper corners cut away; below it goes on into the plate."""

    def paint(s: Surface, k: float) -> None:
        cut, area = size[1] * k * 0.3, s.get_rect()
        for inset, colour in ((0.0, PARCH[4]), (1.2 * k, PARCH[1])):
            left, right, top = area.left + inset, area.right - inset, area.top + inset
            slope = [(left, area.bottom), (left, top + cut), (left + cut, top), (right - cut, top), (right, top + cut)]
            pygame.draw.polygon(s, colour, [*slope, (right, area.bottom)])

    return smooth(size, paint)


def _words(
    pen: CardRenderContext, spell: str, size: Size, text_size: int, power: int, *, large: bool = False
) -> tuple[Surface, TextBlock | None]:
    """The name of a spell for its plate, and its sentence at a power, None at power 0 and where it has no room. With
    `large` letters a name is as large as it can be there."""
    w, h = size
    pad, inner = _plate_room(w)
    name = pen.t(f"bigbook.cards.spells.{spell}.name")
    if large and not power:
        drawn = fitted_name(name, text_size, (w - 2 * LARGE_EDGE - 4, round(h * LARGE_NAME)))
        title = Surface((drawn.get_width(), drawn.get_height() + TONGUE), pygame.SRCALPHA)
        title.blit(drawn, (0, TONGUE))
        return title, None
    style = Style(max(14, round(text_size * 1.02)), INK, bold=True, align="center")
    title = name_label(name, style, (inner + 2 * pad - 2, round(h * 0.37)))
    if not power:
        return title, None
    body = fit(
        spell_sentence(pen, spell, power),
        Style(text_size, INK, align="center", leading=0.98, bold_colour=CRIMSON),
        (inner, round(h * 0.94) - round(h * UNDER_SEATS) - title.get_height() - pad),
        report=False,
    )
    return title, None if body.cut or body.broken else body


def _plate_room(w: int) -> tuple[int, int]:
    """The edge of the plate on a spell of that width, and the width of its words, in pixels."""
    pad = max(3, round(w * 0.03))
    return pad, w - 2 * round(w * 0.055) - 2 * pad


LARGE_EDGE = 3
"""Pixels beside the plate with a name in large letters: it takes all of the width else."""


def _plate(out: Surface, spell: str, title: Surface, body: TextBlock | None) -> int:
    """The parchment plate with the name and the sentence, if there is one; gives where it begins, in pixels."""
    w, h = out.get_size()
    pad, _ = _plate_room(w)
    height = title.get_height() + pad + (body.size[1] + pad if body else 0)
    edge = min(round(w * 0.055), (w - title.get_width()) // 2 - 1)
    plate = Rect(edge, 0, w - 2 * edge, height)
    plate.bottom = round(h * (0.945 if body else 0.985))
    out.blit(frames.parchment(plate.size, len(spell)), plate)
    pygame.draw.rect(out, PARCH[4], plate, max(1, w // 90))
    out.blit(title, title.get_rect(midtop=(plate.centerx, plate.y + pad // 2)))
    if body is not None:
        pygame.draw.line(
            out,
            PARCH[2],
            (plate.x + 3 * pad, plate.y + title.get_height() + pad // 2),
            (plate.right - 3 * pad, plate.y + title.get_height() + pad // 2),
        )
        body.draw(out, (plate.x + pad, plate.y + title.get_height() + pad))
    return plate.y


def drawn_spell(element: str, size: Size) -> Surface:
    w, h = size
    out = frames.ground(element, size, 0.4)
    stamp(out, glyph(element, round(w * 0.4), ELEMENTS[element].dark), (w / 2, h * 0.4))
    return frames.frame(out, element, max(3.0, w * 0.05))


def _spell_mini(element: str, level: int, size: Size) -> Surface:
    w, h = size
    ramp = ELEMENTS[element]
    if w < PICTURE_FROM:  # its stamp alone: cards of hands have grounds
        out = Surface(size, pygame.SRCALPHA)
        stamp(out, badge(element, min(w, h)), (w / 2, h / 2))
        return out
    out = frames.glow(size, (w / 2, h / 2), (ramp.mid, ramp.base, ramp.dark))
    stamp(out, badge(element, w) if lettered() else glyph(element, round(w * 0.8), ramp.core), (w / 2, h / 2))
    if w >= 34:
        stamp(out, outlined(str(level), 14, BONE, ramp.deep), (w * 0.22, h * 0.26))
    pygame.draw.rect(out, ramp.light, out.get_rect(), max(1, w // 20), border_radius=max(2, w // 8))
    return frames.rounded(out, max(2, w // 8))


def cost_row(cost: tuple[tuple[str, int], ...], side: int, more: tuple[tuple[str, int], ...] = ()) -> Surface:
    """What a curse costs as badges with numbers (one badge per element; the number where it is not one), then what
    tokens add: each with its number and a plus."""
    parts = [(element, str(number) if number > 1 else "") for element, number in cost if number]
    parts += [(element, f"+{number}") for element, number in more]
    widths = [side + round(side * 0.62 * len(said)) for _, said in parts]
    out = Surface((max(1, sum(widths) + 2 * len(parts)), side), pygame.SRCALPHA)
    x = 0
    for (element, said), width in zip(parts, widths, strict=True):
        if said:
            stamp(out, outlined(said, max(14, round(side * 0.8))), (x + side * 0.3 * len(said), side * 0.52))
        sign = glyph("any", side, BONE) if element == "any" else badge(element, side)
        stamp(out, sign, (x + width - side / 2, side / 2))
        x += width + 2
    return out


def narrow(row: Surface, most: int) -> Surface:
    """A row of signs, smaller where it is wider than that many pixels."""
    return row if row.get_width() <= most else pygame.transform.smoothscale_by(row, most / row.get_width())


def drawn_curse(cost: tuple[tuple[str, int], ...], size: Size) -> Surface:
    w, h = size
    element = cost[0][0] if len(cost) == 1 else "curse"
    ramp, dark = ELEMENTS[element], ELEMENTS["curse"]
    out = frames.glow(size, (w / 2, h * 0.4), (ramp.base, ramp.dark, dark.dark, dark.deep))
    stamp(out, glyph("curse", round(min(w, h) * 0.5), dark.core), (w / 2, h * 0.42))
    return frames.bramble_frame(out, max(3.0, h * 0.05))


def chained(pen: CardRenderContext, size: Size) -> Surface:
    """A card face down, chained and locked."""
    out = (pen.picture("backs", "spell", size) or frames.back_frame(size)).copy()
    out.fill((150, 150, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(locked_chains(size), (0, 0))
    corner, edge = max(2, size[0] // 16), max(2, size[0] // 26)
    for width, tone in ((edge + max(1, edge // 2), INK), (edge, IRON[2]), (max(1, edge // 2), IRON[1])):
        pygame.draw.rect(out, tone, out.get_rect(), width, border_radius=corner)  # the chains end below its rim
    pygame.draw.rect(out, INK, out.get_rect(), 1, border_radius=corner)
    return frames.rounded(out, corner)


def chained_spell(pen: CardRenderContext, spell: str, size: Size, text_size: int, signs: bool = False) -> Surface:
    """A neutralized spell of somebody's own: chained and locked, still with its name. `signs` as of `spell_tile`."""
    out = chained(pen, size)
    if size[0] >= MINI:
        _plate(out, spell, _words(pen, spell, size, text_size, 0, large=signs)[0], None)
    return out


MOODS = ("calm", "mad", "triumphant", "eliminated")
"""The faces drawn of every magician."""
BUST_BELOW = 120
"""Pixels of width under which a portrait shows the boldly drawn head instead of the half-length."""


def portrait(pen: CardRenderContext, magician: str, size: Size, focus: float = 0.5, mood: str = "") -> Surface:
    """A magician filling the size (where small, the head alone); without a picture the ground of the speciality.

    `mood` is one of the faces drawn of them: `calm`, `mad`, `triumphant`, `eliminated`; '' for the plain picture.
    """
    w, h = size
    out = pen.picture("magicians", f"{magician}_{mood}", size, focus) if mood else None
    if out is None:
        out = pen.picture("magicians", f"{magician}_bust" if w < BUST_BELOW else magician, size, focus)
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


def close_up(pen: CardRenderContext, magician: str, size: Size, mood: str) -> Surface:
    """A magician's face alone, from the brim to the chin, in one of the moods drawn of them: cut out of a picture made
    so large that nothing of it is scaled."""
    about, name = face_of(magician, mood), f"{magician}_{mood}"
    large = art_size("magicians", name, (round(size[0] / (about[2] - about[0])), size[1]))
    art = pen.pictures.get("magicians", name, large)
    if art is None:
        pen.missed = True
        art = pen.pictures.stand_in("magicians", name, large)
    if art is None:
        return frames.ground(pen.facts.magician_element(magician), size, 0.36)
    w, h = art.get_size()
    seen = Rect(0, 0, *size)
    seen.center = round((about[0] + about[2]) / 2 * w), round((about[1] + about[3]) / 2 * h)
    seen.clamp_ip(art.get_rect())
    return art.subsurface(seen).copy() if art.get_rect().contains(seen) else cut(art, size, about)


def sheet_name(name: str, text_size: int, room: Size) -> TextBlock:
    """A magician's name on one line, in smaller letters if need be; on two only where the smallest are too wide."""
    for size in range(round(text_size * 1.2), MIN_TEXT - 1, -1):
        block = fit(name, Style(size, INK, face="title", align="center"), room, wrap=False, report=False)
        if not block.cut:
            return block
    high = min(round(text_size * 3), room[1])
    return fit(name, Style(round(text_size * 1.2), INK, face="title", align="center"), (room[0], high))


def _chin(room: Size) -> float:
    """Where a sheet cuts the plain portrait, as the share of what is cut off that goes above: the lower the less room
    is left above the words."""
    return 0.5 + LOW_CHIN * max(0.0, min(1.0, (0.895 - room[1] / room[0]) / 0.3))


def _face(pen: CardRenderContext, magician: str, mood: str, room: Size, seen: int) -> Surface:
    """A face in a mood above the words of a sheet."""
    shown = face_cut(magician, mood, room, seen)
    return between(portrait(pen, magician, shown.size, shown.focus, mood), room)


def magician_sheet(pen: CardRenderContext, magician: str, size: Size, text_size: int, mood: str = "") -> Surface:
    """The sheet before a player: portrait above, name on a ribbon, the ability below."""
    w, h = size
    element = pen.facts.magician_element(magician)
    out = Surface(size, pygame.SRCALPHA)
    pad = max(4, round(w * 0.045))
    text = pen.t(f"bigbook.cards.magicians.{magician}.text", **pen.facts.magician_numbers(magician))
    block = fit(
        text,
        Style(text_size, INK, leading=0.98, bold_colour=CRIMSON, terms=pen.terms),
        (w - 3 * pad, round(h * 0.62)),
        ellipsis=True,
    )
    name = sheet_name(pen.t(f"bigbook.cards.magicians.{magician}.name"), text_size, (w - 3 * pad, round(h * 0.2)))
    low = name.size[1] + block.size[1] + 2 * pad + pad // 3
    room, seen = (w, h - low + pad), h - low - pad // 2
    face = _face(pen, magician, mood, room, seen) if mood else portrait(pen, magician, room, _chin(room))
    out.blit(face, (0, 0))
    for other in MOODS if mood else ():  # a face that changes is there when it does
        pen.picture("magicians", f"{magician}_{other}", face_cut(magician, other, room, seen).size)
    sheet = Rect(pad, h - low - pad // 2, w - 2 * pad, low - pad // 2)
    out.blit(frames.parchment(sheet.size, 11), sheet)
    name.draw(out, (sheet.x + pad // 2, sheet.y + pad // 2))
    y = sheet.y + name.size[1] + pad
    pygame.draw.line(out, PARCH[2], (sheet.x + 2 * pad, y - pad // 4), (sheet.right - 2 * pad, y - pad // 4))
    block.draw(out, (sheet.x + pad // 2, y))
    return frames.frame(out, element, max(4.0, w * 0.03))


SHEET = (960, 600)
"""The drawn sheet of a magician, and where words go on it: name, ability, rules text."""
RIBBON, ABILITY, RULES = (96, 498, 276, 46), (452, 66, 438, 66), (452, 160, 438, 200)


def magician_spread(pen: CardRenderContext, magician: str, size: Size, text_size: int) -> Surface:
    """The drawn sheet of a magician, lying: portrait and name left, right the ability above the places of support."""
    art = pen.picture("magicians", f"{magician}_sheet", size)
    if art is None:
        return magician_sheet(pen, magician, size, text_size)
    out, base = art.copy(), f"bigbook.cards.magicians.{magician}"
    name, head, rules = (_share(size, box) for box in (RIBBON, ABILITY, RULES))
    title = Style(round(text_size * 1.1), INK, "title", align="center")
    draw_text(out, pen.t(f"{base}.name"), name, title, valign="middle", where=f"{base}.name")
    emblem = pen.picture("magicians", f"{magician}_emblem", (name.h, name.h))
    if emblem is not None:
        out.blit(emblem, emblem.get_rect(midright=(name.x, name.centery)))
    title = Style(round(text_size * 1.4), CRIMSON, "title", align="center")
    draw_text(out, pen.t(f"{base}.ability_name"), head, title, valign="middle", where=f"{base}.ability_name")
    words = pen.t(f"{base}.text", **pen.facts.magician_numbers(magician))
    style = Style(text_size, INK, bold_colour=CRIMSON, terms=pen.terms)
    told = draw_text(out, words, rules, style, where=f"{base}.text")
    quiet = Style(round(text_size * 0.8), mix(INK, GOLD[4], 0.35), italic=True)
    line = fit(pen.t(f"{base}.flavour"), quiet, (rules.w, rules.h - told.size[1] - text_size), report=False)
    if not line.cut:
        line.draw(out, (rules.x, rules.bottom - line.size[1]))
    return out


def _share(size: Size, box: tuple[int, int, int, int]) -> Rect:
    """A place on the drawn sheet in the pixels of a sheet of that size."""
    kx, ky = size[0] / SHEET[0], size[1] / SHEET[1]
    return Rect(round(box[0] * kx), round(box[1] * ky), round(box[2] * kx), round(box[3] * ky))


def curse_pile(pen: CardRenderContext, pile: str, size: Size) -> Surface:
    """The thicket of a curse's back in the pile's colour, darker where its number stands."""
    ramp, out = ELEMENTS["curse" if pile == "multi" else pile], Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, mix(ramp.dark, INK, 0.35), out.get_rect(), border_radius=4)
    name, room = "curse_multi" if pile == "multi" else "curse", (size[0], round(size[0] * 1.4))
    back = pen.pictures.get("backs", name, room)
    pen.missed = pen.missed or back is None
    back = back or pen.pictures.stand_in("backs", name, room)
    if back is None:
        return out
    thicket = covering(back, size, 0.5).copy()
    thicket.fill(mix(ramp.mid, BONE, 0.2), special_flags=pygame.BLEND_RGB_MULT)
    thicket.fill(ramp.dark, special_flags=pygame.BLEND_RGB_ADD)
    out.blit(thicket, (0, 0))
    shade = Surface((size[0] // 2, size[1]), pygame.SRCALPHA)
    shade.fill((*INK, 130))
    out.blit(shade, (size[0] - shade.get_width(), 0))
    pygame.draw.rect(out, mix(ramp.mid, INK, 0.2), out.get_rect(), 1, border_radius=3)
    return out
