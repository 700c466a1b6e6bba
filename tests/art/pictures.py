"""What the tests of the drawings share: the files, their text, and how they look at a small size."""

from __future__ import annotations

import gzip
import io
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import numpy.typing as npt
import pygame

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"
BOOK = ART / "bigbook"
"""The first game's pictures."""
TABLE_TONE = (58, 50, 44)

Image = npt.NDArray[np.float64]
"""Height x width x channels, each 0..1."""


def files() -> list[Path]:
    """Every stored drawing."""
    return sorted(ART.glob("*/*/*.svgz"))


def name_of(path: Path) -> str:
    """What a stored drawing is called: game, kind and id."""
    return path.relative_to(ART).with_suffix("").as_posix()


def text(path: Path) -> str:
    """The SVG text of a stored drawing."""
    return gzip.decompress(path.read_bytes()).decode()


def surface(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing as the game rasterises it, within `size` pixels."""
    return pygame.image.load_sized_svg(io.BytesIO(gzip.decompress(path.read_bytes())), size)


def pixels(path: Path, size: tuple[int, int]) -> Image:
    """Red, green, blue and opacity of the drawing at `size`."""
    picture = surface(path, size)
    raw = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), dtype=np.uint8)
    return raw.reshape(picture.get_height(), picture.get_width(), 4).astype(np.float64) / 255


def on_table(path: Path, size: tuple[int, int]) -> Image:
    """Red, green and blue of the drawing at `size` as it lies on the table."""
    image = pixels(path, size)
    opacity = image[:, :, 3:]
    return image[:, :, :3] * opacity + np.array(TABLE_TONE) / 255 * (1 - opacity)
