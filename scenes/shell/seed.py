"""The seed of a game as people see it: one press copies it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit.input import clipboard

if TYPE_CHECKING:
    from scenes.shell.app import App


def seed_words(app: App, seed: int | None) -> str:
    """`Seed 271828`, or '' where a game has none (a scenario)."""
    return app.t("kit.luck.seed", seed=str(seed)) if seed is not None else ""


def copy_seed(app: App, seed: int | None, at: Rect) -> bool:
    """Put a seed on the clipboard, and say so there; False where there is no clipboard."""
    if not clipboard.copy(str(seed)):
        return False
    app.say(app.t("kit.log.copied"), at)
    return True
