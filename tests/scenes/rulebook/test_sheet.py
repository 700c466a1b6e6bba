"""The summary: one sheet in every window, at the side of the table, and as a picture to print."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.bigbook.party import GameSetup
from scenes.bigbook.rulebook import summary_parts
from scenes.bigbook.rulebook.scene import RulebookScene, open_rulebook
from scenes.bigbook.rulebook.summary import A4
from scenes.bigbook.rulebook.summary_parts import BARE, WORDY, Block
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.overlays.summary_sheet import CLOSE, SHEET
from scenes.bigbook.table.scene import TableScene
from scenes.book.flow import TextRow
from scenes.kit.text import layout
from scenes.kit.thing import by_id
from scenes.shell import games
from tests.fit.games import people
from tests.fit.walk import LANGS, SCALES, SIZES, arrange, catalogue, standing
from tests.lengths import alike, share, soak
from tests.scenes.driver import Driver, driving


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path / "book-data", window=(1280, 720)) as made:
        yield made


def table_of(driver: Driver) -> TableScene:
    games.new_game(driver.app, GameSetup(people(2, long=False), seed=3))
    driver.frames(20)
    table = driver.top
    assert isinstance(table, TableScene)
    return table


def lies(table: TableScene) -> bool:
    """Whether the sheet lies on the table."""
    return table.thing(SHEET) is not None


def _held(block: Block) -> float:
    """How much of a block's height is rows and pictures, from the first to the last."""
    tops, ends = [y for _, y, _ in block.parts], [y + row.height for _, y, row in block.parts]
    return (max(ends) - min(tops) + block.band) / block.height


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_one_sheet_in_every_window(tmp_path: Path, lang: str) -> None:
    with standing(tmp_path) as app:
        words = catalogue(lang)
        app.catalogue = words
        app.go("menu")
        open_rulebook(app, paragraph="summary")
        scene = app.top
        assert isinstance(scene, RulebookScene)
        for number, size in share([*enumerate(SIZES)], LANGS.index(lang), 4):
            for scale in soak(SCALES[(number + LANGS.index(lang)) % 3 :: 3], SCALES):
                arrange(app, size, scale, words)
                sheet, where = scene.sheet, f"{size} {scale}"
                assert sheet is not None and len(scene.reader.pages) == 1, where
                assert len(sheet.blocks) == (6 if sheet.detail == WORDY else 5), where
                assert sheet.detail == WORDY or scale > 1.0, f"{where}: words are left out"
                for x, y, block in sheet.blocks:
                    assert x >= 0 and x + block.width <= sheet.size[0], where
                    assert y >= sheet.head.bottom and y + block.height <= sheet.size[1], where
                    assert sheet.detail < WORDY or _held(block) > 0.6, f"{where}: {block.title} is half empty"
                low = max(y + block.height for _, y, block in sheet.blocks)
                assert low >= sheet.size[1] * 0.97, f"{where}: the sheet is not filled"


def test_the_sheet_says_that_its_elements_are_examples(driver: Driver) -> None:
    """A stranger took them for what every action costs."""
    for lang in LANGS:
        driver.app.set_language(lang)
        open_rulebook(driver.app, paragraph="summary")
        scene = driver.top
        assert isinstance(scene, RulebookScene) and scene.sheet is not None
        block = next(
            one
            for _, _, one in scene.sheet.blocks
            if one.title == driver.app.t("bigbook.rulebook.summary.actions.title")
        )
        said = "".join(row.words() for _, _, row in block.parts if isinstance(row, TextRow))
        assert driver.app.t("bigbook.rulebook.ui.example").replace(" ", "") in said.replace(" ", ""), lang
        driver.key(pygame.K_ESCAPE)


def test_every_line_of_the_sheet_leads_somewhere(driver: Driver) -> None:
    open_rulebook(driver.app, paragraph="summary")
    scene = driver.top
    assert isinstance(scene, RulebookScene)
    targets = {spot.target for spot in scene.spots}
    assert {"turn.concentration", "spells.cast", "book.strike", "madness.lost", "actions.limit"} <= targets
    assert all(scene.reader.contents.resolve(target) == target for target in targets)
    driver.click("link:summary.actions:1")
    assert scene.reader.here.article == "actions.learn"
    assert by_id(scene.things(), "button:save-picture") is None


def test_the_key_lays_it_on_the_table_and_play_goes_on(driver: Driver) -> None:
    table = table_of(driver)
    driver.key(pygame.K_s, text="s")
    assert driver.top is table and lies(table)
    assert SHEET in [thing.id for thing in table.things()]
    driver.key(pygame.K_e, text="e")
    driver.key(pygame.K_e, text="e")
    driver.frames(10)
    assert len(table.session.past) > 0, "the turn was ended with the sheet open"
    assert lies(table)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table and not lies(table)
    driver.key(pygame.K_s, text="s")
    driver.click(CLOSE)
    assert not lies(table)


def test_what_lies_below_the_sheet_is_not_pressed(driver: Driver) -> None:
    table = table_of(driver)
    below = driver.thing("library:fire").rect.center
    driver.key(pygame.K_s, text="s")
    before = table.progress()
    box = table.overlays.sheet.box
    assert box.collidepoint(below)
    driver.click_at((box.x + 4, box.bottom - 4))
    assert table.progress() == before and driver.top is table
    driver.click("link:summary.turn:0")
    book = driver.top
    assert isinstance(book, RulebookScene) and book.reader.here.article == "turn.concentration"


def test_it_is_remembered(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        table_of(driver)
        driver.key(pygame.K_s, text="s")
    with driving(tmp_path) as driver:
        assert lies(table_of(driver))


def test_escape_gives_up_a_payment_before_the_sheet(driver: Driver) -> None:
    table = table_of(driver)
    driver.key(pygame.K_s, text="s")
    driver.click("spell:p1:growth" if table.render.desk == "p1" else f"spell:{table.render.desk}:growth")
    assert table.state.plan is not None
    driver.key(pygame.K_ESCAPE)
    shown = [table.thing(SHEET) is not None]
    driver.key(pygame.K_ESCAPE)
    shown.append(table.thing(SHEET) is not None)
    assert shown == [True, False], "the payment goes first"


def test_doors_to_it(driver: Driver) -> None:
    """The menu over the table, and the button in the rulebook."""
    table = table_of(driver)
    driver.key(pygame.K_F10)
    driver.click("button:sheet")
    assert driver.top is table and lies(table)
    open_rulebook(driver.app, paragraph="summary")
    driver.click("button:sheet")
    assert isinstance(driver.top, RulebookScene) and not settings_of(driver.app).sheet
    driver.click("button:sheet")
    assert driver.top is table and lies(table)


@alike()
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_with_large_letters_it_is_a_page_of_the_rulebook(driver: Driver, scale: float) -> None:
    """Beside the game it would keep the smallest letters: there it has all of the window."""
    table = table_of(driver)
    driver.key(pygame.K_s, text="s")
    small = table.overlays.sheet._made()[0].em
    driver.app.set("text_scale", scale)
    assert not lies(table)
    driver.key(pygame.K_s, text="s")
    book = driver.top
    assert isinstance(book, RulebookScene) and book.sheet is not None and book.sheet.em >= scale * small * 0.9
    assert by_id(book.things(), "button:sheet") is None, "there is no room for it at the table"
    driver.key(pygame.K_ESCAPE)
    driver.app.set("text_scale", 1.0)
    assert driver.top is table and lies(table), "it lies there again as soon as it has room"


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_docked_sheet_is_whole(tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = layout

    def hear(text: str, *args: Any, **kwargs: Any) -> Any:
        said.append(text if isinstance(text, str) else "")
        return real(text, *args, **kwargs)

    monkeypatch.setattr(summary_parts, "layout", hear)
    with driving(tmp_path, window=size) as driver:
        table = table_of(driver)
        driver.key(pygame.K_s, text="s")
        for lang in LANGS:
            driver.app.set_language(lang)
            driver.frames(2)
            sheet, room = table.overlays.sheet._made()
            assert len(sheet.blocks) >= 5, lang
            assert all(room.contains(spot.rect) for spot in table.overlays.sheet._spots()), lang
            assert sheet.detail >= BARE
            said.clear()
            table.overlays.sheet._sheet = None
            table.overlays.sheet._made()
            if sheet.detail == BARE:  # where there is room, a sentence says that the elements are examples
                assert table.words.t("rulebook.ui.example_short") in said, lang


def test_the_picture_is_a_page_and_names_no_other_folder(driver: Driver, tmp_path: Path) -> None:
    open_rulebook(driver.app, paragraph="summary")
    driver.click("button:save-picture")
    said = driver.app.notice.text
    path = tmp_path / "book-data" / "pictures" / "at-a-glance-en.png"
    assert path.exists() and "book-data/pictures/at-a-glance-en.png" in said
    assert str(tmp_path) not in said
    data = path.read_bytes()
    assert pygame.image.load(path).get_size() == A4
    at = data.index(b"pHYs")
    assert struct.unpack(">IIB", data[at + 4 : at + 13]) == (7874, 7874, 1), "200 dots per inch"


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with driving(tmp_path / "data") as driver:
        (tmp_path / "data").mkdir(exist_ok=True)
        (tmp_path / "data" / "pictures").write_text("in the way", encoding="utf-8")
        open_rulebook(driver.app, paragraph="summary")
        driver.click("button:save-picture")
        assert driver.app.notice.text == driver.app.t("bigbook.rulebook.ui.not_saved")
