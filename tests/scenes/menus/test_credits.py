"""The credits: three openings that are turned by a button, a click on the book or a key; Escape leads back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.bigbook.end.credits import OPENINGS, CreditsScene
from scenes.kit import fit as kit_fit
from scenes.shell.profile import TEXT_SCALES
from tests.fit.spy import watching
from tests.lengths import alike, soak
from tests.scenes.driver import Driver, driving
from tests.scenes.ended import end
from tests.typed import now

EXTREMES = TEXT_SCALES[-1], TEXT_SCALES[0]
"""In the short form: the largest letters in the small window, the smallest in the large one."""


def opened(driver: Driver) -> CreditsScene:
    driver.app.go("menu")
    driver.click("button:about")
    driver.click("button:credits")
    assert isinstance(driver.top, CreditsScene)
    return driver.top


def test_the_sheet_about_this_edition_leads_there_and_back(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True) as d:
        scene = opened(d)
        with watching() as spy:
            for at in range(OPENINGS):
                assert scene.at == at
                d.frames(2)
                if at < OPENINGS - 1:
                    d.click("button:next")
            shown = " ".join(" ".join(spy.texts()).split())
        for said in ("Maxime Rambourg", "IELLO", d.app.t("bigbook.credits.cat"), d.app.t("bigbook.credits.end")):
            assert said in shown
        d.click("button:close")
        assert d.top.name == "about"


def test_a_victory_leads_there_and_a_defeat_does_not(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.replace(end(d.app, "lost", "all-eliminated"))
        assert "button:credits" not in {thing.id for thing in d.top.things()}
        d.app.replace(end(d.app, "won"))
        d.click("button:credits")
        assert d.top.name == "credits"
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "end"


def test_a_page_goes_over_and_a_click_on_the_book_turns_it(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2) as d:
        scene = opened(d)
        d.frames(30)
        d.click_at(scene.right.center)
        assert now(scene.turning) is not None and scene.at == 1 and not now(scene.settled)
        d.click_at(scene.right.center)
        assert scene.at == 1, "one page at a time"
        d.frames(round(CreditsScene.turns_in / 16) + 3)
        assert scene.turning is None and scene.settled
        d.key(pygame.K_RETURN)
        d.frames(round(CreditsScene.turns_in / 16) + 3)
        assert scene.at == OPENINGS - 1
        d.click_at(scene.left.center)
        assert scene.at == OPENINGS - 1 and scene.turning is None, "it is sewn shut"


@pytest.mark.parametrize(("speed", "reduced"), [(0, False), (2, True)])
def test_where_nothing_moves_the_page_is_another_one_at_once(tmp_path: Path, speed: int, reduced: bool) -> None:
    with driving(tmp_path, speed=speed, reduced_motion=reduced) as d:
        scene = opened(d)
        d.frames(30)
        d.click("button:next")
        assert scene.turning is None and scene.at == 1 and scene.settled


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_its_lines_fit_at_every_size(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang, drawn=True) as d:
        scene = opened(d)
        for number, size in enumerate(((1280, 720), (1920, 1080))):
            d.app.canvas.resize(size)
            for scale in soak((EXTREMES[number],), TEXT_SCALES):
                d.app.set("text_scale", scale)
                kit_fit.overflows.clear()
                for at in range(OPENINGS):
                    scene.at = at
                    scene.relayout()
                    d.frames(2)
                assert not kit_fit.overflows, (size, scale)
