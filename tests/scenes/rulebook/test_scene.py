"""The rulebook on the screen, driven by real keys and clicks."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.rulebook.scene import RulebookScene, open_rulebook
from scenes.book.flow import ImageRow, TextRow
from scenes.book.reader import Place
from scenes.kit import fit as kit_fit
from scenes.shell.profile import TEXT_SCALES
from tests.fit.walk import arrange, catalogue, standing
from tests.lengths import alike, share, soak, soaks
from tests.scenes.driver import Driver, driving, pictures


def book(d: Driver) -> RulebookScene:
    assert isinstance(d.top, RulebookScene)
    return d.top


def visible(d: Driver) -> set[str]:
    sheet = book(d).sheet
    blocks = {block.article for _, _, block in sheet.blocks} if sheet is not None else set()
    return blocks | {row.article for page in book(d).reader.shown for _, row in page.rows}


def test_the_menu_opens_it_and_escape_closes_it(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:rulebook")
        assert d.top.name == "rulebook"
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"


def test_where_a_page_has_room_a_monster_is_printed_in_ink(tmp_path: Path) -> None:
    with driving(tmp_path, art=pictures(), window=(1920, 1080)) as d:
        d.app.open("rulebook")
        d.frames(1)
        book(d).follow("chapter:end")
        names, place = set(), book(d).place
        assert place is not None
        for page in book(d).reader.pages:
            y, row = page.rows[-1]
            assert isinstance(row, ImageRow) and y + row.height <= place.column[1]
            while (picture := row.image()) is None:
                d.frames(1)
            names.add(pygame.image.tobytes(picture, "RGB"))
        assert len(names) == len(book(d).reader.pages), "no two alike in a chapter"


def test_it_opens_at_a_rule_and_at_a_card(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        open_rulebook(d.app, rule="BB-LRN.8")
        d.frames(1)
        assert "actions.limit" in visible(d) and book(d).reader.here.marked
        d.click("button:close")
        open_rulebook(d.app, card="phoenix_heart")
        d.frames(1)
        assert "card.phoenix_heart" in visible(d)
        d.app.pop()
        open_rulebook(d.app, rule="no such rule")
        d.frames(1)
        assert book(d).reader.here.chapter == "goal"


def test_searching_as_one_types(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("rulebook")
        d.frames(1)
        d.write("telepathy")
        assert book(d).reader.here.query == "telepathy"
        assert any(thing.id == "result:card.telepathy" for thing in d.top.things())
        for _ in range(4):
            d.key(pygame.K_BACKSPACE)
        assert book(d).field.value == "telep"
        assert any(thing.id == "result:card.telepathy" for thing in d.top.things())
        d.key(pygame.K_RETURN)
        assert book(d).reader.here.article and not book(d).reader.here.query
        found = book(d).reader.here.article
        assert found in visible(d)
        d.key(pygame.K_LEFT, pygame.KMOD_ALT)
        assert book(d).reader.here.query == "telep"
        d.key(pygame.K_ESCAPE)
        assert book(d).reader.here.query == "" and d.top.name == "rulebook"


def test_a_search_without_finds_says_so(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("rulebook")
        d.write("qqq[<")
        assert not [thing for thing in d.top.things() if thing.id.startswith("result:")]
        d.click("chapter:madness")
        assert "madness.receive" in visible(d) and book(d).field.value == ""


def test_links_back_and_forward(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("rulebook", "goal.losing")
        d.frames(1)
        assert d.thing("button:back").enabled is False
        d.click("link:goal.losing:0")
        assert book(d).reader.here.article == "end.stack"
        d.click("button:back")
        assert book(d).reader.here.article == "goal.losing"
        d.click("button:forward")
        assert book(d).reader.here.article == "end.stack"
        assert d.thing("button:forward").enabled is False


def test_keys_alone_reach_a_link_and_follow_it(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("rulebook", "turn")
        d.frames(1)
        wanted = next(t for t in d.top.things() if t.id.startswith("link:turn."))
        for _ in range(len(d.top.things()) + 2):
            d.key(pygame.K_TAB)
            if d.top.focus.current == wanted.id:
                break
        assert d.top.focus.current == wanted.id
        before = book(d).reader.here
        d.key(pygame.K_RETURN)
        assert book(d).reader.here != before


def test_pages_turn_through_the_whole_book_and_back(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("rulebook")
        d.frames(1)
        scene = book(d)
        seen: set[str] = set()
        turns = 0
        while True:
            seen |= visible(d)
            if not d.thing("button:next-page").enabled:
                break
            with d.sparing(8):
                d.key(pygame.K_PAGEDOWN)
            turns += 1
            assert turns < 200
        assert seen - {""} == set(scene.reader.contents.articles)
        for _ in range(turns):
            with d.sparing(8):
                d.event(pygame.MOUSEWHEEL, x=0, y=1, which=0, flipped=False)
        assert scene.reader.here.chapter == "goal" and scene.reader.at == 0


def test_another_language_and_another_size_keep_the_place(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        open_rulebook(d.app, rule="BB-SUP.5")
        d.frames(1)
        english = d.top.things()
        d.key(pygame.K_F8)
        assert d.app.lang != "en" and "support.pool" in visible(d)
        assert {t.id for t in english if t.id.startswith("chapter:")} == {
            t.id for t in d.top.things() if t.id.startswith("chapter:")
        }
        d.app.set("text_scale", 2.0)
        d.frames(1)
        assert "support.pool" in visible(d)


def test_every_thing_has_an_id_of_its_own_and_lies_on_the_screen(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        for target in ("turn", "summary", "BB-SPL.14", "card.m9", "glossary.support"):
            d.app.open("rulebook", target)
            d.frames(1)
            things = d.top.things()
            assert len({thing.id for thing in things}) == len(things)
            area = pygame.Rect(0, 0, *d.app.size)
            assert all(area.contains(thing.rect) and thing.label for thing in things)


def walk(d: Driver) -> None:
    """Set every chapter, pictures too, and show its first opening."""
    d.app.go("menu")
    d.app.open("rulebook")
    d.frames(1)
    scene = book(d)
    assert scene.place is not None
    if scene.place.side is None:
        scene.follow("chapter:contents")
        d.frames(1)
    for chapter in scene.reader.contents.chapters:
        scene.follow(f"chapter:{chapter.id}")
        d.frames(1)
        room = scene.place.column[1]
        for page in scene.reader.pages:
            assert page.height <= room, (chapter.id, page.first, page.height, room)


def letters(d: Driver, scale: float) -> dict[str, int]:
    """The height of the letters of every chapter at a text size, in pixels."""
    d.app.set("text_scale", scale)
    setter, chapters = book(d).reader.setter, book(d).reader.contents.chapters
    assert setter is not None
    found = {chapter.id: setter.fitting(chapter).em for chapter in chapters if chapter.id != "summary"}
    book(d).follow("chapter:summary")
    sheet = book(d).sheet
    assert sheet is not None
    return {**found, "summary": sheet.em}


GROWTH = ((1.25, 1.1), (2.0, 1.8), (1.5, 1.35))


@alike()
@pytest.mark.parametrize(("number", "size"), [(0, (1280, 720)), (1, (1920, 1080))])
def test_every_chapter_grows_with_the_text_size(tmp_path: Path, number: int, size: tuple[int, int]) -> None:
    """At 100 % letters grow where a chapter leaves room; at 200 % they are 1.8 times larger than those. In the short
    form each size of letters in one window."""
    with driving(tmp_path, window=size, drawn=True) as d:
        d.app.open("rulebook")
        usual = letters(d, 1.0)
        for scale, least in share(GROWTH, number, 2):
            larger = letters(d, scale)
            behind = {name: (usual[name], larger[name]) for name in usual if larger[name] < least * usual[name]}
            assert not behind, (scale, behind)


FEW = [((1280, 720), TEXT_SCALES[-1]), ((1920, 1080), 1.0)]
MORE = [((1280, 720), TEXT_SCALES[0]), ((1920, 1080), 2.0), ((3840, 2160), 1.0), ((1366, 768), 1.5)]


@soaks
@pytest.mark.parametrize(("size", "scale"), soak(FEW[:1], FEW + MORE))
def test_all_words_fit(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    with driving(tmp_path, drawn=True, window=size, reduced_motion=True) as d:
        d.app.set("text_scale", scale)
        kit_fit.overflows.clear()
        walk(d)
        found = {(o.where, o.text, o.room, o.need) for o in kit_fit.overflows}
        assert not found, (size, scale, found)


@soaks
@pytest.mark.parametrize("code", soak(["pt"], ["es", "pt", "it"]))
def test_all_words_fit_in_every_language(tmp_path: Path, code: str) -> None:
    """In the short form one of them; below all chapters are set in each, in a window and in letters of its own."""
    with driving(tmp_path, drawn=True, reduced_motion=True) as d:
        d.app.set_language(code)
        kit_fit.overflows.clear()
        walk(d)
        assert not {(o.where, o.text, o.room, o.need) for o in kit_fit.overflows}


def test_the_key_that_opens_it_is_not_searched_for(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as d:
        d.key(pygame.K_r, text="r")
        assert book(d).reader.here.query == "" and book(d).field.value == ""
        d.write("cure")
        assert book(d).reader.here.query == "cure"


@alike(4)
@pytest.mark.parametrize(
    ("lang", "size", "scale"),
    [("en", (1280, 720), 1.0), ("es", (1280, 720), 2.0), ("it", (1920, 1080), 1.0), ("pt", (1920, 1080), 1.5)],
)
def test_pages_break_well(tmp_path: Path, lang: str, size: tuple[int, int], scale: float) -> None:
    """No heading ends a page, no line stands alone below its heading, no chapter ends with an empty opening, and all
    words fit."""
    with standing(tmp_path) as app:
        words = catalogue(lang)
        app.go("menu")
        open_rulebook(app)
        arrange(app, size, scale, words)
        scene = app.top
        assert isinstance(scene, RulebookScene) and scene.place is not None
        kit_fit.overflows.clear()
        for chapter in scene.reader.contents.chapters:
            scene.visit(Place(chapter.id))
            pages, high = scene.reader.pages, scene.place.column[1]
            assert all(page.height <= high for page in pages), chapter.id
            for number, (page, after) in enumerate(pairwise(pages), start=1):
                texts = [row for _, row in page.rows if isinstance(row, TextRow) and row.bits]
                last = page.rows[-1][1]
                if not isinstance(last, TextRow) or len(texts) < 2:
                    continue
                where = f"{chapter.id}, page {number}: {[bit.text for bit in last.bits]}"
                assert not last.style.bold, f"a heading at the foot: {where}"
                goes_on = last.article == after.first and texts[-2].article == last.article
                assert not (goes_on and texts[-2].style.bold), f"one line alone: {where}"
            if chapter.id != "summary" and len(pages) > 1:
                filled = sum(page.height for page in pages[-(((len(pages) - 1) % scene.reader.opening) + 1) :])
                assert filled >= high * 0.15, f"{chapter.id} ends with nearly nothing"
            app.frame()
        found = {(o.where, o.text, o.room, o.need) for o in kit_fit.overflows}
        assert not found, found
