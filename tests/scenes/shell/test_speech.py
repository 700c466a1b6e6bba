"""What is said of a screen: the thing with the focus and its state, what is asked and what happens, in three levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.kit.speech import Described, sayable
from tests.lengths import alike
from tests.scenes.driver import Driver, driving


def heard(path: Path) -> list[str]:
    """Everything that has been said."""
    return path.read_text("utf-8").splitlines()


def test_nobody_hears_that_a_running_game_is_over(tmp_path: Path) -> None:
    """While events are shown nothing is asked, and that was told as the end of the game."""
    pressed = (pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_1, pygame.K_e, pygame.K_e)
    with driving(tmp_path, **table(tmp_path) | {"seed": 49, "speed": 2}) as d:
        for key in pressed:
            d.key(key)
            d.frames(60)
        said = heard(tmp_path / "said.txt")
        assert any(line.startswith("Turn 2") for line in said), "a card was put away, a turn ended"
        assert not [line for line in said if "The game is over." in line]


def actor(d: Driver) -> str:
    """The seat that decides."""
    now = d.top.decision()
    assert now is not None
    return now["player"]


def table(folder: Path, lang: str = "en") -> dict[str, Any]:
    """A game of two whose speech is written."""
    return {"players": 2, "seed": 5, "lang": lang, "speak": folder / "said.txt", "window": (1280, 720)}


def test_a_table_says_what_happened_what_is_asked_and_what_threatens(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(5)
        said = heard(tmp_path / "said.txt")
        assert any(line.startswith("Turn 1 went to ") for line in said)
        asked = next(index for index, line in enumerate(said) if "it is your turn" in line)
        assert "strikes" in said[asked + 1], "the danger line follows what is asked"
        assert "Ready." in said[-1], "the thing with the focus comes last"
        assert "Enter: Cast." in said[-1]


def test_a_focused_card_says_where_it_lies_and_why_it_cannot_be_used(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(3)
        d.top.focus.set(f"card:{actor(d)}:hand:2")
        d.frames(2)
        assert "Hand, 2 of 6." in heard(tmp_path / "said.txt")[-1]
        d.top.focus.set("supply:fire3")
        d.frames(2)
        said = heard(tmp_path / "said.txt")[-1]
        assert said.startswith("Fire 3. Left: 6. Needs 3 Fire")


def test_what_is_prepared_is_said_with_its_price_and_can_be_taken_back(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(3)
        seat = actor(d)
        d.top.focus.set(f"spell:{seat}:growth")
        before = len(heard(tmp_path / "said.txt"))
        d.key(pygame.K_RETURN)
        d.frames(2)
        new = heard(tmp_path / "said.txt")[before:]
        assert any(line.startswith("Cast: Growth.") and "Paid with Earth 1." in line for line in new), new
        assert new[-1].endswith("Chosen. Enter: Cast."), "the same key once more does it"
        d.key(pygame.K_ESCAPE)
        d.frames(2)
        assert any("it is your turn" in line for line in heard(tmp_path / "said.txt")[before + len(new) :])


def test_the_key_for_the_next_usable_thing_goes_round_what_can_be_used(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(3)
        usable = [thing.id for thing in d.top.things() if d.top.usable(thing)]
        seen = []
        for _ in usable:
            d.key(pygame.K_n, text="n")
            seen.append(d.top.focus.current)
        assert sorted(map(str, seen)) == sorted(usable)
        d.key(pygame.K_n, pygame.KMOD_LSHIFT, "N")
        assert d.top.focus.current == seen[-2]


def test_the_keys_say_again_where_one_is_and_all_about_a_thing(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(3)
        d.key(pygame.K_TAB)
        d.frames()
        last = heard(tmp_path / "said.txt")[-1]
        d.key(pygame.K_y, text="y")
        assert heard(tmp_path / "said.txt")[-1] == last
        seat = actor(d)
        d.top.focus.set(f"spell:{seat}:growth")
        d.frames()
        d.key(pygame.K_m, text="m")
        assert "Draw 1 card." in heard(tmp_path / "said.txt")[-1]
        before = len(heard(tmp_path / "said.txt"))
        d.key(pygame.K_k, text="k")
        new = heard(tmp_path / "said.txt")[before:]
        assert any("it is your turn" in line for line in new)
        assert any(line.startswith("Hand: ") for line in new), "the whole hand is told where one asks"


def level(d: Driver, wanted: str) -> None:
    """Choose how much is spoken."""
    d.app.set("speech", wanted)
    d.frames()


def test_three_levels_say_less_and_more_of_the_same_thing(tmp_path: Path) -> None:
    with driving(tmp_path, **table(tmp_path)) as d:
        d.frames(3)
        seat = actor(d)
        told = {}
        for wanted in ("brief", "normal", "full"):
            level(d, wanted)
            d.top.focus.set("book")
            d.frames()
            d.top.focus.set(f"spell:{seat}:growth")
            d.frames(2)
            told[wanted] = heard(tmp_path / "said.txt")[-1]
        assert told["brief"].startswith("Growth. Ready.")
        assert "Enter" not in told["brief"]
        assert "Enter: Cast." in told["normal"]
        assert "Draw 1 card." not in told["normal"]
        assert "Draw 1 card." in told["full"]


def test_a_switch_says_whether_it_is_on_and_a_change_is_said(tmp_path: Path) -> None:
    with driving(tmp_path, speak=tmp_path / "said.txt", window=(1280, 720)) as d:
        d.app.open("settings")
        d.frames(2)
        assert "Settings: Look and pace" in heard(tmp_path / "said.txt")
        d.top.focus.set("setting:high-contrast")
        d.frames()
        assert heard(tmp_path / "said.txt")[-1] == "High contrast. Off. Switch."
        d.key(pygame.K_RETURN)
        d.frames()
        assert heard(tmp_path / "said.txt")[-1] == "High contrast. On. Switch."


def test_f7_turns_speech_on_and_its_sheet_changes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no program of this machine speaks
    with driving(tmp_path, window=(1280, 720)) as d:
        d.key(pygame.K_F7)
        assert d.app.settings.speech == "brief"
        d.frames(2)
        assert "no voice" in d.app.notice.text, "said once"
        d.app.notice.clear()
        d.key(pygame.K_F7)
        d.frames(2)
        assert "no voice" not in d.app.notice.text
        d.app.open("settings", "access")
        d.click("setting:speech")
        assert d.app.settings.speech == "full"


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_no_line_holds_markup_or_a_missing_text(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, **table(tmp_path, lang)) as d:
        for thing in d.top.things():
            d.top.focus.set(thing.id)
            d.app.frame(shown=False, dt=16)
        d.app.set("speech", "full")
        for thing in d.top.things():
            d.top.focus.set(thing.id)
            d.app.frame(shown=False, dt=16)
    for line in heard(tmp_path / "said.txt"):
        assert "[" not in line, line
        assert "\u00a0" not in line, line
        assert ".." not in line, line


def test_parts_become_sentences() -> None:
    assert Described("Ice", ("Ready", "level 1"), "Enter: cast", "Draws.", "Here!").said("full") == (
        "Here! Ice. Ready. Level 1. Enter: cast. Draws."
    )
    assert sayable("[b]One[/b]\ntwo\u00a0[fire]") == "One. Two."


def test_where_the_text_cannot_be_written_the_game_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with driving(tmp_path, players=2, seed=5, speak=Path("-"), window=(1280, 720)) as d:
        d.frames(3)
        assert "it is your turn" in capsys.readouterr().out
