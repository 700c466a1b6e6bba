"""The seed of a game where people see it: its words, and one press that copies it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

if TYPE_CHECKING:
    from scenes.bigbook.party import GameSetup
    from scenes.shell.app import App


def words(app: App, setup: GameSetup) -> str:
    """`Seed 271828`, or '' where the game has none (a scenario)."""
    return app.t("kit.luck.seed", seed=str(setup.seed)) if setup.seed is not None else ""


def copy(app: App, setup: GameSetup, at: Rect) -> bool:
    """Put the seed on the clipboard, and say so there; False where there is no clipboard."""
    try:
        pygame.scrap.put_text(str(setup.seed))
    except pygame.error:
        return False
    app.say(app.t("kit.log.copied"), at)
    return True
