"""Every row of the settings does what it is for: changed by a press, seen on the table below."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.settings import SETTINGS, settings_of
from scenes.bigbook.table.animation.fullscreen_effects import flash
from scenes.bigbook.table.animation.timings import duration
from scenes.bigbook.table.overlays.viewers import ViewerScene
from scenes.bigbook.tutorial.coach import Coaching
from scenes.kit.theme import FULL_FROM, TEXTS_TO
from scenes.menus.settings import SettingsScene
from scenes.menus.settings_rows import PAGES
from scenes.shell.command_line import Launch
from scenes.shell.profile import Profile
from scenes.shell.window import Window, displays, fitting_size, in_sight, open_window
from scenes.table.motion.effects import Particles, tuned
from scenes.table.refusals import RejectionShake
from tests.lengths import alike
from tests.scenes.driver import Driver, driving, painting
from tests.scenes.plain_pictures import BlankArt
from tests.scenes.settings import begun, picture, rows, table_of, turn_to

CONTROL = 12
"""Pixels from its right end, inside every control."""


def pointer(d: Driver) -> object:
    """The shape asked for: without a screen there is no pointer of the system."""
    asked = d.app._cursor._now
    assert asked is not None
    return asked[0]


def shaken(d: Driver) -> object:
    """Whether what is refused moves, or wears an edge instead."""
    head = RejectionShake(table_of(d).context)
    head.begin("deck:p1")
    return bool(head.edged)


def motes(d: Driver) -> object:
    """How many sparks fly."""
    found = tuned(Particles((0, 0), ((1, 2, 3),)), d.app.theme)
    return found.count if isinstance(found, Particles) else 0


def waits(d: Driver) -> object:
    """Whether the table stands still when the turn has gone to somebody else."""
    table = table_of(d)
    before = table.render.model.turn, table.director.now
    table.render.model.turn = 2
    table.director.now = event = Event("turn_began", {"seat": "p2", "turn": 2})
    table.handover.begin(event)
    held, table.handover.waiting = table.handover.waiting, False
    table.render.model.turn, table.director.now = before  # the table that is shown stays the true one
    return held


def coach_speaks(d: Driver) -> object:
    """Whether the coach has something to say."""
    table = table_of(d)
    table.context.touch()
    d.frames(3)
    return any(thing.id.startswith(("note:", "button:coach", "coach")) for thing in table.things())


def deck_cards(d: Driver) -> object:
    """What the sheet of a deck shows."""
    d.app.push(ViewerScene(d.app, table_of(d).context, "deck:p1"))
    shown = picture(d)
    d.click("button:close")
    return shown


def small_hint(d: Driver) -> object:
    """Whether the coach says what is no warning."""
    table = table_of(d)
    assert isinstance(table.attendant, Coaching)
    table.context.touch()
    d.frames(3)
    now = table.attendant.coach.now
    return now is not None and not now.warns


def opens_again(d: Driver) -> object:
    """How large the window is that opens the next time after this one was drawn larger."""
    d.app.window.resize((1400, 800))
    d.frames(2)
    d.app.close()
    again = open_window(Launch(data_dir=d.app.data.root), d.app.data)
    return again.size


class Shelf(webbrowser.BaseBrowser):
    """The window in which a system shows folders."""

    def __init__(self) -> None:
        super().__init__("shelf")
        self.shown: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


EFFECTS: dict[str, Callable[[Driver], object]] = {
    "language": lambda d: d.thing("button:end-turn").label,
    "text-size": picture,
    "window": lambda d: d.app.window.mode,
    "render-scale": lambda d: d.app.window.render,
    "high-contrast": picture,
    "card-texts": lambda d: table_of(d).render.sentences,
    "plain-font": picture,
    "danger": picture,
    "undo-policy": lambda d: table_of(d).run.setup.undo,
    "quill": pointer,
    "speed": lambda d: table_of(d).timeline.speed,
    "reduced-motion": lambda d: duration("card_drawn", table_of(d).director.reduced),
    "shake": shaken,
    "flashes": lambda d: getattr(tuned(flash(Rect(0, 0, 9, 9)), d.app.theme), "strength", 0.0),
    "particles": motes,
    "idle": lambda d: table_of(d).ambience.shown,
    "hints": coach_speaks,
    "ui-size": picture,
    "deck-makeup": deck_cards,
    "handover-wait": waits,
    "streamer": lambda d: d.thing("seat:p1").label,
}
ELSEWHERE = {
    "ask-support", "company-pace", "company-speaks", "keep-window", "display", "layout", "data-folder",
    "speech", "voice-rate", "hold", "repeat", "scan", "magnifier", "signs",
    "open-looks",
}  # fmt: skip
"""Changed and seen in `test_ladder.py::test_one_switch_opens_everything`,
`table/test_panel.py::test_a_friend_is_asked_only_where_that_courtesy_is_wanted`, in
`table/test_company.py`, `test_speech.py`, `test_hands.py`, `test_magnifier.py`,
`test_signs.py`, and below."""


def change(d: Driver, row: str) -> None:
    """Open the settings, change one row by a press, close them."""
    turn_to(d, row)
    rect = d.thing(f"setting:{row}").rect
    slider = d.thing(f"setting:{row}").role == "slider"
    d.click_at((rect.x + 20 if slider else rect.right - CONTROL, rect.centery))
    if row == "undo-policy":
        d.click("button:agree")
    d.click("button:close")
    d.frames(3)


def test_no_row_of_the_settings_is_without_effect(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1280, 720)) as d:
        begun(d)
        d.app.open("settings")
        found: set[str] = set()
        for page in PAGES:
            d.click(f"page:{page}")
            found |= rows(d)
    assert found == {*EFFECTS, *ELSEWHERE}


@pytest.mark.parametrize("row", EFFECTS)
def test_a_row_of_the_settings_changes_what_it_is_for(tmp_path: Path, row: str) -> None:
    size = (1920, 1080) if row == "card-texts" else (1280, 720)  # below, it is greyed
    with painting(tmp_path, window=size, art=BlankArt()) as d:
        begun(d)
        if row in ("idle", "shake", "handover-wait"):
            d.app.prefs.live.speed = 2  # at speed 0 nothing moves, and nobody waits
        if row == "hints":
            Profile(d.app.data).replay_hints()
        effect = EFFECTS[row]
        before = effect(d)
        assert effect(d) == before, "it stays while nobody changes it"
        change(d, row)
        assert effect(d) != before


@pytest.mark.parametrize(
    ("size", "field", "value", "why"),
    [
        ((1280, 720), "layout", "automatic", "window"),
        ((1280, 720), "layout", "compact", "window"),
        ((1280, 720), "text_scale", 2.0, "both"),
        ((1920, 1080), "layout", "compact", "layout"),
        ((1920, 1080), "text_scale", 1.5, "letters"),
        ((1920, 1080), "text_scale", 1.25, ""),
    ],
)
def test_card_texts_are_offered_where_cards_have_room_for_them(
    tmp_path: Path, size: tuple[int, int], field: str, value: object, why: str
) -> None:
    """Else the row says what they would take, and a press changes nothing."""
    with driving(tmp_path, window=size, players=2, seed=5) as d:
        d.app.set(field, value)
        d.app.set_own(SETTINGS, "card_texts", True)
        turn_to(d, "card-texts")
        row = d.thing("setting:card-texts")
        assert row.enabled == (not why) == table_of(d).render.sentences
        d.click("setting:card-texts")
        assert settings_of(d.app).card_texts == bool(why)
        if why:
            assert row.label == d.app.t(f"bigbook.settings.no_texts_{why}")
            assert why not in ("window", "both") or all(str(side) in row.label for side in FULL_FROM)
            assert why not in ("letters", "both") or f"{TEXTS_TO:.0%}" in row.label


def test_the_coach_may_be_asked_for_warnings_alone(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        begun(d)
        Profile(d.app.data).replay_hints()
        assert small_hint(d)
        change(d, "hints")
        assert settings_of(d.app).coaching == "off" and not coach_speaks(d)
        change(d, "hints")
        assert settings_of(d.app).coaching == "warnings" and not small_hint(d)
        table = table_of(d)
        assert isinstance(table.attendant, Coaching)
        now = table.attendant.coach.now
        assert now is not None and now.warns
        change(d, "hints")
        assert settings_of(d.app).coaching == "all"


@alike(3)
@pytest.mark.parametrize("size", [(1280, 720), (1480, 832), (1920, 1080)])
def test_a_layout_is_chosen_for_the_whole_program(tmp_path: Path, size: tuple[int, int]) -> None:
    with painting(tmp_path, window=size, art=BlankArt()) as d:
        begun(d)
        seen = {}
        for wanted in ("automatic", "full", "compact"):
            assert d.app.settings.layout == wanted
            seen[wanted] = d.app.theme.layout.full, table_of(d).render.layout.full
            change(d, "layout")
        assert seen["compact"] == (False, False)
        assert seen["automatic"] == ((True, True) if size[0] >= 1920 else (False, False))
        assert seen["full"] == ((True, True) if size[0] >= 1480 else (False, False)), "where there is room for it"


def test_the_window_opens_as_it_was_left(tmp_path: Path) -> None:
    pygame.display.init()
    fits = fitting_size((1400, 800), pygame.display.get_desktop_sizes()[0])
    with painting(tmp_path / "kept") as d:
        assert opens_again(d) == fits, "as large as it was, as far as this screen goes"
    with painting(tmp_path / "not") as d:
        change(d, "keep-window")
        assert opens_again(d) == (1280, 720)
    with painting(tmp_path / "kept", window=(1280, 720)) as d:
        assert d.app.window.size == (1280, 720), "what the command line says goes before it, and is not kept"
    with painting(tmp_path / "kept") as d:
        assert d.app.window.size == fits
    pygame.display.init()
    wide, high = pygame.display.get_desktop_sizes()[0]
    assert in_sight((10, 10), (1280, 720)) and in_sight((-200, 0), (1280, 720))
    assert not in_sight((wide + 50, 10), (1280, 720)) and not in_sight((10, high), (1280, 720))
    assert not in_sight((10, -40), (1280, 720)), "its upper edge could not be taken hold of"


def test_the_window_goes_to_a_display_and_to_the_first_where_it_is_gone(tmp_path: Path) -> None:
    with painting(tmp_path, window=(1280, 720)) as d:
        turn_to(d, "display")
        assert d.thing("setting:display").label.endswith("1")
        for _ in range(displays()):
            d.click("setting:display")
        assert d.app.window.display == 0 == d.app.settings.display, "round once"
        d.app.window.move_to(7)
        assert d.app.window.display == 0 and d.app.window.size == (1280, 720)
    pygame.display.init()
    assert Window((1280, 720), fullscreen=False, display=7).display == 0


def test_the_folder_of_the_games_is_shown_and_opened(tmp_path: Path) -> None:
    shelf = Shelf()
    webbrowser.register("shelf", None, shelf, preferred=True)
    try:
        with painting(tmp_path) as d:
            turn_to(d, "data-folder")
            d.click("setting:data-folder")
        assert shelf.shown == [tmp_path.as_uri()]
    finally:
        webbrowser._tryorder.remove("shelf")  # type: ignore[attr-defined]


def test_where_the_system_opens_no_folder_its_path_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "_tryorder", [])
    monkeypatch.setattr(webbrowser, "_browsers", {})
    with painting(tmp_path) as d:
        turn_to(d, "data-folder")
        d.click("setting:data-folder")
        assert tmp_path.name in d.app.notice.text


@pytest.mark.parametrize("page", PAGES)
def test_the_leaf_beside_the_rows_tells_the_row_that_is_pointed_at(tmp_path: Path, page: str) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        d.app.open("settings", page)
        scene = d.top
        assert isinstance(scene, SettingsScene)
        scene.focus.set("button:close")
        for row in [thing for thing in scene.things() if thing.id.startswith("setting:")]:
            assert not row.rect.colliderect(scene.leaves[0]) and scene.leaves[1].contains(row.rect)
            d.event(pygame.MOUSEMOTION, pos=row.rect.center, rel=(0, 0), buttons=(0, 0, 0))
            shown = scene.pointed()
            assert shown is not None and shown.id == row.id
        assert not scene.animating
