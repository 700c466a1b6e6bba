"""Looking back: the table as it stood at an earlier moment of the game, painted as an old picture."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

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
from scenes.table import sheets

if TYPE_CHECKING:
    from scenes.shell.app import App


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
    return sheets.old_picture(surface)


def look_back(app: App, table: TableContext, state: State) -> sheets.LookBack:
    """The screen that shows a kept moment of this table."""
    return sheets.LookBack(
        app,
        sheets.Earlier(
            state,
            picture=lambda: ghost(table, state),
            title=lambda: app.t("kit.log.look_back", turn=state.turn),
            measures=lambda: table.look.layout,
            column=lambda: Rect(table.look.layout.areas["panel"]),
        ),
    )
