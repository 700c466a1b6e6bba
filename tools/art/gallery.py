"""The picture of the cards for the README: a selection in rows, in 255 colours so that the file stays small."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import numpy.typing as npt

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from . import contact

WIDTH = 1500
GAP = 12
COLOURS = 255
ROWS: tuple[tuple[str, ...], ...] = (
    ("monsters/cover_1", "monsters/page_04", "monsters/page_08", "monsters/page_12"),
    tuple(
        f"magicians/{name}"
        for name in (
            "lakekeeper",
            "ferryman",
            "stoker",
            "firebrand",
            "windwright",
            "bellringer",
            "archivist",
            "quarryman",
        )
    ),
    tuple(
        f"tiles/{name}"
        for name in (
            "phoenix_heart",
            "combustion",
            "arctic_circle",
            "frozen_page",
            "mother_lode",
            "growth",
            "eye_of_the_tornado",
            "telepathy",
        )
    ),
    (
        "elements/fire_3",
        "elements/water_3",
        "elements/earth_3",
        "elements/air_3",
        "madness/face_1",
        "madness/face_3",
        "backs/spell",
        "backs/curse",
    ),
    tuple(f"curses/{name}_tile" for name in ("f2", "w9", "e7", "a2", "m4", "m9")),
)


def gallery(out: Path) -> None:
    """Write the selection as one PNG, WIDTH pixels wide. LookupError when a picture is not built."""
    rows = [_row(row) for row in ROWS]
    sheet = pygame.Surface((WIDTH, sum(row.get_height() + GAP for row in rows) + GAP))
    sheet.fill(contact.BACKGROUND)
    top = GAP
    for row in rows:
        sheet.blit(row, (0, top))
        top += row.get_height() + GAP
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(_few_colours(sheet), out)
    print(f"{out}: {sum(map(len, ROWS))} pictures, {out.stat().st_size // 1024} KB")


def _row(names: tuple[str, ...]) -> pygame.Surface:
    """Pictures of one proportion side by side over the whole width."""
    files = [contact.targets([name])[0] for name in names]
    w = (WIDTH - GAP * (len(files) + 1)) // len(files)
    pictures = [contact.raster(file, (w, 2 * w)) for file in files]
    row = pygame.Surface((WIDTH, pictures[0].get_height()))
    row.fill(contact.BACKGROUND)
    left = (WIDTH - len(files) * (w + GAP) + GAP) // 2
    for i, picture in enumerate(pictures):
        row.blit(picture, (left + i * (w + GAP), 0))
    return row


def _few_colours(picture: pygame.Surface) -> pygame.Surface:
    """The picture in at most COLOURS colours, chosen by halving the fullest box of colours again and again."""
    pixels: npt.NDArray[np.uint8] = pygame.surfarray.array3d(picture)
    coarse = (pixels >> 2).reshape(-1, 3).astype(np.int64)
    keys = coarse[:, 0] << 12 | coarse[:, 1] << 6 | coarse[:, 2]
    used, inverse, counts = np.unique(keys, return_inverse=True, return_counts=True)
    colours = np.stack([used >> 12, used >> 6 & 63, used & 63], 1).astype(np.float64) * 4 + 2
    boxes = [np.arange(len(used))]
    while len(boxes) < min(COLOURS, len(used)):
        spread = [float((np.ptp(colours[box], axis=0) ** 2).max() * counts[box].sum() ** 0.5) for box in boxes]
        boxes += _halves(boxes.pop(int(np.argmax(spread))), colours, counts)
    palette = [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    box_of = np.empty(len(used), dtype=np.uint8)
    for number, box in enumerate(boxes):
        box_of[box] = number
    small = pygame.Surface(picture.get_size(), depth=8)
    small.set_palette([tuple(round(value) for value in colour) for colour in palette])
    pygame.surfarray.blit_array(small, box_of[inverse.reshape(-1)].reshape(pixels.shape[:2]))
    return small


def _halves(
    box: npt.NDArray[np.int64], colours: npt.NDArray[np.float64], counts: npt.NDArray[np.int64]
) -> list[npt.NDArray[np.int64]]:
    """A box cut in two at the median of its longest side."""
    axis = int(np.argmax(np.ptp(colours[box], axis=0)))
    ordered = box[np.argsort(colours[box, axis], kind="stable")]
    weight = np.cumsum(counts[ordered])
    cut = int(np.clip(np.searchsorted(weight, weight[-1] / 2), 1, len(ordered) - 1))
    return [ordered[:cut], ordered[cut:]]
