"""The icon of the program in every size a desktop asks for: PNG files, one `.ico`, one `.icns`; no program but ours.

Both containers hold PNG pictures: an `.ico` behind a table of 16 bytes each, an `.icns` behind a name of four letters
and a length.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from pathlib import Path

import pygame

from scenes.kit.assets import icon_name, picture_file

from . import build, contact

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_NAMES = (
    (b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024),
    (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512),
)  # fmt: skip
"""What macOS calls each size; the last four are those of a display with twice the pixels."""


def icon(side: int) -> bytes:
    """The icon at `side` pixels, from the drawing made for that size, as PNG."""
    surface = contact.raster(picture_file("ui", icon_name(side), build.OUTPUT), (side, side))
    file = io.BytesIO()
    pygame.image.save(surface, file, "icon.png")
    return file.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by their side; 256 is written as 0 there."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at, table, body = len(head) + 16 * len(pictures), b"", b""
    for side, data in sorted(pictures.items()):
        table += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at + len(body))
        body += data
    return head + table + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of PNG pictures by their side."""
    body = b"".join(name + struct.pack(">I", 8 + len(pictures[side])) + pictures[side] for name, side in ICNS_NAMES)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> list[Path]:
    """Write every size and both containers into a folder; gives what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {side: icon(side) for side in SIZES}
    files = {f"icon_{side}.png": data for side, data in made.items()}
    files["icon.ico"] = ico({side: made[side] for side in ICO_SIZES})
    files["icon.icns"] = icns(made)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]
