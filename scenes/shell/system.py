"""What the system tells about the person in front of it."""

from __future__ import annotations

import os


def system_language(known: list[str]) -> str:
    """The language of the system when the game knows it, else English."""
    wanted = [name.split("_")[0].split("-")[0] for name in _locales()]
    return next((code for code in wanted if code in known), "en")


def _locales() -> list[str]:
    """Names such as `es` or `pt_BR`, the best first; without pygame, `--help` goes by the environment alone."""
    try:
        import pygame  # noqa: PLC0415 - the command line asks for --help before anything is opened
    except ImportError:
        return [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    except pygame.error:
        return []
