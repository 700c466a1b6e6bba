"""The summary as a loose leaf over the open rulebook, with its buttons: saved as a picture, laid beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.rulebook.summary import Sheet, ground, save_picture, set_sheet
from scenes.bigbook.settings import SETTINGS, settings_of
from scenes.book.scene import ReaderScene
from scenes.book.view import BookLayout
from scenes.kit.theme import LARGE_FROM

ZONE = "sheet"


class SummaryLeaf:
    """`sheet` is None while another chapter is read."""

    def __init__(self, scene: ReaderScene, painter: CardPainter) -> None:
        self.scene, self.painter = scene, painter
        self.sheet: Sheet | None = None
        self.room = Rect(0, 0, 0, 0)

    def set(self, place: BookLayout) -> None:
        """Set the sheet, its links and its buttons, if the summary is what one reads."""
        scene, here = self.scene, self.scene.reader.here
        scene.widgets = [widget for widget in scene.widgets if getattr(widget, "zone", "") != ZONE]
        self.sheet = None
        if here.chapter != "summary" or here.query:
            return
        px, top = scene.theme.px, place.book.inflate(-place.em, -place.em)
        foot = max(round(place.em * 2.2), px(40))
        leaf = Rect(top.x, top.y, top.w, place.book.bottom - foot - top.y)
        self.room = leaf.inflate(-place.em * 2, -round(place.em * 1.4))
        most, wanted = round(place.em * 1.7), place.em + (scene.theme.text_scale > 1.0)
        self.sheet = set_sheet(scene.app, scene.reader.contents, self.painter, self.room.size, wanted, most)
        scene.spots = self.sheet.spots(*self.room.topleft)
        self._buttons(place, Rect(0, leaf.bottom + px(5), 0, foot - px(9)))

    def _buttons(self, place: BookLayout, foot: Rect) -> None:
        scene, app = self.scene, self.scene.app
        buttons = [("save-picture", "save_picture", self.save)]
        at_table = any(one.name == "table" for one in app.stack)
        if at_table and app.settings.text_scale < LARGE_FROM:  # larger letters have no room beside the game
            buttons.append(("sheet", "take_away" if settings_of(app).sheet else "at_table", self.at_table))
        gap = scene.theme.px(10)
        width = min((place.book.w - round(place.em * 8) - gap) // len(buttons), place.em * 15)
        x = place.book.centerx - (width * len(buttons) + gap * (len(buttons) - 1)) // 2
        for name, words, action in buttons:
            label = scene.reader.contents.t(f"ui.{words}")
            scene.add_button(name, Rect(x, foot.y, width, foot.h), action, label=label, zone=ZONE)
            x += width + gap

    def save(self) -> None:
        """Write the summary as a picture to print, and say where it is."""
        app, button = self.scene.app, self.scene.widget("button:save-picture")
        try:
            words = app.t("bigbook.rulebook.ui.saved", path=save_picture(app))
        except OSError:
            words = app.t("bigbook.rulebook.ui.not_saved")
        app.say(words, button.rect if button is not None else None)

    def at_table(self) -> None:
        """Lay the summary at the side of the table and go there, or take it away."""
        app = self.scene.app
        app.prefs.set_own(SETTINGS, "sheet", not settings_of(app).sheet)
        if settings_of(app).sheet:
            app.pop()
        else:
            self.scene.show_place()

    def paint(self, surface: Surface, place: BookLayout, marked: str, marks: Sequence[str]) -> bool:
        """Draw the leaf; False when another chapter is read."""
        if self.sheet is None:
            return False
        ground(surface, self.room.inflate(place.em * 2, round(place.em * 1.4)))
        self.sheet.draw(surface, *self.room.topleft, marked, marks)
        return True
