"""What others have written in a build is named, its terms lie in it, and players read them from the page about it."""

from __future__ import annotations

import re
import shutil
from importlib import metadata
from pathlib import Path

import pygame
import pytest

from scenes.menus.about import FONTS, LIBRARIES
from scenes.menus.licenses import LicensesScene
from scenes.shell import licenses
from tests.rule_numbers import ROOT
from tests.scenes.driver import Driver, driving
from tests.sources import copy_sources
from tools.release import rights


def read(driver: Driver) -> str:
    """What stands on the open pages."""
    scene = driver.front(LicensesScene)
    return " ".join(passage.words for passage in scene.passages())


def test_every_library_that_comes_along_is_named_with_its_terms() -> None:
    needed = {re.split(r"[<>=~! \[]", one)[0].lower() for one in metadata.requires("pygame-ce") or ()}
    project = (ROOT / "pyproject.toml").read_text("utf-8").partition("dependencies = [")[2].partition("]")[0]
    needed |= {re.split(r"[<>=~! ]", one)[0].lower() for one in re.findall(r'"([^"]+)"', project)}
    named = {package for part in licenses.parts() for package in part.packages}
    assert needed <= named
    beside = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    assert not licenses.strangers(path.name for path in beside.glob("*"))
    assert {*LIBRARIES, *FONTS} <= {name for part in licenses.parts() for name in part.name.split(", ")} | {
        "pytweening"
    }


def test_every_face_of_letters_has_an_owner_and_all_terms_are_there_in_full() -> None:
    letters = [path.relative_to(licenses.ASSETS).as_posix() for path in (licenses.ASSETS / "fonts").rglob("*.ttf")]
    assert letters and not licenses.strangers(letters)
    for terms in licenses.terms_used():
        assert len(" ".join(licenses.paragraphs(terms))) > 500, terms
    lying = {path.stem for path in licenses.FOLDER.glob("*.txt")}
    assert lying <= set(licenses.terms_used()), "terms that nothing is under"


def test_they_are_read_from_the_page_about_the_edition(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.open("about")
        driver.click("button:licenses")
        assert "pygame-ce" in read(driver) and "LGPL-2.1-or-later" in read(driver)
        driver.front(LicensesScene).follow("chapter:LGPL-2.1-or-later")
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in read(driver)
        driver.key(pygame.K_ESCAPE)
        assert driver.top.name == "about"


def test_a_copy_without_its_licenses_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licenses, "FOLDER", tmp_path / "licenses")
    licenses.parts.cache_clear()
    with driving(tmp_path / "home") as driver:
        driver.app.open("licenses")
        assert "cannot be read" in read(driver)
    licenses.parts.cache_clear()


def test_a_build_that_packs_what_nobody_names_or_leaves_terms_out_is_refused(tmp_path: Path) -> None:
    built = tmp_path / "built"
    copy_sources(licenses.FOLDER, built / "assets" / "licenses")
    for path in (licenses.ASSETS / "fonts").glob("*-OFL.txt"):
        shutil.copy(path, built / "assets" / path.name)
    shutil.copy(ROOT / "LICENSE", built / "LICENSE")
    (built / "libSDL2-2.0.so.0").touch()
    assert list(rights.faults(built)) == []
    (built / "libreadline.so.8").touch()
    (built / "assets" / "licenses" / "Zlib.txt").unlink()
    (built / "LICENSE").unlink()
    told = "\n".join(rights.faults(built))
    assert "libreadline.so.8" in told and "Zlib" in told and "LICENSE: not in the build" in told
