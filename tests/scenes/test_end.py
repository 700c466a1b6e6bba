"""The end: won and lost, a rematch in one click, and no words that do not fit anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.event import Event
from scenes.app import App
from scenes.end import Ending, EndScene
from scenes.games import new_game
from scenes.kit import fit as kit_fit
from scenes.kit.prefs import TEXT_SCALES
from scenes.run import GameSetup, default_people
from scenes.table.scene import TableScene
from scenes.tally import Tally
from tests.scenes.driver import Driver, driving

REASONS = ("madness-stack-empty", "last-monster-undefeated", "all-eliminated")


def end(app: App, result: str, reason: str = "", players: int = 5) -> EndScene:
    tally = Tally()
    tally.add([Event("curse_destroyed", {"seat": "p1"})] * 12 + [Event("card_supported", {"seat": "p2"})] * 3)
    tally.turns, tally.undone = 33, 4
    return EndScene(app, Ending(GameSetup(default_people(players), seed=3), result, reason, 6, tally), new_game)


def test_a_rematch_is_one_click_with_new_luck(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.replace(end(d.app, "won", players=3))
        d.frames(2)
        d.click("button:rematch")
        d.frames(2)
        assert d.top.name == "table"
        assert isinstance(d.top, TableScene)
        run = d.top.run
        assert len(run.setup.people) == 3


@pytest.mark.parametrize("reason", REASONS)
def test_a_loss_says_why(tmp_path: Path, reason: str) -> None:
    with driving(tmp_path) as d:
        scene = end(d.app, "lost", reason)
        d.app.replace(scene)
        d.frames(1)
        assert not d.app.t(f"kit.end.reason.{reason}").startswith("[")
        d.click("button:main-menu")
        assert d.top.name == "menu"


def test_the_first_place_must_be_alone() -> None:
    tally = Tally()
    tally.add([Event("curse_destroyed", {"seat": "p1"}), Event("curse_destroyed", {"seat": "p2"})])
    assert tally.best("curses") is None
    tally.add([Event("curse_destroyed", {"seat": "p2"})])
    assert tally.best("curses") == "p2"
    assert tally.best("learned") is None


def screens(d: Driver) -> None:
    """Show every screen of the menus once."""
    for name in ("first-run", "menu", "setup"):
        d.app.go(name)
        d.frames(1)
    for count in (2, 5):
        d.click(f"players:{count}")
    for modal in ("settings", "keys"):
        d.app.open(modal)
        d.frames(1)
    d.app.replace(end(d.app, "won"))
    d.frames(1)
    for reason in REASONS:
        d.app.replace(end(d.app, "lost", reason))
        d.frames(1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_words_fit_in_every_language_and_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size, reduced_motion=True) as d:
        kit_fit.overflows.clear()
        for language in d.app.languages:
            d.app.set_language(language.code)
            for scale in (TEXT_SCALES[0], TEXT_SCALES[-1]):
                d.app.set("text_scale", scale)
                screens(d)
                found = {(o.where, o.text) for o in kit_fit.overflows}
                assert not found, (language.code, scale, found)
