"""What makes a thing of the open book: its boards, blocks of pages, ribbons, shadow, and the candles at its corners.

Everything lies round the pages, in the gap that the layout leaves about the book; the pages themselves are painted
by `render/book.py`.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook import bookmarks
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.worn import worn
from scenes.kit import materials, ornament
from scenes.kit.materials import leather
from scenes.kit.theme import CRIMSON, GOLD, INK, LECTERN, PARCH, SHADOW, Colour, mix, rgb

HIDE: tuple[Colour, ...] = tuple(rgb(code) for code in ("5a2320", "4c1c1d", "642a22", "3a1418"))
"""The leather of the boards."""
CLOTH: tuple[Colour, Colour] = (rgb("7a2436"), rgb("1e0a14"))
"""The velvet of the case, in the light and out of it."""
ROUNDS = 6
SIDE, OVER = (12, 6), (7, 4)
"""How far the boards reach beyond the pages at the sides, and above and below, on the full and compact drawing."""
THIN, THICK = (2.0, 1.0), (9.0, 4.4)
"""The width of a block of pages that has hardly any, and of one that has them all."""
MARK = (58, 36)
"""How long the bookmark is that lies in the fold."""
CANDLE = (20, 13), (46, 29)
"""Width and height of a candle, its flame included."""


def box(layout: Layout) -> Rect:
    """Everything round the pages, shadow and candles included."""
    return Rect(layout.areas["book"]).inflate(2 * layout.px(22, 14), 2 * layout.px(16, 10))


def reach(layout: Layout) -> Rect:
    """The same with all of its shadow and the light of the candles, which lie on what is beside it."""
    return Rect(layout.areas["book"]).inflate(2 * layout.px(60, 40), 2 * layout.px(60, 40))


def blocks(layout: Layout, turned: int) -> tuple[int, int]:
    """How wide the pages that were read and those still to come lie beside the open ones, in pixels."""
    share = min(1.0, max(0.0, (turned - 1) / (ROUNDS - 1)))
    thin, thick = layout.px(*THIN), layout.px(*THICK)
    return round(thin + (thick - thin) * share), round(thick - (thick - thin) * share)


def body(render: RenderContext, surface: Surface, pages: Rect | None = None) -> None:
    """Paint everything that lies below and beside the `pages`, which lie on the table where none are given."""
    layout, pages = render.layout, pages or Rect(render.layout.areas["book"])
    if not materials.is_plain():
        _shadow(surface, pages.inflate(2 * layout.px(*SIDE), 2 * layout.px(*OVER)), layout.px(26, 17))
    if render.model.monster is not None:
        _boards(surface, layout, pages)
        left, right = blocks(layout, render.round)
        _block(surface, layout, Rect(pages.x - left, pages.y, left, pages.h), -1)
        _block(surface, layout, Rect(pages.right, pages.y, right, pages.h), 1)


def _shadow(surface: Surface, board: Rect, reach: int) -> None:
    """What the book keeps from the light of the room: deep at its edge, falling to the lower right."""
    size = board.inflate(2 * reach, 2 * reach).size

    def paint() -> Surface:
        layer = Surface(size, pygame.SRCALPHA)
        inner = Rect((reach, reach), board.size)
        for i in range(reach, 0, -2):
            alpha = round(190 * (1 - i / reach) ** 1.5)
            pygame.draw.rect(layer, (*SHADOW, alpha), inner.inflate(2 * i, 2 * i), border_radius=i + 4)
        return layer

    made = materials.store.get(("book-shadow", size), paint)
    surface.blit(made, (board.x - reach + reach // 5, board.y - reach + reach // 3))


def _boards(surface: Surface, layout: Layout, pages: Rect) -> None:
    """Two boards of dark leather with a lit upper edge, a gold line and brass corners."""
    board = pages.inflate(2 * layout.px(*SIDE), 2 * layout.px(*OVER))
    surface.blit(leather(board.size, HIDE, seed=9, radius=layout.px(8, 5)), board)
    pygame.draw.rect(surface, mix(HIDE[3], INK, 0.6), board, max(1, layout.px(2, 1)), border_radius=layout.px(8, 5))
    pygame.draw.line(surface, mix(HIDE[2], GOLD[1], 0.45), (board.x + 6, board.y + 1), (board.right - 7, board.y + 1))
    pygame.draw.rect(surface, GOLD[3], board.inflate(-layout.px(5, 3), -layout.px(5, 3)), 1, border_radius=3)
    brass_corners(surface, board, layout.px(34, 20))


def brass_corners(surface: Surface, board: Rect, reach: int) -> None:
    """The brass on the four corners of the boards, `reach` pixels along each edge."""
    for sx, sy, (x, y) in (
        (1, 1, board.topleft),
        (-1, 1, (board.right - 1, board.y)),
        (1, -1, (board.x, board.bottom - 1)),
        (-1, -1, (board.right - 1, board.bottom - 1)),
    ):
        corner = [(x, y), (x + sx * reach, y), (x, y + sy * reach)]
        pygame.draw.polygon(surface, GOLD[2] if sy > 0 else GOLD[3], corner)
        pygame.draw.line(surface, GOLD[0] if sy > 0 else GOLD[2], (x, y), (x + sx * reach, y))
        pygame.draw.polygon(surface, INK, corner, 1)


def case(layout: Layout, book: Rect | None = None, pages: Rect | None = None) -> Surface:
    """The case that the shut `book` lies in, or nothing: walls of wood with thickness, quilted cloth, brass at the
    corners, and the shadow of the book; plain leather with high contrast. As large as the open `pages`,
    else those on the table."""
    area, wall = pages or Rect(layout.areas["book"]), layout.px(15, 9)
    if materials.is_plain():
        return leather(area.size, LECTERN, seed=4, radius=10)
    where = book.move(-area.x, -area.y) if book is not None else None
    key = ("book-case", area.size, tuple(where) if where is not None else (), wall)
    return materials.store.get(key, lambda: _case(area.size, where, wall))


def _case(size: tuple[int, int], book: Rect | None, wall: int) -> Surface:
    out = materials.wood(size, planks=1, seed=12, colours=LECTERN).copy()
    whole = out.get_rect()
    cloth = whole.inflate(-2 * wall, -2 * wall)
    lit = Rect(0, 0, *cloth.size)
    face = materials.gradient(
        lit.size, lambda x, y: mix(CLOTH[0], CLOTH[1], min(1.0, abs(x - 0.5) * 1.6 + abs(y - 0.4) * 0.5)), 48
    )
    out.blit(face, cloth)
    _quilt(out, cloth, 4 * wall)
    shade = Surface(size, pygame.SRCALPHA)
    for i in range(wall):  # what the walls keep from the cloth: deep above and at the left
        ring = Rect(cloth.x + i, cloth.y + i, cloth.w - i, cloth.h - i)
        pygame.draw.rect(shade, (*SHADOW, round(190 * (1 - i / wall) ** 1.5)), ring, 1)
    out.blit(shade, (0, 0))
    _walls(out, whole, cloth)
    if book is None:
        return out
    shade.fill((0, 0, 0, 0))
    for i in range(2 * wall, 0, -2):
        alpha = round(200 * (1 - i / (2 * wall)) ** 1.4)
        pygame.draw.rect(shade, (*SHADOW, alpha), book.inflate(i, i).move(wall // 2, wall // 2), border_radius=i)
    out.blit(shade, cloth, cloth)
    return out


def _quilt(out: Surface, cloth: Rect, step: int) -> None:
    """Seams in diamonds, each cushion lit on its upper side, a brass nail where they cross."""
    before = out.get_clip()
    out.set_clip(cloth)
    far = cloth.w + cloth.h
    for at in range(-cloth.h, far, step):
        for way in (1, -1):
            x0 = cloth.x + at if way > 0 else cloth.right - at
            ends = (x0, cloth.y), (x0 + way * cloth.h, cloth.bottom)
            (x0, y0), (x1, y1) = ends
            pygame.draw.line(out, mix(CLOTH[1], INK, 0.55), (x0, y0), (x1, y1), 2)
            pygame.draw.line(out, mix(CLOTH[0], GOLD[1], 0.16), (x0, y0 + 2), (x1, y1 + 2))
    for row, y in enumerate(range(cloth.y, cloth.bottom, step // 2)):
        for x in range(cloth.x + (step // 2) * (row % 2), cloth.right, step):
            pygame.draw.circle(out, INK, (x + 1, y + 1), max(2, step // 18))
            pygame.draw.circle(out, GOLD[2], (x, y), max(1, step // 22))
    out.set_clip(before)


def _walls(out: Surface, whole: Rect, cloth: Rect) -> None:
    """The upper edges of four boards, mitred, and brass with rivets at their corners."""
    corners = ("topleft", "topright", "bottomright", "bottomleft")
    outer, inner = [getattr(whole, one) for one in corners], [getattr(cloth, one) for one in corners]
    for at, share in enumerate((0.0, 0.3, 0.55, 0.18)):
        board = [outer[at], outer[(at + 1) % 4], inner[(at + 1) % 4], inner[at]]
        shade = Surface(whole.size, pygame.SRCALPHA)
        pygame.draw.polygon(shade, (*INK, round(255 * share)), board)
        out.blit(shade, (0, 0))
        pygame.draw.line(out, INK, outer[at], inner[at], 1)
    pygame.draw.rect(out, INK, cloth, 2)
    pygame.draw.rect(out, GOLD[3], cloth.inflate(4, 4), 1)
    pygame.draw.line(out, mix(LECTERN[2], GOLD[1], 0.6), whole.topleft, whole.topright, 2)
    reach = 3 * (cloth.x - whole.x)
    for sx, sy, (x, y) in (
        (1, 1, (0, 0)), (-1, 1, (whole.w - 1, 0)), (1, -1, (0, whole.h - 1)), (-1, -1, (whole.w - 1, whole.h - 1)),
    ):  # fmt: skip
        third = reach // 3
        plate = [
            (0, 0),
            (reach, 0),
            (reach - third // 2, third),
            (third, third),
            (third, reach - third // 2),
            (0, reach),
        ]
        points = [(x + sx * px, y + sy * py) for px, py in plate]
        pygame.draw.polygon(out, GOLD[2] if sy > 0 else GOLD[3], points)
        pygame.draw.polygon(out, INK, points, 2)
        pygame.draw.line(out, GOLD[0] if sy > 0 else GOLD[2], points[0], points[1], 2)
        for px, py in ((third // 2, third // 2), (reach - third, third // 2), (third // 2, reach - third)):
            pygame.draw.circle(out, INK, (x + sx * px + 1, y + sy * py + 1), max(2, third // 5))
            pygame.draw.circle(out, GOLD[0], (x + sx * px, y + sy * py), max(1, third // 6))


def _block(surface: Surface, layout: Layout, area: Rect, out: int) -> None:
    """The edges of many pages, one behind the other: `out` is -1 to the left, 1 to the right."""
    for i in range(area.w):
        x = area.right - 1 - i if out < 0 else area.x + i
        far = i / max(1, area.w)
        tone = mix(PARCH[1], PARCH[3], 0.25 + 0.6 * far)
        if i % 2:
            tone = mix(tone, PARCH[4], 0.55)
        drop = round(far * layout.px(*OVER) * 0.7)  # a page that lies lower shows below those above it
        pygame.draw.line(surface, tone, (x, area.y + drop), (x, area.bottom - 1 + drop))
    end = area.x if out < 0 else area.right - 1
    pygame.draw.line(surface, mix(PARCH[4], INK, 0.5), (end, area.y), (end, area.bottom))


def trimmings(render: RenderContext, surface: Surface) -> None:
    """Paint what lies over the edges of the pages: ribbons, and the candles at the four corners."""
    layout = render.layout
    if render.model.monster is not None:
        _ribbons(surface, layout)
    if not materials.is_plain():
        _halos(surface, layout)
        for wick in wicks(layout):
            _candle(surface, layout, wick)


def _halos(surface: Surface, layout: Layout) -> None:
    """The light of the flames on everything about the pages; the pages, which may be in motion, have their own."""
    pages, whole, light = Rect(layout.areas["book"]), reach(layout), halo(layout, 0.55)
    before, beside = surface.get_clip(), pages.x - whole.x
    above, below = pages.y - whole.y, whole.bottom - pages.bottom
    lights = [light.get_rect(center=flame) for flame in flames(layout)]
    lights = [one for one in lights if one.colliderect(before)]
    if not lights:
        return
    for strip in (
        Rect(whole.x, whole.y, beside, whole.h), Rect(pages.right, whole.y, beside, whole.h),
        Rect(pages.x, whole.y, pages.w, above), Rect(pages.x, pages.bottom, pages.w, below),
    ):  # fmt: skip
        surface.set_clip(strip.clip(before))
        for one in lights:
            surface.blit(light, one, special_flags=pygame.BLEND_RGB_ADD)
    surface.set_clip(before)


def _ribbons(surface: Surface, layout: Layout) -> None:
    """Two ribbons out of the fold, hanging over the lower board, and in the fold the bookmark that is in use."""
    pages = Rect(layout.areas["book"])
    mark = bookmarks.hanging(worn("bookmark"), layout.px(*MARK))
    if mark is not None:  # it lies in the fold: below the pages the track begins
        surface.blit(mark, mark.get_rect(midbottom=(pages.centerx, pages.bottom)))
    for colour, shift, wide, long in ((CRIMSON, 14, 11, 22), (GOLD[3], 30, 7, 16)):
        x, w = pages.centerx + layout.px(shift), layout.px(wide, wide * 0.66)
        top, end = pages.bottom - layout.px(3, 2), pages.bottom + layout.px(long, long * 0.6)
        tail = [(x, top), (x + w, top), (x + w + 1, end), (x + w // 2, end - layout.px(5, 3)), (x - 1, end)]
        pygame.draw.polygon(surface, mix(colour, INK, 0.55), [(px + 2, py + 1) for px, py in tail])
        pygame.draw.polygon(surface, colour, tail)
        pygame.draw.line(surface, mix(colour, GOLD[0], 0.35), (x + 1, top), (x, end - 2))


def wicks(layout: Layout) -> tuple[tuple[int, int], ...]:
    """Where the four candles burn: the foot of each flame. They stand beside the pages, never over them."""
    pages, (wide, high) = Rect(layout.areas["book"]), _measures(layout)
    lefts = (pages.x - (wide + 1) // 2, pages.right + wide // 2)
    tops = (pages.y - layout.px(*OVER) + high // 2, pages.bottom + layout.px(2, 1) - (high - flame_size(layout)[1]))
    return tuple((x, y) for y in tops for x in lefts)


def _measures(layout: Layout) -> tuple[int, int]:
    return layout.px(*CANDLE[0]), layout.px(*CANDLE[1])


def flame_size(layout: Layout) -> tuple[int, int]:
    """Width and height of a flame, in pixels."""
    wide, _ = _measures(layout)
    return round(wide * 0.62), round(wide * 1.05)


HALO = (54, 34)
"""How far the light of one flame is seen, on the full and compact drawing."""


def halo(layout: Layout, strength: float, share: float = 1.0) -> Surface:
    """The light about one flame, or the innermost share of it, to be added with its middle at the flame's."""
    return ornament.glow(round(layout.px(*HALO) * share), (255, 170, 84), strength)


def flames(layout: Layout) -> tuple[tuple[int, int], ...]:
    """The middles of the four flames."""
    return tuple((x, y - flame_size(layout)[1] // 2) for x, y in wicks(layout))


def _candle(surface: Surface, layout: Layout, wick: tuple[int, int]) -> None:
    """A stump of wax on the corner of the board, and its flame."""
    (wide, high), (_, fh) = _measures(layout), flame_size(layout)
    candle(surface, wick, (wide, high - fh), lit=True)


def candle(surface: Surface, wick: tuple[int, int], wax: tuple[int, int], *, lit: bool) -> None:
    """A candle whose wick stands at a point, its wax so many pixels wide and high; its light is laid by others."""
    wide, high = wax
    air = (wide + 3, 2 * wide)  # room for the dish at the sides, and for the flame above
    size = wide + 2 * air[0], high + air[1] + wide

    def paint() -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        _wax(made, (air[0] + wide // 2, air[1]), wax, lit=lit)
        return made

    place = wick[0] - wide // 2 - air[0], wick[1] - air[1]
    if surface.get_clip().colliderect(Rect(place, size)):
        surface.blit(materials.store.get(("candle", wax, lit), paint), place)


def _wax(surface: Surface, wick: tuple[int, int], wax: tuple[int, int], *, lit: bool) -> None:
    """Dish, wax with its drips, wick and flame."""
    x, y = wick
    wide, high = wax
    left, foot = x - wide // 2, y + high
    pygame.draw.ellipse(surface, mix(INK, SHADOW, 0.5), Rect(left - 2, foot - wide // 4, wide + 6, max(3, wide // 2)))
    for i in range(wide):
        across = abs(i / max(1, wide - 1) - 0.4) * 1.6
        tone = mix(mix((255, 236, 196), PARCH[2], min(1.0, across)), PARCH[4], max(0.0, across - 0.5))
        tone = tone if lit else mix(tone, INK, 0.45)
        sag = round(wide * 0.22 * (1 - (2 * i / max(1, wide - 1) - 1) ** 2))
        pygame.draw.line(surface, tone, (left + i, y + sag // 2), (left + i, foot - wide // 4 + sag))
        if wide > 9 and i * 5 // wide in (1, 3):
            end = y + round(wide * 0.5)
            pygame.draw.line(surface, mix(tone, (255, 246, 220), 0.5), (left + i, y + sag // 2), (left + i, end))
    top = (255, 240, 200) if lit else mix(PARCH[2], INK, 0.4)
    pygame.draw.ellipse(surface, top, Rect(left + 1, y - wide // 8, max(2, wide - 2), max(3, wide // 3)))
    fw, fh = round(wide * 0.62), round(wide * 1.05)
    pygame.draw.line(surface, INK, (x, y - fh // 6), (x, y + 1), max(1, wide // 10))
    if lit:
        flame = ornament.flame((max(3, fw), max(5, fh)), 0.0)
        surface.blit(flame, flame.get_rect(midbottom=(x, y + fh // 8)))
