"""Version, credits, licences and where files lie stand on a sheet that the menu opens."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pygame
import pytest

from game.version import VERSION
from scenes.menus.about import FONTS, LIBRARIES, AboutScene
from tests.fit.spy import watching
from tests.scenes.driver import driving

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_menu_tells_whose_work_it_is_and_that_nothing_is_sent(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang, drawn=True) as d:
        d.app.go("menu")
        d.frames(2)
        with watching() as spy:
            d.click("button:about")
            d.frames(3)
            shown = " ".join(spy.texts()).replace("/", " ")
        assert isinstance(d.top, AboutScene)
        said = ("Maxime Rambourg", "IELLO", "MIT", "Creative Commons BY 4.0", "SIL Open Font License 1.1", VERSION)
        assert not [word for word in (*said, *FONTS, *LIBRARIES) if word not in shown]
        assert " ".join(d.app.t("kit.about.privacy").split()) in " ".join(shown.split())
        assert " ".join(d.app.t("kit.about.report", folder="reports").split()) in " ".join(shown.split()), (
            "how to report"
        )
        assert tmp_path.name in shown.replace(" ", "")
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"


def test_the_version_and_the_licences_are_the_true_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
    assert project["license"] == "MIT AND CC-BY-4.0"
    needs = {line.partition(">")[0] for line in project["dependencies"]}
    assert needs == set(LIBRARIES) - {"Python"}
    licences = " ".join(path.read_text(encoding="utf-8") for path in (ROOT / "assets" / "fonts").glob("*-OFL.txt"))
    assert not [name for name in FONTS if name not in licences]
