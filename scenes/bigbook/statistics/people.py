"""Pages about those who play: the magicians with their wins, everybody who was there, who lent what to whom."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.play import annals
from game.bigbook.play.summary import Seat
from game.bigbook.rules.options import MAGICIANS
from game.core.play.annals import Share
from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.statistics.evenings import Games
from scenes.bigbook.statistics.pens import Pens, share_bar
from scenes.kit import materials
from scenes.kit.drawing.charts import SOFT, heading, subheading
from scenes.kit.drawing.crop import cut
from scenes.kit.fit import draw_name, in_sentence
from scenes.kit.icons import emblem
from scenes.kit.shapes import smooth
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, PARCH, SEAT_COLOURS, Colour, mix

FRIENDS, LENDERS = 6, 3
"""So many people and so many lenders stand on a page."""


def magicians(pens: Pens, room: Rect, games: Games) -> None:
    """All eight magicians; the ring about each is as green as they have won."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.magicians"), t("bigbook.statistics.magicians_note"))
    found = annals.by_magician(games)
    wide, high = rest.w // 4, rest.h // 2
    for at, name in enumerate(MAGICIANS):
        box = Rect(rest.x + at % 4 * wide, rest.y + at // 4 * high, wide, high)
        share = found.get(name, Share())
        words = t(f"bigbook.cards.magicians.{name}.name")
        side = min(round(wide * 0.86), round(high * 0.56))
        face = Rect(0, 0, side, side)
        face.midtop = (box.centerx, box.y + round(high * 0.03))
        _ring(pens, face, name, share)
        line = Rect(box.x + 2, face.bottom + round(high * 0.03), box.w - 4, round(high * 0.24))
        style = Style(pens.size(16), INK if share.games else SOFT, bold=True, align="center")
        pens.write(words, line, style, "magician")
        figures = t("bigbook.statistics.won_of", n=share.won, m=share.games) if share.games else "\u2013"
        below = Rect(line.x, line.bottom, line.w, round(high * 0.12))
        pens.write(figures, below, Style(pens.size(16), SOFT, align="center"), "share")
        pens.tell(f"magician-{name}", box, f"{words}: {figures}")


def _ring(pens: Pens, face: Rect, name: str, share: Share) -> None:
    """A round portrait; the ring is a clock of wins: green from the top, crimson for the rest."""
    side = face.w
    width = max(4, side // 16)
    picture = pens.app.art.get("magicians", f"{name}_bust", (side * 2, side * 2), 1)
    hole = Surface(face.size, pygame.SRCALPHA)
    pygame.draw.circle(hole, (255, 255, 255, 255), (side // 2, side // 2), side // 2 - width)
    disc = Surface(face.size, pygame.SRCALPHA)
    disc.fill(PARCH[2])
    if picture is not None:
        disc.blit(cut(picture, face.size, focus_of("magicians", name)), (0, 0))
    if not share.games:
        veil = Surface(face.size, pygame.SRCALPHA)
        veil.fill((*PARCH[1], 150))
        disc.blit(veil, (0, 0))
    disc.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    part = share.won / share.games if share.games else 0.0

    def ring(s: Surface, k: float) -> None:
        n = side * k
        box = Rect(0, 0, round(n), round(n))
        pygame.draw.circle(s, INK, box.center, round(n / 2))
        pygame.draw.circle(s, mix(PARCH[3], INK, 0.2) if not share.games else CRIMSON, box.center, round(n / 2 - 2 * k))
        if part:
            turns = [(n / 2, n / 2)]
            for step in range(49):
                at = pygame.Vector2(0, -(n / 2 - 2 * k)).rotate(360 * part * step / 48)
                turns.append((n / 2 + at.x, n / 2 + at.y))
            pygame.draw.polygon(s, GREEN_INK, turns)
        pygame.draw.circle(s, INK, box.center, round(n / 2 - (width - 1) * k))

    pens.surface.blit(smooth(face.size, ring), face)
    pens.surface.blit(disc, face)
    pygame.draw.circle(pens.surface, GOLD[2], face.center, side // 2 - width, 1)


def friends(pens: Pens, room: Rect, games: Games) -> None:
    """Everybody who was there: wins, the length of a turn as sand that has run; below, who lent most to whom."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.friends"))
    found, faces, times = annals.evenings(games), annals.faces(games), annals.seconds_per_turn(games)
    order = sorted(found, key=lambda who: (-found[who].games, -found[who].won, faces[who].name))[:FRIENDS]
    lent = annals.lenders(games)[:LENDERS]
    below = round(rest.h * (0.09 + 0.085 * len(lent))) if lent else 0
    area = Rect(rest.x, rest.y, rest.w, rest.h - below)
    high = min(area.h // max(1, len(order)), round(rest.h * 0.14))
    most = max((share.games for share in found.values()), default=1)
    for at, who in enumerate(order):
        seat = faces[who]
        row = Rect(area.x, area.y + at * high, area.w, high)
        side = round(high * 0.72)
        seal = emblem(seat.emblem, side, SEAT_COLOURS.get(seat.colour, INK)) if seat.colour else None
        if seal is not None:
            pens.surface.blit(seal, seal.get_rect(midleft=row.midleft))
        label = Rect(row.x + side + 10, row.y, round(row.w * 0.24), row.h)
        draw_name(pens.surface, seat.name, label, Style(pens.size(18), INK, bold=True), where="chronicle.friend")
        sand = round(row.w * 0.19)
        bar = Rect(label.right + 8, row.y, row.right - sand - label.right - 16, row.h)
        share_bar(pens, bar, found[who], most, f"friend-{at}", in_sentence(seat.name))
        if who in times:
            _hourglass(pens, Rect(row.right - sand, row.y, sand, row.h), times[who], max(times.values()), at)
    if lent:
        head = Rect(rest.x, rest.bottom - below, rest.w, round(rest.h * 0.08))
        materials.rule(pens.surface, rest.x + rest.w // 5, rest.right - rest.w // 5, head.y)
        subheading(pens, head, t("bigbook.statistics.lent"))
        line, faces = (rest.bottom - head.bottom) // len(lent), annals.seats(games)
        for at, (owner, payer, count) in enumerate(lent):
            gift(pens, Rect(rest.x, head.bottom + at * line, rest.w, line), (owner, payer, count), at, faces)


def _hourglass(pens: Pens, room: Rect, seconds: int, most: int, at: int) -> None:
    side = min(room.h * 3 // 4, room.w // 2)
    share = seconds / max(1, most)
    box = Rect(room.x, room.centery - side // 2, side * 3 // 4, side)

    def paint(s: Surface, k: float) -> None:
        w, h = box.w * k, box.h * k
        corners = ((0.12, 0.1), (0.88, 0.1), (0.56, 0.5), (0.88, 0.9), (0.12, 0.9), (0.44, 0.5))
        glass = [(w * x, h * y) for x, y in corners]
        pygame.draw.polygon(s, PARCH[0], glass)
        level = 0.9 - 0.34 * share
        half = 0.38 * (level - 0.5) / 0.4 if level > 0.5 else 0.0
        pile = ((0.14, 0.88), (0.86, 0.88), (0.5 + half, level), (0.5 - half, level))
        sand = [(w * x, h * y) for x, y in pile]
        pygame.draw.polygon(s, GOLD[2], sand)
        pygame.draw.polygon(s, INK, glass, max(1, round(1.6 * k)))
        for y in (0.06, 0.94):
            pygame.draw.line(s, INK, (w * 0.04, h * y), (w * 0.96, h * y), max(2, round(h * 0.07)))

    pens.surface.blit(smooth(box.size, paint), box)
    words = _clock(pens, seconds)
    label = Rect(box.right + 5, room.y, room.right - box.right - 5, room.h)
    pens.write(words, label, Style(pens.size(16), SOFT), "time")
    pens.tell(f"time-{at}", room, pens.app.t("bigbook.statistics.per_turn", time=words))


def _clock(pens: Pens, seconds: int) -> str:
    """`1:05`, minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def gift(pens: Pens, row: Rect, lent: tuple[str, str, int], at: int, faces: dict[str, Seat]) -> None:
    """Seal, arrow of as many cards, seal; the names beside them. `lent`: who lent, to whom (`Seat.who`), how many."""
    owner, payer, count = lent
    names = [faces[who].name if who in faces else who for who in (owner, payer)]
    side = min(row.h - 2, pens.size(28))
    middle = row.centerx
    reach = round(row.w * 0.13)
    ends = ((owner, middle - reach, "right"), (payer, middle + reach, "left"))
    for (who, x, align), name in zip(ends, names, strict=True):
        seat = faces.get(who)
        colour: Colour = SEAT_COLOURS.get(seat.colour, SOFT) if seat is not None else SOFT
        seal = emblem(seat.emblem if seat is not None else "star", side, colour)
        pens.surface.blit(seal, seal.get_rect(center=(x, row.centery)))
        room = Rect(row.x, row.y, x - side // 2 - 8 - row.x, row.h)
        if align == "left":
            room = Rect(x + side // 2 + 8, row.y, row.right - x - side // 2 - 8, row.h)
        draw_name(pens.surface, name, room, Style(pens.size(17), INK, align=align), where="chronicle.gift")
    start, end = middle - reach + side // 2 + 4, middle + reach - side // 2 - 6
    ink = mix(GREEN_INK, INK, 0.2)
    y = row.centery
    pygame.draw.line(pens.surface, ink, (start, y), (end - 6, y), 3)
    pygame.draw.polygon(pens.surface, ink, [(end, y), (end - 9, y - 6), (end - 9, y + 6)])
    plate = Rect(0, 0, side + 4, round(side * 0.72))
    plate.center = ((start + end) // 2 - 3, y)
    pygame.draw.rect(pens.surface, PARCH[0], plate, border_radius=4)
    pygame.draw.rect(pens.surface, ink, plate, 1, border_radius=4)
    pens.number(str(count), plate, 16, INK)
    words = pens.app.t("bigbook.statistics.lent_line", seat=in_sentence(names[0]), other=in_sentence(names[1]), n=count)
    pens.tell(f"lent-{at}", row, words)
