"""Links, folding, searching, pages: the rulebook without a window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.text.i18n import Catalogue
from scenes.bigbook.rulebook.content import Contents
from scenes.book.flow import Row, TextRow, bind, gap, ink, paginate, text_rows
from scenes.book.markup import fold, folded, parse
from scenes.book.reader import History, Place
from scenes.book.search import Index

ROOT = Path(__file__).resolve().parents[3] / "localization"


@pytest.fixture(scope="module")
def english() -> Contents:
    return Contents(Catalogue.load("en", [ROOT]))


def test_links_are_counted_without_spaces() -> None:
    shown, links = parse("Take <a.b|two cards> or <card.ice|Ice>.")
    assert shown == "Take two cards or Ice."
    assert [(link.target, link.start, link.stop) for link in links] == [("a.b", 4, 12), ("card.ice", 14, 17)]


@given(st.text(alphabet="ab <>|.é", max_size=40))
def test_broken_markup_never_shows_its_signs(text: str) -> None:
    shown, _ = parse(text)
    assert "<" not in shown and ">" not in shown


def test_folding_ignores_accents_and_case() -> None:
    assert fold("Hechizó ÇA l\u2019Été") == "hechizo ca l'ete"
    text, origin = folded("ﬁn É")
    assert text == "fin e" and origin == [0, 0, 1, 2, 3]


def test_a_link_over_two_lines_has_a_spot_on_each(english: Contents) -> None:
    pygame.font.init()
    rows = text_rows("One two <a.b|three four five six seven eight nine ten> end.", ink(20), 180, "x")
    assert len(rows) >= 3
    spots = [spot for row in rows for spot in row.spots(0, 0)]
    assert {spot.id for spot in spots} == {"link:x:0"} and len(spots) >= 2
    words = "".join(bit.text for row in rows if isinstance(row, TextRow) for bit in row.bits if bit.link == 0)
    assert words == "threefourfivesixseveneightnineten"


def test_punctuation_after_a_link_is_not_part_of_it() -> None:
    pygame.font.init()
    (row,) = text_rows("See <a.b|power>.", ink(20), 400, "x")
    assert isinstance(row, TextRow)
    assert [(bit.text, bit.link) for bit in row.bits] == [("See", None), ("power", 0), (".", None)]


def test_pages_keep_together_what_belongs_together() -> None:
    rows = [Row(30, "a"), gap(10), *bind([Row(20, "b"), Row(20, "b"), Row(20, "b")], 80), gap(10), Row(30, "c")]
    pages = paginate(rows, 80)
    shown = [[row.article for _, row in page.rows if not row.gap] for page in pages]
    assert shown == [["a"], ["b", "b", "b"], ["c"]]
    assert all(page.height <= 80 for page in pages)


def test_a_picture_waits_and_the_text_goes_on() -> None:
    rows = [Row(50, "a"), Row(60, "picture", floats=True), Row(20, "b"), Row(30, "c")]
    pages = paginate(rows, 80)
    assert [[row.article for _, row in page.rows] for page in pages] == [["a", "b"], ["picture"], ["c"]]


@given(st.lists(st.tuples(st.integers(1, 120), st.booleans(), st.booleans(), st.booleans()), max_size=30))
def test_no_row_is_lost(heights: list[tuple[int, bool, bool, bool]]) -> None:
    rows = [Row(h, str(i), keep=keep, gap=is_gap, floats=flies) for i, (h, keep, is_gap, flies) in enumerate(heights)]
    placed = [row.article for page in paginate(list(rows), 100) for _, row in page.rows]
    assert len(placed) == len(set(placed))
    bound = {rows[i + 1].article for i in range(len(rows) - 1) if rows[i].keep}
    assert {row.article for row in rows if not row.gap} <= set(placed) | {r.article for r in rows if r.article in bound}


def test_history_forgets_what_lay_ahead() -> None:
    history = History()
    for name in ("a", "b", "c"):
        history.go(Place(name))
    assert history.step(-1) and history.step(-1) and not history.step(-1)
    history.go(Place("d"))
    assert [place.chapter for place in history.places] == ["a", "d"]


def test_search_finds_words_numbers_and_prefers_titles(english: Contents) -> None:
    index = Index(english)
    assert index.find("BB-LRN.8")[0].article == "actions.limit"
    assert index.find("a-22")[0].article == "spells.example"
    assert index.find("arctic circle")[0].article == "card.arctic_circle"
    assert index.find("SUPPORT pool")[0].article in ("support.pool", "glossary.pool")
    assert "Telepathy" in index.find("telepath")[0].context or index.find("telepath")[0].article == "card.telepathy"
    assert not index.find("x") and not index.find("zyzzyva")


def test_search_ignores_accents() -> None:
    spanish = Contents(Catalogue.load("es", [ROOT]))
    title = spanish.articles["card.telepathy"].title
    assert fold(title) != title.lower()
    assert Index(spanish).find(fold(title))[0].article == "card.telepathy"


def test_context_shows_the_words(english: Contents) -> None:
    for query in ("nightmare", "two elements of one kind", "invocation"):
        for hit in Index(english).find(query):
            article = english.articles[hit.article]
            first = query.split()[0]
            assert first in fold(hit.context) or first in fold(article.title), (query, hit)
            assert len(hit.context) < 190


def test_every_id_a_table_may_hold_leads_somewhere(english: Contents) -> None:
    for name in ("ice", "card.ice", "w1", "page_03", "lakekeeper", "madness", "fire2", "BB-ACT.3", "spells", "A-58"):
        assert english.resolve(name), name
    assert english.resolve("nothing") is None


def test_a_heading_is_never_the_last_on_a_page() -> None:
    rows = [Row(60, "a"), gap(10), Row(20, "head", keep=True), gap(5), Row(30, "b")]
    rows[3].keep = True
    pages = paginate(rows, 100)
    assert [[row.article for _, row in page.rows if row.article] for page in pages] == [["a"], ["head", "b"]]
