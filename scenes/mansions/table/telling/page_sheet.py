"""How a page of the story looks: its heading, its picture where it is drawn, its words; at any place."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, INK, PAPER, PLUM, paper, slate
from scenes.mansions.table.column.mirror import cost_seal
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import HouseLayout
from scenes.mansions.table.telling.told_page import PAGE, ToldPage

MARGIN = 12
"""Around the picture of a page that stands on its own, for its shadow."""


class PageSheet:
    """Paints pages."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def drawn(self, page: ToldPage, box: Box) -> bool:
        """Whether the picture of a page is there."""
        return self.table.app.art.drawn(*page.picture, self.pictured(page, box).size) is not None

    def pictured(self, page: ToldPage, box: Box) -> Rect:
        """The room of the picture on a page, in window pixels of a page at its place."""
        layout = self.table.measures
        inner = Rect(box).inflate(-layout.px(56, 36), -layout.px(40, 26))
        head = layout.px(76, 52)
        body = Rect(inner.x, inner.y + head, inner.w, inner.h - head)
        if page.where != PAGE:
            side = min(body.h, body.w // 3)
            return Rect(body.x, body.y, side, side)
        if layout.large:
            return Rect(inner.right - head, inner.y, head, head)
        if layout.form == "side":
            return Rect(body.x, body.y, body.w, body.h * 2 // 5)
        return Rect(body.x, body.y, body.w * 36 // 100, body.h)

    def painted(self, page: ToldPage, box: Box) -> Surface:
        """The page as a picture, with a margin for its shadow."""
        layout = self.table.measures
        out = Surface((box.w + 2 * MARGIN, box.h + 2 * MARGIN)).convert_alpha()
        out.fill((0, 0, 0, 0))
        place = Rect(MARGIN, MARGIN, box.w, box.h)
        home = Box(place.x, place.y, place.w, place.h)
        inner = place.inflate(-layout.px(56, 36), -layout.px(40, 26))
        of_story = page.where == PAGE
        if of_story:
            paper(out, place, shade=0.15, shadow=8)
        else:
            slate(out, place, edge=PLUM[2])
        picture = self.pictured(page, home)
        drawn = self.table.app.art.drawn(*page.picture, picture.size)
        head = Rect(inner.x, inner.y, inner.w, layout.px(70, 48))
        words = Rect(inner.x, inner.y + layout.px(76, 52), inner.w, inner.h - layout.px(76, 52))
        if drawn is not None:
            out.blit(drawn, drawn.get_rect(center=picture.center))
            if layout.large and of_story:
                head.w -= picture.w + layout.px(10, 6)
            elif of_story and layout.form == "side":
                words.h -= picture.h + layout.px(18, 12)
                words.y = picture.bottom + layout.px(18, 12)
            else:
                words.w -= picture.w + layout.px(24, 16)
                words.x = picture.right + layout.px(24, 16)
        if page.cost:
            self._seal(out, head, page.cost)
        ink = INK if of_story else PAPER[0]
        style = Style(layout.text(28, 21), CORAL[3] if of_story else PLUM[1], "title", bold=True, leading=0.95)
        draw_text(out, page.heading, head, style, valign="middle", where="story.heading", ellipsis=True)
        style = Style(layout.text(22, 17), mix(ink, PAPER[0], 0.06))
        said = "\n\n".join(page.texts)
        draw_text(out, said, words, style, valign="top", where="story.words", ellipsis=True)
        return out

    def _seal(self, out: Surface, head: Rect, cost: int) -> None:
        """What the Keeper paid, as on the tags of its actions; the heading leaves room for it."""
        side = min(head.h, self.table.measures.px(48, 34))
        head.w -= side + 8
        seal = Rect(head.right + 8, head.y + (head.h - side) // 2, side, side)
        cost_seal(out, seal, cost, self.table.measures.text(24, 18))


def story_box(layout: HouseLayout) -> Box:
    """A page of the story within the house."""
    house, px = layout.house, layout.px
    if layout.large:
        return house
    if layout.form == "band":
        return house.inset(px(36, 24), px(18, 12))
    return house.inset(px(66, 44), px(36, 24) if layout.form == "corner" else px(110, 70))
