"""Everybody can sit down: names of any script are drawn, spoken, saved and read again as their owners write them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.text.direction import bare, isolated, parts
from game.core.text.graphemes import graphemes
from game.core.text.nearest_letters import respelled
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.kit import fit, other_hands, text
from scenes.kit.speech import sayable
from scenes.kit.text import Style
from tests.cli.commands import ran
from tests.scenes.driver import Driver, driving

WITH_THE_GAME = ("Δημήτρης", "Юлия", "Nguyễn Văn", "שלום כהן", "محمد علي", "نیلوفر", "राजेश", "বিজয়", "தமிழ்", "สมชาย",
                 "გიორგი", "Արամ", "Łucja", "Zoë")  # fmt: skip
"""Names of scripts that come with the game."""
ELSEWHERE = {
    "李明": "Liming", "さくら": "Sakura", "タロウ": "Tarou", "김민준": "Gimminjun", "సీత": "Siita",
    "🦊": "Fox Face", "🇧🇷": "BR", "👩‍👩‍👧 Ana": "Woman Ana", "\U0001d504n\U0001d51e": "Ana",
}  # fmt: skip
"""Names of other scripts, and the nearest letters where the system has no font of them."""
EVERYBODY = (*WITH_THE_GAME, *ELSEWHERE)


@pytest.fixture(autouse=True)
def nothing_but_the_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system that has no fonts of its own."""
    monkeypatch.setattr(other_hands, "looks_around", False)
    pygame.font.init()
    text.forget_fonts()
    yield
    text.forget_fonts()


def own(letter: str) -> bool:
    return text.owns(letter, "book", "b")


def shown(name: str) -> str:
    """What is drawn for a name, from the left; every letter of it is there."""
    found = other_hands.runs(name, own)
    for run in found:
        for letter in graphemes(run.text):
            assert letter == " " or (own(letter) if run.file is None else other_hands.has(run.file, letter)), letter
    return "".join(run.text for run in found)


@pytest.mark.parametrize("name", WITH_THE_GAME)
def test_names_of_many_scripts_are_drawn_in_their_own_letters(name: str) -> None:
    assert sorted(shown(name)) == sorted(name)
    assert not fit.respelled(name)
    surface = Surface((300, 60), pygame.SRCALPHA)
    fit.draw_name(surface, name, Rect(0, 0, 300, 60), Style(28, (255, 255, 255), bold=True))
    drawn = surface.get_bounding_rect()
    assert 10 < drawn.w < 300 and 5 < drawn.h < 60
    assert abs(text.width_of("book", "b", 28, name) - drawn.w) < 14, "a name is as wide as it is measured"


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_name_that_no_font_here_has_is_drawn_in_the_nearest_letters(name: str) -> None:
    assert shown(name) == ELSEWHERE[name] == fit.respelled(name) == respelled(name)


def test_a_sign_of_which_nothing_is_known_is_a_dot() -> None:
    assert shown("丏 Ana") == "· Ana"


def test_a_name_without_its_middle_is_still_one_word() -> None:
    assert shown("김…준") == "Gim…jun" and shown("김 준") == "Gim Jun"


def test_the_fonts_of_the_system_are_looked_through_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_hands, "looks_around", True)
    text.forget_fonts()
    for name, spelled in ELSEWHERE.items():
        assert shown(name) in (spelled, name)


def test_names_from_the_right_stand_in_a_sentence_as_they_are_read() -> None:
    sentence = f"Ask {isolated('שלום כהן')}'s friend {isolated('محمد 12')}, then Ana."
    placed = [("".join(part.letters).replace("\u00a0", " "), part.from_right) for part in parts(graphemes(sentence))]
    assert placed == [
        ("Ask ", False), ("שלום כהן", True), ("'s friend ", False), ("12", False), ("محمد ", True),
        (", then Ana.", False),
    ]  # fmt: skip
    assert bare(sentence) == "Ask שלום כהן's friend محمد 12, then Ana." == sayable(sentence)
    block = text.layout(f"Ask {fit.in_sentence('שלום כהן')}, Ana.", Style(20))
    assert [piece.kind for piece in block.lines[0]].count("word") == 3, "such a name is one piece of its line"


def test_a_joined_script_is_joined() -> None:
    surface = Surface((300, 60), pygame.SRCALPHA)
    fit.draw_name(surface, "محمد", Rect(0, 0, 300, 60), Style(40, (255, 255, 255)))
    assert len(pygame.mask.from_surface(surface).connected_components()) == 1


def test_a_damaged_font_of_another_script_is_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in other_hands.OTHERS.glob("*.ttf"):
        raw = file.read_bytes()
        (tmp_path / file.name).write_bytes(raw[: len(raw) // 9] if "hebrew" in file.name else bytes(len(raw)))
    monkeypatch.setattr(other_hands, "OTHERS", tmp_path)
    text.forget_fonts()
    surface = Surface((300, 60), pygame.SRCALPHA)
    for name in EVERYBODY:
        fit.draw_name(surface, name, Rect(0, 0, 300, 60), Style(28, (255, 255, 255)))
    assert shown("Юля") == "Yulya" and shown("Ωμέγα") == "Omega"


def seat(driver: Driver, names: tuple[str, ...]) -> None:
    """Write these names into the set-up, as an input method hands them over."""
    driver.click("button:new-game")
    scene = driver.front(SetupScene)
    scene.set_players(len(names))
    for number, name in enumerate(names, start=1):
        driver.click(f"name:p{number}")
        driver.event(pygame.TEXTINPUT, text=name)
        driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("first", range(0, len(EVERYBODY), 5))
def test_friends_of_all_scripts_sit_down_are_spoken_of_saved_and_come_back(tmp_path: Path, first: int) -> None:
    names = (*EVERYBODY, "Ana", "Bruno")[first : first + 5]
    said, crowded = tmp_path / "said.txt", len(fit.overflows)
    with driving(tmp_path, drawn=True, speak=said) as driver:
        seat(driver, names)
        driver.click("button:start")
        driver.frames(2)
        if isinstance(driver.top, OpeningScene):
            driver.app.pop()
        driver.frames(3)
        assert [one.name for one in driver.front(TableScene).run.setup.people] == list(names)
        spoken = said.read_text(encoding="utf-8")
        assert all(name in spoken for name in names), spoken
        assert fit.overflows[crowded:] == []
    saved = next((tmp_path / "saves").glob("*.journal"))
    head = json.loads(saved.read_text().splitlines()[0].partition(" ")[2])
    assert all(name in json.dumps(head, ensure_ascii=False) for name in names)
    with driving(tmp_path, drawn=True, resume=True) as driver:
        driver.frames(3)
        if isinstance(driver.top, OpeningScene):
            driver.app.pop()
        assert [one.name for one in driver.front(TableScene).run.setup.people] == list(names)
    code, told, _ = ran("replay", saved)
    assert code == 0 and told
