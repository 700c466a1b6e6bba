"""The keys of the open rulebook: turning, back and forward, the search as one types."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.bigbook.rulebook.scene import RulebookScene

TURN_KEYS = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_RIGHT: 1, pygame.K_LEFT: -1}
EVERYWHERE = ("language", "fullscreen")


def used(scene: RulebookScene, event: pygame.event.Event) -> bool:
    """Do what the key means in the book; False where it means nothing of the book's own."""
    name = scene.app.keys.command(event)
    if name in EVERYWHERE and len(pygame.key.name(event.key)) > 1:
        if name == "language":
            scene.app.next_language()
        else:
            scene.app.set("window", "window" if scene.app.window.fullscreen else "fullscreen")
        return True
    if event.key in TURN_KEYS and event.mod & pygame.KMOD_ALT:
        scene.step(TURN_KEYS[event.key])
    elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        scene.turn(TURN_KEYS[event.key])
    elif scene.field.writing:
        return _in_search(scene, event)
    elif event.key in TURN_KEYS:
        scene.turn(TURN_KEYS[event.key])
    elif event.key == pygame.K_BACKSPACE:
        scene.step(-1)
    elif event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
        scene.field.press()
        scene.focus.set(scene.field.id)
    else:
        return False
    scene.redraw()
    return True


def _in_search(scene: RulebookScene, event: pygame.event.Event) -> bool:
    found = next((spot for spot in scene.spots if spot.id.startswith("result:")), None)
    if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and found is not None:
        scene.follow(found.target)
    elif event.key == pygame.K_ESCAPE:
        scene.field.stop()
        scene.back() if scene.reader.here.query else None
    elif event.key == pygame.K_DOWN and found is not None:
        scene.field.stop()
        scene.focus.set(found.id)
    else:
        return False
    scene.redraw()
    return True
