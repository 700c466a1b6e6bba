"""Looking back: an earlier moment of the game as an old picture of the table; nothing can be done from there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.state import State
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.thing_motion import HoverElevation
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.model.table_view import from_view
from scenes.bigbook.table.render import board
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.render.static_layers import still_painters
from scenes.bigbook.table.render_context import ThingPlaces
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.shell.app import App

SEPIA = (255, 226, 178)


def state_after(table: TableContext, step: int) -> State | None:
    """The kept state that a step of the story led to; None when it is not kept."""
    session = table.session
    index = len(session.past) - table.story.step + step
    if not 0 <= index <= len(session.past):
        return None
    return session.state if index == len(session.past) else session.past[index].state


def ghost(table: TableContext, state: State) -> Surface:
    """The table as it stood, in the colours of an old picture."""
    model = from_view(table.session.game.view(state))
    now = table.look
    places = ThingPlaces(model, now.layout, model.active)
    look = replace(now, model=model, places=places, desk=model.active)
    canvas = Canvas(table.app.size)
    surface = canvas.base
    board.background(look, surface)
    sentence = look.words.t("prompts.status.turn_of", seat=look.words.seat(look.desk))
    for _, paint in still_painters(look, surface, sentence, [], None).values():
        paint()
    canvas.begin(surface)
    staging = EventAnimator(model, now.painter)
    staging.places = places
    CardLayer(staging, HoverElevation()).paint(canvas, look, Highlights())
    old = pygame.transform.grayscale(surface)
    old.fill(SEPIA, special_flags=pygame.BLEND_RGB_MULT)
    return old


class LookBack(Form):
    """One kept moment; Escape, the button or a press anywhere returns to now."""

    name = "look-back"

    app: App

    def __init__(self, app: App, table: TableContext, state: State) -> None:
        super().__init__(app)
        self.table, self.state = table, state
        self.widgets = []
        self._picture: Surface | None = None
        self._head = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:return-now"

    def layout(self) -> None:
        px = self.table.look.layout.px
        self._picture = None
        panel = Rect(self.table.look.layout.areas["panel"])
        place = Rect(panel.x, panel.bottom - px(60, 40), panel.w, px(60, 40))
        label = self.app.t("kit.log.return_now")
        self.widgets = [Button("button:return-now", place, label, action=self.app.pop, primary=True)]
        self._head = Rect(panel.x, panel.y, panel.w, px(120, 84))

    def back(self) -> None:
        self.app.pop()

    def on_down(self, pos: tuple[int, int]) -> bool:
        if not self.widgets[0].rect.collidepoint(pos):
            self.app.pop()
            return True
        return super().on_down(pos)

    def command(self, name: str) -> bool:
        """The log's key returns as well."""
        if name == "log":
            self.app.pop()
        return name == "log"

    def paint_base(self, surface: Surface) -> None:
        if self._picture is None:
            self._picture = ghost(self.table, self.state)
        surface.blit(self._picture, (0, 0))
        look = self.table.look
        pygame.draw.rect(surface, mix(INK, GOLD[3], 0.3), self._head, border_radius=8)
        pygame.draw.rect(surface, GOLD[1], self._head, 2, border_radius=8)
        text = self.app.t("kit.log.look_back", turn=self.state.turn)
        style = Style(look.layout.text(28, 19), BONE, "title", align="center")
        draw_text(surface, text, self._head.inflate(-16, -8), style, valign="middle", where="look-back")
