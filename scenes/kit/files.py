"""The player's folder, and whole files replaced so that a crash at any moment leaves the old or the new."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import platformdirs

APP = "big-book-of-madness"
MAX_BYTES = 1024 * 1024


def language_folders(root: Path) -> tuple[Path, ...]:
    """Where languages may have been added to a data folder: beside its other folders, or in one of their own."""
    return root, root / "localization", root / "languages"


class DataDir:
    """The folder everything the game writes goes below; made on first use. Writing never raises: `trouble` tells."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root if root is not None else Path(platformdirs.user_data_dir(APP, appauthor=False))
        self.trouble: str | None = None

    @property
    def saves(self) -> Path:
        """Where games are kept."""
        return self._folder("saves")

    @property
    def reports(self) -> Path:
        """Where crash reports go."""
        return self._folder("reports")

    @property
    def languages(self) -> tuple[Path, ...]:
        """Where a player may add a language: a folder in any of these."""
        return language_folders(self.root)

    def _folder(self, name: str) -> Path:
        path = self.root / name
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.trouble = str(error)
        return path

    def read(self, name: str) -> dict[str, Any]:
        """The JSON object of a file or, when it is damaged, of the copy kept before it; {} when there is none."""
        for path in (self.root / name, self.root / f"{name}.1"):
            try:
                if path.stat().st_size > MAX_BYTES:
                    continue
                data = json.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError, RecursionError):
                continue
            if isinstance(data, dict):
                return data
        return {}

    def write(self, name: str, data: dict[str, Any]) -> bool:
        """Replace a file atomically, the one before kept as `name.1`; False (and `trouble`) when the disk refuses."""
        path = self.root / name
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            if path.exists():
                replace_file(self.root / f"{name}.1", path.read_bytes())
            replace_file(path, json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True).encode("utf-8"))
        except OSError as error:
            self.trouble = str(error)
            return False
        return True


def replace_file(path: Path, data: bytes, *, flush: bool = True) -> None:
    """Write beside, flush to the disk, rename over: the file is never half written. OSError when it cannot be done."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    with beside.open("wb") as out:
        out.write(data)
        if flush:
            out.flush()
            os.fsync(out.fileno())
    beside.replace(path)
