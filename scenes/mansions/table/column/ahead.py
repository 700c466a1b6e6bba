"""The way ahead on the panel: what a walk meets in order, with chances and what failing costs; go, or stay."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.play import thing_id
from game.core.text.phrases import sentence_start
from game.mansions.play.ways_ahead import Way
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.kit.thing import INFO
from scenes.mansions.look import GROUND, LAMP, PAPER, PLUM, tone
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import split
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.walk import Walk
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem


class Ahead:
    """The rows and the two buttons of an aimed walk, in the body of the panel."""

    def __init__(self, table: HouseContext, walk: Walk) -> None:
        self.table, self.walk = table, walk

    @property
    def way(self) -> Way | None:
        """The way that is aimed at."""
        return self.walk.aimed()

    def head(self) -> str:
        """Where it leads, and what it takes."""
        way, words = self.way, self.table.words
        if way is None:
            return ""
        key = "walk.with_action" if way.spends_action else "walk.steps"
        steps = len(way.acts) - (1 if way.spends_action else 0)
        return sentence_start(words.t(key, room=words.names.room(way.goal), n=steps))

    def lines(self) -> list[str]:
        """A line for each danger of the part that is walked now."""
        way = self.way
        if way is None:
            return []
        found = [sentence_start(line) for line in self.table.words.ahead.dangers(way.ahead)]
        return found or [self.table.words.t("walk.quiet")]

    def _boxes(self) -> tuple[list[Box], Box]:
        layout = self.table.measures
        body, count = layout.panel()["body"], max(1, len(self.lines()))
        foot = max(layout.px(52, 38), layout.text(20) * 2)
        gap = layout.px(6, 4)
        room = body.h - foot - gap
        high = min(layout.px(46, 34), (room - gap * (count - 1)) // count)
        rows = [Box(body.x, body.y + at * (high + gap), body.w, high) for at in range(count)]
        return rows, Box(body.x, body.bottom - foot, body.w, foot)

    def fill(self, moment: HouseMoment) -> None:
        """Write the two buttons into a moment."""
        words = self.table.words
        way = self.way
        assert way is not None
        px, ways, foot = self.table.measures.px, self.walk.ways(way.goal), self._boxes()[1]
        label = words.t("walk.go" if way.safe else "walk.go_for_good")
        wide = (foot.w * 3 // 10, foot.w * 3 // 10) if len(ways) > 1 else (px(280, 190),)
        go, *others, stay = split(foot, (0, *wide), px(8, 6))
        moment.panel.append(PanelItem(thing_id.button("go"), "button", label, Rect(go)))
        for other in others:
            said = words.of_house("other_way", n=self.table.state.way % len(ways) + 1, m=len(ways))
            moment.panel.append(PanelItem(thing_id.button("way"), "button", said, Rect(other)))
        moment.panel.append(PanelItem(thing_id.button("stay"), "button", words.t("walk.stay"), Rect(stay)))

    def paint(self, surface: Surface) -> None:
        """A row for each danger: at which step, what it is; the colour says how likely it goes well."""
        layout, way = self.table.measures, self.way
        if way is None:
            return
        rows, _ = self._boxes()
        dangers = list(way.ahead)
        for at, (line, box) in enumerate(zip(self.lines(), map(Rect, rows), strict=True)):
            danger = dangers[at] if at < len(dangers) else None
            colour = PLUM[2] if danger is None or danger.kind == "action" else tone(danger.value)
            surface.fill(mix(colour, GROUND, 0.8), box)
            surface.fill(colour, Rect(box.x, box.y, layout.px(8, 5), box.h))
            step = str(danger.step) if danger is not None else "-"
            number = Rect(box.x + layout.px(12, 8), box.y, layout.px(34, 24), box.h)
            style = Style(layout.text(19), LAMP[1], bold=True, align="center")
            draw_text(surface, step, number, style, valign="middle", where="danger", wrap=False)
            words = Rect(number.right + layout.px(6, 4), box.y, box.right - number.right - layout.px(14, 8), box.h)
            style = Style(layout.text(18), PAPER[0], leading=0.88)
            draw_text(surface, line, words, style, valign="middle", where="danger", ellipsis=True)

    def things(self, out: Listing[HeldCard]) -> None:
        """The dangers, to be read."""
        for at, (line, box) in enumerate(zip(self.lines(), self._boxes()[0], strict=True)):
            out.add(f"danger:{at + 1}", INFO, line, box, zone="panel")
