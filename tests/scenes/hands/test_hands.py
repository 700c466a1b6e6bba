"""Other hands: pads, one button, fingers. Whole games with --long; `python -m tests.scenes.by_hands` plays them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.games import DEFAULT
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.table.scene import TableScene
from scenes.kit.input.pad import family_of
from scenes.kit.text_field import TextField
from scenes.kit.thing import Thing
from scenes.shell.events.pads import Pads
from scenes.shell.events.touch import FINGER, nearest
from tests.lengths import alike, soak
from tests.scenes.by_hands import PACE, game, lesson
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.outside_hands import button, finger
from tests.scenes.players import HOUSE
from tests.typed import now


@alike()
@pytest.mark.parametrize("which", [DEFAULT, HOUSE])
@pytest.mark.parametrize("pad", [True, False], ids=["pad", "one-button"])
def test_a_game_is_played(tmp_path: Path, pad: bool, which: str) -> None:
    most = soak(32, None)
    played = game(tmp_path, pad=pad, most=most, which=which)
    assert played.code == (0 if most is None else None)
    assert len(played.pressed) > 30


@pytest.mark.parametrize("pad", [True, False], ids=["pad", "one-button"])
def test_a_lesson_is_learned(tmp_path: Path, pad: bool) -> None:
    assert lesson(tmp_path, "casting", pad=pad).code == 0


def axis(d: Driver, name: int, value: int) -> None:
    """Push a stick, or pull a trigger."""
    d.event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=name, value=value)


def test_a_pad_goes_about_a_menu_and_comes_back(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        here = d.top.focus.current
        button(d, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        assert d.top.focus.current != here
        axis(d, pygame.CONTROLLER_AXIS_LEFTY, -32000)
        axis(d, pygame.CONTROLLER_AXIS_LEFTY, -500)
        assert d.top.focus.current == here
        d.app.open("settings")
        button(d, pygame.CONTROLLER_BUTTON_B)
        assert d.top.name == "menu"


def test_a_held_stick_repeats_as_the_settings_say_and_stops_with_its_pad(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        d.app.set("hold", 700)
        d.app.set("repeat", 250)
        seen = [d.top.focus.current]
        button(d, pygame.CONTROLLER_BUTTON_DPAD_DOWN, held=True)
        for _ in range(round(2000 / FRAME_MS)):
            d.app.frame(shown=False, dt=FRAME_MS)
            if d.top.focus.current != seen[-1]:
                seen.append(d.top.focus.current)
        assert len(seen) == 2 + 3, "at once, after 700 ms, then every 500 ms"
        d.event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
        assert d.app.notice.text.startswith("The pad is gone"), "said once"
        d.app.notice.clear()
        there = d.top.focus.current
        for _ in range(200):
            d.app.frame(shown=False, dt=FRAME_MS)
        assert d.top.focus.current == there
        assert not d.app.notice.shown
        d.key(pygame.K_UP)
        assert d.top.focus.current != there, "the keys go on"


def test_two_pads_pass_between_friends(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        d.frames(3)
        for pad in (0, 1):
            here = d.top.focus.current
            button(d, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pad=pad)
            assert d.top.focus.current != here
        d.event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
        here = d.top.focus.current
        button(d, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pad=1)
        assert d.top.focus.current != here, "the other goes on"


def test_texts_name_the_buttons_of_the_pad_in_use(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        assert d.app.keys.shown("why") == "F1"
        button(d, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        assert (d.app.keys.shown("why"), d.app.keys.shown("read"), d.app.keys.confirm) == ("LS", "[pad_y]", "[pad_a]")
        assert d.app.keys.shown("log") == "L", "what no button does keeps its key"
        d.key(pygame.K_TAB)
        assert d.app.keys.shown("why") == "F1"


def test_a_pad_presses_a_changed_key_and_a_strange_one_does_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        d.frames(3)
        d.app.set("keys", {"menu": "ctrl+f3", "why": "¬ß"})
        button(d, pygame.CONTROLLER_BUTTON_LEFTSTICK)
        assert not d.front(TableScene).state.why
        button(d, pygame.CONTROLLER_BUTTON_START)
        assert d.top.name == "pause"


@pytest.mark.parametrize(
    ("name", "family"),
    [("PS5 Controller", "playstation"), ("Xbox Series X Controller", "xbox"), ("Nintendo Switch Pro", "nintendo"),
     ("Steam Deck Controller", "deck"), ("USB Gamepad", "xbox")],
)  # fmt: skip
def test_pads_bear_the_signs_of_their_makers(name: str, family: str) -> None:
    assert family_of(name) == family


def test_the_second_stick_chooses_the_power(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="power", window=(1280, 720)) as d:
        for _ in range(60):
            if d.top.dial():
                break
            button(d, pygame.CONTROLLER_BUTTON_A)
        powers = [thing.id for thing in d.top.dial()]
        table = d.front(TableScene)
        assert len(powers) > 1
        axis(d, pygame.CONTROLLER_AXIS_RIGHTX, 32000)
        axis(d, pygame.CONTROLLER_AXIS_RIGHTX, 0)
        assert table.state.plan is not None and f"power:{table.state.plan.power}" == powers[-1]
        axis(d, pygame.CONTROLLER_AXIS_RIGHTX, -32000)
        assert table.state.plan is not None and f"power:{table.state.plan.power}" == powers[0]


def test_whoever_writes_with_a_pad_has_keys_on_the_screen(tmp_path: Path) -> None:
    with driving(tmp_path, lang="es", window=(1280, 720)) as d:
        d.app.go("setup")
        d.top.focus.set("name:p1")
        button(d, pygame.CONTROLLER_BUTTON_A)
        assert d.top.name == "screen-keys"
        assert all(thing.rect.h >= FINGER for thing in d.top.things())
        for key in (*["backspace"] * 3, "large", "a", "n", "ñ", "x", "backspace", "done"):
            d.click(f"screen-key:{key}")
        assert d.top.name == "setup"
        field = d.front(SetupScene).widget("name:p1")
        assert isinstance(field, TextField) and field.value == "Anñ"


def test_whoever_has_keys_is_shown_none(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        d.app.go("setup")
        d.top.focus.set("name:p1")
        d.key(pygame.K_RETURN)
        assert d.top.name == "setup"


def test_a_long_press_reads_and_presses_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        d.frames(3)
        asked = d.top.decision()
        assert asked is not None
        spell = d.thing(f"spell:{asked['player']}:growth")
        finger(d, pygame.MOUSEBUTTONDOWN, spell.rect.center)
        for _ in range(40):
            d.app.frame(shown=False, dt=FRAME_MS)
        finger(d, pygame.MOUSEBUTTONUP, spell.rect.center)
        table = d.front(TableScene)
        assert table.overlays.reading == spell.id
        assert now(table.state.plan) is None
        assert table.hover is None, "nothing is pointed at when no finger is there"
        finger(d, pygame.MOUSEBUTTONDOWN, spell.rect.center)
        finger(d, pygame.MOUSEBUTTONUP, spell.rect.center)
        assert table.state.plan is not None, "a short one presses"


def test_a_card_is_dragged_by_a_finger_that_never_hovered(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        d.frames(3)
        asked = d.top.decision()
        assert asked is not None
        seat = asked["player"]
        table = d.front(TableScene)
        cards = table.context.listing().cards
        card = next(
            name for name, one in cards.items() if one.kind == "earth1" and name.startswith(f"card:{seat}:hand")
        )
        start, goal = d.thing(card).rect.center, d.thing(f"spell:{seat}:growth").rect.center
        finger(d, pygame.MOUSEBUTTONDOWN, start)
        for share in (0.2, 0.5, 0.8, 1.0):
            pos = (round(start[0] + (goal[0] - start[0]) * share), round(start[1] + (goal[1] - start[1]) * share))
            d.event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=True)
        finger(d, pygame.MOUSEBUTTONUP, goal)
        d.frames(3)
        assert table.state.plan is not None


def test_a_near_miss_hits_the_small_thing_that_was_meant() -> None:
    small = Thing("small", "button", "", Rect(100, 100, 20, 20))
    large = Thing("large", "card", "", Rect(130, 60, 200, 200))
    assert nearest([small, large], (92, 110)) == (100, 110)
    assert nearest([small, large], (140, 110)) == (140, 110), "what was hit was meant"
    assert nearest([small, large], (40, 110)) == (40, 110)


@alike(3)
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_a_finger_finds_everything_that_can_be_pressed(tmp_path: Path, size: tuple[int, int]) -> None:
    """Half of a finger beside the middle of a small button is still that button, where nothing else lies there."""
    with driving(tmp_path, players=5, seed=5, window=size) as d:
        d.frames(3)
        things = d.top.things()
        for name in ("button:menu", "button:rulebook", "button:sort", "button:undo", "button:hint"):
            rect = d.thing(name).rect
            below = (rect.centerx, min(rect.centery + FINGER // 2 - 1, max(rect.bottom - 1, rect.centery)))
            assert Rect(rect).collidepoint(nearest(things, below))


def test_one_button_goes_round_and_chooses(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        d.app.set("scan", PACE)
        seen = [d.top.focus.current]
        for _ in range(round(20 * PACE / FRAME_MS)):
            d.app.frame(shown=False, dt=FRAME_MS)
            if d.top.focus.current != seen[-1]:
                seen.append(d.top.focus.current)
        usable = {thing.id for thing in d.top.things() if thing.enabled}
        assert set(seen) == usable, "everything on the menu is visited"
        while d.top.focus.current != "button:settings":
            d.app.frame(shown=False, dt=FRAME_MS)
        d.click_at((3, 3))  # wherever the mouse is
        assert d.top.name == "settings"


def test_without_a_driver_for_pads_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    pads = Pads()
    pads.begin()
    assert pads.hear(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=7)) == []
    assert not pads.gone
    pads.close()
