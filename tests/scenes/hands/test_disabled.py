"""What cannot be used now says what would enable it: walked by keys over the pages of the menus."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.kit.thing import NOTHING_TO_DO
from scenes.shell import robot
from tests.lengths import alike
from tests.scenes.driver import Driver, driving

PAGES = ("menu", "setup", "settings", "keys", "saves", "files", "code", "friends", "sound",
         "tutorial", "challenges", "puzzles", "rulebook", "ladder", "chronicle", "about")  # fmt: skip
GREYED = {
    "code": {"button:start"}, "tutorial": {"button:reset"},
    "rulebook": {"button:back", "button:forward"}, "ladder": {"button:previous"},
}  # fmt: skip
"""What is known to be greyed where nobody has done anything yet."""


def tried(d: Driver) -> set[str]:
    """Press all that is greyed by keys; each must say why, before and after the press in the same words."""
    scene, greyed = d.top, [one for one in d.top.things() if not one.enabled]
    general = d.app.t(NOTHING_TO_DO)
    for one in greyed:
        assert robot.find(scene, one.id) is not None, f"no key leads to {one.id}"
        scene.focus.set(one.id)
        heard = scene.describe(d.thing(one.id)).act
        assert heard and heard != general, f"{scene.name}, {one.id}: {heard!r}"
        d.app.notice.text = ""
        d.key(pygame.K_RETURN)
        assert d.top is scene and d.app.notice.text == heard, (scene.name, one.id)
    return {one.id for one in greyed}


@alike()
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize("page", PAGES)
def test_whatever_is_greyed_on_a_page_says_what_would_enable_it(tmp_path: Path, page: str, lang: str) -> None:
    with driving(tmp_path, lang=lang) as d:
        if page != "menu":
            d.app.open(page)
        d.frames(1)
        assert tried(d) >= GREYED.get(page, set())


def test_the_ends_of_a_book_are_its_first_and_last_page(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("ladder")
        d.click("page:lower")
        assert tried(d) == {"button:previous"}
        d.click("page:looks")
        assert "button:next" in tried(d)
