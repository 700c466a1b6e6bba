"""Buttons of a pad and fingers, as SDL tells of them."""

from __future__ import annotations

import pygame

from tests.scenes.driver import Driver


def button(d: Driver, name: int, *, pad: int = 0, held: bool = False) -> None:
    """Press a button of a pad, and let it go unless it is held."""
    d.event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=name)
    if not held:
        d.event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=name)


def finger(d: Driver, kind: int, pos: tuple[int, int]) -> None:
    """A finger on the screen, as SDL tells of it."""
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    d.event(kind, pos=pos, touch=True, **more)
