"""The buttons below the panel, and the large one that ends a turn, passes or confirms."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.core.play import thing_id
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.icons import cut_for, glyph
from scenes.kit.text import Style
from scenes.mansions.look import key
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import BUTTONS
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.part import Placed
from scenes.mansions.table.trade.deal import Deal
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem

SIGNS = {"undo": "↶", "redo": "↷", "hint": "?", "why": "!", "log": "≡", "journal": "¶"}
"""What stands on a button that has no room for words."""
JOURNAL = "journal"
SMALL = ("undo", "redo", "hint", "why", "log", JOURNAL)
"""The small buttons, by their places from the left."""


class Buttons(Placed):
    """The foot of the column."""

    def __init__(self, table: HouseContext, deal: Deal) -> None:
        super().__init__(table)
        self.deal = deal

    def box(self) -> Box | None:
        """At the foot of the column."""
        return self.table.measures.rows["buttons"]

    def key(self) -> Hashable:
        """What can be used."""
        moment = self.table.moment
        return tuple((one.id, one.label, one.reason is None) for one in (*moment.small, *moment.mains))

    def fill(self, moment: HouseMoment) -> None:
        """Write them into a moment."""
        table, session = self.table, self.table.run.session
        reasons = {
            "undo": None if session.can_undo else Reason("undo-none"),
            "redo": None if session.can_redo else Reason("redo-none"),
        }
        boxes = table.measures.buttons()
        places = [boxes[name] for name in BUTTONS[:-1]]
        for name, box in zip(SMALL, places, strict=True):
            asked = name == "undo" and table.state.asked == "undo"
            label = (
                table.app.t("kit.button.confirm" if asked else f"kit.button.{name}")
                if name != JOURNAL
                else (table.words.telling("journal.title"))
            )
            moment.small.append(PanelItem(thing_id.button(name), "button", label, Rect(box), reasons.get(name)))
        moment.mains.append(self._main(moment, Rect(boxes["end-turn"])))

    def _main(self, moment: HouseMoment, box: Rect) -> PanelItem:
        """End turn, pass or confirm; dark where nothing of that is asked."""
        words, choice = self.table.words, self.table.state.choice
        if moment.walks:
            asked = self.table.state.asked == "end"
            label = words.t("buttons.end_surely" if asked else "buttons.end")
            return PanelItem(thing_id.button("end-turn"), "button", label, box)
        app = self.table.app
        if self.deal.asked_at(moment):
            done = words.texts.t("mansions.trade.done", n=self.deal.count)
            label = done if self.deal.count else words.texts.t("mansions.trade.none")
            return PanelItem(thing_id.button("confirm"), "button", label, box)
        if moment.decision is None or choice is None:
            return PanelItem(thing_id.button("go-on"), "button", words.t("buttons.go_on"), box, Reason("nothing-asked"))
        if choice.marks and not choice.single:
            return PanelItem(thing_id.button("confirm"), "button", app.t("kit.button.confirm"), box, choice.reason)
        if moment.decision.min == 0:
            return PanelItem(thing_id.button("pass"), "button", app.t("kit.button.pass"), box)
        if not choice.single:
            return PanelItem(thing_id.button("confirm"), "button", app.t("kit.button.confirm"), box, choice.reason)
        return PanelItem(thing_id.button("go-on"), "button", words.t("buttons.choose"), box, Reason("choose-first"))

    def paint(self, surface: Surface) -> None:
        """Keys of slate, the main one the colour of the lamp."""
        layout = self.table.measures
        for item in self.table.moment.small:
            name = thing_id.read(item.id).name
            ink = key(surface, item.rect, enabled=item.reason is None)
            if layout.signs_only or name in ("undo", "redo"):
                self._sign(surface, name, item.rect, ink)
                continue
            style = Style(layout.text(19), ink, align="center")
            draw_text(surface, item.label, item.rect.inflate(-8, -4), style, valign="middle", where=item.id, wrap=False,
                      ellipsis=True)  # fmt: skip
        for item in self.table.moment.mains:
            ink = key(surface, item.rect, enabled=item.reason is None, main=item.reason is None)
            style = Style(layout.text(24, 18), ink, "title", bold=True, align="center")
            draw_text(surface, item.label, item.rect.inflate(-10, -4), style, valign="middle", where=item.id,
                      ellipsis=True)  # fmt: skip

    def _sign(self, surface: Surface, name: str, rect: Rect, ink: tuple[int, int, int]) -> None:
        side = min(rect.h - 10, self.table.measures.px(34, 24))
        if cut_for(name, side) is not None:
            picture = glyph(name, side, ink)
            surface.blit(picture, picture.get_rect(center=rect.center))
            return
        style = Style(max(14, side), ink, bold=True, align="center")
        draw_text(surface, SIGNS[name], rect, style, valign="middle", where="sign", wrap=False)

    def things(self, out: Listing[HeldCard]) -> None:
        """All of them."""
        moment = self.table.moment
        for item in (*moment.mains, *moment.small):
            option = "end" if item.id == thing_id.button("end-turn") else ""
            out.add(item.id, item.role, item.label, item.rect, item.reason, "buttons", option=option)
