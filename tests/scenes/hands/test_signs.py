"""The elements' signs as people want them: letters, palettes, colours of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.core.text.i18n import Catalogue, available
from scenes.bigbook.cards import faces, signs
from scenes.bigbook.cards.curse_faces import in_order
from scenes.bigbook.cards.palettes import APART, ELEMENT_ORDER, NEAR, PRINTED, SETS, SWATCHES, own_of, too_near
from scenes.bigbook.cards.signs import ELEMENTS, badge, element_token, letters_of
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.table.animation.spells.matter import matter
from scenes.kit.drawing import look
from scenes.kit.drawing.colour_vision import contrast, distance
from scenes.kit.drawing.look import PALETTES, Look
from scenes.kit.fit import fit
from scenes.kit.text import Style
from scenes.shell.command_line import LOCALES
from tests.lengths import alike
from tests.scenes.driver import Driver, driving
from tests.scenes.plain_pictures import BlankArt
from tests.scenes.settings import begun, picture, table_of, turn_to

SIZES = (14, 16, 20, 26, 35, 36, 52, 80)
READABLE = 4.5
"""Contrast that WCAG asks of letters."""


@pytest.fixture(autouse=True)
def printed() -> Iterator[None]:
    """Whatever a test has chosen, the next one begins with the printed colours."""
    pygame.font.init()
    yield
    look.use(Look())


def words(lang: str) -> Catalogue:
    return Catalogue.load(lang, [LOCALES])


def wish(palette: str = "printed", *, letters: bool = False, lang: str = "en", **own: str) -> None:
    """Choose how signs look."""
    catalogue = words(lang)
    look.use(Look(palette, own, letters, lang, lambda key: str(catalogue.t(key))))


def raw(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("sight", ("protan", "deutan", "tritan"))
def test_in_its_palette_any_two_elements_keep_apart(sight: str) -> None:
    wish(sight)
    for one, other in combinations(ELEMENT_ORDER, 2):
        for part in ("mid", "base"):
            pair = getattr(ELEMENTS[one], part), getattr(ELEMENTS[other], part)
            assert distance(*pair, sight) >= APART, (one, other, part)
            assert distance(*pair) >= NEAR


def test_some_printed_colours_do_not_and_that_is_why() -> None:
    least = min(distance(PRINTED[a].base, PRINTED[b].base, "protan") for a, b in combinations(ELEMENT_ORDER, 2))
    assert least < NEAR


@alike(3)
@pytest.mark.parametrize("palette", PALETTES)
def test_a_letter_is_on_every_badge_and_is_read(palette: str) -> None:
    for height in SIZES:
        wish(palette)
        bare = {element: raw(badge(element, height)) for element in ELEMENT_ORDER}
        wish(palette, letters=True)
        for element in ELEMENT_ORDER:
            ramp, drawn = ELEMENTS[element], badge(element, height)
            assert raw(drawn) != bare[element]
            assert contrast(ramp.core, ramp.deep) >= READABLE
            seen = [drawn.get_at((x, y)) for x in range(height) for y in range(height)]
            strokes = sum(contrast((one.r, one.g, one.b), ramp.deep) >= READABLE for one in seen if one.a > 250)
            assert strokes >= 20, (element, height)


def test_everything_that_shows_an_element_wears_the_letter() -> None:
    def shown() -> list[bytes]:
        text = fit("[fire]", Style(18), (60, 30))
        line = Surface((60, 30), pygame.SRCALPHA)
        text.draw(line, (0, 0))
        cost = faces.cost_row((("fire", 2), ("air", 1)), 18)
        return [raw(one) for one in (line, cost, element_token("water", 24), faces._element_mini("earth", 2, (20, 30)))]

    before = shown()
    wish(letters=True)
    assert all(one != other for one, other in zip(before, shown(), strict=True))
    wish()
    assert shown() == before, "as printed once more"


def test_the_letters_of_a_language_are_four_and_stand_in_the_names() -> None:
    for code in [one.code for one in available([LOCALES])]:
        catalogue = words(code)
        names = {e: str(catalogue.t(f"bigbook.terms.elements.{e}.singular")) for e in ELEMENT_ORDER}
        wished = {e: str(catalogue.t(f"bigbook.terms.letters.{e}")) for e in ELEMENT_ORDER}
        found = letters_of(names, wished)
        assert found == wished, code
        assert len(set(found.values())) == len(ELEMENT_ORDER)


def test_where_two_elements_share_an_initial_and_nobody_says_otherwise_the_next_letter_is_taken() -> None:
    names = {"water": "Agua", "earth": "Tierra", "fire": "Fuego", "air": "Aire"}
    assert letters_of(names, {}) == {"water": "A", "earth": "T", "fire": "F", "air": "I"}
    english = {"water": "W", "earth": "E", "fire": "F", "air": "A"}  # a language in which nobody has written them yet
    assert letters_of(names, english)["air"] == "I", "A is water's, and W stands in no name"


def test_sparks_follow_and_painted_pictures_stay() -> None:
    before = matter("fire")
    wish("deutan")
    assert matter("fire") != before and matter("gold") is not None
    assert not signs.as_drawn()
    wish()
    assert matter("fire") == before and signs.as_drawn()


def test_swatches_that_some_eyes_confuse_are_never_chosen_together() -> None:
    for palette, chosen in SETS.items():
        assert not any(too_near(a, b) for a, b in combinations(chosen.values(), 2)), palette
    assert too_near("crimson", "moss") and too_near("yellow", "ivory")
    good = {"fire": "vermilion", "water": "violet", "earth": "yellow", "air": "sky"}
    assert own_of(good) == good
    assert own_of({"fire": "crimson", "earth": "moss"}) == SETS["own"], "a file that says so is not believed"
    assert own_of({"fire": "no such colour"}) == SETS["own"]


def opened(d: Driver) -> None:
    """The sheet, as people find it: by the settings."""
    turn_to(d, "signs")
    d.click("setting:signs")
    assert d.top.name == "signs"


def test_the_sheet_changes_the_table_below_it_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        begun(d)
        table = table_of(d)
        size = (90, 126)
        before, card = picture(d), raw(table.context.painter.element("fire1", size))
        opened(d)
        d.click("setting:sign-letters")
        assert settings_of(d.app).sign_letters and raw(table.context.painter.element("fire1", size)) != card
        d.click("setting:palette")
        assert settings_of(d.app).palette == "protan" and ELEMENTS["fire"].mid == SWATCHES["vermilion"]
        d.click("button:close")
        d.click("button:close")
        assert picture(d) != before
        with driving(tmp_path / "other", lang="es", drawn=True) as other:
            assert settings_of(other.app).palette == "printed"
            assert dict(ELEMENTS) == dict(PRINTED), "another program has its own wishes"


def test_a_colour_of_ones_own_is_chosen_by_keys_and_one_too_near_is_refused_with_the_reason(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        d.app.open("signs")
        d.frames(2)
        assert not d.thing("swatch:earth:crimson").enabled
        d.click("swatch:earth:crimson")
        assert settings_of(d.app).palette == "printed" and d.app.notice.text == d.app.t("bigbook.signs.near")
        d.top.focus.set("swatch:fire:crimson")
        d.key(pygame.K_RIGHT)
        assert d.top.focus.current == "swatch:fire:vermilion"
        d.key(pygame.K_RETURN)
        assert settings_of(d.app).palette == "own" and settings_of(d.app).own_colours["fire"] == "vermilion"
        assert ELEMENTS["fire"].mid == SWATCHES["vermilion"]
        said = d.top.describe(d.thing("swatch:fire:vermilion")).said("full")
        assert "Fire: Vermilion" in said and d.app.t("kit.speech.chosen") in said
    with driving(tmp_path) as d:
        assert ELEMENTS["fire"].mid == SWATCHES["vermilion"], "kept"


def test_letters_follow_the_language(tmp_path: Path) -> None:
    with driving(tmp_path, art=BlankArt()) as d:
        change(d.app, "sign_letters", True)
        english = raw(badge("earth", 24))
        d.app.set_language("it")
        assert raw(badge("earth", 24)) != english


def test_a_price_is_read_as_it_is_printed_and_tokens_of_other_elements_after_it() -> None:
    """Whatever order the elements have: number and element of the curse first, then each token."""
    assert in_order("w5", (("water", 4), ("fire", 1))) == ((("water", 4),), (("fire", 1),))
    assert in_order("a2", (("fire", 1), ("air", 4))) == ((("air", 4),), (("fire", 1),))
    assert in_order("e3", (("earth", 5),)) == ((("earth", 5),), ()), "one of its own counts in"
    each = tuple((element, 1 + (element == "air")) for element in ELEMENT_ORDER)
    assert in_order("m1", each) == ((("any", 1),), (("air", 1),))
    assert in_order("w5", ()) == ((), ())
