"""Contact sheets and single views, through the same renderer as the game."""

from __future__ import annotations

import gzip
import io
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from scenes.kit.assets import folders

from . import build

BACKGROUND = (58, 50, 44)
PAD = 12


def targets(names: list[str]) -> list[Path]:
    """Built files for the names: a kind of a game, or one target such as bigbook/tiles/ice. The game may be left out:
    then the first folder that has such a file is meant, the common one before those of the games."""
    files: list[Path] = []
    for name in names:
        hits = _built(build.OUTPUT, name) or next(
            filter(None, (_built(one, name) for one in folders(build.OUTPUT))), []
        )
        if not hits:
            raise LookupError(f"{name}: not built yet (python -m tools.art build {name})")
        files += hits
    return files


def _built(folder: Path, name: str) -> list[Path]:
    exact = folder / f"{name}.svgz"
    return [exact] if exact.exists() else sorted((folder / name).glob("*.svgz"))


def raster(file: Path, size: tuple[int, int]) -> pygame.Surface:
    """One stored drawing as the game rasterises it, within `size`."""
    return pygame.image.load_sized_svg(io.BytesIO(gzip.decompress(file.read_bytes())), size)


def sheet(out: Path, size: tuple[int, int], names: list[str], grey: bool = False, columns: int = 0) -> None:
    """Write a PNG of the files at `size` pixels each, on the table's tone; `grey` shows values only."""
    files = targets(names)
    w, h = size
    per_row = columns or max(1, min(len(files), 1800 // (w + PAD)))
    rows = -(-len(files) // per_row)
    surface = pygame.Surface((per_row * (w + PAD) + PAD, rows * (h + PAD) + PAD))
    surface.fill(BACKGROUND)
    for i, file in enumerate(files):
        surface.blit(raster(file, size), (PAD + (i % per_row) * (w + PAD), PAD + (i // per_row) * (h + PAD)))
    if grey:
        surface = pygame.transform.grayscale(surface)
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, out)
    print(f"{out}: {len(files)} files, {per_row} per row")
