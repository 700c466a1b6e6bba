"""The sign that a game is not being saved: it stands as long as that lasts, and saving is tried again by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.bigbook.table.render.ribbon import sign_box
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.plates import pill
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, mix
from scenes.shell import games, save_index

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

AGAIN = 3000.0
"""Milliseconds between two tries."""
SIGN = "button:unsaved"
STILL = 3
"""Frames that the table has stood still when its picture is taken: what is on the screen is what was drawn last."""


class SaveSign:
    """Watches whether the game on the table is written down."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._since = 0.0
        self._still = 0
        """For how many frames the table has stood still."""
        self._pictured: object = None
        """The turn and the file of the last picture."""

    @property
    def troubled(self) -> bool:
        """Whether the last step lies on no disk."""
        return self.scene.run.trouble is not None

    def update(self, dt: float) -> None:
        """Try again from time to time; show the sign, or take it away."""
        scene, run = self.scene, self.scene.run
        if self.troubled and run.journal is not None:
            self._since += dt
            if self._since >= AGAIN:
                self._since = 0.0
                run.journal.again()
                run.watch()
        self._picture()
        label = self.label()
        if label != scene.look.unsaved:
            scene.look.unsaved = label
            scene.touch()

    def _picture(self) -> None:
        """A picture for the save in each turn, and for every bookmark, as soon as the table stands still."""
        scene, run = self.scene, self.scene.run
        quiet = scene.app.top is scene and scene.settled and not scene.app.art.waiting
        self._still = self._still + 1 if quiet else 0
        screen = scene.app.window.surface
        if self._still < STILL or run.journal is None or screen is None or self.troubled:
            return
        now = (run.session.state.turn, run.journal.path)
        saves = [*run.unpictured, *([run.journal.path] if now != self._pictured else [])]
        for save in saves:
            save_index.take(screen, save)
        self._pictured = now
        run.unpictured.clear()

    def label(self) -> str:
        """What the sign says to those who ask; '' where there is none."""
        scene = self.scene
        trouble = scene.run.trouble
        if trouble is None:
            return ""
        return scene.app.t("kit.save.unsaved_label", reason=games.words_for(scene.app, trouble))

    def press(self) -> None:
        """Tell more, and offer another place."""
        self.scene.app.open("unsaved", self.scene.run)

    def paint(self, canvas: Canvas, hover: bool) -> None:
        """A red plaque in the ribbon."""
        look = self.scene.look
        rect = Rect(sign_box(look))
        pill(canvas.surface, rect, mix(CRIMSON, BONE, 0.25 if hover else 0.0), alpha=255)
        style = Style(look.layout.text(16, 14), BONE, bold=True, align="center")
        words = self.scene.app.t("kit.save.unsaved")
        draw_text(canvas.surface, words, rect.inflate(-8, 0), style, valign="middle", where="unsaved", wrap=False)
        canvas.mark(rect)
