"""Every letter and sign of every text is in the fonts that draw it; what people type never stops the drawing."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from fontTools.ttLib import TTFont
from pygame import Rect, Surface

from game.core.text.graphemes import graphemes
from game.core.text.i18n import Catalogue, available
from game.core.text.phrases import PLACEHOLDER
from game.core.text.plain_text import harmless
from scenes.kit import fit as kit_fit
from scenes.kit import other_hands, text
from scenes.kit.text import FONTS, Style

ROOT = Path(__file__).resolve().parents[2] / "localization"
FACES = sorted(path for path in FONTS.glob("*.ttf"))
OURS = "0123456789×…·−±%/()[]{}<>+-=#&@'\"“”«»‘’—–¿¡ºª°€"  # noqa: RUF001 - the very signs
"""Signs that the screens put in themselves, or that people may type."""
LATIN_1 = "".join(chr(c) for c in range(0x20, 0x100) if unicodedata.category(chr(c))[0] in "LNPSZ")
ALPHABET = LATIN_1 + "ĄąĆćČčĎďĐđĘęĚěĞğıŁłŃńŇňŐőŘřŚśŠšŞşŤťŮůŰűŹźŻżŽžŒœŸ"
"""What European names are written with."""
STRANGE = (
    "🙂🔥", "太郎", "Ωμέγα", "Юля", "مريم", "\u200b\u202eabc", "e\u0301", "a\0b", "\ud800",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\ufb01", "\U000e0100", "\U0001d504", " ",
)  # fmt: skip
"""What nobody drew: emoji, other scripts, joiners, marks of direction, half characters."""


def code_points(lang: str) -> set[int]:
    """All code points of a language's texts, its own name among them."""
    catalogue = Catalogue.load(lang, [ROOT])
    found: set[str] = set()
    for key in sorted(catalogue.keys()):
        entry = catalogue.template(key)
        assert entry is not None
        for one in entry.variants.values():
            found |= set(PLACEHOLDER.sub("", one))
            found |= set(PLACEHOLDER.sub("", one).upper())
    return {ord(char) for char in found if char not in "\n\t"}


@pytest.mark.parametrize("face", FACES, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", [one.code for one in available([ROOT])])
def test_every_sign_of_the_texts_is_in_every_face(face: Path, lang: str) -> None:
    lacking = code_points(lang) - set(TTFont(face, lazy=True).getBestCmap())
    assert not lacking, " ".join(f"U+{point:04X} {chr(point)}" for point in sorted(lacking))


@pytest.mark.parametrize("face", FACES, ids=lambda path: path.stem)
def test_signs_of_the_screens_are_in_every_face(face: Path) -> None:
    lacking = {ord(char) for char in OURS} - set(TTFont(face, lazy=True).getBestCmap())
    assert not lacking, " ".join(f"U+{point:04X} {chr(point)}" for point in sorted(lacking))


@pytest.mark.parametrize("face", [one for one in FACES if "initial" not in one.stem], ids=lambda path: path.stem)
def test_european_names_can_be_written(face: Path) -> None:
    lacking = {ord(char) for char in ALPHABET} - set(TTFont(face, lazy=True).getBestCmap())
    assert not lacking, " ".join(f"U+{point:04X} {chr(point)}" for point in sorted(lacking))


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    text.forget_fonts()


@pytest.mark.parametrize("name", STRANGE, ids=ascii)
@pytest.mark.parametrize("face", ["body", "title"])
def test_strange_names_are_drawn_and_never_as_boxes(name: str, face: str) -> None:
    surface = Surface((400, 60), pygame.SRCALPHA)
    shown = harmless(name)
    kit_fit.draw_name(surface, name, Rect(0, 0, 400, 60), Style(24, (255, 255, 255), face))
    kit_fit.draw_text(surface, kit_fit.in_sentence(name), Rect(0, 0, 400, 60), Style(24, (255, 255, 255), face))
    assert bool(surface.get_bounding_rect().w) == bool(shown.strip())
    for run in other_hands.runs(shown, lambda letter: text.owns(letter, "book", "")):
        has = other_hands.has if run.file is not None else None
        for letter in graphemes(run.text):
            drawn = has(run.file, letter) if has is not None and run.file else text.owns(letter, "book", "")
            assert drawn or letter == " ", letter


def test_the_fonts_are_there() -> None:
    assert len(FACES) == 7
