"""Which version of the game this is."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

NAME = "big-book-of-madness"
ROOT = Path(__file__).resolve().parents[2]


def version() -> str:
    """The version, by the project file beside the program or else by what was installed; `unknown` where neither is."""
    try:
        with (ROOT / "pyproject.toml").open("rb") as file:
            return str(tomllib.load(file)["project"]["version"])
    except (OSError, ValueError, KeyError):
        pass
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return "unknown"
