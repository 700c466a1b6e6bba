"""No placeholder stands where a card comes: what may come has been asked for while people thought."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pygame import Surface

from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.prefetch.cards import pictures
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import AHEAD, Art
from scenes.shell.robot import Robot
from tests.lengths import soak, soaks
from tests.scenes.driver import driving
from tests.scenes.plain_pictures import BlankArt

CARDS = {"elements", "madness", "tiles", "curses", "backs"}
Key = tuple[str, str, tuple[int, int]]


class Shelf(BlankArt):
    """Every picture at once; it notes which were wanted before anybody had asked for them."""

    def __init__(self) -> None:
        super().__init__()
        self.ready: set[Key] = set()
        self.missed: set[Key] = set()

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        key = (kind, name, size)
        if urgency < AHEAD and not any(_like(key, other) for other in self.ready):
            self.missed.add(key)
        self.ready.add(key)
        return super().get(kind, name, size, urgency)


def _like(one: Key, other: Key) -> bool:
    """The same picture in the same size; a card in the air may differ by a pixel."""
    return one[:2] == other[:2] and all(abs(a - b) <= 1 for a, b in zip(one[2], other[2], strict=True))


def _page(key: Key) -> bool:
    """A curse as it is held up to be read: the reveal asks for it by itself when the curse is laid."""
    return key[0] == "curses" and not key[1].endswith("_tile")


@soaks
@pytest.mark.parametrize("size", soak([(1280, 720)], [(1280, 720), (1920, 1080)]))
def test_every_card_that_comes_was_prepared(tmp_path: Path, size: tuple[int, int]) -> None:
    art = Shelf()
    with driving(tmp_path, art=art, players=3, seed=3, speed=2, window=size) as driver:
        for _ in range(3000):  # the cards of the first moment are there; then somebody thinks for a while
            driver.app.frame(shown=False, dt=40.0)
            scene = driver.app.top
            if isinstance(scene, TableScene) and scene.settled and set(pictures(scene.render)) <= art.ready:
                break
        scene = driver.top
        assert isinstance(scene, TableScene)
        scene.redraw()
        driver.app.frame(dt=40.0)
        art.missed.clear()
        driver.app.on_frame = Robot(driver.app, 3).frame
        with driver.sparing(1):
            for count in range(soak(1300, 2600)):
                driver.app.frame(shown=count % soak(8, 4) == 0, dt=40.0)
        assert scene.render.model.turn > soak(1, 3)
        assert sorted(key for key in art.missed if key[0] in CARDS and not _page(key)) == []


def test_with_large_letters_no_page_is_shown_before_it_is_sharp(tmp_path: Path) -> None:
    """Whoever walks over cards by keys sees each page sharp: asked for while people thought, else withheld so long."""
    art = Art()
    with driving(tmp_path, art=art, speed=2, window=(1280, 720), scenario=_middle(tmp_path)) as driver:
        driver.app.set("text_scale", 2.0)
        for _ in range(60):
            driver.app.frame(dt=40.0)
        table = driver.top
        assert isinstance(table, TableScene)
        pane, seen = table.overlays.pane, 0
        for thing in table.things():
            if thing.role not in ("spell", "curse", "library") or not pane.readings.readable(thing.id):
                continue
            table.focus.set(thing.id)
            for _ in range(2000):
                driver.app.frame(dt=40.0)
                time.sleep(0.002 if art.waiting else 0.0)  # pictures are read beside the frames
                if pane.page_at is not None:
                    assert pane.readings.sharp, thing.id
                if pane.page_at is not None and not art.waiting:
                    break
            seen += pane.page_at is not None
        assert seen > 4
    art.close()


def test_pictures_that_nobody_waits_for_are_no_news(tmp_path: Path) -> None:
    art = Art()
    with driving(tmp_path, art=art) as driver:
        driver.app.go("about")
        while art.waiting:
            art.pump()
        art.get("icons", "badge_fire", (20, 20), AHEAD)
        while art.get("icons", "badge_fire", (20, 20), AHEAD) is None:
            assert not art.waiting
            assert not art.pump()
        art.get("icons", "badge_water", (20, 20), AHEAD)
        art.get("icons", "badge_water", (20, 20))  # somebody looks at it meanwhile
        assert any(art.pump() for _ in iter(lambda: art.waiting, False))
    art.close()


def test_the_cover_on_which_a_beaten_book_shuts_is_asked_for_in_a_game_opened_in_the_middle(tmp_path: Path) -> None:
    """It was asked for when a page turned: a game that was won before that shut on a stand-in."""
    art = Shelf()
    with driving(tmp_path, art=art, speed=2, window=(1280, 720), scenario=_middle(tmp_path)) as driver:
        for _ in range(200):
            driver.app.frame(shown=False, dt=40.0)
        scene = driver.top
        assert isinstance(scene, TableScene)
        left = book_pages(scene.render.layout)[0]
        assert ("covers", scene.session.state.book[0], (left.w, left.h)) in art.ready


def _middle(folder: Path) -> Path:
    path = folder / "scene.yaml"
    path.write_text(SCENE, "utf-8")
    return path


SCENE = """id: middle
rules: [BB-MON.10]
given:
  turn: 25
  active: p1
  book: [cover_2, page_07, page_06, page_12, page_09, page_11, final_page]
  curses: {2: [w4]}
  players:
    p1: {magician: quarryman, hand: [fire1], deck: [earth1, earth1, air1, air1, fire1, fire1, water1]}
    p2: {magician: stoker, hand: [fire1], deck: [water1, water1, earth1, fire1, air1, air1, water1]}
  madness: 20
play: []
"""
