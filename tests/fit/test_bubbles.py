"""No bubble lies on what it speaks of: sheets beside things, lines that refuse, wishes, hints, at every text size."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.bigbook.play import thing_id
from scenes.bigbook.table.scene import TableScene
from scenes.kit.note import Notice
from scenes.kit.theme import LARGE_FROM
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.shell.profile import TEXT_SCALES
from scenes.table.overlays.hint_note import HintScene
from scenes.table.tooltip import AFTER
from tests.fit.spy import watching
from tests.fit.stages import every_stage
from tests.fit.walk import arrange, kept, paint
from tests.lengths import alike

WINDOWS = ((1280, 720), (1920, 1080))
BUTTONS = ("button", "option", "seat", "ability", "log", "rounds", "madness")


def table_of(app: App) -> TableScene:
    return next(scene for scene in app.stack if isinstance(scene, TableScene))


def told(table: TableScene) -> list[Thing]:
    """One thing of every kind, and of the kinds that lie in rows the first and the last."""
    found: dict[str, list[Thing]] = {}
    for thing in table.things():
        found.setdefault(thing_id.read(thing.id).kind, []).append(thing)
    return [thing for things in found.values() for thing in {one.id: one for one in (things[0], things[-1])}.values()]


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("stage", ["table 2", "table 5 crowded", "pay a curse"])
def test_a_sheet_never_lies_on_its_thing(app: App, stage: str, scale: float) -> None:
    with watching() as spy:
        every_stage()[stage](app)
        table = table_of(app)
        seen = 0
        for window in WINDOWS:
            arrange(app, window, scale, kept("es"))
            for thing in told(table):
                table.hover = thing.id
                table.tooltip.update(0.0)
                table.tooltip.update(AFTER + 1)
                paint(app, spy)
                box = table.tooltip.box
                assert box is None or not box.colliderect(thing.rect), (window, thing.id)
                seen += box is not None
            table.hover = None
        assert seen > 8


def line(app: App) -> Rect:
    """Where the line beside a thing lies."""
    notice, canvas = app.notice, Rect((0, 0), app.size)
    assert isinstance(notice, Notice) and notice.shown
    return notice.place(app.theme, canvas)


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("stage", ["table 2", "table 5 crowded", "pay a curse"])
def test_a_refusal_never_lies_on_what_it_refuses_nor_on_what_is_paid_for(app: App, stage: str, scale: float) -> None:
    every_stage()[stage](app)
    table, seen = table_of(app), 0
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        for thing in told(table):
            reason = table.context.listing().reasons.get(thing.id)
            if reason is None:
                continue
            seen += 1
            table.controller.refusals.deny(thing, reason)
            spoken_of = [thing.rect]
            plan = table.state.plan
            if plan is not None and (target := table.context.thing(plan.target)) is not None:
                spoken_of.append(target.rect)
            assert line(app).collidelist(table.render.places.with_tiles(spoken_of)) < 0, (window, thing.id)
    assert seen > 2


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_a_wish_lies_neither_on_what_is_wished_for_nor_on_its_seat(app: App, scale: float) -> None:
    every_stage()["table 5 crowded"](app)
    table = table_of(app)
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        wish = "Bruno querría: aprender «Evocación de esencias». Luego podría destruir la maldición de la casilla 3."
        for thing in told(table):
            if thing.role not in ("spell", "library", "curse", "supply", "card"):
                continue
            for seat, slot in table.render.places.slots.items():
                table.voices.beside(seat, wish, None, thing.rect)
                assert not line(app).colliderect(thing.rect), (window, seat, thing.id)
                assert not line(app).colliderect(Rect(slot)), (window, seat, thing.id)


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_hint_never_lies_on_what_it_points_at(app: App, scale: float, step: int) -> None:
    every_stage()[f"hint {step}"](app)
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        hint = app.top
        assert isinstance(hint, HintScene)
        assert hint.note.rect.collidelist(hint.said.highlights) < 0, window


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_a_press_that_came_too_soon_is_told_beside_the_hint(app: App, scale: float) -> None:
    every_stage()["hint 1"](app)
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        hint = app.top
        assert isinstance(hint, HintScene)
        for button in hint.buttons():
            thing = next(one for one in hint.things() if one.id == button.id)
            hint.too_soon(thing)
            assert app.notice.text == app.t("kit.why.too_soon") and not line(app).colliderect(hint.note.rect), window


@alike()
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_a_line_for_everybody_lies_on_no_control(app: App, scale: float) -> None:
    every_stage()["table 2"](app)
    table = table_of(app)
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        table.context.say(table.words.t("prompts.framed.key", what="«Combustión»", key=app.keys.confirm))
        assert line(app).collidelist([*map(Rect, table.render.layout.controls)]) < 0, window


@alike()
@pytest.mark.parametrize("scale", [one for one in TEXT_SCALES if one >= LARGE_FROM])
@pytest.mark.parametrize("stage", ["hint 1", "table 2"])
def test_large_letters_get_no_small_print_in_a_hint(app: App, stage: str, scale: float) -> None:
    """Everything that a hint says stands there in letters nearly as large as they were asked for, on as many pages as
    that takes; also once somebody has asked for the odds."""
    with watching() as spy:
        every_stage()[stage](app)
        for window in WINDOWS:
            arrange(app, window, scale, kept("es"))
            if not isinstance(app.top, HintScene):
                table_of(app).command("hint")
            hint = app.top
            assert isinstance(hint, HintScene)
            said: dict[int, str] = {}
            letters = hint.note.layout.text(21, 16)
            for _ in range(12):
                paint(app, spy)
                seen = [one for one in spy.drawn if one.layer.endswith("hint")]
                assert seen and all(one.size * 1.25 >= letters for one in seen if len(one.text) > 40), (window, stage)
                shown = hint.note.content
                assert shown is not None and not any(one.cut or one.shown < 1.0 for one in seen)
                said[hint.step] = f"{said.get(hint.step, '')} {shown.text}"
                assert said[hint.step].split()[-1] in hint.said.text
                if hint.at_end:
                    break
                hint.command("hint")
            assert hint.at_end and said[hint.step].split() == hint.said.text.split()
            hint.press(Thing("button:odds", "button", "", Rect(0, 0, 1, 1)))
            paint(app, spy)
            seen = [one for one in spy.drawn if one.layer.endswith("hint") and len(one.text) > 40]
            assert min(one.size for one in seen) * 1.25 >= letters
            app.pop()
            table_of(app).command("hint")
