"""Keys with Alt, Win or Cmd belong to the window and the system, never to the bare key's command (feature 54)."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from scenes.kit.input.keymap import KeyMap
from tests.scenes.driver import driving


def pressed(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def test_win_and_cmd_with_a_key_are_not_the_bare_key() -> None:
    keys = KeyMap({})
    assert keys.command(pressed(pygame.K_e)) == "end_turn"
    for mod in (pygame.KMOD_LMETA, pygame.KMOD_RMETA, pygame.KMOD_LALT):
        assert keys.command(pressed(pygame.K_e, mod)) is None
        assert keys.command(pressed(pygame.K_1, mod)) is None


def test_on_a_mac_cmd_and_z_takes_back_and_with_shift_does_again() -> None:
    mac, other = KeyMap({}, mac=True), KeyMap({}, mac=False)
    assert mac.command(pressed(pygame.K_z, pygame.KMOD_LMETA)) == "undo"
    assert mac.command(pressed(pygame.K_z, pygame.KMOD_LMETA | pygame.KMOD_LSHIFT)) == "redo"
    assert other.command(pressed(pygame.K_z, pygame.KMOD_LMETA)) is None
    assert other.command(pressed(pygame.K_z, pygame.KMOD_LCTRL)) == "undo"


def test_win_and_e_does_not_end_the_turn_and_alt_and_enter_presses_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        before = table.progress()
        table.focus.set(f"card:{table.render.desk}:hand:1")
        full = [driver.app.window.fullscreen]
        driver.key(pygame.K_e, pygame.KMOD_LMETA)
        for mod in (pygame.KMOD_LALT, pygame.KMOD_RALT):
            driver.key(pygame.K_RETURN, mod)
            full.append(driver.app.window.fullscreen)
        assert table.progress() == before
        assert full == [False, True, False]
