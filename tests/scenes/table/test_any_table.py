"""The reading pane, the tooltip and the note in steps at a table that is none of ours: three boxes on a shelf."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.text.i18n import Catalogue
from scenes.bigbook.table.layout import Layout, table_layout
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.note import NoteButton
from scenes.kit.scene import Scene
from scenes.kit.text import TermSpot
from scenes.kit.thing import INFO, Thing, by_id
from scenes.shell.app import App
from scenes.table.reading_pane import BUTTON, ReadingPane
from scenes.table.sheets import CLOSE
from scenes.table.step_note import Ground, Room, StepNote, Told
from scenes.table.tooltip import AFTER, SOON, STILL, Tooltip, beside
from tests.scenes.driver import Driver, driving
from tests.typed import now

WINDOW = (1280, 720)


class Shelf(Scene):
    """Two boxes, and a lamp that can only be looked at. It is what a tooltip and a pane ask of a table."""

    name = "shelf"

    app: App
    terms: Sequence[TermSpot] = ()
    sharp = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.busy = self.silent = False
        self.pressed: list[str] = []
        self.spoken: list[str] = []

    def things(self) -> list[Thing]:
        return [
            Thing("box:red", "box", "Red box", Rect(40, 300, 200, 120)),
            Thing("box:blue", "box", "Blue box", Rect(1000, 300, 200, 120)),
            Thing("lamp", INFO, "Lamp", Rect(500, 4, 120, 60)),
        ]

    def press(self, thing: Thing) -> None:
        self.pressed.append(thing.id)

    def paint_base(self, surface: Surface) -> None:
        surface.fill("black")

    @property
    def measures(self) -> Layout:
        return table_layout(*WINDOW, 2, self.theme.text_scale)

    @property
    def focused(self) -> Thing | None:
        return self.thing(self.focus.current or "") if self.focus.visible else None

    @property
    def pointed(self) -> str | None:
        return self.hover

    def thing(self, name: str) -> Thing | None:
        return by_id(self.things(), name)

    def text(self, thing: Thing) -> str:
        return f"This is the {thing.label}."

    @property
    def clear(self) -> list[Rect]:
        return []

    def cramped(self, name: str) -> bool:
        return name == "box:blue"

    def ground(self, size: tuple[int, int]) -> Surface:
        return Surface(size)

    @property
    def prepared(self) -> str | None:
        return None

    def readable(self, name: str) -> bool:
        return name.startswith("box:")

    def lies(self, name: str) -> bool:
        return name == "box:blue"

    def under(self, name: str | None) -> bool:
        return name == "lamp"

    def rect(self, name: str) -> Rect | None:
        thing = self.thing(name)
        return thing.rect if thing is not None else None

    def beside(self, rect: Rect | None) -> Box:
        return Box(20, 20, 300, 420) if rect is None or rect.x > 640 else Box(900, 20, 300, 420)

    def parked(self, rect: Rect | None) -> Box:
        return Box(500, 200, 280, 400)

    def page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        page = Surface(size)
        page.fill("white")
        return page

    def speak(self, catalogue: Catalogue | None) -> None:
        self.spoken.append(catalogue.t("kit.button.close") if catalogue is not None else "")


class Advice(StepNote[Told]):
    """First that there is a red box, then what to do with the blue one, when that has been thought of."""

    name = "hint"
    thought = False

    def tell(self, step: str) -> Told:
        box = "box:red" if step == "see" else "box:blue"
        return Told(f"Look at {box}.", [self.ground.table.things()[step != "see"].rect])

    def title(self, step: str) -> str:
        return step.title()

    def ready(self, step: str) -> bool:
        return step != "do" or self.thought

    def last_button(self) -> NoteButton | None:
        return self.made("prepare", "kit.hint.prepare", primary=True)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[tuple[Driver, Shelf]]:
    with driving(tmp_path, speed=2, drawn=True) as driver:
        scene = Shelf(driver.app)
        driver.app.replace(scene)
        driver.frames()
        yield driver, scene


def test_the_sheet_comes_when_the_pointer_rests_and_sooner_where_a_picture_has_no_words(
    shelf: tuple[Driver, Shelf],
) -> None:
    _, scene = shelf
    for name, wait in (("box:red", AFTER), ("box:blue", SOON)):
        tooltip = Tooltip(scene)
        scene.hover = name
        tooltip.update(0.0)
        assert not tooltip.update(wait - 1) and tooltip.waiting and not tooltip.shown
        assert tooltip.update(1.0) and tooltip.shown
    assert tooltip.text() == "This is the Blue box."
    canvas = Canvas(WINDOW)
    canvas.begin(canvas.base)
    tooltip.paint(canvas)
    box = tooltip.box
    assert box is not None and box.bottom == 300 - 8 and box.centerx == 1100
    scene.silent = True
    tooltip.paint(canvas)
    assert tooltip.box is None


def test_who_has_pressed_sees_no_sheet_until_the_pointer_goes(shelf: tuple[Driver, Shelf]) -> None:
    _, scene = shelf
    tooltip = Tooltip(scene)
    scene.hover = "box:red"
    tooltip.pressed((100, 350))
    tooltip.update(0.0)
    tooltip.update(AFTER)
    assert not tooltip.shown
    tooltip.moved((100 + STILL, 350))
    tooltip.update(AFTER)
    assert not tooltip.shown
    tooltip.moved((101 + STILL, 350))
    tooltip.update(0.0)
    tooltip.update(AFTER)
    assert tooltip.shown


def test_by_keys_only_what_is_there_to_be_read_is_told_and_what_was_asked_for(shelf: tuple[Driver, Shelf]) -> None:
    _, scene = shelf
    tooltip = Tooltip(scene)
    scene.focus.set("box:red", show=True)
    tooltip.update(0.0)
    assert not now(tooltip.waiting)
    tooltip.show("box:red")
    assert now(tooltip.shown)
    scene.focus.set("lamp", show=True)
    tooltip.update(0.0)
    assert not tooltip.shown and tooltip.waiting
    tooltip.update(AFTER)
    assert tooltip.text() == "This is the Lamp."


def test_a_sheet_stays_in_the_window_and_goes_below_what_has_no_room_above() -> None:
    assert beside(Rect(500, 4, 120, 60), (200, 90), WINDOW) == Rect(460, 72, 200, 90)
    assert beside(Rect(500, 300, 120, 60), (200, 90), WINDOW) == Rect(460, 202, 200, 90)
    assert beside(Rect(0, 300, 40, 60), (200, 90), WINDOW).x == 0
    assert beside(Rect(1240, 300, 40, 60), (200, 90), WINDOW).right == 1280


def test_a_page_opens_beside_its_thing_fills_the_window_and_closes(shelf: tuple[Driver, Shelf]) -> None:
    _, scene = shelf
    pane = ReadingPane(scene)
    pane.open("lamp")
    assert now(pane.shown) is None
    pane.open("box:red")
    assert now(pane.shown) == "box:red" and not now(pane.whole)
    assert pane.covers(Rect(1000, 100, 10, 10)) and not pane.covers(scene.things()[0].rect)
    pane.open("box:blue")
    assert pane.covers(Rect(100, 100, 10, 10)) and not pane.covers(scene.things()[1].rect)
    pane.open("box:blue")
    assert pane.whole and pane.covers(Rect(1000, 300, 10, 10))
    blue = pane.things()[0].rect
    pane.open("box:red")
    pane.open("box:red")
    assert pane.whole and pane.things()[0].rect.x < blue.x  # the page of the blue box lies, that of the red one stands
    assert [thing.id for thing in pane.things()] == [CLOSE, BUTTON]
    pane.open("box:red")
    assert pane.shown is None and not pane.things()


def test_the_page_alone_speaks_other_languages_and_comes_back_to_its_own(shelf: tuple[Driver, Shelf]) -> None:
    driver, scene = shelf
    pane, count = ReadingPane(scene), len(driver.app.languages)
    pane.open("box:red")
    for _ in range(count):
        pane.next_language()
    assert pane.lang is None and driver.app.lang == "en"
    assert len(set(scene.spoken)) == count and scene.spoken[-1] == ""


def test_with_large_letters_the_last_thing_pointed_at_stays_open_but_not_over_what_is_below_it(
    shelf: tuple[Driver, Shelf],
) -> None:
    driver, scene = shelf
    pane = ReadingPane(scene)
    scene.hover = "box:red"
    assert now(pane.shown) is None
    driver.app.set("text_scale", 1.5)
    assert now(pane.shown) == "box:red" and pane.covers(Rect(520, 220, 10, 10))
    scene.hover = None
    assert now(pane.shown) == "box:red"
    scene.hover = "lamp"
    assert now(pane.shown) is None
    scene.hover, scene.busy = "box:blue", True
    assert pane.shown is None


def note_on(scene: Shelf) -> Advice:
    room = Room(Rect(800, 394, 320, 100), (Rect(300, 100, 400, 400),))
    return Advice(scene.app, Ground(scene, lambda: scene.measures, lambda: room), ("see", "do"), Told(""))


def test_a_note_goes_on_when_the_next_step_is_ready_and_moves_off_what_it_speaks_of(
    shelf: tuple[Driver, Shelf],
) -> None:
    driver, scene = shelf
    note = note_on(scene)
    driver.app.push(note)
    driver.frames()
    assert note.said.text == "Look at box:red." and note.note.rect.bottom == 494 and note.note.rect.x == 800
    driver.click("button:next")
    driver.frames(3)
    assert note.step == 0 and now(driver.app.top) is note
    note.thought = True
    driver.frames(2)
    assert note.said.text == "Look at box:blue." and note.focus.current == "button:prepare"
    assert note.note.rect.x != 800  # at home it would cover the blue box
    assert not note.note.rect.colliderect(note.said.highlights[0])
    note.command("hint")
    assert driver.app.top is scene


def test_beside_the_note_a_press_closes_it_and_is_used_where_something_glows(shelf: tuple[Driver, Shelf]) -> None:
    driver, scene = shelf
    for spot, pressed in (((640, 650), []), ((100, 350), ["box:red"])):
        driver.app.push(note_on(scene))
        driver.frames()
        driver.click_at(spot)
        assert driver.app.top is scene and scene.pressed == pressed
    driver.app.push(note_on(scene))
    driver.frames()
    driver.key(pygame.K_ESCAPE)
    assert driver.app.top is scene
