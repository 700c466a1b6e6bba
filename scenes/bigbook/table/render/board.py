"""The still parts of the room: library, curse piles, rounds, Madness stack, invocation track, element piles."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import TIMES, element_of
from scenes.bigbook.cards.render_context import covering
from scenes.bigbook.cards.signs import ELEMENTS, as_drawn, badge
from scenes.bigbook.table.layout import madness_pile, number_margin
from scenes.bigbook.table.render.dimming import quieten, rests, rests_all
from scenes.bigbook.table.render.tabletop import STONE_LIT, lips
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials, ornament
from scenes.kit.drawing.numerals import outlined
from scenes.kit.drawing.surface_marks import card_place, channel, dusk, scored, thrown
from scenes.kit.geometry import Box
from scenes.kit.icons import glyph
from scenes.kit.materials import wood
from scenes.kit.ornament import pill
from scenes.kit.theme import BONE, GOLD, INK, SHADOW, mix
from scenes.table.slate import slate

LATE = 5
"""The round in which the desk turns cold."""
LAST = 6
"""The round of the last monster."""


def late(render: RenderContext) -> bool:
    """Whether the game has come to its last rounds."""
    return render.model.round >= LATE


def grounds(render: RenderContext) -> list[str]:
    """Names of the desk at night, what is wanted first: in the late rounds the moon has come round, before the last
    monster it goes out. Until such a picture is ready the one before it stands there."""
    found = ["table_evening"]
    if late(render):
        found.insert(0, "table_eclipse")
    if render.model.round == LAST:
        found.insert(0, "room_eclipse")
    return found


def ground(render: RenderContext, size: tuple[int, int]) -> tuple[str, Surface | None]:
    """The desk at night that is ready, and its name; '' and None where none is."""
    for name in grounds(render):
        art = render.painter.picture("table", name, size)
        if art is not None:
            return name, art
    return "", None


def background(render: RenderContext, surface: Surface) -> bool:
    """Paint the room; False while bare wood stands for its picture."""
    size = surface.get_size()
    _, art = ground(render, size)
    surface.blit(covering(art, size) if art is not None else wood(size), (0, 0))
    return art is not None


def count_badge(render: RenderContext, surface: Surface, box: Box, text: str) -> None:
    """A number on the lower right corner of a pile."""
    size = render.layout.text(17, 14)
    made = outlined(text, size)
    w, h = made.get_width() + render.layout.px(10, 6), made.get_height() + 2
    rect = Rect(box.right - w + render.layout.px(4, 2), box.bottom - h + render.layout.px(4, 2), w, h)
    pill(surface, rect, INK, 235)
    pygame.draw.rect(surface, GOLD[2], rect, 1, border_radius=h // 2)
    surface.blit(made, made.get_rect(center=rect.center))


def _zone_title(render: RenderContext, surface: Surface, zone: str, top: int) -> None:
    """The name of a zone above its cells, which begin at `top`; none where the layout leaves no room for it."""
    area = render.layout.areas[zone]
    if top - area.y >= render.layout.px(22, 18):
        head = Box(area.x, area.y, area.w, top - area.y)
        render.text(
            surface, render.words.t(f"terms.zones.{zone}"), head, (19, 14), GOLD[1], face="title", align="center"
        )


def library(render: RenderContext, surface: Surface) -> None:
    """Four decks with the spell on top and how many lie there."""
    area, cells = render.layout.areas["library"], render.places.library
    _zone_title(render, surface, "library", min(box.y for box in cells.values()))
    for element, box in cells.items():
        view = render.model.library[element]
        if view.top is not None or materials.is_plain():
            thrown(surface, box, render.layout.px(6, 4))
        for depth in range(min(2, max(0, view.count - 1)), 0, -1):
            shift = depth * render.layout.px(3, 2)
            edge = Rect(box).move(shift, shift).clip(Rect(area))
            pygame.draw.rect(surface, mix(ELEMENTS[element].deep, INK, 0.4), edge, border_radius=8)
            pygame.draw.rect(surface, ELEMENTS[element].dark, edge, 1, border_radius=8)
        if view.top is None:
            if materials.is_plain():  # else one sees the back of the shelf
                card_place(surface, box)
            _spent(render, surface, element, box)
            continue
        _top_spell(render, surface, element, box)
    names = [thing_id.library(element) for element in cells]
    lips(surface, render.layout, dim=rests_all(render, names))


def _top_spell(render: RenderContext, surface: Surface, element: str, box: Box, *, lit: bool = False) -> None:
    """The spell that lies on a deck, with how many lie there; fallen back where it cannot be learned, unless `lit`."""
    view = render.model.library[element]
    if view.top is None:
        return
    size = render.layout.text(16, 14)
    face = render.painter.spell(view.top, (box.w, box.h), size, words=render.sentences, signs=render.layout.grown)
    surface.blit(face, box[:2])
    if not lit and rests(render, thing_id.library(element)):
        quieten(surface, Rect(box), paper=True)
    if view.count > 1:
        high = render.layout.px(30, 38 if render.layout.large else 20)
        # above the middle: the lower corner belongs to the name
        spot = Box(box.x, box.y, box.w // 2 + render.layout.px(24, 16), high)
        count_badge(render, surface, spot, f"{TIMES}{view.count}")


def offered(render: RenderContext, surface: Surface) -> None:
    """What may be chosen in the library and the supply lies in full light: it is drawn once more above the shade of the
    table, where the clip of the surface leaves it free."""
    if not render.usable or materials.is_plain():
        return
    clip = surface.get_clip()
    for element, box in render.places.library.items():
        if thing_id.library(element) in render.usable and clip.colliderect(Rect(box)):
            _top_spell(render, surface, element, box, lit=True)
    for kind, box in render.places.supply.items():
        if thing_id.supply(kind) in render.usable and clip.colliderect(Rect(box)):
            _top_card(render, surface, kind, box, lit=True)


def _spent(render: RenderContext, surface: Surface, element: str, box: Box) -> None:
    """The dim glyph of the element of which nothing is left."""
    side = min(box.w, box.h) // 2
    drawn = render.painter.picture("icons", f"glyph_{element}", (side, side)) if as_drawn() else None
    if drawn is None:
        mark = glyph(element, side, mix(ELEMENTS[element].dark, INK, 0.2))
    else:
        mark = drawn.copy()
        mark.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(mark, mark.get_rect(center=box.center))


def curse_piles(render: RenderContext, surface: Surface) -> None:
    """Five face-down piles with their counts: the more lie there the thicker; a spent one is a worn place."""
    for pile, box in render.places.piles.items():
        count = render.model.piles.get(pile, 0)
        step = render.layout.px(3, 2)
        depth = min(THICK, -(-count // 3))
        top = Rect(box.x, box.y, box.w - THICK * step, box.h - THICK * step)
        if count:
            _pile_edges(surface, pile, top, depth, step)
            surface.blit(render.painter.pile(pile, top.size), top)
        else:
            card_place(surface, box)
        side = min(round(top.h * 0.8), round(top.w * 0.44))
        mark = render.painter.picture("icons", f"badge_{pile}", (side, side)) if as_drawn() else None
        if mark is None:
            mark = badge(pile, side) if pile in ELEMENTS else glyph("any", side, BONE)
        surface.blit(mark, mark.get_rect(center=(top.x + round(top.w * 0.3), top.centery)))
        if count and render.usable is not None and not materials.is_plain():  # only looked at, whatever is asked
            quieten(surface, Rect(box))
        number = outlined(str(count), render.layout.text(24, 17))
        surface.blit(number, number.get_rect(center=(top.x + round(top.w * 0.74), top.centery)))


THICK = 3
"""How many edges of cards are seen below a high pile."""


def _pile_edges(surface: Surface, pile: str, top: Rect, depth: int, step: int) -> None:
    """The cards below the uppermost one, a little out of line, and the shadow they throw."""
    ramp = ELEMENTS["curse" if pile == "multi" else pile]
    thrown(surface, top, 2 * step)
    for k in range(depth, 0, -1):
        card = top.move(k * step - (k % 2), k * step)
        pygame.draw.rect(surface, mix(ramp.deep, INK, 0.25), card, border_radius=4)
        pygame.draw.rect(surface, mix(ramp.dark, BONE, 0.18), card, 1, border_radius=4)


def rounds(render: RenderContext, surface: Surface) -> None:
    """Six rows for the rounds; pips tell how many curses of all elements each adds. The snail leaves its trail."""
    box = render.layout.areas["rounds"]
    surface.blit(slate((box.w, box.h), render.layout.px(6, 3)), box[:2])
    pad = render.layout.px(8, 5)
    h = (box.h - 2 * pad) / 6
    extra = render.words.facts.multi_curses(render.model.difficulty)
    for i in range(6):
        row = Rect(box.x + pad, round(box.y + pad + i * h), box.w - 2 * pad, max(2, round(h) - 2))
        now = render.round == i + 1
        past = render.round > i + 1
        if past or now:
            _trail(render, surface, row, faint=past)
        colour = GOLD[1] if now else mix(BONE, INK, 0.26 if past else 0.12)
        render.text(
            surface, f"{i + 1}", Rect(row.x + pad, row.y - 2, row.w // 4, row.h + 4), (17, 14), colour, bold=now
        )
        side = max(9, min(row.h, render.layout.px(20, 12)))
        drawn = (
            render.painter.picture("icons", "badge_multi", (side, side)) if side >= DRAWN_FROM and as_drawn() else None
        )
        for k in range(extra[i]):
            mark = drawn or glyph("any", side, BONE)
            if past:
                mark = mark.copy()
                mark.set_alpha(90)
            surface.blit(mark, (row.x + row.w // 3 + k * (side + render.layout.px(6, 5)), row.centery - side // 2))
        if now:
            snail = ornament.piece("tokens", "snail", (render.layout.px(52, 36), render.layout.px(42, 28)))
            if snail is not None:
                surface.blit(snail, snail.get_rect(bottomright=(row.right - 2, row.bottom + 1)))


DRAWN_FROM = 16
"""Pixels of height under which four drawn glyphs on one badge are dust, and its four colours tell it."""


def _trail(render: RenderContext, surface: Surface, row: Rect, *, faint: bool) -> None:
    """The silver that the snail has left on a row: a wavy line, broken where it has dried."""
    tone = mix(BONE, INK, 0.78 if faint else 0.5)
    start, end = row.x + row.w // 2 + render.layout.px(8, 5), row.right - (0 if faint else row.h)
    step, y = render.layout.px(9, 6), row.bottom - render.layout.px(5, 3)
    for k, x in enumerate(range(start, end - step, step)):
        if k % 4 != 3 or not faint:
            lift = render.layout.px(2, 1) if k % 2 else 0
            pygame.draw.line(surface, tone, (x, y - lift), (x + step - 2, y - (render.layout.px(2, 1) - lift)), 2)


def madness_stack(render: RenderContext, surface: Surface) -> None:
    """The stack of Madness, its height shrinking, and the number left."""
    box = render.layout.areas["madness"]
    left = render.model.madness - render.homeward()
    dusk(surface, box, 84, render.layout.px(40, 26))
    low = left < 2 * len(render.model.seats)
    place = madness_pile(render.layout)
    near = [max(1, n) for n in (left, left + 1, left - 1)] if left else [0]
    steps = dict.fromkeys(_stack_step(n, n < 2 * len(render.model.seats)) for n in near)
    piles = [render.painter.picture("table", f"madness_stack_{step}", (place.w, place.h)) for step in steps]
    pile = next((one for one in piles if one is not None), None)  # a step too high or too low for a moment
    if pile is not None:
        surface.blit(pile, pile.get_rect(bottomleft=(place.x, place.bottom)))
    elif left:
        top = render.places.stack_top()
        surface.blit(render.painter.element("madness", (top.w, top.h)), top[:2])
    number = outlined(str(left), render.layout.text(40, 26), ELEMENTS["madness"].mid if low else BONE)
    right = min(box.right - number.get_width() // 2 - render.layout.px(10, 6), box.x + round(box.w * 0.82))
    surface.blit(number, number.get_rect(center=(right, box.y + round(box.h * 0.34))))


STEPS = (0, 12, 20)
"""More cards than these make the drawn stack one step higher; a low one (few per player) is the lowest."""


def _stack_step(left: int, low: bool) -> int:
    """Which of the five pictures shows a stack of that many cards: 0 is the empty saucer."""
    if low:
        return min(left, 1)
    return 1 + sum(left > step for step in STEPS)


def track(render: RenderContext, surface: Surface) -> None:
    """The invocation track, one channel in the wood with a cut between its spaces; tiles and marker move above it."""
    sockets = render.places.sockets
    if materials.is_plain():
        whole = Rect(sockets[0]).unionall([Rect(socket) for socket in sockets])
        channel(surface, whole)
        for left, right in pairwise(sockets):
            x, air = (left.right + right.x) // 2, render.layout.px(14, 9)
            scored(surface, (x, whole.y + air), (x, whole.bottom - air), render.layout.px(2, 1))
    for index, socket in enumerate(sockets):
        space = (index + 1) % 6
        head = Box(
            socket.x + render.layout.px(8, 5), socket.y, socket.w - render.layout.px(12, 8), render.layout.px(24, 19)
        )
        if 2 <= space <= 5:
            margin = Box(socket.x, socket.y + render.layout.px(6, 4), number_margin(render.layout), head.h)
            place, align = (head, "left") if render.layout.large else (margin, "center")
            _chiselled(render, surface, space, place, align)
            continue
        words = render.words.space(space)
        inner = Box(socket.x + 6, socket.y + head.h, socket.w - 12, socket.h - head.h - render.layout.px(12, 6))
        if render.layout.large:  # the sheet of the space tells it
            _station(render, surface, socket, space, socket.h - render.layout.px(8, 6))
            continue
        block = render.text(surface, words, inner, (16, 14), mix(BONE, INK, 0.2), italic=True, align="center",
                          valign="bottom", report=False)  # fmt: skip
        _station(render, surface, socket, space, inner.bottom - block.size[1] - socket.y)
    for position, cell in render.places.curse_cells.items():
        if not any(curse.position == position for curse in render.model.curses):
            _knot(render, surface, render.places.picture(cell), int(position[0]))


EDGE = 4
"""Pixels about a number that its cut edges and the lower ends of its letters may need."""


def _chiselled(render: RenderContext, surface: Surface, space: int, place: Box, align: str) -> None:
    """The number of a space, cut into the slate and rubbed with chalk: its upper walls are dark, its lower edge lit."""
    if not materials.is_plain():
        cut = Surface((place.w + 2 * EDGE, place.h + 2 * EDGE), pygame.SRCALPHA)
        for colour, by in ((SHADOW, -1), (mix(STONE_LIT, INK, 0.45), 1)):
            at = Box(EDGE + by, EDGE + by, place.w, place.h)
            render.text(cut, str(space), at, (18, 14), colour, face="title", align=align)
        surface.blit(cut, (place.x - EDGE, place.y - EDGE))
    render.text(surface, str(space), place, (18, 14), mix(BONE, INK, 0.12), face="title", align=align)


def _station(render: RenderContext, surface: Surface, socket: Box, space: int, room: int) -> None:
    """The picture of the first and of the last space, in the room above their words; none where it would be a speck."""
    pad = render.layout.px(8, 4)
    if room - pad < render.layout.px(40, 24):
        return
    art = render.painter.picture(
        "table", f"station_{space}", (socket.w - 2 * pad, min(room, round(socket.h * 0.62)) - pad)
    )
    if art is not None:
        surface.blit(art, art.get_rect(midtop=(socket.center[0], socket.y + pad)))


def _knot(render: RenderContext, surface: Surface, cell: Box, space: int) -> None:
    """An empty curse place: an eye in the slate, the more awake the nearer it lies to the invocation."""
    art = render.painter.picture("table", f"station_{space}", (cell.w - 4, cell.h - 4))
    if art is not None:
        surface.blit(art, art.get_rect(center=cell.center))


def supply(render: RenderContext, surface: Surface) -> None:
    """Eight piles of element cards with their counts."""
    area, cells = render.layout.areas["supply"], render.places.supply
    _zone_title(render, surface, "supply", min(box.y for box in cells.values()))
    for kind, box in cells.items():
        left = render.model.supply.get(kind, 0)
        if left:
            thrown(surface, box, render.layout.px(6, 4))
        for depth in range(min(2, left - 1), 0, -1):
            shift = depth * render.layout.px(2, 1)
            edge = Rect(box).move(shift, shift).clip(Rect(area))
            pygame.draw.rect(surface, ELEMENTS[element_of(kind)].deep, edge, border_radius=6)
        if not left:
            card_place(surface, box)
            _spent(render, surface, element_of(kind), box)
        _top_card(render, surface, kind, box)


def _top_card(render: RenderContext, surface: Surface, kind: str, box: Box, *, lit: bool = False) -> None:
    """The card that lies on a pile of the supply, with how many are left; fallen back where it cannot be had, unless
    `lit`."""
    left = render.model.supply.get(kind, 0)
    if left:
        surface.blit(render.painter.element(kind, (box.w, box.h)), box[:2])
        if not lit and rests(render, thing_id.supply(kind)):
            quieten(surface, Rect(box))
    count_badge(render, surface, box, str(left))
