"""The language in which a command answers: the one asked for, else the one the player once chose, else the system's."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from game.core.saves import disk
from game.core.text.i18n import FALLBACK, language_folders
from game.core.text.outside import environment, json_object
from game.version import PROGRAM

LOCALES = Path(__file__).resolve().parents[2] / "localization"
"""The languages that come with the game."""
SETTINGS = "settings.json"
MAX_BYTES = 1024 * 1024


def language(asked: str | None, known: Sequence[str]) -> str:
    """The code of the language to speak, one of those that are known; English where none fits."""
    wanted = (asked or "", _stored() or "", *_of_the_system())
    return next((code for code in wanted if code in known), FALLBACK)


def roots() -> list[Path]:
    """Where languages lie: those of the game, then those that somebody has added to their own data."""
    return [LOCALES, *language_folders(_data())]


def added() -> Path:
    """Where a language that somebody adds goes, unless they name another folder."""
    return _data() / "languages"


def _data() -> Path:
    return Path(platformdirs.user_data_dir(PROGRAM, appauthor=False))


def _stored() -> str | None:
    """The language in the settings; None where there are none that can be read. Only looks."""
    path = _data() / SETTINGS
    try:
        code = json_object(disk.read_file(path, MAX_BYTES)).get("language")
    except (OSError, ValueError):
        return None
    return code if isinstance(code, str) else None


def _of_the_system() -> list[str]:
    """What the environment asks for (`pt_BR.UTF-8` is `pt`), the strongest first."""
    names = (environment(name, os.environ) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [name.split("_")[0].split(".")[0].split("-")[0] for name in names if name]
