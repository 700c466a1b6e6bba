"""A sample of the overflow walk, and proof that the walk sees what it is for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue as catalogue_of_cards
from game.bigbook.rules.options import NAMES
from game.core.text import pseudo_locale
from game.core.text.pseudo_locale import MARK
from scenes.bigbook.setup.scene import SetupScene
from scenes.kit import fit as kit_fit
from scenes.kit import fit as kit_names
from scenes.kit import materials, routes, text
from scenes.kit.cache import Cache
from scenes.kit.canvas import Canvas
from scenes.kit.form import Form
from scenes.kit.input.screen_keys import ACCENTS, ALL, ROWS
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import BONE, MIN_TEXT
from scenes.kit.widgets import BUTTON_PAD, Button, WidgetState
from scenes.shell.app import App
from scenes.shell.command_line import LOCALES
from scenes.shell.storage import shortened
from tests.fit.cards import card_faults
from tests.fit.spy import watching
from tests.fit.stages import COVERED, DAMAGED, Prepare, every_stage, routed
from tests.fit.walk import Layout, arrange, catalogue, paint, sample, walk
from tests.lengths import alike, share, soak, soaks

PARTS = 12
ICON = re.compile(r"\[[a-z0-9_-]+\]")


def told(seen: list[object]) -> str:
    return "\n".join(str(one) for one in seen[:20])


@cache
def kept() -> dict[str, Prepare]:
    """The situations of the short form: of the questions, which a table asks in the same places, one in twelve, of the
    chapters, lessons and challenges, which have tests of their own that all their words fit, one in eight."""
    every = every_stage()
    left_out = set[str]()
    for family, of in (("question ", 12), ("route rulebook", 8), ("route challenge ", 8), ("route tutorial ", 8)):
        alike = [name for name in every if name.startswith(family)]
        left_out |= {*alike} - {*share(alike, 0, of)}
    return {name: prepare for name, prepare in every.items() if name not in left_out}


@alike(3)
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_fits(app: App, part: int) -> None:
    """Every situation, and of what is alike a few (`kept`), prepared once: in the widest letters, every sixth in one
    more layout of the sample, with --long all of them in all."""
    widest, *others = sample()
    stages = [*kept().items()][part::PARTS]
    more = share(stages, 0, 6)
    seen = walk(app, dict(more), soak([widest, others[part % len(others)]], [widest, *others]))
    seen += walk(app, dict(one for one in stages if one not in more), [widest])
    assert not seen, told(list(seen))


@alike()
@pytest.mark.parametrize("layout", sample()[:2], ids=str)
def test_every_card_fits(app: App, layout: Layout) -> None:
    seen = list(card_faults(app.art, catalogue(layout.locale), layout.size, layout.scale))
    assert not seen, told(list(seen))


def test_every_screen_is_walked(app: App) -> None:
    walked = COVERED | {name.split()[1] for name in routed()}
    assert set(routes.names()) <= walked


class Planted(Form):
    """One button, whose label is as wide as its room, or wider."""

    name = "planted"
    spare = 0

    def layout(self) -> None:
        need = text.layout("Wonderful", Style(MIN_TEXT, align="center")).size[0]
        frame = self.theme.px(BUTTON_PAD)
        rect = Rect(100, 100, need + frame + self.spare, 60)
        self.widgets = [Button("button:planted", rect, "Wonderful", size=1)]


@pytest.mark.parametrize(("spare", "faults"), [(0, 0), (-1, 1)])
def test_one_pixel_too_few_is_seen(app: App, spare: int, faults: int) -> None:
    scene = Planted(app)
    scene.spare = spare
    app.push(scene)
    with watching() as spy:
        arrange(app, (1280, 720), 1.0, catalogue("en"))
        paint(app, spy)
        assert len(spy.faults()) == faults


def test_a_translation_one_word_too_long_is_seen(app: App) -> None:
    """A real screen and a real catalogue, with one label that no plaque can hold."""
    app.go("menu")
    words = catalogue("en")
    plain = words.shape

    def planted(key: str, text: str) -> str:
        return "W" * 60 if key == "kit.button.settings" else plain(key, text)

    words.shape = planted  # type: ignore[method-assign]
    with watching() as spy:
        arrange(app, (1280, 720), 1.0, words)
        paint(app, spy)
        assert [fault.kind for fault in spy.faults()]


def spied(block: text.TextBlock, pos: tuple[int, int] = (0, 0), size: tuple[int, int] = (300, 100)) -> list[str]:
    with watching() as spy:
        block.draw(Surface(size), pos)
        return [fault.kind for fault in spy.faults()]


def test_what_the_spy_calls_a_fault(app: App) -> None:
    style = Style(20, BONE)
    good = kit_fit.fit("Two words", style, (200, 60))
    assert spied(good) == []
    assert spied(good, pos=(290, 0)) == ["outside"]
    assert spied(text.layout("Two words", replace(style, size=10))) == ["small"]
    assert "overflow" in spied(kit_fit.fit("Two words and more", style, (40, 20), report=False))
    assert spied(kit_fit.fit("Donaudampfschifffahrt", style, (60, 90))) == ["broken"]
    assert spied(kit_fit.fit("One two three four five six", style, (90, 20), ellipsis=True)) == ["left out"]


def test_texts_over_each_other_are_seen() -> None:
    pygame.font.init()
    surface = Surface((300, 100))
    with watching() as spy:
        text.layout("One", Style(20)).draw(surface, (0, 0))
        text.layout("Other", Style(20)).draw(surface, (5, 4))
        assert [fault.kind for fault in spy.faults()] == ["overlap"]


def test_names_are_told_apart_when_they_are_shortened() -> None:
    pygame.font.init()
    names = ["W" * 23 + end for end in "AEGMO"]
    shown = {kit_names.shorten(name, 60, Style(MIN_TEXT)) for name in names}
    assert len(shown) == 5
    assert all("…" in one for one in shown)
    assert kit_names.shorten("Ana", 60, Style(MIN_TEXT)) == "Ana"
    assert kit_names.in_sentence("[b]x") == "[[b]x"


def test_a_field_being_written_shows_its_end(app: App) -> None:
    canvas = Canvas((400, 200))
    canvas.begin(Surface((400, 200)))
    app.go("setup")
    assert isinstance(app.top, SetupScene)
    with watching() as spy:
        field = app.top.widget("name:p1")
        assert isinstance(field, TextField)
        field.rect = Rect(10, 10, 120, 40)
        field.press()  # everything is selected: what is written takes its place, the cursor behind it
        field.write("W" * 22 + "XY")
        field.paint(canvas, app.theme, WidgetState())
        (shown,) = spy.texts()
    assert shown.endswith("XY") and len(shown) < 24


def own_words(app: App) -> set[str]:
    """What may stand on the screen without being a text of the catalogue: names, keys, languages by their own name,
    the letters of the keys on the screen."""
    keys = {app.keys.shown(name) for name in app.keys.keys}
    languages = {word for one in app.languages for word in (one.own_name, one.code.upper())}
    joins = {"and", "or"}  # how a language makes lists is no text of its own and bears no mark
    letters = {letter for row in (*ROWS, *ACCENTS.values(), ALL) for letter in row}
    return {*NAMES, *keys, *languages, *joins, *letters, *second_lines(app), DAMAGED}


def second_lines(app: App) -> set[str]:
    """How the name of a curse can go on below on its tile: one mark stands before the whole name."""
    names = (app.catalogue.t(f"bigbook.cards.curses.{curse}.name").split() for curse in catalogue_of_cards().curses)
    return {" ".join(words[at:]) for words in names for at in range(1, len(words))}


NAMED = re.compile(r"W[W…]|BB-[\dA-Z…-]+$|game-\d+\.journal$|.*Wallflower ?$")
"""What people call themselves, their files and folders, and a code of a game."""


def named(app: App, said: str) -> bool:
    """Whether words on the screen are a name, a code or a place on the disk."""
    here = [str(app.data.root), shortened(app.data.root.absolute())]
    places = [re.sub(r"[/ ]", "", place) for place in here]
    start, *cut = said.replace(" ", "").split(
        "…"
    )  # what is too long for its line is broken, or shortened in the middle
    is_place = any(start.startswith(place) or (cut and len(start) > 8 and place.startswith(start)) for place in places)
    return is_place or NAMED.match(said) is not None


OWN_STAGES = ("reading for a friend",)
"""Where a part of the screen speaks another language than the rest."""
BY_WORDS = re.compile(rf"[^\W\d_]+(?!{MARK}|[^\W\d_])")


def unmarked(app: App, stages: dict[str, Prepare], strange: Callable[[str], bool]) -> dict[str, str]:
    """Every strange text on the screens, with the stage it was seen in; what players type counts as their own."""
    found, own = {}, own_words(app)
    with watching() as spy:
        for name, prepare in stages.items():
            arrange(app, (1280, 720), 1.0, app.catalogue)
            prepare(app)
            materials.store.clear_words()
            paint(app, spy)
            for one in spy.texts():
                said = ICON.sub("", one.replace("/", " "))
                if said not in own and not named(app, said) and strange(said):
                    found[said] = name
    return found


@soaks
def test_no_word_comes_from_elsewhere(app: App) -> None:
    """Every text on every fifth screen of the walk, with --long on all of them and in every question, bears the mark of
    the marked language."""
    # licenses stand as their owners wrote them
    books = ("route rulebook", "route licenses")
    stages = {n: s for n, s in kept().items() if n not in OWN_STAGES and not n.startswith(books)}
    stages = dict(share([*stages.items()], 0, 5))
    app.catalogue = catalogue("marked")
    # A folder's name is the disk's: `post` is that of the stage with files.
    assert not unmarked(
        app, stages, lambda said: bool(re.search(r"[^\W\d_]", said)) and MARK not in said and said != "post"
    )


def test_no_word_of_the_rulebook_comes_from_elsewhere(app: App) -> None:
    """The rulebook draws word by word: every single word bears the mark."""
    app.catalogue = pseudo_locale.marked_words([LOCALES])
    stages = {name: stage for name, stage in every_stage().items() if name.startswith("route rulebook")}
    assert len(stages) > 15
    assert not unmarked(app, stages, lambda said: bool(BY_WORDS.search(said)))


def test_the_pane_for_a_friend_speaks_the_friends_language_only(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a marked table the pane is marked, too, where its language is. The forms of its terms are, as well: they
    are forgotten with it, for other tests speak the language as it is."""
    monkeypatch.setattr(text, "_terms", {})
    monkeypatch.setattr(text, "_laid", Cache(3000))
    app.catalogue = catalogue("marked")
    plain = app.catalogue_of
    marked = {one.code: pseudo_locale.marked([LOCALES], one.code) for one in app.languages}
    monkeypatch.setattr(app, "catalogue_of", lambda code: marked.get(code) or plain(code))
    stages = {name: every_stage()[name] for name in OWN_STAGES}
    assert not unmarked(app, stages, lambda said: bool(re.search(r"[^\W\d_]", said)) and MARK not in said)
