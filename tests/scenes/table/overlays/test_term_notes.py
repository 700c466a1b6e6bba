"""Terms that explain themselves where they stand: in the panel, on the page in the reading pane, for ears."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text.rulebook import rulebook
from game.core.text.i18n import Catalogue, available
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.cards.term_forms import forms_of, marked
from scenes.bigbook.party import GameSetup, default_people
from scenes.bigbook.rulebook.scene import RulebookScene
from scenes.bigbook.table.overlays.glossary import explained, sentence_of, title_of
from scenes.bigbook.table.scene import TableScene
from scenes.kit.speech import Described
from scenes.kit.text import Style, layout, noting_terms, terms_in, use_terms
from scenes.kit.thing import TERM, Thing
from scenes.shell import games
from scenes.shell.command_line import LOCALES
from tests.lengths import alike, crossed
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.outside_hands import finger
from tests.scenes.plain_pictures import BlankArt
from tests.scenes.settings import begun
from tests.typed import now

LANGS = [language.code for language in available([LOCALES])]
SPELL = "library:fire"


def table_of(d: Driver) -> TableScene:
    table = d.app.stack[0]
    assert isinstance(table, TableScene)
    return table


def terms(table: TableScene, place: str = "pane") -> list[Thing]:
    """The terms that stand somewhere now."""
    return [one for one in table.things() if one.role == TERM and one.id.startswith(f"term:{place}:")]


def reading(d: Driver, name: str = SPELL) -> Thing:
    """A spell lies open in the reading pane: one of the terms on its page."""
    begun(d)
    table = table_of(d)
    for element in ("fire", "water", "earth", "air"):
        table.overlays.read(d.thing(f"library:{element}"))
        d.frames(3)
        if terms(table):
            return terms(table)[0]
    raise AssertionError("no term on any of four pages")


def point(d: Driver, thing: Thing) -> None:
    d.event(pygame.MOUSEMOTION, pos=thing.rect.center, rel=(40, 40), buttons=(0, 0, 0))


@alike()
@pytest.mark.parametrize(("size", "scale"), crossed([(1280, 720), (1920, 1080)], [1.0, 2.0]))
def test_a_rest_on_a_term_of_the_page_tells_what_it_means_and_never_covers_it(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    with driving(tmp_path, window=size, art=BlankArt()) as d:
        d.app.set("text_scale", scale)
        term, table = reading(d), table_of(d)
        point(d, term)
        assert table.hover == term.id and now(table.tooltip.box) is None, "not at once"
        d.frames(30)
        name = term.id.rpartition(":")[2]
        assert sentence_of(d.app.catalogue, name) in table.tooltip.text() and "R:" in table.tooltip.text()
        box = table.tooltip.box
        assert box is not None and not box.colliderect(term.rect) and table.overlays.pane.reading is not None
        assert Rect(0, 0, *size).contains(box)
        point(d, Thing("", "", "", Rect(3, size[1] - 3, 1, 1)))
        d.frames(2)
        assert table.tooltip.box is None


def test_no_note_flickers_while_the_pointer_passes(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        term, table = reading(d), table_of(d)
        for _ in range(4):
            point(d, term)
            d.frames(10)
            assert table.tooltip.box is None
            point(d, Thing("", "", "", term.rect.move(0, 300)))
            d.frames(3)


def test_keys_reach_a_term_a_press_tells_it_and_r_opens_the_rulebook_there(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        term, table = reading(d), table_of(d)
        seen = set()
        for _ in range(len(table.things()) + 1):
            d.key(pygame.K_TAB)
            seen.add(table.focus.current)
        assert term.id in seen
        assert term.id not in {one.id for one in table.walkable(table.things())} - {table.focus.current}
        table.focus.set(term.id)
        d.frames(30)
        assert title_of(d.app.catalogue, term.id.rpartition(":")[2]) in table.tooltip.text()
        d.key(pygame.K_RETURN)
        assert table.overlays.pane.reading is not None and table.session.decision is not None
        d.key(pygame.K_r)
        assert isinstance(d.top, RulebookScene)
        assert d.top.reader.here.article == f"glossary.{term.id.rpartition(':')[2]}"


def test_a_finger_that_rests_on_a_term_is_told_too(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        term, table = reading(d), table_of(d)
        reads = table.overlays.pane.reading
        finger(d, pygame.MOUSEBUTTONDOWN, term.rect.center)
        for _ in range(40):
            d.app.frame(shown=False, dt=FRAME_MS)
        finger(d, pygame.MOUSEBUTTONUP, term.rect.center)
        d.frames(3)
        assert table.tooltip.box is not None and not table.tooltip.box.colliderect(term.rect)
        assert sentence_of(d.app.catalogue, term.id.rpartition(":")[2]) in table.tooltip.text()
        assert table.overlays.pane.reading == reads, "the page stays"


def test_a_pane_in_another_language_explains_in_that_language(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        reading(d)
        table = table_of(d)
        table.overlays.pane.next_language()
        d.frames(3)
        code = table.overlays.pane.lang
        assert code is not None and terms(table)
        note = table.tooltip.of(terms(table)[0])
        name = terms(table)[0].id.rpartition(":")[2]
        assert sentence_of(d.app.catalogue_of(code), name) in note
        assert d.app.catalogue_of(code) is d.app.catalogue_of(code), "it is read once"
        assert sentence_of(d.app.catalogue, name) not in note


def test_the_panel_explains_the_terms_of_what_it_asks(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        games.new_game(d.app, GameSetup(default_people(3), seed=5))
        d.frames(12)
        table = table_of(d)
        found = terms(table, "panel")
        assert {one.id for one in found} >= {"term:panel:exhausted"}, table.state.text
        point(d, found[0])
        d.frames(30)
        assert sentence_of(d.app.catalogue, "exhausted") in table.tooltip.text()


def test_the_open_book_explains_its_terms_and_is_still_opened_beside_them(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        games.new_game(d.app, GameSetup(default_people(3), seed=5))
        d.frames(12)
        table = table_of(d)
        found = terms(table, "book")
        assert found and all(Rect(table.render.layout.areas["book"]).contains(one.rect) for one in found)
        assert len({one.id for one in found}) == len(found)
        point(d, found[0])
        d.frames(30)
        box = table.tooltip.box
        assert sentence_of(d.app.catalogue, found[0].id.rpartition(":")[2]) in table.tooltip.text()
        assert box is not None and not box.colliderect(found[0].rect)
        d.click("book")
        assert d.top is not table, "the book lies open to be read"


def test_asked_for_everything_ears_hear_the_terms_too(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        term, table = reading(d), table_of(d)
        name = term.id.rpartition(":")[2]
        reads = table.overlays.pane.reading
        assert reads is not None
        card = table.describe(d.thing(reads))
        assert isinstance(card, Described) and any(sentence_of(d.app.catalogue, name) in one for one in card.terms)
        assert sentence_of(d.app.catalogue, name) in card.everything() not in card.said("full")
        assert sentence_of(d.app.catalogue, name) in table.describe(term).said("full")


@pytest.mark.parametrize("lang", LANGS)
def test_the_forms_of_a_language_are_terms_of_the_glossary_and_stand_in_its_cards(lang: str) -> None:
    words = Catalogue.load(lang, [LOCALES])
    forms = forms_of(words)
    assert set(forms.values()) <= set(rulebook().glossary)
    assert len(set(forms.values())) >= 25
    texts = [
        str(words.t(f"bigbook.cards.spells.{spell}.text", **card.numbers(1)))
        for spell, card in catalogue().spells.items()
    ]
    found = {term for text in texts for term in terms_in(re.sub(r"\[[^]]*\]", "", text), marked(words))}
    assert {"madness", "exhausted", "refresh", "cure", "destroy", "support"} <= found, lang
    for term in found:
        assert title_of(words, term) and not re.search(r"[<>|\[]", sentence_of(words, term))
    assert explained(words, texts[0]) == [one for one in explained(words, texts[0]) if ": " in one]


def test_the_longest_form_wins_and_a_term_is_marked_where_it_stands_first() -> None:
    pygame.font.init()
    use_terms("xx", {"support": "support", "support pool": "pool", "madness": "madness"})
    style = Style(18, terms="xx")
    out = Surface((500, 80), pygame.SRCALPHA)
    with noting_terms() as spots:
        layout("The support pool, then Madness. Support and madness.", style, 480).draw(out, (4, 6))
    assert [spot.term for spot in spots] == ["pool", "madness", "support"]
    assert all(out.get_rect().contains(spot.rect) for spot in spots)
    plain = Surface((500, 80), pygame.SRCALPHA)
    with noting_terms() as none:
        layout("The support pool, then Madness. Support and madness.", Style(18), 480).draw(plain, (4, 6))
    assert none == [] and pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(out, "RGBA"), "dots below them"


def test_a_page_asked_for_again_still_knows_its_terms() -> None:
    pygame.font.init()
    words = Catalogue.load("en", [LOCALES])
    painter = CardPainter(BlankArt(), words, CardFacts())
    for spell in catalogue().spells:
        painter.spell_page(spell, (300, 420), 17)
        first = painter.terms
        painter.back((40, 56))
        painter.spell_page(spell, (300, 420), 17)
        assert painter.terms == first
        if first:
            return
    raise AssertionError("no spell has a term")


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_the_sheet_at_the_desk_explains_the_terms_of_the_ability(tmp_path: Path, scale: float) -> None:
    """Dotted where they stand on it; with letters so large that it shows the face alone, the reading pane has them."""
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        setup = GameSetup(default_people(3), seed=5)
        setup.person(BigBookSession.start(setup.options, 5).view().active).magician = "bellringer"
        games.new_game(d.app, setup)
        d.app.set("text_scale", scale)
        d.frames(12)
        table = table_of(d)
        sheet, found = Rect(table.render.layout.areas["magician"]), terms(table, "desk")
        assert found and all(sheet.contains(one.rect) for one in found)
        point(d, found[0])
        d.frames(30)
        assert sentence_of(d.app.catalogue, found[0].id.rpartition(":")[2]) in table.tooltip.text()
        d.app.set("text_scale", 2.0)
        d.frames(3)
        assert not terms(table, "desk")
