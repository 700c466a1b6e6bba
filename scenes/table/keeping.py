"""The sign that a game is not being saved: it stands as long as that lasts, and saving is tried again by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes import games
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, mix
from scenes.table.look import pill
from scenes.table.ribbon_view import sign_box

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

AGAIN = 3000.0
"""Milliseconds between two tries."""
SIGN = "button:unsaved"


class Keeping:
    """Watches whether the game on the table is written down."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._since = 0.0

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
        label = self.label()
        if label != scene.look.unsaved:
            scene.look.unsaved = label
            scene.touch()

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
