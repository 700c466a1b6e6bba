"""The drawn title says what the game is called, in every language, and its eye is the O of the book."""

from __future__ import annotations

import importlib

import pytest

from game.core.text.i18n import Catalogue, available
from scenes.bigbook.plate import PLATE
from scenes.shell.command_line import LOCALES
from tools.art.parts.logo import Title


@pytest.mark.parametrize("lang", [language.code for language in available([LOCALES])])
def test_the_lock_up_of_a_language_is_its_title(lang: str) -> None:
    title = importlib.import_module(f"tools.art.pictures.bigbook.ui.{PLATE.pictures[lang]}").TITLE
    assert isinstance(title, Title)
    assert f"{title.head} {title.book} {title.foot}" == Catalogue.load(lang, [LOCALES]).t("bigbook.terms.title.name")
    assert title.book[title.eye] == "o"
