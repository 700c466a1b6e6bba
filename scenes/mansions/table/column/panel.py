"""The panel: what is asked, and what can be done about it; ten verbs in fixed places, or the answers as a list."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Decision, Reason
from game.core.play import thing_id
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import GROUND, LAMP, PAPER, key, slate
from scenes.mansions.table.layout import grid
from scenes.mansions.table.model.verbs import ASIDE, BY_NAME, VERBS, refused, ways
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.part import Placed
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem

ICONS = "mansions/icons"
BACK, MORE = "back", "more"


class Panel(Placed):
    """What can I do now."""

    def box(self) -> Box | None:
        """Above the buttons."""
        return self.table.measures.rows["panel"]

    def key(self) -> Hashable:
        """The question, what stands there, what was told last."""
        moment, table = self.table.moment, self.table
        art, side = table.app.art, self._icon_side()
        drawn = tuple(art.get(ICONS, verb.icon, (side, side)) is not None for verb in VERBS) if moment.walks else ()
        items = tuple((one.id, one.label, one.reason is None) for one in moment.panel)
        return table.sentence(), items, table.last, drawn, tuple(self.steps())

    # what stands there

    def fill(self, moment: HouseMoment) -> None:
        """Write the verbs or the answers of a question into a moment."""
        now = moment.decision
        if now is None:
            return
        if moment.walks and not self.table.state.verb:
            self._verbs(moment)
            return
        options = list(moment.options)
        if moment.walks:
            options = ways(self.table.state.verb, options)
        self._answers(moment, now, options)

    def _verbs(self, moment: HouseMoment) -> None:
        table = self.table
        for verb, box in zip(VERBS, table.measures.verbs(), strict=True):
            found = ways(verb.name, moment.options)
            reason = None if found else refused(verb, table.run.session, table.view)
            name = self._called(verb.name, found)
            item = PanelItem(f"verb:{verb.name}", "verb", table.words.t(f"verbs.{name}"), Rect(box), reason)
            item.icon = verb.icon
            if reason is not None:
                moment.reasons[verb.name] = reason
            moment.panel.append(item)

    def _called(self, verb: str, found: list[str]) -> str:
        """What a verb is called now: somebody in hiding comes out, at an open door one leaves."""
        person = self.table.shown.person(self.table.acting)
        if verb == "hide" and person is not None and person.hidden:
            return "leave"
        return "escape" if verb == "burn" and any(option.startswith("escape") for option in found) else verb

    def _answers(self, moment: HouseMoment, now: Decision, options: list[str]) -> None:
        table, layout = self.table, self.table.measures
        body = layout.panel()["body"]
        high, gap = max(layout.px(46, 34), layout.text(18) * 2), layout.px(8, 6)
        columns = 1 if layout.form == "corner" and layout.large else 2
        if len(options) <= 3 and not layout.large:
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
            label = table.words.answer(now, option)
            moment.panel.append(PanelItem(f"answer:{option}", "answer", label, Rect(box)))
        for name, box in zip(own, boxes[len(options) :], strict=False):
            label = table.words.t(f"panel.{name}", n=table.state.page % moment.pages + 1, m=moment.pages)
            moment.panel.append(PanelItem(thing_id.button(name), "button", label, Rect(box)))

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
        slate(surface, Rect(box))
        layout, table = self.table.measures, self.table
        places = layout.panel()
        head = Rect(places["head"])
        head.w -= self._price(surface, head)
        asked = table.sentence() or table.last
        style = Style(layout.text(22, 17), LAMP[1], "title", bold=True)
        draw_text(surface, asked, head, style, valign="middle", where="panel", ellipsis=True)
        for item in table.moment.panel:
            self._item(surface, item)
        if not table.moment.panel and table.last:
            style = Style(layout.text(20), PAPER[0])
            draw_text(surface, table.last, Rect(places["body"]), style, where="panel", ellipsis=True)
        elif "foot" in places and table.last:
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
        ink = key(surface, item.rect, enabled=enabled)
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
        style = Style(layout.text(14, 12), mix(ink, GROUND, 0.35))
        draw_text(surface, str(number), Rect(inner.x, inner.y, side, side), style, where="number", wrap=False)

    def things(self, out: Listing[HeldCard]) -> None:
        """Verbs and answers."""
        for item in self.table.moment.panel:
            at = thing_id.read(item.id)
            option = at.name if at.kind == "answer" else ""
            out.add(item.id, item.role, item.label, item.rect, item.reason, "panel", option=option)


def faint(picture: Surface) -> Surface:
    """A sign that cannot be used."""
    found = picture.copy()
    found.set_alpha(90)
    return found


def asides(options: tuple[str, ...]) -> list[str]:
    """Answers of a turn that stand neither on the map nor among the verbs."""
    return [option for option in options if option in ASIDE]


NOTHING = Reason("not-an-action")
