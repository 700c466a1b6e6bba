"""What the system tells about the person in front of it."""

from __future__ import annotations

import pygame


def system_language(known: list[str]) -> str:
    """The language of the system when the game knows it, else English."""
    try:
        wanted = [name.split("_")[0].split("-")[0] for name in _locales()]
    except pygame.error:
        wanted = []
    return next((code for code in wanted if code in known), "en")


def _locales() -> list[str]:
    return [locale["language"] for locale in pygame.system.get_pref_locales()]
