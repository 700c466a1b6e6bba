"""The panel: what is asked, and what can be done about it; ten verbs in fixed places, or the answers as a list."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Decision
from game.core.play import thing_id
from game.mansions.play.ten_verbs import ten_verbs
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import GROUND, LAMP, PAPER, key, slate
from scenes.mansions.table.column.ahead import Ahead
from scenes.mansions.table.column.picks import Picks
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import grid
from scenes.mansions.table.model.verbs import BY_NAME, VERBS, ways
from scenes.mansions.table.moment import HouseMoment, Pick
from scenes.mansions.table.part import Placed
from scenes.mansions.table.strip.strip import Strip
from scenes.mansions.table.walk import Walk
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem

ICONS = "mansions/icons"
BACK, MORE = "back", "more"
GO = thing_id.button("go")
FEET, HANDS = ("move", "both"), ("action", "both")
"""Prices in which a step is, and those in which the action is."""


class Panel(Placed):
    """What can I do now."""

    def __init__(self, table: HouseContext, walk: Walk) -> None:
        super().__init__(table)
        self.ahead, self.strip, self.picks = Ahead(table, walk), Strip(table), Picks(table)

    def box(self) -> Box | None:
        """Above the buttons."""
        return self.table.free(self.table.measures.rows["panel"])

    def key(self) -> Hashable:
        """The question, what stands there, what was told last; else the die that is asked about or thrown."""
        moment, table = self.table.moment, self.table
        if self.strip.trial(moment) is not None:
            return self.strip.key(moment)
        art, side = table.app.art, self._icon_side()
        drawn = tuple(art.get(ICONS, verb.icon, (side, side)) is not None for verb in VERBS) if moment.walks else ()
        items = tuple((one.id, one.label, one.note, one.reason is None) for one in moment.panel)
        aimed = self.ahead.way
        return table.sentence(), items, table.last, drawn, tuple(self.steps()), aimed, tuple(moment.prices.items())

    # what stands there

    def fill(self, moment: HouseMoment) -> None:
        """Write the verbs or the answers of a question into a moment."""
        now = moment.decision
        if self.strip.fill(moment) or now is None:
            return
        if moment.walks and self.ahead.way is not None:
            self.ahead.fill(moment)
            return
        if moment.walks and not self.table.state.verb:
            self._verbs(moment)
            return
        options = list(moment.options)
        if moment.walks:
            options = ways(self.table.state.verb, options)
        picks = self.picks.all(now, options) if self.picks.takes(now) else {}
        self._answers(moment, now, list(dict.fromkeys((*picks, *options))), picks)

    def _verbs(self, moment: HouseMoment) -> None:
        table = self.table
        found = ten_verbs(table.view, table.words.story.id, moment.options, table.run.session.why_not)
        for sign, verb, box in zip(VERBS, found, table.measures.verbs(), strict=True):
            label = table.words.t(f"verbs.{verb.name}")
            item = PanelItem(f"verb:{verb.id}", "verb", label, Rect(box), verb.why, icon=sign.icon)
            if verb.why is not None:
                moment.reasons[verb.id] = verb.why
            moment.prices[verb.id] = verb.price
            moment.panel.append(item)

    def _answers(self, moment: HouseMoment, now: Decision, options: list[str], picks: Mapping[str, Pick]) -> None:
        table, layout = self.table, self.table.measures
        body = layout.panel()["body"]
        high, gap = max(layout.px(46, 34), layout.text(18) * 2), layout.px(8, 6)
        columns = 1 if layout.form == "corner" and layout.large else 2
        if picks:
            body, high = self._wide(), layout.text(19, 15) * 4 // 3 + layout.text(17, 14) * 5 // 2
            columns = 3 if layout.form != "corner" and not layout.large else columns
        elif len(options) <= 3 and not layout.large:
            columns = 1
        rows = max(1, (body.h + gap) // (high + gap))
        room = rows * columns
        own = [BACK] if moment.walks else []
        if len(options) + len(own) > room:
            per = max(1, room - 1 - len(own))
            moment.pages = -(-len(options) // per)
            page = table.state.page % moment.pages
            options = options[page * per : (page + 1) * per]
            own.append(MORE)
        boxes = grid(Box(body.x, body.y, body.w, min(body.h, rows * (high + gap) - gap)), room, columns, gap, rows)
        for option, box in zip(options, boxes, strict=False):
            label, pick = table.words.answer(now, option), picks.get(option)
            item = PanelItem(f"answer:{option}", "answer", label, Rect(box))
            if pick is not None:
                item.note, item.reason, item.caption = pick.note, pick.reason, pick.short
                moment.picks[item.id] = pick
            moment.panel.append(item)
        for name, box in zip(own, boxes[len(options) :], strict=False):
            label = table.words.t(f"panel.{name}", n=table.state.page % moment.pages + 1, m=moment.pages)
            moment.panel.append(PanelItem(thing_id.button(name), "button", label, Rect(box)))

    def _wide(self) -> Box:
        """The body and the foot of the panel, for answers that say much."""
        places = self.table.measures.panel()
        body = places["body"]
        return Box(body.x, body.y, body.w, places.get("foot", body).bottom - body.y)

    def steps(self) -> list[bool]:
        """The steps and the action of the turn, still there or spent; [] where nobody walks."""
        moment, view = self.table.moment, self.table.view
        return [view.moves > 0, view.moves > 1, view.action > 0] if moment.walks else []

    # how it looks

    def _icon_side(self) -> int:
        return max(16, self.table.measures.px(34, 24))

    def paint(self, surface: Surface) -> None:
        """Slate, the sentence, keys, what was told last."""
        box = self.box()
        if box is None:
            return
        if self.strip.trial(self.table.moment) is not None:
            self.strip.paint(surface, self.table.moment)
            return
        slate(surface, Rect(box))
        layout, table = self.table.measures, self.table
        places = layout.panel()
        head = Rect(places["head"])
        head.w -= self._price(surface, head)
        asked = self.ahead.head() or table.sentence() or table.last
        style = Style(layout.text(22, 17), LAMP[1], "title", bold=True)
        draw_text(surface, asked, head, style, valign="middle", where="panel", ellipsis=True)
        self.ahead.paint(surface)
        for item in table.moment.panel:
            self._item(surface, item)
        if table.last == asked or table.measures.told is not None:
            return  # it stands there already
        if not table.moment.panel and table.last:
            style = Style(layout.text(20), PAPER[0])
            draw_text(surface, table.last, Rect(places["body"]), style, where="panel", ellipsis=True)
        elif "foot" in places and table.last and not table.moment.picks:
            style = Style(layout.text(17), PAPER[1], italic=True)
            draw_text(surface, table.last, Rect(places["foot"]), style, valign="middle", where="panel", ellipsis=True)

    def _price(self, surface: Surface, head: Rect) -> int:
        """Two feet and a hand, spent ones hollow; gives the width they take."""
        steps = self.steps()
        if not steps:
            return 0
        r = max(7, head.h // 4)
        x = head.right - r
        for at, left in reversed(list(enumerate(steps))):
            if at == 2:
                box = Rect(x - r, head.centery - r, 2 * r, 2 * r)
                pygame.draw.rect(surface, LAMP[2], box, 0 if left else 2, border_radius=4)
            else:
                pygame.draw.circle(surface, LAMP[2], (x, head.centery), r, 0 if left else 2)
            x -= 3 * r
        return head.right - x

    def _item(self, surface: Surface, item: PanelItem) -> None:
        layout, enabled = self.table.measures, item.reason is None
        pick = self.table.moment.picks.get(item.id)
        if pick is not None:
            self.picks.paint(surface, item, pick)
            return
        ink = key(surface, item.rect, enabled=enabled, main=item.id == GO)
        inner = item.rect.inflate(-layout.px(14, 8), -4)
        if item.role != "verb":
            style = Style(layout.text(18), ink, align="center", leading=0.88)
            draw_text(surface, item.label, inner, style, valign="middle", where=item.id, ellipsis=True)
            return
        side = self._icon_side()
        if layout.large or inner.h < side + layout.text(18):
            style = Style(layout.text(18), ink, bold=True, align="center")
            draw_text(surface, item.label, inner, style, valign="middle", where=item.id, wrap=False, ellipsis=True)
            return
        number = (VERBS.index(BY_NAME[thing_id.read(item.id).name]) + 1) % 10
        picture = self.table.app.art.get(ICONS, item.icon, (side, side))
        place = Rect(0, 0, side, side)
        place.midtop = (inner.centerx, inner.y + max(1, (inner.h - side - layout.text(20) - 4) // 2))
        if picture is not None:
            shown = picture if enabled else faint(picture)
            surface.blit(shown, shown.get_rect(center=place.center))
        style = Style(layout.text(18), ink, bold=True, align="center")
        words = Rect(inner.x, place.bottom + 1, inner.w, inner.bottom - place.bottom)
        draw_text(surface, item.label, words, style, valign="middle", where=item.id, wrap=False, ellipsis=True)
        self._cost(surface, item, inner)
        style = Style(layout.text(14, 12), mix(ink, GROUND, 0.35))
        draw_text(surface, str(number), Rect(inner.x, inner.y, side, side), style, where="number", wrap=False)

    def _cost(self, surface: Surface, item: PanelItem, inner: Rect) -> None:
        """What a verb costs, in the signs of the head: a round step, a square action."""
        price = self.table.moment.prices.get(thing_id.read(item.id).name, "")
        r = max(4, self.table.measures.px(7, 5))
        colour = LAMP[2] if item.reason is None else mix(LAMP[3], GROUND, 0.5)
        x = inner.right - r
        if price in HANDS:
            pygame.draw.rect(surface, colour, Rect(x - r, inner.y + 2, 2 * r, 2 * r), border_radius=2)
            x -= 3 * r
        if price in FEET:
            pygame.draw.circle(surface, colour, (x, inner.y + 2 + r), r)

    def things(self, out: Listing[HeldCard]) -> None:
        """The way ahead, verbs and answers, or the strip of a test."""
        if self.strip.trial(self.table.moment) is not None:
            self.strip.things(out, self.table.moment)
            return
        self.ahead.things(out) if self.ahead.way is not None else None
        for item in self.table.moment.panel:
            at = thing_id.read(item.id)
            option = at.name if at.kind == "answer" and item.reason is None else ""
            said = f"{item.label}. {item.note}" if item.note else item.label
            out.add(item.id, item.role, said, item.rect, item.reason, "panel", option=option)


def faint(picture: Surface) -> Surface:
    """A sign that cannot be used."""
    found = picture.copy()
    found.set_alpha(90)
    return found
